import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startCloud } from '../../lib/local/cloud.ts'
import { seed } from '../../lib/local/seed.ts'
import { median, type Row } from './table.ts'

const runs = 200
const atMostMs = 30

/** How long a warm call takes on the local cloud, through edge, API and worker. */
export async function latencies(): Promise<Row[]> {
  const state = mkdtempSync(join(tmpdir(), 'tulna-bench-'))
  const cloud = await startCloud({ state, fill: seed })
  try {
    return await measure(cloud.address)
  } finally {
    await cloud.stop()
    rmSync(state, { recursive: true, force: true })
  }
}

async function measure(address: string): Promise<Row[]> {
  const call = async (path: string, token = '', body?: object) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const method = body ? 'POST' : 'GET'
    const response = await fetch(address + path, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    })
    const answer = (await response.json()) as { success: boolean; token: string }
    if (!answer.success) throw new Error(`${path} answered ${response.status}`)
    return answer
  }
  const signIn = { mobile_number: '4000000001', type: 'credit', demo: true }
  const { token } = await call('/user/mock-auth', '', signIn)
  const { user_id: id } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  const person = { name: 'Asha Nair', gender: 'Female', dob: '1992-08-15', profession: 'Salaried' }
  const papers = { monthly_income: 52_000, pancard: 'ABCDE1234F', adhar_number: '234567890123' }
  const loan = { looking_for: 'Personal Loan', purpose: 'Personal', loan_amount: 100_000, tenure_months: 12 }

  const calls: [string, () => Promise<unknown>][] = [
    ['mock-auth', () => call('/user/mock-auth', '', signIn)],
    ['get-user-info', () => call(`/user/get-user-info?id=${id}`, token)],
    ['basic-details', () => call('/user/basic-details', token, { id, ...person, ...papers })],
    ['loan-preferences', () => call('/user/loan-preferences', token, { id, ...loan })],
    ['offer-list', () => call('/user/offer-list')],
    ['get-offer', () => call('/user/get-offer?id=sample-neem-tree-finance')],
  ]
  const rows: Row[] = []
  for (const [name, run] of calls) {
    for (let warm = 0; warm < 20; warm++) await run()
    const times: number[] = []
    for (let n = 0; n < runs; n++) {
      const startedAt = performance.now()
      await run()
      times.push(performance.now() - startedAt)
    }
    const ms = median(times)
    rows.push({ what: `${name}: a warm call`, measured: `${ms.toFixed(1)} ms`, value: ms, atMost: atMostMs })
  }
  return rows
}
