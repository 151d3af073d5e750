import { createServer } from 'node:https'
import type { AddressInfo, LookupFunction } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as messages from '#contract/messages.ts'
import { fetchLogo, publicLookup, sendOver } from '#offers/fetch-logo.ts'
import { certificate, key } from '#support/lender-certificate.ts'

const picture = Buffer.from('a picture')
const address = 'https://lender.example/logo.png'
const server = createServer({ key, cert: certificate }, (_request, response) => response.end(picture))
const toThisMachine: LookupFunction = (_name, options, callback) =>
  options.all ? callback(null, [{ address: '127.0.0.1', family: 4 }]) : callback(null, '127.0.0.1', 4)

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => server.close())
const port = () => (server.address() as AddressInfo).port

test('fetches a picture over TLS', async () => {
  const send = sendOver({ ca: certificate, lookup: toThisMachine, port: port() })
  expect(Buffer.from(await fetchLogo(address, send))).toEqual(picture)
})

test('trusts no certificate that nobody vouches for', async () => {
  const send = sendOver({ lookup: toThisMachine, port: port() })
  await expect(fetchLogo(address, send)).rejects.toThrow(messages.logoNotFetched)
})

test('trusts no certificate for another name', async () => {
  const send = sendOver({ ca: certificate, lookup: toThisMachine, port: port() })
  await expect(fetchLogo('https://bank.example/logo.png', send)).rejects.toThrow(messages.logoNotFetched)
})

test('connects to no private address, whatever its name', async () => {
  let connections = 0
  server.on('connection', () => connections++)
  const lookup: LookupFunction = (_name, options, callback) => publicLookup('localhost', options, callback)
  const send = sendOver({ ca: certificate, lookup, port: port() })
  await expect(fetchLogo(address, send)).rejects.toThrow(messages.logoNotFetched)
  expect(connections).toBe(0)
})
