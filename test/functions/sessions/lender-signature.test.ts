import { randomUUID } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import * as messages from '#contract/messages.ts'
import * as routes from '#contract/routes.ts'
import { adminIdOf, anAdminToken } from '#support/admin.ts'
import { get, send } from '#support/api.ts'
import { invokeRoute, stubLambdaEnvironment } from '#support/in-process.ts'
import {
  anOutcome,
  aPress,
  outcomeMonth,
  outcomesOn,
  postback,
  signatureHeaders,
  signingKey,
} from '#support/outcomes.ts'
import { latestAuditEntries } from '#support/stored.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

const unix = () => Math.floor(Date.now() / 1000)
const { signatureMissing, signatureWrong, signatureTooOld } = messages

test.each<[what: string, message: string, forged: () => Parameters<typeof postback>[2]]>([
  ['an invented key', signatureWrong, () => ({ key: 'a'.repeat(64) })],
  ['the signature of another body', signatureWrong, () => ({ signed: '{}' })],
  ['no signature', signatureMissing, () => ({ headers: { 'x-tulna-signature': '' } })],
  ['half a signature', signatureWrong, () => ({ headers: { 'x-tulna-signature': 'v1=00' } })],
  ['no lender', signatureMissing, () => ({ headers: { 'x-tulna-lender': '' } })],
  ['a lender in no encoding', signatureMissing, () => ({ headers: { 'x-tulna-lender': '%' } })],
  ['no timestamp', signatureMissing, () => ({ headers: { 'x-tulna-timestamp': '' } })],
  ['a newer timestamp', signatureWrong, () => ({ headers: { 'x-tulna-timestamp': `${unix() + 9}` } })],
  ['a timestamp of six minutes ago', signatureTooOld, () => ({ timestamp: unix() - 360 })],
  ['a timestamp in six minutes', signatureTooOld, () => ({ timestamp: unix() + 360 })],
  ['a timestamp in words', signatureTooOld, () => ({ headers: { 'x-tulna-timestamp': '1e9' } })],
])('refuses an outcome with %s (“%s”), and keeps nothing', async (_, message, forged) => {
  const { lender, id } = await aPress()
  const { status, body } = await postback(lender, anOutcome(id), forged())
  expect({ status, body }).toEqual({ status: 401, body: { success: false, message } })
  expect((await outcomesOn({ lender })).outcomes).toEqual([])
})

test('refuses one lender’s signature in the name of another', async () => {
  const [one, other] = [await aPress(), await aPress()]
  const key = await signingKey(one.lender)
  expect(key).not.toBe(await signingKey(other.lender))
  expect(await postback(other.lender, anOutcome(other.id), { key })).toMatchObject({ status: 401 })
  expect((await outcomesOn({ lender: other.lender })).outcomes).toEqual([])
})

test('accepts a recorded request again within five minutes, which changes nothing, and not later', async () => {
  const { lender, id } = await aPress()
  const key = await signingKey(lender)
  const body = JSON.stringify(anOutcome(id))
  const sent = (timestamp: number) =>
    send('POST', routes.handoverOutcome.path, {
      body,
      headers: signatureHeaders(lender, key, body, timestamp),
    })
  // The tests have a slower machine than a lender: the first is sent at once, the last six minutes after it was signed.
  const [first, again] = [await sent(unix() - 60), await sent(unix() - 60)]
  expect([first.status, first.body.already, again.status, again.body.already]).toEqual([
    200,
    false,
    200,
    true,
  ])
  expect(await sent(unix() - 301)).toMatchObject({ status: 401, body: { message: signatureTooOld } })
  expect((await outcomesOn({ lender })).outcomes).toHaveLength(1)
})

test('says what is wrong in the language of whoever asks', async () => {
  const { status, body } = await send('POST', routes.handoverOutcome.path, {
    body: {},
    headers: { 'accept-language': 'hi' },
  })
  expect(status).toBe(401)
  expect(body.message).toMatch(/^ये हेडर भेजें/)
})

test('shows an administrator a lender’s key only on request, audited, and the same one each time', async () => {
  const lender = `lender${randomUUID().replaceAll('-', '')}`
  const token = await anAdminToken()
  expect(await outcomesOn({ lender })).not.toHaveProperty('signing_key')
  const keys = [await signingKey(lender), await signingKey(lender.toUpperCase())]
  expect(keys[0]).toMatch(/^[0-9a-f]{64}$/)
  expect(keys[1]).toBe(keys[0])
  const entries = (await latestAuditEntries()).filter((entry) => entry.lender === lender)
  expect(entries).toMatchObject(
    [1, 2].map(() => ({ action: 'signing-key-shown', by: adminIdOf(token), lender })),
  )
  const path = `${routes.handoverOutcomes.path}?month=${outcomeMonth}&lender=${lender}&key=show`
  expect((await get(path)).status).toBe(401)
})

/** The status of an outcome that is signed with the key of a secret, where the stage has these secrets. */
async function statusWith(signedWith: string, secrets: { current: string; previous?: string }) {
  stubLambdaEnvironment({ current: signedWith })
  vi.stubEnv('OUTCOME_SECRET_ID', 'outcome')
  const { signingKeyOf } = await import('#sessions/lender-signature.ts')
  const key = await signingKeyOf('kaveribank')
  stubLambdaEnvironment(secrets)
  const outcome = anOutcome('')
  const headers = signatureHeaders('kaveribank', key, JSON.stringify(outcome))
  return (await invokeRoute('handover-outcome', { body: outcome, headers })).status
}

test('accepts the key of the secret’s current and previous version, so that a lender has time for the new one', async () => {
  const [old, before, current] = ['o', 'b', 'c'].map((letter) => letter.repeat(64)) as [
    string,
    string,
    string,
  ]
  expect(await statusWith(current, { current, previous: before })).toBe(200)
  expect(await statusWith(before, { current, previous: before })).toBe(200)
  expect(await statusWith(old, { current, previous: before })).toBe(401)
})
