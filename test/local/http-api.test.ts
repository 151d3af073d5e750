import { expect, test, vi } from 'vitest'
import { httpApis, maxBodyBytes } from '#lib/local/api/http-api.ts'
import { eventOf, responseOf } from '#lib/local/api/payload.ts'
import type { HttpRequest, Origin } from '#lib/local/http.ts'
import { aFunction } from '#support/local-function.ts'

/** An API with `POST /user/save` and `GET /user/list`, both integrated with the same function. */
async function anApi({
  isThrottled,
  ...options
}: Parameters<typeof aFunction>[0] & { isThrottled?: boolean } = {}) {
  const fn = await aFunction(options)
  const origins = new Map<string, Origin>()
  const apis = httpApis(origins, fn.find, isThrottled)
  const { ref: ApiId } = await apis.api({ ProtocolType: 'HTTP' }, 'Api')
  const integration = { ApiId, IntegrationUri: fn.arn, PayloadFormatVersion: '2.0' }
  const { ref } = await apis.integration(integration, 'save')
  for (const RouteKey of ['POST /user/save', 'GET /user/list'])
    await apis.route({ ApiId, RouteKey, Target: `integrations/${ref}` }, RouteKey)
  const limits = { ThrottlingRateLimit: 2, ThrottlingBurstLimit: 3 }
  await apis.stage({ ApiId, RouteSettings: { 'GET /user/list': limits } }, 'Stage')
  const [origin] = origins.values()
  return async (request: Partial<HttpRequest>) => {
    const full = {
      method: 'GET',
      path: '/user/list',
      query: '',
      headers: {},
      body: Buffer.alloc(0),
      ip: '10.0.0.1',
    }
    const response = await origin?.({ ...full, ...request })
    const text = response?.body.toString() ?? ''
    return {
      status: response?.status,
      headers: response?.headers ?? {},
      body: text.startsWith('{') ? JSON.parse(text) : text,
    }
  }
}

const json = { 'content-type': 'application/json' }

test('passes a request to the function in payload format 2.0', async () => {
  const call = await anApi()
  const headers = {
    host: 'tulna.example',
    cookie: 'a=1; b=2',
    authorization: 'Bearer token',
    'user-agent': 'a phone',
  }
  const { status, body } = await call({ query: 'id=7&tag=x&tag=y&name=%C3%A9', headers })
  const domainName = 'api.execute-api.ap-south-1.amazonaws.com'
  expect(status).toBe(200)
  expect(body).toEqual({
    version: '2.0',
    routeKey: 'GET /user/list',
    rawPath: '/user/list',
    rawQueryString: 'id=7&tag=x&tag=y&name=%C3%A9',
    cookies: ['a=1', 'b=2'],
    headers: {
      host: domainName,
      authorization: 'Bearer token',
      'user-agent': 'a phone',
      // The visitor, then the edge, which is API Gateway's client.
      'x-forwarded-for': '10.0.0.1, 127.0.0.1',
    },
    queryStringParameters: { id: '7', tag: 'x,y', name: 'é' },
    requestContext: {
      accountId: '000000000000',
      apiId: 'api',
      domainName,
      domainPrefix: 'api',
      http: {
        method: 'GET',
        path: '/user/list',
        protocol: 'HTTP/1.1',
        sourceIp: '10.0.0.1',
        userAgent: 'a phone',
      },
      requestId: expect.stringMatching(/^[\da-f-]{36}$/),
      routeKey: 'GET /user/list',
      stage: '$default',
      time: expect.stringMatching(/^\d\d\/[A-Z][a-z]{2}\/\d{4}:\d\d:\d\d:\d\d \+0000$/),
      timeEpoch: expect.any(Number),
    },
    isBase64Encoded: false,
  })
})

test('passes on query parameters named after members of Object.prototype unchanged', async () => {
  const { body } = await (await anApi())({ query: 'constructor=1&toString=2&toString=3&__proto__=4' })
  const expected = JSON.parse('{"constructor":"1","toString":"2,3","__proto__":"4"}')
  expect(body.queryStringParameters).toEqual(expected)
})

test('omits body, cookies and query parameters that a request does not have', async () => {
  const { body } = await (await anApi())({})
  expect(body).not.toHaveProperty('body')
  expect(body).not.toHaveProperty('cookies')
  expect(body).not.toHaveProperty('queryStringParameters')
})

