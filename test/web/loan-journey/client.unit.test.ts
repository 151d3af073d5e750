import { afterEach, expect, test, vi } from 'vitest'
import { fieldTypesOf } from '#contract/field-types-of.ts'
import * as messages from '#contract/messages.ts'
import * as routes from '#contract/routes.ts'
import { aStoredOffer } from '#support/builders.ts'
import { isChallenge } from '#web/api/challenge.ts'
import { call } from '#web/api/client.ts'
import { ApiFailure, messageOf } from '#web/api/failure.ts'
import { callAsBorrower } from '#web/session/call.ts'
import { clearSession, startSession } from '#web/session/session.ts'

afterEach(() => {
  clearSession()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function stubFetch(respond: () => Response | Promise<Response>) {
  const fetch = vi.fn(async (_path: string, _init: RequestInit) => respond())
  vi.stubGlobal('fetch', fetch)
  return fetch
}

const failureOf = async (promise: Promise<unknown>) => {
  const failure = await promise.catch((error: unknown) => error)
  if (!(failure instanceof ApiFailure)) throw new Error('The call did not fail as an ApiFailure')
  return failure
}

/** The route as the pages' build gives it to them. */
const offerList = { ...routes.offerList, responseTypes: fieldTypesOf(routes.offerList.response) }
const offers = () => call(offerList, {})

test('sends JSON and the session’s token, and returns the response', async () => {
  startSession('9876543210', 'a.b.c')
  const fetch = stubFetch(() => Response.json({ success: true, message: 'ok' }))
  const body = { user_id: 'u1' }
  expect(await callAsBorrower(routes.logout, { body })).toEqual({ success: true, message: 'ok' })
  expect(fetch).toHaveBeenCalledWith('/user/logout', {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'accept-language': 'en-IN',
      'content-type': 'application/json',
      authorization: 'Bearer a.b.c',
    },
    body: JSON.stringify(body),
  })
})

test('puts a query into the URL, and sends no token without a session', async () => {
  const fetch = stubFetch(() => Response.json({ success: true, offer: aStoredOffer() }))
  await call(routes.getOffer, { query: { id: 'a&b=c' } })
  expect(fetch).toHaveBeenCalledWith('/user/get-offer?id=a%26b%3Dc', {
    method: 'GET',
    headers: { accept: 'application/json', 'accept-language': 'en-IN' },
  })
})

test('repeats a call with the session that another tab has begun meanwhile', async () => {
  startSession('9876543210', 'a.b.c')
  const fetch = stubFetch(() => {
    if (fetch.mock.calls.length > 1) return Response.json({ success: true, message: 'ok' })
    startSession('9876543210', 'd.e.f')
    return Response.json({ success: false, message: 'No' }, { status: 401 })
  })
  await callAsBorrower(routes.logout, { body: { user_id: 'u1' } })
  expect(fetch.mock.lastCall?.[1].headers).toMatchObject({ authorization: 'Bearer d.e.f' })
})

test('a session that has ended everywhere is a failure', async () => {
  startSession('9876543210', 'a.b.c')
  stubFetch(() => Response.json({ success: false, message: 'No' }, { status: 401 }))
  const failure = await failureOf(callAsBorrower(routes.logout, { body: { user_id: 'u1' } }))
  expect(failure.status).toBe(401)
})

test("an error response gives the server's message, fields and status", async () => {
  const fields = { name: messages.nameRequired }
  stubFetch(() => Response.json({ success: false, message: 'No', fields }, { status: 400 }))
  const failure = await failureOf(offers())
  expect({ ...failure, message: failure.message }).toMatchObject({ status: 400, message: 'No', fields })
})

test.each([
  ['a gateway’s HTML page', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['a gateway’s JSON', () => Response.json({ message: 'Service Unavailable' }, { status: 503 })],
  ['a 200 without `success`', () => Response.json({ offers: [] })],
])('%s is a failure without a message', async (_, respond) => {
  stubFetch(respond)
  const failure = await failureOf(offers())
  expect(messageOf(failure, 'Try later')).toBe('Try later')
})

test.each([
  ['without the list', {}],
  ['with a text instead of the list', { offers: 'none' }],
  ['with something else in the list', { offers: [{ id: 'a' }] }],
  ['with a number instead of a text', { offers: [{ ...aStoredOffer(), lender: 7 }] }],
])('a success %s is a failure without a message', async (_, body) => {
  stubFetch(() => Response.json({ success: true, ...body }))
  expect(messageOf(await failureOf(offers()), 'Try later')).toBe('Try later')
})

test('a success may have values and fields of the next release', async () => {
  const next = { ...aStoredOffer(), recommended_for: 'a new reason', further: 1 }
  stubFetch(() => Response.json({ success: true, offers: [next] }))
  expect(await offers()).toEqual({ success: true, offers: [next] })
})

test.each([
  [
    'AWS WAF’s challenge',
    () => new Response('', { status: 202, headers: { 'x-amzn-waf-action': 'challenge' } }),
  ],
  ['AWS WAF’s puzzle', () => new Response('', { status: 405, headers: { 'x-amzn-waf-action': 'captcha' } })],
  ['another firewall’s page', () => new Response('<p>Wait</p>')],
  ['an empty 200', () => new Response('')],
])('%s says to load the page again', async (_, respond) => {
  stubFetch(respond)
  const failure = await failureOf(offers())
  expect(failure.message).toBe(messages.loadPageAgain)
  expect(isChallenge(failure)).toBe(true)
})

test('a gateway’s 429 has our message', async () => {
  stubFetch(() => Response.json({ message: 'Too Many Requests' }, { status: 429 }))
  const failure = await failureOf(offers())
  expect(messageOf(failure, 'Try later')).toBe('Too many requests. Please try again later.')
})

test('a 200 with `success: false` is a failure with the server’s message', async () => {
  stubFetch(() => Response.json({ success: false, message: 'Not today' }))
  expect((await failureOf(offers())).message).toBe('Not today')
})

test('the offline message appears only when the browser is offline', async () => {
  // Offline, the connection is checked again after a while: on a slow machine, while other tests run.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  stubFetch(() => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('navigator', { onLine: true })
  expect(messageOf(await failureOf(offers()), 'Try later')).toBe('Try later')
  vi.stubGlobal('navigator', { onLine: false })
  expect(messageOf(await failureOf(offers()), 'Try later')).toBe(messages.offline)
})

test('a response that is cut off is a network failure', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  const cutOff = new ReadableStream({ start: (body) => body.error(new TypeError('network error')) })
  stubFetch(() => new Response(cutOff))
  expect((await failureOf(offers())).status).toBe(0)
})

test('an aborted request is not reported as a server failure', async () => {
  const giveUp = new AbortController()
  stubFetch(() => {
    giveUp.abort()
    return Promise.reject(giveUp.signal.reason)
  })
  await expect(call(routes.offerList, { signal: giveUp.signal })).rejects.toBe(giveUp.signal.reason)
})

test('an error that is not a `ReadableFailure` shows the general message', () => {
  vi.stubGlobal('navigator', { onLine: true })
  expect(messageOf(new TypeError('x is undefined'))).toBe(messages.somethingWentWrong)
})

test('offline, an error without a message says so, but not a response of the server', () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(messageOf(new TypeError('Failed to fetch dynamically imported module'), 'Try later')).toBe(
    messages.offline,
  )
  expect(messageOf(new ApiFailure(502, ''), 'Try later')).toBe('Try later')
})
