import { expect, test } from 'vitest'
import * as routes from '#contract/routes.ts'
import { aBorrower, post, send } from '#support/api.ts'
import { lineOf } from '#support/logs.ts'

const { path } = routes.webVitals
const good = { page: '/lenders/:lender', language: 'hi', lcp: 1834, inp: 72, cls: 0.004 }

test('logs the values as metrics by language, and nothing about who sent them', async () => {
  const { token, id, mobile } = await aBorrower()
  const visitor = `visitor-${crypto.randomUUID()}`
  const response = await send('POST', path, {
    body: good,
    token,
    headers: { cookie: `id=${visitor}`, 'x-forwarded-for': '203.0.113.9', 'user-agent': 'A phone' },
  })
  expect(response).toMatchObject({ status: 200, body: { success: true } })
  const line = await lineOf(response, 'web vitals')
  expect(line).toMatchObject({
    ...good,
    _aws: {
      CloudWatchMetrics: [
        {
          Namespace: 'Tulna/local',
          Dimensions: [['language']],
          Metrics: [
            { Name: 'lcp', Unit: 'Milliseconds' },
            { Name: 'inp', Unit: 'Milliseconds' },
            { Name: 'cls', Unit: 'None' },
          ],
        },
      ],
    },
  })
  for (const trace of [token, id, mobile, visitor, '203.0.113.9', 'A phone'])
    expect(JSON.stringify(line)).not.toContain(trace)
})

test('accepts a report without the values that a browser cannot measure', async () => {
  const { lcp, ...others } = good
  const response = await post(path, others)
  expect(response.status).toBe(200)
  const line = await lineOf(response, 'web vitals')
  expect(JSON.stringify(line._aws)).not.toContain('lcp')
  expect((await post(path, { page: '/', language: 'en' })).status).toBe(200)
})

test.each<[string, unknown]>([
  ['an empty object', {}],
  ['an address in place of a route pattern', { ...good, page: '/lenders/neemtreefinance' }],
  ['a page with a query', { ...good, page: '/compare?pay=60000' }],
  ['no page', { ...good, page: undefined }],
  ['an unknown language', { ...good, language: 'en-IN' }],
  ['a negative time', { ...good, lcp: -1 }],
  ['a time of more than ten minutes', { ...good, inp: 600_001 }],
  ['a text in place of a number', { ...good, cls: '0.1' }],
  ['an infinite number', '{"page":"/","language":"en","lcp":1e999}'],
  ['an unknown field', { ...good, id: 'b1' }],
  ['a list', [good]],
])('refuses %s', async (_, body) => {
  expect(await send('POST', path, { body })).toMatchObject({ status: 400, body: { success: false } })
})

test('accepts a code-sent request, which has no body', async () => {
  expect(await send('POST', routes.codeSent.path)).toMatchObject({ status: 200, body: { success: true } })
})