test.each([
  ['application/json', false],
  ['application/json; charset=utf-8', false],
  ['text/plain', false],
  ['application/problem+json', false],
  ['multipart/form-data; boundary=x', true],
  ['application/octet-stream', true],
])('passes on a body of type %s with isBase64Encoded %s', (type, isBase64Encoded) => {
  const request = { method: 'POST', path: '/', query: '', headers: { 'content-type': type }, ip: '' }
  const names = { apiId: 'api', requestId: '1', routeKey: 'POST /', domain: 'd' }
  const event = eventOf({ ...request, body: Buffer.from('höi') }, names)
  expect(event).toMatchObject({ isBase64Encoded, body: isBase64Encoded ? 'aMO2aQ==' : 'höi' })
})

test("responds with API Gateway's 404 to an unknown path and to an unknown method", async () => {
  const call = await anApi()
  for (const request of [{ path: '/user/nothing' }, { method: 'POST' }, { path: '/user/list/' }])
    expect(await call(request)).toMatchObject({ status: 404, body: { message: 'Not Found' } })
})

test('throttles requests over a route’s limit, and does not throttle other routes', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  try {
    const call = await anApi({ isThrottled: true })
    const statuses = async (calls: number) => {
      const responses = await Promise.all(Array.from({ length: calls }, () => call({})))
      return responses.map(({ status }) => status).sort()
    }
    expect(await statuses(5)).toEqual([200, 200, 200, 429, 429])
    expect(await call({})).toMatchObject({ status: 429, body: { message: 'Too Many Requests' } })
    expect(await call({ method: 'POST', path: '/user/save' })).toMatchObject({ status: 200 })
    vi.advanceTimersByTime(1000)
    expect(await statuses(4)).toEqual([200, 200, 429, 429])
    vi.advanceTimersByTime(60_000)
    expect(await statuses(4)).toEqual([200, 200, 200, 429])
  } finally {
    vi.useRealTimers()
  }
})

test("rejects a body over 10 MB with API Gateway's 413", async () => {
  const call = await anApi()
  const post = (length: number) => call({ method: 'POST', path: '/user/save', body: Buffer.alloc(length) })
  expect(await post(maxBodyBytes + 1)).toMatchObject({
    status: 413,
    body: { message: 'Request Entity Too Large' },
  })
  expect(await post(1000)).not.toMatchObject({ status: 413 })
})

test.each(['fail', 'hang', 'exit'])(
  'responds with 500 and no details when a function is told to %s',
  async (act) => {
    const call = await anApi({ timeoutSeconds: 1 })
    const body = Buffer.from(JSON.stringify({ act }))
    expect(await call({ method: 'POST', path: '/user/save', headers: json, body })).toEqual({
      status: 500,
      headers: { ...json, 'apigw-requestid': expect.any(String) },
      body: { message: 'Internal Server Error' },
    })
  },
)

test('returns the status, headers, cookies and body of a structured result', () => {
  const response = {
    statusCode: 201,
    headers: { 'Content-Type': 'text/csv', 'X-Rows': 3 },
    cookies: ['a=1', 'b=2'],
  }
  expect(responseOf(JSON.stringify({ ...response, body: 'x,y' }))).toEqual({
    status: 201,
    headers: { 'content-type': 'text/csv', 'x-rows': '3', 'set-cookie': ['a=1', 'b=2'] },
    body: Buffer.from('x,y'),
  })
})

test('decodes a base64 body', () => {
  const response = { statusCode: 200, body: Buffer.from([0, 255]).toString('base64'), isBase64Encoded: true }
  expect(responseOf(JSON.stringify(response)).body).toEqual(Buffer.from([0, 255]))
})

test('returns a result without a status code as the body of a 200, and a string without its quotation marks', () => {
  expect(responseOf('{"success":true}')).toEqual({
    status: 200,
    headers: json,
    body: Buffer.from('{"success":true}'),
  })
  expect(responseOf('"plain"').body.toString()).toBe('plain')
  expect(responseOf(undefined).body.toString()).toBe('null')
})

test('rejects a result with an invalid status code', () => {
  expect(() => responseOf('{"statusCode":"200 OK"}')).toThrow('is not a status code')
})

test.each([
  ['AWS_IAM', { AuthorizationType: 'AWS_IAM', RouteKey: 'GET /a' }],
  ['"ANY /a"', { RouteKey: 'ANY /a' }],
  ['"GET /a/{id}"', { RouteKey: 'GET /a/{id}' }],
  ['"$default"', { RouteKey: '$default' }],
])('rejects a route with %s and names it', (name, properties) => {
  const apis = httpApis(new Map(), () => expect.unreachable())
  expect(() => apis.route({ ApiId: 'api', Target: 'integrations/a', ...properties }, 'Route')).toThrow(name)
})
