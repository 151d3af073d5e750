import { lookup } from 'node:dns'
import { get, type RequestOptions } from 'node:https'
import { BlockList, isIPv4, isIPv6, type LookupFunction } from 'node:net'
import { limits } from '#contract/limits.ts'
import { logoTypes } from '#contract/logo.ts'
import * as messages from '#contract/messages.ts'
import { isSecureAddress } from '#contract/offer-link.ts'
import { InvalidLogo } from '#runtime/errors.ts'
import { describeError, log } from '#runtime/log.ts'

/** Leaves time for storing the picture within the function's ten seconds. */
const timeoutMs = 4_000
const maxRedirects = 3

/** The parts of a response that matter here. */
interface Response {
  status: number
  location: string | undefined
  body: AsyncIterable<Uint8Array>
}

/** Requests an https address. Rejects if its host has a private address. */
type Send = (url: URL, signal: AbortSignal) => Promise<Response>

/**
 * Fetches a picture from another site, so that visitors' browsers never have to. Follows up to three redirects, to https
 * addresses of domain names on the standard port whose hosts have public addresses only. The caller checks the picture.
 *
 * @throws InvalidLogo if the address is not allowed, or there is no answer in four seconds or no picture of at most 5 MB
 */
export async function fetchLogo(
  address: string,
  send: Send = sendOver({ lookup: publicLookup }),
): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    let next = address
    for (let redirects = 0; redirects <= maxRedirects; redirects++) {
      const url = new URL(next)
      if (!isSecureAddress(next) || url.port !== '') throw new InvalidLogo(messages.logoAddressInvalid)
      const { status, location, body } = await send(url, signal)
      if (status === 200) return await readPicture(body)
      if (status < 300 || status > 399 || location === undefined) break
      next = new URL(location, url).href
    }
  } catch (error) {
    if (error instanceof InvalidLogo) throw error
    log.info('logo not fetched', { error: describeError(error) })
  }
  throw new InvalidLogo(messages.logoNotFetched)
}

async function readPicture(body: Response['body']): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body) {
    length += chunk.length
    if (length >= limits.logoBytes) throw new InvalidLogo(messages.logoTooLarge)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Requests over TLS. What is trusted, and how a name is resolved, differ in tests only. */
export const sendOver =
  (connection: Pick<RequestOptions, 'ca' | 'lookup' | 'port'>): Send =>
  (url, signal) =>
    new Promise((resolve, reject) => {
      const headers = { accept: Object.keys(logoTypes).join(', '), 'user-agent': 'Tulna' }
      const request = get(url, { ...connection, headers, signal, agent: false }, (response) =>
        resolve({
          status: response.statusCode ?? 0,
          location: response.headers.location,
          body: response,
        }),
      )
      request.once('error', reject)
    })

/** Resolves a name for the connection itself, so that no second answer of the DNS can differ from the checked one. */
export const publicLookup: LookupFunction = (hostname, options, callback) =>
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const [first] = found ?? []
    if (error || !first) return callback(error ?? new Error('The name has no address'), '')
    if (!found.every(({ address }) => isPublic(address)))
      return callback(new Error('The name leads to a private address'), '')
    return options.all ? callback(null, found) : callback(null, first.address, first.family)
  })

/**
 * Addresses that are not of the public internet.
 *
 * Source: https://www.iana.org/assignments/iana-ipv4-special-registry and iana-ipv6-special-registry
 */
const special = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  special.addSubnet(network, prefix)
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  special.addSubnet(network, prefix, 'ipv6')

/** The only IPv6 addresses that are routed in public. Those that contain an IPv4 address are elsewhere or special. */
const publicIpv6 = new BlockList()
publicIpv6.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address is one of the public internet. */
export const isPublic = (address: string): boolean =>
  isIPv6(address)
    ? publicIpv6.check(address, 'ipv6') && !special.check(address, 'ipv6')
    : isIPv4(address) && !special.check(address)
