import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { edgeCode } from '#lib/constructs/edge-function.ts'
import { firebase, resourcesOf, templatesOf } from '#support/stacks.ts'

const { service } = templatesOf({ stage: 'prod', ...firebase })

/** Calls a function's `handler` as CloudFront does, with nothing else around it. */
function call(code: string, request: { uri?: string; headers?: Record<string, { value: string }> }) {
  const event = { version: '1.0', request: { method: 'GET', uri: '/', headers: {}, ...request } }
  const result = runInContext(`${code}\nJSON.stringify(handler(${JSON.stringify(event)}))`, createContext({}))
  return JSON.parse(result)
}

/** The code that is deployed, by a part of the logical id. */
function shipped(id: string): string {
  const found = resourcesOf(service, 'AWS::CloudFront::Function').find(([logicalId]) =>
    logicalId.includes(id),
  )
  return String(found?.[1].Properties.FunctionCode)
}

const pages = edgeCode('page-request.js', { prerendered: ['/terms', '/help/fees'], shell: '/app.html' })

test.each([
  ['/', '/index.html'],
  ['/terms', '/terms/index.html'],
  ['/terms/', '/terms/index.html'],
  ['/help/fees', '/help/fees/index.html'],
  ['/help', '/app.html'],
  ['/register', '/app.html'],
  ['/loan-journey/offers', '/app.html'],
  ['/admin121/', '/app.html'],
  ['//', '/index.html'],
  ['/no.such/place', '/app.html'],
  ['/assets/index-BvX1.js', '/assets/index-BvX1.js'],
  ['/config.json', '/config.json'],
  ['/favicon.svg', '/favicon.svg'],
])('answers %s with the file %s', (uri, file) => {
  expect(call(pages, { uri }).uri).toBe(file)
})

test('ships a page function that sends a visitor of / to the front page', () => {
  expect(call(shipped('PageRequest'), { uri: '/' }).uri).toBe('/index.html')
})

test.each([0, 2, limits.requestBytes])('lets a body of %s bytes through', (length) => {
  const request = {
    uri: '/user/basic-details',
    headers: { 'content-length': { value: String(length) } },
  }
  expect(call(shipped('ApiRequest'), request)).toMatchObject(request)
})

test('lets a form be larger, for the logo in it, and no larger than Lambda can take', () => {
  const post = (uri: string, length: number) =>
    call(shipped('ApiRequest'), { uri, headers: { 'content-length': { value: String(length) } } })
  for (const uri of ['/user/add-offers', '/user/update-offers']) {
    expect(post(uri, limits.formBytes)).toMatchObject({ uri })
    expect(post(uri, limits.formBytes + 1)).toMatchObject({ statusCode: 413 })
  }
  expect(Math.ceil(limits.formBytes / 3) * 4).toBeLessThan(6 * 1024 * 1024)
})

test('lets a request without a length through', () => {
  expect(call(shipped('ApiRequest'), { uri: '/user/offer-list' })).toMatchObject({ uri: '/user/offer-list' })
})

test('refuses a body that is one byte too large, in the words of the contract', () => {
  const answer = call(shipped('ApiRequest'), {
    headers: { 'content-length': { value: String(limits.requestBytes + 1) } },
  })
  expect(answer).toMatchObject({
    statusCode: 413,
    headers: { 'content-type': { value: 'application/json' } },
  })
  expect(JSON.parse(answer.body.data)).toEqual({ success: false, message: messages.bodyTooLarge })
})

test('stays within what CloudFront takes for a function', () => {
  for (const id of ['PageRequest', 'ApiRequest']) expect(shipped(id).length).toBeLessThan(10_000)
})
