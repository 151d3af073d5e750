import { expect, test } from 'vitest'
import { quotedFigures } from '#contract/quoted-figures.ts'
import type { Route } from '#contract/route.ts'
import * as routes from '#contract/routes.ts'
import { todayInIndia } from '#loans/dates.ts'
import { anAdminToken } from '#support/admin.ts'
import {
  type ApiResponse,
  aMobile,
  anAadhaar,
  aPan,
  details,
  get,
  mockAuth,
  post,
  preferences,
  send,
  userIdOf,
} from '#support/api.ts'
import { aComplaint } from '#support/complaints.ts'
import { eventually } from '#support/eventually.ts'
import { lineOf, logs } from '#support/logs.ts'
import {
  anOffer,
  aProposedChange,
  aScheduledChange,
  offerBy,
  scheduleChange,
  sendForm,
  terms,
} from '#support/offer-form.ts'
import { anOutcome, postback } from '#support/outcomes.ts'

/**
 * The path of every route of the local stage. The type check fails if a new route has no entry in `good` below. The
 * local stage lacks the `phone` routes, whose logs `firebase-auth.test.ts` and `recycled-number.test.ts` read.
 */
type Path = Exclude<(typeof routes)[keyof typeof routes], { access: 'phone' }>['path']

interface Line {
  level: string
  message: string
  route?: string
  /** The metadata of CloudWatch's embedded metric format. */
  _aws?: {
    Timestamp: number
    CloudWatchMetrics: { Namespace: string; Dimensions: string[][]; Metrics: { Name: string }[] }[]
  }
  status?: number
  request_id?: string
  edge_request_id?: string
  function_request_id?: string
}

const answerLineOf = (response: ApiResponse) => lineOf<Line>(response, 'answered')

const linesOf = (message: string) =>
  logs().flatMap((log) => log.split('\n').filter((text) => text.includes(`"message":"${message}"`)))

/** Waits for the log line of an export. */
const exportLine = (message: string, exportId: unknown) =>
  eventually(() => expect(linesOf(message).some((line) => line.includes(String(exportId)))).toBe(true))

/** False for responses that CloudFront writes itself or has cached. */
const isFromFunction = ({ headers }: ApiResponse) =>
  headers.has('apigw-requestid') && !headers.get('x-cache')?.startsWith('Hit')

/** Personal data and a token that can be recognized wherever they appear. */
const marked = {
  mobile: aMobile(),
  nextMobile: aMobile(),
  name: `Zyxw${crypto.randomUUID().replaceAll('-', '')}`,
  pan: aPan(),
  aadhaar: anAadhaar(),
  junk: `token-${crypto.randomUUID()}`,
}

