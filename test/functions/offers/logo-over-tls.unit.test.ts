import { createServer } from 'node:https'
import type { AddressInfo, LookupFunction } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as messages from '#contract/messages.ts'
import { fetchLogo, publicLookup, sendOver } from '#offers/fetch-logo.ts'

/** Of this test's server only: nothing else trusts it. It is for lender.example. */
const certificate = `-----BEGIN CERTIFICATE-----
MIIBpTCCAUqgAwIBAgIULghBrbl5kUtBHruzx06ePYu/alUwCgYIKoZIzj0EAwIw
GTEXMBUGA1UEAwwObGVuZGVyLmV4YW1wbGUwIBcNMjYxMTI4MTMyMzI2WhgPMjEy
NjExMDQxMzIzMjZaMBkxFzAVBgNVBAMMDmxlbmRlci5leGFtcGxlMFkwEwYHKoZI
zj0CAQYIKoZIzj0DAQcDQgAEiCyw5+xDmB0CZxbooTP1ORmuKMU1hO8Rdp3yR2aW
4MheqmqJsJ45yZrLoACAPv6bnpRah3hh0k5Bv6uA7nT3TqNuMGwwHQYDVR0OBBYE
FFdk1aehLhNf9VZm05PFfBe5xf2yMB8GA1UdIwQYMBaAFFdk1aehLhNf9VZm05PF
fBe5xf2yMA8GA1UdEwEB/wQFMAMBAf8wGQYDVR0RBBIwEIIObGVuZGVyLmV4YW1w
bGUwCgYIKoZIzj0EAwIDSQAwRgIhALKHlljcS2rSUhP02tTsB0+WUY76wTeyzzGy
RA2SZcDnAiEAm/+uIz17lEUSq3llKZAuu/RmmpIU6dgyhjfz41qhg04=
-----END CERTIFICATE-----
`
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg5YJ96nvM20A+Ord8
0mNKiVtP2z8ewlr+/gPBgKfmQwOhRANCAASILLDn7EOYHQJnFuihM/U5Ga4oxTWE
7xF2nfJHZpbgyF6qaomwnjnJmsugAIA+/puelFqHeGHSTkG/q4DudPdO
-----END PRIVATE KEY-----
`

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
