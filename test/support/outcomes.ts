import { randomUUID } from 'node:crypto'
import { newHandoverId } from '#contract/handover-id.ts'
import { lenderHeaders } from '#contract/handover-outcome.ts'
import { lenderId } from '#contract/lender.ts'
import * as routes from '#contract/routes.ts'
import { todayInIndia } from '#loans/dates.ts'
import { signatureOf } from '#sessions/lender-signature.ts'
import { expiryAfter } from '#table/expiry.ts'
import { keys } from '#table/keys.ts'
import { anAdminToken } from './admin.ts'
import { get, post, send } from './api.ts'
import { anOffer } from './offer-form.ts'
import { store } from './stored.ts'

/** The month in India in which the outcomes of tests happened. */
export const outcomeMonth = '2026-10'

/** An instant in that month. */
export const atMinute = (minute: number) => new Date(Date.UTC(2026, 9, 20, 5, minute)).toISOString()

/** The day of presses of which lenders have said something since. */
export const pressDay = '2026-08-31'

/** A lender that no other test has, with an offer of it and a press on an earlier day, which no visitor could make now. */
export async function aPress(lender = `Lender ${randomUUID()}`) {
  const offer_id = await anOffer({ lender })
  const [id, at] = [newHandoverId(pressDay), new Date(`${pressDay}T06:30:00.000Z`)]
  const press = { offer_id, lender: lenderId(lender), language: 'en', has_id: true, at: at.toISOString() }
  await store({ ...keys.handover(id), ...press, expires_at: expiryAfter(4600, at) })
  return { lender: lenderId(lender), offer_id, id }
}

/** Presses “Apply Now” on an offer today, and returns the id that its lender gets. */
export async function pressOn(offer_id: string): Promise<string> {
  const id = newHandoverId(todayInIndia())
  await post(routes.handover.path, { offer_id, id, language: 'en' })
  return id
}

/** A valid outcome of a press. */
export const anOutcome = (handover: string, changes: Record<string, unknown> = {}) => ({
  event_id: randomUUID(),
  handover,
  kind: 'received',
  at: atMinute(0),
  ...changes,
})

/** Lists a month as an administrator. */
export async function outcomesOn(query: Record<string, string>, address?: string) {
  const path = `${routes.handoverOutcomes.path}?${new URLSearchParams({ month: outcomeMonth, ...query })}`
  const { status, body } = await (address
    ? send('GET', path, { token: await anAdminToken(), address })
    : get(path, await anAdminToken()))
  if (status !== 200) throw new Error(`The outcomes were answered with ${status}`)
  return routes.handoverOutcomes.response.parse(body)
}

/** The key with which a lender signs, as an administrator sees it. */
export const signingKey = async (lender: string) =>
  String((await outcomesOn({ lender, key: 'show' })).signing_key)

interface Signing {
  /** Of another lender, or an invented one. */
  key?: string
  /** Unix seconds. */
  timestamp?: number
  /** Signs this text in the place of the one that is sent. */
  signed?: string
  headers?: Record<string, string>
}

/** The headers with which a lender signs a body. */
export const signatureHeaders = (
  lender: string,
  key: string,
  body: string,
  timestamp = Date.now() / 1000,
) => ({
  [lenderHeaders.lender]: encodeURIComponent(lender),
  [lenderHeaders.timestamp]: String(Math.floor(timestamp)),
  [lenderHeaders.signature]: signatureOf(key, String(Math.floor(timestamp)), body),
})

/** Sends a body as a lender does. A string is sent as it is. */
export async function postback(
  lender: string,
  outcome: unknown,
  { key, timestamp, signed, headers }: Signing = {},
) {
  const body = typeof outcome === 'string' ? outcome : JSON.stringify(outcome)
  const signature = signatureHeaders(lender, key ?? (await signingKey(lender)), signed ?? body, timestamp)
  return send('POST', routes.handoverOutcome.path, { body, headers: { ...signature, ...headers } })
}

/** Imports rows as an administrator, and returns what became of each. */
export async function importRows(rows: unknown[], { dry_run = false, token = '' } = {}) {
  const { status, body } = await post(
    routes.importOutcomes.path,
    { rows, dry_run },
    token || (await anAdminToken()),
  )
  if (status !== 200) throw new Error(`The import was answered with ${status}`)
  return routes.importOutcomes.response.parse(body).results
}
