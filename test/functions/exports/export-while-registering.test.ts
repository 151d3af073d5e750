import { expect, test } from 'vitest'
import { currentConsents } from '#contract/consents.ts'
import { csvHeader } from '#contract/users-csv.ts'
import { addManyBorrowers } from '#lib/local/sample/many-borrowers.ts'
import { type ApiResponse, aMobile, details, preferences, userIdOf } from '#support/api.ts'
import { eventually } from '#support/eventually.ts'
import { exportAll, idsIn, readExport } from '#support/exported.ts'
import { startFaultyCloud } from '#support/faulty-cloud.ts'
import { stubEnvironment } from '#support/in-process.ts'
import { inconsistencies } from '#support/inconsistencies.ts'
import { scan } from '#support/stored.ts'

/** Set `EXPORT_USERS=100000` for a large manual run. */
const users = Number(process.env.EXPORT_USERS ?? 3_000)
const registrars = 4
const place = await startFaultyCloud({}, 10)
stubEnvironment(place)
await addManyBorrowers(users, new Date(), () => undefined)

/**
 * Registers borrowers with all their details through the API, one after the other, until `signal` aborts. Failed sign-ins,
 * which a busy machine may cause, are recorded and not retried.
 */
async function register({ ids, refused }: Registered, signal: AbortSignal) {
  while (!signal.aborted) {
    const signIn = { mobile_number: aMobile(), type: 'credit', demo: true, consents: currentConsents() }
    const { status, body } = await place.call('POST', '/user/mock-auth', { body: signIn })
    if (status !== 200) {
      refused.push(`${status} ${body.message}`)
      continue
    }
    const token = String(body.token)
    const id = userIdOf(token)
    ids.push(id)
    await place.call('POST', '/user/basic-details', { token, body: { id, ...details() } })
    await place.call('POST', '/user/loan-preferences', { token, body: { id, ...preferences() } })
  }
}

const idsOf = async () =>
  (await scan(place.cloud)).filter(({ sk }) => sk === 'PROFILE').map(({ id }) => String(id))

interface Registered {
  ids: string[]
  refused: string[]
}

test(
  `while others register, an export contains each of ${users} earlier borrowers exactly once`,
  async () => {
    const meanwhile: Registered = { ids: [], refused: [] }
    const stop = new AbortController()
    const registering = Array.from({ length: registrars }, () => register(meanwhile, stop.signal))
    await expect.poll(() => meanwhile.ids.length).toBeGreaterThan(0)

    const before = await idsOf()
    const registeredBefore = meanwhile.ids.length
    // The export reads the table only after another borrower has registered, however long a registration takes.
    place.faults.dynamodb.plan = (operation) =>
      operation === 'Scan'
        ? eventually(() => void expect(meanwhile.ids.length).toBeGreaterThan(registeredBefore)).then(
            () => undefined,
          )
        : undefined
    const startedAt = performance.now()
    const job = await exportAll(place)
    const seconds = (performance.now() - startedAt) / 1000
    const registeredDuring = meanwhile.ids.length - registeredBefore
    stop.abort()
    await Promise.all(registering)

    const { text, rows } = await readExport(job)
    expect(text.startsWith('\uFEFF"ID",')).toBe(true)
    expect(text.startsWith(csvHeader)).toBe(true)
    const exported = rows.map(([id = '']) => id)
    expect(new Set(exported).size).toBe(exported.length)
    const found = new Set(exported)
    expect(before.filter((id) => !found.has(id))).toEqual([])
    const after = new Set(await idsOf())
    expect(exported.filter((id) => !after.has(id))).toEqual([])
    expect(before.length).toBeGreaterThanOrEqual(users)
    expect(registeredDuring).toBeGreaterThan(0)
    expect(inconsistencies(await scan(place.cloud))).toEqual([])
    if (process.env.EXPORT_USERS)
      console.log(
        `${exported.length} rows in ${seconds.toFixed(1)} s, ${registeredDuring} registered meanwhile; refused:`,
        meanwhile.refused,
      )
  },
  240_000 + users * 5,
)

test('an account that closes while an export runs does not disturb it, and is in no later export', async () => {
  const signIn = { mobile_number: aMobile(), type: 'credit', demo: true, consents: currentConsents() }
  const token = String((await place.call('POST', '/user/mock-auth', { body: signIn })).body.token)
  const id = userIdOf(token)
  const others = (await idsOf()).filter((one) => one !== id)
  let closing: Promise<ApiResponse> | undefined
  // The export reads the table only after the account has closed.
  place.faults.dynamodb.plan = async (operation) => {
    if (operation !== 'Scan') return
    closing ??= place.call('POST', '/user/close-account', { token, body: { id } })
    await closing
  }
  const during = await idsIn(await exportAll(place))
  expect((await closing)?.status).toBe(200)
  expect(during.filter((one) => one !== id).toSorted()).toEqual(others.toSorted())
  expect(during.filter((one) => one === id).length).toBeLessThanOrEqual(1)
  expect(await idsIn(await exportAll(place))).not.toContain(id)
})
