import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo, LookupFunction } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { fetchPage, sendOver } from '#links/fetch-page.ts'
import { publicLookup } from '#offers/fetch-logo.ts'
import { certificate, key } from '#support/lender-certificate.ts'

const requests: string[] = []
let answer: (request: IncomingMessage, response: ServerResponse) => void
const server = createServer({ key, cert: certificate }, (request, response) => {
  requests.push(`${request.method} ${request.url}`)
  answer(request, response)
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => void requests.splice(0))

const toThisMachine: LookupFunction = (_name, options, callback) =>
  options.all ? callback(null, [{ address: '127.0.0.1', family: 4 }]) : callback(null, '127.0.0.1', 4)

/** Asks the server of this test, which is lender.example. */
function ask(path: string, { isRead = false, hosts = ['lender.example'], lookup = toThisMachine } = {}) {
  const { port } = server.address() as AddressInfo
  const send = sendOver('https://tulna.example', { ca: certificate, lookup, port })
  return fetchPage({ url: `https://lender.example${path}`, isRead }, hosts, send)
}
const respond =
  (status: number, headers = {}, body: string | Buffer = '') =>
  (_request: IncomingMessage, response: ServerResponse) =>
    void response.writeHead(status, headers).end(body)

test('a link is asked for by its head alone, and says who asks', async () => {
  let agent: string | undefined
  answer = (request, response) => {
    agent = request.headers['user-agent']
    response.end()
  }
  expect(await ask('/apply')).toEqual({ kind: 'answered' })
  expect(requests).toEqual(['HEAD /apply'])
  expect(agent).toBe('TulnaLinkCheck (+https://tulna.example)')
})

test.each([404, 410, 500])('a link that answers %i to both methods fails', async (status) => {
  answer = respond(status)
  expect(await ask('/gone')).toEqual({ kind: 'failed', failure: 'status', status })
  expect(requests).toEqual(['HEAD /gone', 'GET /gone'])
})

test.each([
  ['refuses', (response: ServerResponse) => void response.writeHead(405).end()],
  ['hangs up on', (response: ServerResponse) => void response.destroy()],
])('a site that %s HEAD is asked with GET, and nothing of the page is read', async (_, refuse) => {
  answer = ({ method }, response) => {
    if (method === 'HEAD') refuse(response)
    else response.write('a page that never ends')
  }
  expect(await ask('/apply')).toEqual({ kind: 'answered' })
})

test.each([
  [429, 1],
  [503, 1],
  [401, 2],
  [403, 2],
])('an answer of %i says nothing of the link, after %i requests', async (status, count) => {
  answer = respond(status, { 'retry-after': '120' })
  expect(await ask('/apply')).toEqual({ kind: 'put off' })
  expect(requests).toHaveLength(count)
})

test('follows redirects within the allowed hosts, and at most three', async () => {
  answer = ({ url = '' }, response) => {
    const left = Number(url.slice(1))
    if (left > 0) response.writeHead(302, { location: `/${left - 1}` })
    response.end()
  }
  expect(await ask('/3')).toEqual({ kind: 'answered' })
  expect(await ask('/4')).toEqual({ kind: 'failed', failure: 'redirects' })
})

test.each([
  'https://other.example/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://169.254.169.254/latest/meta-data/',
  'http://lender.example/',
  'https://lender.example:9001/2018-06-01/runtime/invocation/next',
  'https://user:secret@lender.example/',
  'file:///etc/passwd',
])('asks nothing of %s, to which a page leads', async (location) => {
  answer = respond(302, { location })
  expect(await ask('/')).toEqual({ kind: 'failed', failure: 'elsewhere' })
  expect(requests).toEqual(['HEAD /'])
})

test('connects to no private address, whatever its name', async () => {
  answer = respond(200)
  const lookup: LookupFunction = (_name, options, callback) => publicLookup('localhost', options, callback)
  expect(await ask('/', { lookup })).toEqual({ kind: 'failed', failure: 'unreachable' })
  expect(requests).toEqual([])
})

test('trusts no certificate for another name', async () => {
  answer = respond(200)
  const { port } = server.address() as AddressInfo
  const send = sendOver('https://tulna.example', { ca: certificate, lookup: toThisMachine, port })
  const page = { url: 'https://bank.example/', isRead: false }
  expect(await fetchPage(page, ['bank.example'], send)).toEqual({ kind: 'failed', failure: 'unreachable' })
})

test('a page that is read has another hash once it says something else', async () => {
  const said = async (text: string) => {
    answer = respond(200, { 'content-type': 'application/pdf' }, text)
    return ask('/kfs.pdf', { isRead: true })
  }
  const first = await said('Fee: 2%')
  expect(first).toEqual({ kind: 'answered', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) })
  expect(await said('Fee: 2%')).toEqual(first)
  expect(await said('Fee: 3%')).not.toEqual(first)
  expect(new Set(requests)).toEqual(new Set(['GET /kfs.pdf']))
})

test('of a huge page the first two megabytes are read', async () => {
  const megabyte = Buffer.alloc(1024 * 1024, 'a')
  let written = 0
  const endless = (last: string) => (_request: IncomingMessage, response: ServerResponse) => {
    response.write(Buffer.concat([megabyte, megabyte]))
    response.write(last)
    const more = () => {
      written += megabyte.length
      if (!response.destroyed) response.write(megabyte, more)
    }
    more()
  }
  answer = endless('the end')
  const first = await ask('/huge', { isRead: true })
  answer = endless('another end')
  expect(await ask('/huge', { isRead: true })).toEqual(first)
  expect(first).toMatchObject({ kind: 'answered' })
  expect(written).toBeGreaterThan(0)
})

test('a page that keeps its reader waiting is left', async () => {
  const timeout = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(timeout.signal)
  answer = (_request, response) => {
    response.write('slowly')
    setImmediate(() => timeout.abort())
  }
  expect(await ask('/slow', { isRead: true })).toEqual({ kind: 'failed', failure: 'timeout' })
  vi.restoreAllMocks()
})
