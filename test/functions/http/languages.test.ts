import { isDeepStrictEqual } from 'node:util'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Application } from '#contract/application.ts'
import * as english from '#contract/messages.ts'
import { quotedFigures } from '#contract/quoted-figures.ts'
import * as hindi from '#languages/hi/messages.ts'
import { aBorrower, details, send } from '#support/api.ts'
import { invokeRoute, stubLambdaEnvironment } from '#support/in-process.ts'
import { anOffer, offerBy } from '#support/offer-form.ts'

const inHindi = { 'accept-language': 'hi-IN,hi;q=0.9,en;q=0.8' }
const badDetails = (id: string) => ({ id, name: '', pancard: 'ABC' })

test('an error’s message and those of its fields are in Hindi for a client that prefers Hindi', async () => {
  const { id, token } = await aBorrower()
  const { status, headers, body } = await send('POST', '/user/basic-details', {
    body: badDetails(id),
    token,
    headers: inHindi,
  })
  expect(status).toBe(400)
  expect(headers.get('content-language')).toBe('hi')
  expect(body.message).toBe(hindi.nameRequired)
  expect(body.fields).toMatchObject({ name: hindi.nameRequired, pancard: hindi.panInvalid })
})

// `preferred-language.unit.test.ts` tests a missing header: `fetch` always sends one.
test.each(['en-IN', 'fr', '*', 'en,hi;q=0.9', 'hi;q=0'])(
  'an error’s message and those of its fields are in English for the Accept-Language header %s',
  async (language) => {
    const { id, token } = await aBorrower()
    const { body } = await send('POST', '/user/basic-details', {
      body: badDetails(id),
      token,
      headers: { 'accept-language': language },
    })
    expect(body.message).toBe(english.nameRequired)
    expect(body.fields).toMatchObject({ name: english.nameRequired, pancard: english.panInvalid })
  },
)

test('the message of a logout is in Hindi for a client that prefers Hindi, and the session has ended', async () => {
  const { id, token } = await aBorrower()
  const request = { body: { user_id: id }, token, headers: inHindi }
  const first = await send('POST', '/user/logout', request)
  expect(first.body).toEqual({ success: true, message: hindi.loggedOut })
  const second = await send('POST', '/user/logout', request)
  expect([second.status, second.body.message]).toEqual([401, hindi.sessionExpired])
})

test('what a borrower typed is never translated, even if it reads like a message', async () => {
  const { id, token } = await aBorrower()
  const body = { id, ...details({ name: english.nameRequired }) }
  await send('POST', '/user/basic-details', { body, token, headers: inHindi })
  const info = await send('GET', `/user/get-user-info?id=${id}`, { token, headers: inHindi })
  expect(info.body.user).toMatchObject({ name: english.nameRequired })
})

test('the message of an application is translated, and its record is the same in every language', async () => {
  const offer = await offerBy(await anOffer())
  const [first, second] = await Promise.all(
    [inHindi, {}].map(async (headers) => {
      const { id, token } = await aBorrower()
      const body = { id, ...quotedFigures(offer, 100_000, 24) }
      const applied = await send('POST', '/user/apply', { body, token, headers })
      const { applied_at, ...record } = applied.body.application as Application
      return { message: applied.body.message, record }
    }),
  )
  expect([first?.message, second?.message]).toEqual([hindi.applicationNoted, english.applicationNoted])
  expect(first?.record).toEqual(second?.record)
})

test('the offer list, which CloudFront caches for all languages, is the same in each', async () => {
  stubLambdaEnvironment()
  onTestFinished(() => void vi.unstubAllEnvs())
  const list = (headers: Record<string, string>) => invokeRoute('offer-list', { headers })
  // Another test may change the list between the two requests.
  await expect
    .poll(async () => isDeepStrictEqual(await list(inHindi), await list({ 'accept-language': 'en-IN' })))
    .toBe(true)
  expect((await list(inHindi)).status).toBe(200)
})
