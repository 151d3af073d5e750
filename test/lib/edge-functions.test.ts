import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'
import { edgeCode } from '#lib/constructs/edge-function.ts'
import { firebase, resourcesOf, templatesOf } from '#support/stacks.ts'

const { service } = templatesOf({ stage: 'prod', ...firebase })

/** Calls a function's `handler` as CloudFront does, in a global scope with nothing but `Buffer`. */
function call(
  code: string,
  request: { method?: string; uri?: string; headers?: Record<string, { value: string }> },
) {
  const event = { version: '1.0', request: { method: 'GET', uri: '/', headers: {}, ...request } }
  const result = runInContext(
    `${code}\nJSON.stringify(handler(${JSON.stringify(event)}))`,
    createContext({ Buffer }),
  )
  return JSON.parse(result)
}

/** The deployed code of the function whose logical id contains a text. */
function deployed(id: string): string {
  const found = resourcesOf(service, 'AWS::CloudFront::Function').find(([logicalId]) =>
    logicalId.includes(id),
  )
  return String(found?.[1].Properties.FunctionCode)
}

const pages = edgeCode('page-request.js', {
  prerendered: ['/terms', '/help/fees', '/lenders', '/hi', '/hi/terms'],
  shells: { '/lenders': '/lenders/shell.html', '/hi/lenders': '/hi/lenders/shell.html' },
  shell: '/app.html',
  languages: ['hi'],
})

test.each([
  [{ 'sec-fetch-dest': 'font', 'save-data': 'on' }, true],
  [{ 'sec-fetch-dest': 'font', ect: '2g' }, true],
  [{ 'sec-fetch-dest': 'font', ect: 'slow-2g' }, true],
  [{ 'sec-fetch-dest': 'font', ect: '3g' }, false],
  [{ 'sec-fetch-dest': 'font' }, false],
  // The service worker keeps what it requests for all later visits.
  [{ 'sec-fetch-dest': 'empty', 'save-data': 'on' }, false],
])('a font is left out of a request with %j: %j', (sent, isLeftOut) => {
  const headers = Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, { value }]))
  const result = call(pages, { uri: '/assets/inter.woff2', headers })
  if (isLeftOut)
    expect(result).toEqual({ statusCode: 204, headers: { 'cache-control': { value: 'no-store' } } })
  else expect(result.uri).toBe('/assets/inter.woff2')
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
])('serves %s from the file %s', (uri, file) => {
  expect(call(pages, { uri }).uri).toBe(file)
})

test('deploys a page function that knows the home page and the lenders’ pages', () => {
  expect(call(deployed('PageRequest'), { uri: '/' }).uri).toBe('/index.html')
  expect(call(deployed('PageRequest'), { uri: '/lenders/a.b' }).uri).toBe('/lenders/shell.html')
})

const soon = Math.floor(Date.now() / 1000) + 600
const token = (claims: object) => `Bearer a.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c`

test.each([
  ['nothing', undefined],
  ['no token', 'Bearer'],
  ['no claims', 'Bearer a.b.c'],
  ['claims without an expiry', token({})],
  ['an expired token', token({ exp: soon - 1200 })],
])('refuses an administrator’s request with %s, in the shape of every error', (_, value) => {
  const headers: Record<string, { value: string }> = value === undefined ? {} : { authorization: { value } }
  const response = call(deployed('ApiRequest'), { uri: '/user/users', headers })
  expect(response).toMatchObject({ statusCode: 401, headers: { 'www-authenticate': { value: 'Bearer' } } })
  expect(JSON.parse(response.body.data)).toEqual({ success: false, message: messages.sessionExpired })
})

test('passes on an administrator’s token that has not expired, and a borrower’s request without one', () => {
  const headers = { authorization: { value: token({ exp: soon }) } }
  expect(call(deployed('ApiRequest'), { uri: '/user/users', headers })).toMatchObject({ uri: '/user/users' })
  const uri = '/user/get-user-info'
  expect(call(deployed('ApiRequest'), { uri })).toMatchObject({ uri })
})

test.each([
  ['GET', '/user/nothing'],
  ['GET', '/user/__proto__'],
  ['POST', '/user/offer-list'],
  ['DELETE', '/user/logout'],
  ['GET', '/user/mock-auth'],
])('refuses %s %s, which is not a route of the stage', (method, uri) => {
  const response = call(deployed('ApiRequest'), { method, uri })
  expect(response.statusCode).toBe(404)
  expect(JSON.parse(response.body.data)).toEqual({ success: false, message: messages.routeNotFound })
})

test.each([0, 2, limits.requestBytes])('accepts a body of %s bytes', (length) => {
  const request = {
    method: 'POST',
    uri: '/user/basic-details',
    headers: { 'content-length': { value: String(length) } },
  }
  expect(call(deployed('ApiRequest'), request)).toMatchObject(request)
})

test('accepts larger forms, for their logo, up to what Lambda can receive', () => {
  const post = (uri: string, length: number) =>
    call(deployed('ApiRequest'), {
      method: 'POST',
      uri,
      headers: {
        'content-length': { value: String(length) },
        authorization: { value: token({ exp: soon }) },
      },
    })
  for (const uri of ['/user/add-offers', '/user/update-offers']) {
    expect(post(uri, limits.formBytes)).toMatchObject({ uri })
    expect(post(uri, limits.formBytes + 1)).toMatchObject({ statusCode: 413 })
  }
  expect(Math.ceil(limits.formBytes / 3) * 4).toBeLessThan(6 * 1024 * 1024)
})

test('accepts a request without a Content-Length', () => {
  expect(call(deployed('ApiRequest'), { uri: '/user/offer-list' })).toMatchObject({ uri: '/user/offer-list' })
})

test('rejects a body that is one byte too large, with the contract’s message', () => {
  const response = call(deployed('ApiRequest'), {
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
  for (const id of ['PageRequest', 'ApiRequest']) expect(deployed(id).length).toBeLessThan(10_000)
})
