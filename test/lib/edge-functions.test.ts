import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'
import type { Route } from '#contract/route.ts'
import * as routes from '#contract/routes.ts'
import * as hindi from '#languages/hi/messages.ts'
import { edgeCode } from '#lib/constructs/edge-function.ts'
import { firebase, resourcesOf, templatesOf } from '#support/stacks.ts'

const { service } = templatesOf({ stage: 'prod', ...firebase })

/** Headers or cookies, as CloudFront represents them. */
type ValuesByName = Record<string, { value: string }>

interface Call {
  method?: string
  uri?: string
  headers?: ValuesByName
  cookies?: ValuesByName
  /** The switches in the key value store. If there are none, reading them fails. */
  switches?: object
  /** The response, for a viewer-response function. */
  response?: { statusCode: number; headers: ValuesByName }
  /** What `Math.random` returns. */
  random?: number
}

/** Calls a function's `handler` as CloudFront does, in a global scope with `Buffer` and the key value store only. */
async function call(code: string, { switches, response, random = 0.5, ...request }: Call) {
  const event = {
    version: '1.0',
    request: { method: 'GET', uri: '/', headers: {}, cookies: {}, ...request },
    response,
  }
  const cf = {
    kvs: () => ({
      async get() {
        if (!switches) throw new Error('Not found')
        return switches
      },
    }),
  }
  const [imports, ...rest] = code.split('\n')
  expect(imports).toBe("import cf from 'cloudfront'")
  const calling = `Math.random = () => ${random}\n${rest.join('\n')}\nhandler(${JSON.stringify(event)}).then(JSON.stringify)`
  return JSON.parse(await runInContext(calling, createContext({ Buffer, cf })))
}

/** The deployed code of the function whose logical id contains `id`. */
function deployed(id: string): string {
  const found = resourcesOf(service, 'AWS::CloudFront::Function').find(([logicalId]) =>
    logicalId.includes(id),
  )
  if (!found) throw new Error(`The stage has no CloudFront Function ${id}`)
  return String(found[1].Properties.FunctionCode)
}

const pageFunction = edgeCode('page-request.js', {
  pathsWithFiles: ['/terms', '/help/fees', '/lenders', '/hi', '/hi/terms'],
  shells: { '/lenders': '/lenders/shell.html', '/hi/lenders': '/hi/lenders/shell.html' },
  files: ['/config.json', '/robots.txt'],
  languages: ['hi'],
  config: { usual: '/config.json', readOnly: '/config-read-only.json' },
  waitSeconds: 30,
  waitingPage: '<p>Wait',
})

function requestFont(sent: Record<string, string | undefined>) {
  const headers = Object.fromEntries(Object.entries(sent).map(([name, value = '']) => [name, { value }]))
  return call(pageFunction, { uri: '/assets/inter.woff2', headers })
}

test.each([
  { 'sec-fetch-dest': 'font', 'save-data': 'on' },
  { 'sec-fetch-dest': 'font', ect: '2g' },
  { 'sec-fetch-dest': 'font', ect: 'slow-2g' },
])('sends no font to a request with the headers %j', async (headers) => {
  expect(await requestFont(headers)).toEqual({
    statusCode: 204,
    headers: { 'cache-control': { value: 'no-store' } },
  })
})

test.each([
  { 'sec-fetch-dest': 'font', ect: '3g' },
  { 'sec-fetch-dest': 'font' },
  // The service worker caches the font for all later visits.
  { 'sec-fetch-dest': 'empty', 'save-data': 'on' },
])('serves the font to a request with the headers %j', async (headers) => {
  expect((await requestFont(headers)).uri).toBe('/assets/inter.woff2')
})

test.each([
  ['/', '/index.html'],
  ['/terms', '/terms/index.html'],
  ['/terms/', '/terms/index.html'],
  ['/help/fees', '/help/fees/index.html'],
  ['/help', '/app.html'],
  ['/register', '/app.html'],
  ['/loan-journey/offers', '/app.html'],
  ['/admin121/', '/app.html'],
  ['/hi', '/hi/index.html'],
  ['/hi/', '/hi/index.html'],
  ['/hi/terms', '/hi/terms/index.html'],
  ['/hi/register', '/hi/app.html'],
  ['/history', '/app.html'],
  ['/hi/assets/index-BvX1.js', '/hi/assets/index-BvX1.js'],
  ['//', '/index.html'],
  ['/no.such/place', '/app.html'],
  ['/lenders', '/lenders/index.html'],
  ['/lenders/neemtreefinance', '/lenders/shell.html'],
  ['/lenders/neemtreefinance/', '/lenders/shell.html'],
  ['/lenders/a.b', '/lenders/shell.html'],
  ['/lenders/__proto__', '/lenders/shell.html'],
  ['/lenders/a/b', '/app.html'],
  ['/hi/lenders/neemtreefinance', '/hi/lenders/shell.html'],
  ['/__proto__/a', '/app.html'],
  ['/assets/index-BvX1.js', '/assets/index-BvX1.js'],
  ['/config.json', '/config.json'],
  ['/favicon.svg', '/favicon.svg'],
])('serves %s from the file %s', async (uri, file) => {
  expect((await call(pageFunction, { uri })).uri).toBe(file)
})