test('no log line has a mobile, PAN or Aadhaar number, name or token, whatever is sent to any endpoint', async () => {
  const { body } = await mockAuth(marked.mobile)
  const token = String(body.token)
  const id = userIdOf(token)
  const admin = await anAdminToken()
  const personal = { name: marked.name, pancard: marked.pan, adhar_number: marked.aadhaar }
  const offer = await offerBy(await anOffer({}, admin))
  const writable = { description: marked.junk, lender: marked.name }
  const search = (text: string) => get(`/user/users?search=${text}`, admin)

  const complaint = aComplaint({ complaint: marked.name, mobile_number: marked.mobile })
  const complain = (body: object) => post('/user/complaint', body)
  const answerTo = async (filed: object) => {
    const { reference, due_on } = (await complain(filed)).body
    const answer = { reference, due_on, version: 1, state: 'Resolved', note: marked.name }
    return post('/user/answer-complaint', answer, admin)
  }
  const good: Record<Path, ApiResponse[]> = {
    '/user/basic-details': [await post('/user/basic-details', { id, ...details(personal) }, token)],
    '/user/loan-preferences': [await post('/user/loan-preferences', { id, ...preferences() }, token)],
    '/user/apply': [await post('/user/apply', { id, ...quotedFigures(offer, 100_000, 24) }, token)],
    '/user/applications': [await get(`/user/applications?id=${id}`, token)],
    '/user/get-user-info': [await get(`/user/get-user-info?id=${id}`, token)],
    '/user/users': [await search(marked.name), await search(marked.mobile), await search(marked.pan)],
    '/user/user-details': [await get(`/user/user-details?id=${id}`, admin)],
    '/user/downalduser': [await get('/user/downalduser', admin)],
    '/user/admin-offers': [await get('/user/admin-offers', admin)],
    '/user/complaint': [await complain(complaint)],
    '/user/complaints': [await get('/user/complaints', admin)],
    '/user/audit': [await get(`/user/audit?day=2026-11-21&about=${marked.junk}`, admin)],
    '/user/answer-complaint': [await answerTo(complaint)],
    '/user/code-sent': [await send('POST', `/user/code-sent?mobile=${marked.mobile}`)],
    '/user/web-vitals': [
      await send('POST', `/user/web-vitals?name=${marked.name}`, {
        body: JSON.stringify({ page: '/', language: 'hi', lcp: 900, inp: 40, cls: 0.1 }),
        token: marked.junk,
      }),
    ],
    '/user/handover': [
      await send('POST', `/user/handover?name=${marked.name}`, {
        body: { offer_id: offer.id, language: 'en', place: 1 },
        token: marked.junk,
      }),
    ],
    '/user/handovers': [await get(`/user/handovers?day=2026-11-21&name=${marked.name}`, admin)],
    '/user/journey-step': [
      await send('POST', `/user/journey-step?name=${marked.name}`, {
        body: { step: 'offers', language: 'hi', minutes: 4 },
        token: marked.junk,
      }),
    ],
    '/user/insights': [await get(`/user/insights?month=2026-11&name=${marked.name}`, admin)],
    '/user/handover-outcome': [
      await postback(marked.name, anOutcome(marked.mobile), { headers: { 'x-name': marked.name } }),
    ],
    '/user/handover-outcomes': [
      await get(`/user/handover-outcomes?month=2026-11&lender=${marked.name}&key=show`, admin),
    ],
    '/user/import-outcomes': [
      await post(
        '/user/import-outcomes',
        {
          rows: [{ ...anOutcome(marked.mobile), lender: marked.name }, { name: marked.name }],
          dry_run: false,
        },
        admin,
      ),
    ],
    '/user/payments': [await get(`/user/payments?month=2026-11&lender=${marked.junk}`, admin)],
    '/user/payment-terms': [
      await post(
        '/user/payment-terms',
        { name: marked.name, terms: { model: 'nothing', from: todayInIndia() } },
        admin,
      ),
    ],
    '/user/offer-list': [await get(`/user/offer-list?mobile=${marked.mobile}`)],
    '/user/get-offer': [await get(`/user/get-offer?id=${offer.id}&name=${marked.name}`)],
    '/user/offer-history': [await get(`/user/offer-history?id=${offer.id}&name=${marked.name}`)],
    '/user/logo-upload': [await post('/user/logo-upload', { type: 'image/png', bytes: 1000 }, admin)],
    '/user/add-offers': [await sendForm(routes.addOffers, terms(writable), admin)],
    '/user/update-offers': [await sendForm(routes.updateOffers, { id: offer.id, ...writable }, admin)],
    '/user/schedule-offer': [
      await scheduleChange(offer.id, { description: `later ${marked.junk}`, lender: `${marked.name} Ltd` }),
    ],
    '/user/revoke-change': [
      await post('/user/revoke-change', { id: (await aScheduledChange()).id, reason: marked.name }, admin),
    ],
    '/user/approve-change': [
      await post('/user/approve-change', { id: await aProposedChange(), reason: marked.name }, admin),
    ],
    '/user/mock-auth': [await mockAuth(marked.mobile, { name: marked.name })],
    '/user/answer-application': [
      await post('/user/answer-application', { id, offer_id: offer.id, answer: 'no' }, token),
    ],
    '/user/save-nominee': [
      await post('/user/save-nominee', { id, name: marked.name, contact: marked.mobile }, token),
    ],
    '/user/remove-nominee': [await post('/user/remove-nominee', { id }, token)],
    '/user/withdraw-consent': [await post('/user/withdraw-consent', { id, kind: 'mobile' }, token)],
    '/user/give-consent': [await post('/user/give-consent', { id, kind: 'mobile' }, token)],
    '/user/my-data': [await get(`/user/my-data?id=${id}`, token)],
    '/user/consent-receipts': [await get(`/user/consent-receipts?id=${id}`, token)],
    '/user/change-mobile': [],
    '/user/close-account': [],
    '/user/logout': [],
  }
  for (const [path, responses] of Object.entries(good))
    for (const { status } of responses) expect([200, 202], path).toContain(status)

  const wrong: Promise<ApiResponse>[] = []
  const everything = { ...marked, ...personal, id: marked.name, user_id: marked.mobile, idToken: marked.junk }
  const query = new URLSearchParams(everything)
  for (const { method, path, access } of Object.values<Route>(routes)) {
    for (const bearer of [marked.junk, `a.${marked.junk}.b`, access === 'admin' ? admin : token]) {
      const bodies =
        method === 'POST' ? [everything, `{"name":"${marked.name}`, [marked.mobile], null] : [undefined]
      for (const body of bodies) wrong.push(send(method, `${path}?${query}`, { token: bearer, body }))
    }
    if (access === 'admin' && method === 'POST') wrong.push(sendForm({ path }, everything, admin))
  }
  const handled = (await Promise.all(wrong)).filter(isFromFunction)
  expect(handled.length).toBeGreaterThan(100)
  const last = await post('/user/logout', { user_id: id }, token)
  expect(last.status).toBe(200)
  const back = String((await mockAuth(marked.mobile)).body.token)
  const moved = await post('/user/change-mobile', { id, mobile_number: marked.nextMobile, demo: true }, back)
  expect(moved.status).toBe(200)
  const closed = await post('/user/close-account', { id }, String(moved.body.token))
  expect(closed.status).toBe(200)
  // CloudFront may have served the public list from its cache.
  for (const response of [last, moved, closed, ...Object.values({ ...good, '/user/offer-list': [] }).flat()])
    await answerLineOf(response)
  await eventually(() => {
    const written = linesOf('answered').join('\n')
    for (const { headers } of handled)
      expect(written.includes(headers.get('x-amz-cf-id') ?? 'none')).toBe(true)
  })
  const { id: exportId } = good['/user/downalduser'][0]?.body ?? {}
  await exportLine('export worker started', exportId)
  await exportLine('exported', exportId)

  const output = logs().join('\n')
  const signingKey = good['/user/handover-outcomes'][0]?.body.signing_key
  const tokens = { token, admin, signingKey: String(signingKey), signature: token.split('.')[2] ?? token }
  for (const [what, value] of Object.entries({ ...marked, ...tokens }))
    expect(output.includes(value), `a log has the ${what}`).toBe(false)
  // Does not match within a longer number or an id, which may contain the same eight digits by chance.
  const lastDigits = new RegExp(`(?<![\\da-f-])${marked.aadhaar.slice(4)}(?![\\da-f-])`)
  expect(lastDigits.test(output), 'a log has the last digits of the Aadhaar number').toBe(false)
})

