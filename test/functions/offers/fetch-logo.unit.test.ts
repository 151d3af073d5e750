import { expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'
import { fetchLogo, isPublic, publicLookup } from '#offers/fetch-logo.ts'

const address = 'https://lender.example/logo.png'
const picture = Buffer.from('a picture')

/** Answers in turn, and records which addresses were requested. */
function answering(...answers: { status: number; location?: string; chunks?: Uint8Array[] }[]) {
  const requested: string[] = []
  const send = async (url: URL) => {
    const { status, location, chunks = [] } = answers[requested.length] ?? { status: 500 }
    requested.push(url.href)
    return {
      status,
      location,
      body: (async function* () {
        yield* chunks
      })(),
    }
  }
  return { requested, send }
}

test('fetches a picture once, after redirects on public hosts', async () => {
  const { requested, send } = answering(
    { status: 301, location: '/logos/new.png' },
    { status: 302, location: 'https://cdn.lender.example/new.png' },
    { status: 200, chunks: [picture.subarray(0, 3), picture.subarray(3)] },
  )
  expect(Buffer.from(await fetchLogo(address, send))).toEqual(picture)
  expect(requested).toEqual([
    address,
    'https://lender.example/logos/new.png',
    'https://cdn.lender.example/new.png',
  ])
})

test.each([
  'http://lender.example/logo.png',
  'https://127.0.0.1/logo.png',
  'https://2130706433/logo.png',
  'https://0x7f.1/logo.png',
  'https://[::1]/logo.png',
  'https://localhost/logo.png',
  'https://lender.example:9001/2018-06-01/runtime/invocation/next',
  'https://user:secret@lender.example/logo.png',
  'file:///etc/passwd',
  'data:image/png;base64,AA==',
])('follows no redirect to %s', async (location) => {
  const { requested, send } = answering({ status: 302, location }, { status: 200, chunks: [picture] })
  await expect(fetchLogo(address, send)).rejects.toThrow(messages.logoAddressInvalid)
  expect(requested).toEqual([address])
})

test('follows at most three redirects', async () => {
  const again = { status: 302, location: address }
  const { requested, send } = answering(again, again, again, again, { status: 200, chunks: [picture] })
  await expect(fetchLogo(address, send)).rejects.toThrow(messages.logoNotFetched)
  expect(requested).toHaveLength(4)
})

test.each([
  [204, undefined],
  [302, undefined],
  [302, 'https://'],
  [404, undefined],
  [500, undefined],
])(
  'says in words that there is no picture if the answer is %i with the location %s',
  async (status, location) => {
    const { send } = answering({ status, ...(location && { location }) })
    await expect(fetchLogo(address, send)).rejects.toThrow(messages.logoNotFetched)
  },
)

test('stops reading a picture that is too large', async () => {
  let read = 0
  const send = async () => ({
    status: 200,
    location: undefined,
    body: (async function* () {
      for (;;) {
        read += 1024 * 1024
        yield Buffer.alloc(1024 * 1024)
      }
    })(),
  })
  await expect(fetchLogo(address, send)).rejects.toThrow(messages.logoTooLarge)
  expect(read).toBe(limits.logoBytes)
})

test.each([{ all: true }, { all: false }])(
  'does not connect to a name that leads to this machine (%o)',
  async (options) => {
    const found = await new Promise((resolve) =>
      publicLookup('localhost', options, (error, address) => resolve(error?.message ?? address)),
    )
    expect(found).toBe('The name leads to a private address')
  },
)

test('says in words that there is no picture if the connection fails', async () => {
  const send = () => Promise.reject(new Error('The name leads to a private address'))
  await expect(fetchLogo(address, send)).rejects.toThrow(messages.logoNotFetched)
})

test.each([
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.16.0.1', '172.31.255.255'],
  ...['192.0.0.8', '192.168.1.1', '198.18.0.1', '203.0.113.9', '224.0.0.1', '240.0.0.1', '255.255.255.255'],
  ...['::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '64:ff9b::7f00:1', 'fc00::1', 'fd00:ec2::254'],
  ...['fe80::1', 'ff02::1', '2001:db8::1', '2001::1', '2002:7f00:1::1'],
  // No addresses at all.
  ...['', '1', '127.1', '0x7f.0.0.1', 'lender.example'],
])('%s is not an address of the public internet', (ip) => {
  expect(isPublic(ip)).toBe(false)
})

test.each(['8.8.8.8', '13.233.0.1', '172.32.0.1', '192.0.3.1', '2400:6500::1', '2606:4700::1111'])(
  '%s is an address of the public internet',
  (ip) => {
    expect(isPublic(ip)).toBe(true)
  },
)