test.each([
  ['/offers.html', '/app.html'],
  ['/hi/about.html', '/hi/app.html'],
  ['/assets/gone.js', '/app.html'],
  ['/robots.txt', '/robots.txt'],
  ['/config.json', '/config.json'],
])('a tab that opens %s gets %s', async (uri, file) => {
  const headers = { accept: { value: 'text/html,application/xhtml+xml,*/*;q=0.8' } }
  expect((await call(pageFunction, { uri, headers })).uri).toBe(file)
})

test('deploys a page function that knows the home page and the lenders’ pages', async () => {
  expect((await call(deployed('PageRequest'), { uri: '/' })).uri).toBe('/index.html')
  expect((await call(deployed('PageRequest'), { uri: '/lenders/a.b' })).uri).toBe('/lenders/shell.html')
})

const inTenMinutes = Math.floor(Date.now() / 1000) + 600
const token = (claims: object) => `Bearer a.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c`

test.each([
  ['no Authorization header', undefined],
  ['no token', 'Bearer'],
  ['no claims', 'Bearer a.b.c'],
  ['claims without an expiry', token({})],
  ['an expired token', token({ exp: inTenMinutes - 1200 })],
])('refuses an administrator’s request with %s, in the API’s error format', async (_, value) => {
  const headers: Record<string, { value: string }> = value === undefined ? {} : { authorization: { value } }
  const response = await call(deployed('ApiRequest'), { uri: '/user/users', headers })
  expect(response).toMatchObject({ statusCode: 401, headers: { 'www-authenticate': { value: 'Bearer' } } })
  expect(JSON.parse(response.body.data)).toEqual({ success: false, message: messages.sessionExpired })
})

test('passes on a request with an administrator’s unexpired token, and a borrower’s request without a token', async () => {
  const headers = { authorization: { value: token({ exp: inTenMinutes }) } }
  expect(await call(deployed('ApiRequest'), { uri: '/user/users', headers })).toMatchObject({
    uri: '/user/users',
  })
  const uri = '/user/get-user-info'
  expect(await call(deployed('ApiRequest'), { uri })).toMatchObject({ uri })
})

test.each([
  ['GET', '/user/nothing'],
  ['GET', '/user/__proto__'],
  ['POST', '/user/offer-list'],
  ['DELETE', '/user/logout'],
  ['HEAD', '/user/logout'],
  ['POST', '/user/mock-auth'],
])('refuses %s %s, which is not a route of the stage', async (method, uri) => {
  const response = await call(deployed('ApiRequest'), { method, uri })
  expect(response.statusCode).toBe(404)
  expect(JSON.parse(response.body.data)).toEqual({ success: false, message: messages.routeNotFound })
})

test('passes on a HEAD request to a GET route', async () => {
  const request = { method: 'HEAD', uri: '/user/offer-list' }
  expect(await call(deployed('ApiRequest'), request)).toMatchObject(request)
})

test.each([0, 2, limits.requestBytes])('accepts a body of %s bytes', async (length) => {
  const request = {
    method: 'POST',
    uri: '/user/basic-details',
    headers: { 'content-length': { value: String(length) } },
  }
  expect(await call(deployed('ApiRequest'), request)).toMatchObject(request)
})

test('accepts an offer form, which may contain a logo, up to `formBytes`, which fits into a Lambda event as base64', async () => {
  const post = (uri: string, length: number) =>
    call(deployed('ApiRequest'), {
      method: 'POST',
      uri,
      headers: {
        'content-length': { value: String(length) },
        authorization: { value: token({ exp: inTenMinutes }) },
      },
    })
  for (const uri of ['/user/add-offers', '/user/update-offers']) {
    expect(await post(uri, limits.formBytes)).toMatchObject({ uri })
    expect(await post(uri, limits.formBytes + 1)).toMatchObject({ statusCode: 413 })
  }
  expect(Math.ceil(limits.formBytes / 3) * 4).toBeLessThan(6 * 1024 * 1024)
})

test('accepts a request without a Content-Length', async () => {
  expect(await call(deployed('ApiRequest'), { uri: '/user/offer-list' })).toMatchObject({
    uri: '/user/offer-list',
  })
})

test('rejects a body that is one byte too large, with the contract’s message', async () => {
  const response = await call(deployed('ApiRequest'), {
    method: 'POST',
    uri: '/user/basic-details',
    headers: { 'content-length': { value: String(limits.requestBytes + 1) } },
  })
  expect(response).toMatchObject({
    statusCode: 413,
    headers: { 'content-type': { value: 'application/json' } },
  })
  expect(JSON.parse(response.body.data)).toEqual({ success: false, message: messages.bodyTooLarge })
})

test('stays within CloudFront’s size limit for functions', () => {
  for (const id of ['PageRequest', 'PageResponse', 'ApiRequest'])
    expect(Buffer.byteLength(deployed(id)), id).toBeLessThan(10_000)
})