test('a request’s log line has the request ids of CloudFront, API Gateway and Lambda', async () => {
  const response = await mockAuth(aMobile())
  const line = await answerLineOf(response)
  expect(line).toMatchObject({
    level: 'INFO',
    route: 'mock-auth',
    status: 200,
    edge_request_id: response.headers.get('x-amz-cf-id'),
    request_id: response.headers.get('apigw-requestid'),
    function_request_id: expect.stringMatching(/^[\da-f-]{36}$/),
  })
})

test('a request’s log line carries metrics by objective, and by route too for the steps of the journey', async () => {
  const done = await answerLineOf(await mockAuth(aMobile()))
  const refused = await answerLineOf(await get('/user/get-user-info?id=x', 'no-token'))
  const metrics = done._aws?.CloudWatchMetrics[0]
  expect(done._aws?.CloudWatchMetrics).toHaveLength(1)
  expect(metrics).toMatchObject({ Namespace: 'Tulna/local', Dimensions: [['objective'], ['route']] })
  expect(metrics?.Metrics.map(({ Name }) => Name)).toEqual([
    'ms',
    'faults',
    'refused',
    'conflicts',
    'retries',
  ])
  // CloudWatch ignores a metric or a dimension whose value is not in the line.
  for (const { Name } of metrics?.Metrics ?? []) expect(done).toHaveProperty(Name, expect.any(Number))
  expect(done).toMatchObject({
    objective: 'sign-in',
    route: 'mock-auth',
    faults: 0,
    refused: 0,
    conflicts: 0,
  })
  expect(refused._aws?.CloudWatchMetrics[0]?.Dimensions).toEqual([['objective']])
  expect(refused).toMatchObject({ objective: 'save', status: 401, faults: 0, refused: 1 })
})

test('every log line of every function is JSON', async () => {
  await answerLineOf(await mockAuth(aMobile()))
  for (const log of logs())
    for (const line of log.split('\n').slice(0, -1)) expect(() => JSON.parse(line), line).not.toThrow()
})