const waitingRoomOn = { switches: { waitingRoom: 20 } }
const admitted = { cookies: { admitted: { value: '1' } } }

test('the waiting room stops a new visitor whose random number is below its share', async () => {
  expect(await call(pageFunction, { ...waitingRoomOn, random: 0.19 })).toMatchObject({
    statusCode: 503,
    headers: { 'retry-after': { value: '30' }, 'cache-control': { value: 'no-store' } },
    body: { data: '<p>Wait' },
  })
})

test.each([
  ['a new visitor whose random number is not below its share', { random: 0.2 }],
  ['somebody who was let in before', admitted],
  ['an administrator', { uri: '/admin121/offers' }],
  ['an administrator at the address that leads to the offers', { uri: '/admin121' }],
  ['an administrator at /admin121/', { uri: '/admin121/' }],
  ['an administrator at the list of users', { uri: '/users' }],
  ['a script of a page that is open', { uri: '/assets/index-BvX1.js' }],
  ['anybody while nobody must wait', { switches: { readOnly: true } }],
  ['anybody while the switches cannot be read', { switches: undefined }],
])('the waiting room does not stop %s', async (_, request) => {
  const result = await call(pageFunction, { random: 0, ...waitingRoomOn, ...request })
  expect(result.statusCode).toBeUndefined()
})

const html = { statusCode: 200, headers: { 'content-type': { value: 'text/html' } } }

test('a page served while the waiting room is on sets a cookie, which lets its visitor in for twelve hours', async () => {
  const { cookies } = await call(deployed('PageResponse'), { ...waitingRoomOn, response: html })
  expect(cookies).toEqual({
    admitted: { value: '1', attributes: 'Max-Age=43200; Path=/; Secure; HttpOnly; SameSite=Lax' },
  })
})

test.each([
  ['a page whose visitor has the cookie', { response: html, ...admitted }],
  ['a script', { response: { statusCode: 200, headers: {} } }],
  ['a page while nobody must wait', { response: html, switches: {} }],
])('%s sets no cookie that lets its visitor in', async (_, request) => {
  const { cookies } = await call(deployed('PageResponse'), { ...waitingRoomOn, ...request })
  expect(cookies).toBeUndefined()
})

const callOfferList = (headers: ValuesByName) =>
  call(deployed('ApiRequest'), { uri: '/user/offer-list', headers, ...waitingRoomOn, random: 0 })

test.each([
  ['a page that is open', { 'sec-fetch-site': { value: 'same-origin' } }],
  ['somebody who is signed in', { authorization: { value: 'Bearer a.b.c' } }],
])('while the waiting room is on, passes on a call by %s', async (_, headers) => {
  expect(await callOfferList(headers)).toMatchObject({ uri: '/user/offer-list' })
})

const prefersEnglish = { 'accept-language': { value: 'en-IN' } }

test.each([
  ['a client other than our pages', prefersEnglish, messages.busy],
  ['a client that prefers Hindi', { 'accept-language': { value: 'hi-IN,en;q=0.5' } }, hindi.busy],
])(
  'while the waiting room is on, refuses a call by %s (%j) with the message %j',
  async (_, headers, message) => {
    const result = await callOfferList(headers)
    expect(result).toMatchObject({ statusCode: 503, headers: { 'retry-after': { value: '30' } } })
    expect(JSON.parse(result.body.data)).toEqual({ success: false, message })
  },
)

const readOnly = { switches: { readOnly: true } }

test('while saving is switched off, refuses every route that may write to the table, and no other', async () => {
  const headers = {
    authorization: { value: token({ exp: inTenMinutes }) },
    'accept-language': { value: 'hi' },
  }
  const all = Object.values<Route>(routes).filter(({ access }) => access !== 'demo')
  const refused = await Promise.all(
    all.map(async ({ name, method, path }) => {
      const result = await call(deployed('ApiRequest'), { method, uri: path, headers, ...readOnly })
      if (!result.statusCode) return undefined
      expect(result).toMatchObject({ statusCode: 503, headers: { 'content-language': { value: 'hi' } } })
      expect(JSON.parse(result.body.data).message).toBe(hindi.savingPaused)
      return name
    }),
  )
  const allowed = all.map(({ name }) => name).filter((name) => !refused.includes(name))
  expect(allowed.sort()).toEqual([
    'admin-offers',
    'applications',
    'code-sent',
    'consent-receipts',
    'get-offer',
    'get-user-info',
    'handovers',
    'insights',
    'my-data',
    'offer-history',
    'offer-list',
    'payments',
    'web-vitals',
  ])
})

test('serves /config-read-only.json as /config.json only while saving is switched off', async () => {
  const uri = '/config.json'
  expect((await call(pageFunction, { uri, ...readOnly })).uri).toBe('/config-read-only.json')
  expect((await call(pageFunction, { uri, ...waitingRoomOn, random: 0 })).uri).toBe(uri)
})
