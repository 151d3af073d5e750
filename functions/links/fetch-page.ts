import { type RequestOptions, request } from 'node:https'
import { publicLookup } from '#offers/fetch-logo.ts'
import { describeError, log } from '#runtime/log.ts'
import { fingerprintOf } from './fingerprint.ts'
import type { Answer } from './judge.ts'
import { isAllowed, type Page } from './pages.ts'

/** For all requests of a page together. */
const timeoutMs = 10_000
const maxRedirects = 3
/** What is beyond is not compared. */
const maxBytes = 2 * 1024 * 1024

interface Response {
  status: number
  location: string | undefined
  type: string
  body: AsyncIterable<Uint8Array>
  /** Closes the connection, whatever is still to come. */
  close: () => void
}

type Method = 'HEAD' | 'GET'
/** Requests an https address. Rejects if its host has a private address. */
export type Send = (url: URL, method: Method, signal: AbortSignal) => Promise<Response>

/** These say nothing of the page: it wants a sign-in, lets no programs in, or asks to be left alone for now. */
const putOff = [401, 403, 429, 503]
/** With these, another request at once would only be a burden. */
const isBusy = ({ status }: Response) => status === 429 || status === 503
const isOk = ({ status }: Response) => status >= 200 && status < 300

/**
 * Asks for a lender's page, and reads it only if it is to be compared. Follows up to three redirects, within the allowed hosts.
 * Never throws.
 */
export async function fetchPage(
  { url, isRead }: Page,
  hosts: readonly string[],
  send: Send,
): Promise<Answer> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    // Some servers close the connection instead of answering HEAD.
    const head = isRead ? undefined : await follow(url, 'HEAD', hosts, send, signal).catch(() => undefined)
    head?.response?.close()
    const isEnough = head && (!head.response || isOk(head.response) || isBusy(head.response))
    const { response, failure } = isEnough ? head : await follow(url, 'GET', hosts, send, signal)
    if (!response) return { kind: 'failed', failure }
    const answer = await answerOf(response, isRead)
    response.close()
    return answer
  } catch (error) {
    log.info('page not fetched', { host: new URL(url).hostname, error: describeError(error) })
    return { kind: 'failed', failure: signal.aborted ? 'timeout' : 'unreachable' }
  }
}

async function answerOf(response: Response, isRead: boolean): Promise<Answer> {
  const { status, type } = response
  if (putOff.includes(status)) return { kind: 'put off' }
  if (!isOk(response)) return { kind: 'failed', failure: 'status', status }
  return { kind: 'answered', ...(isRead && { sha256: fingerprintOf(await read(response), type) }) }
}

type Followed =
  | { response: Response; failure?: undefined }
  | { response?: undefined; failure: 'elsewhere' | 'redirects' }

async function follow(
  address: string,
  method: Method,
  hosts: readonly string[],
  send: Send,
  signal: AbortSignal,
): Promise<Followed> {
  let url = new URL(address)
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    if (!isAllowed(url, hosts)) return { failure: 'elsewhere' }
    const response = await send(url, method, signal)
    const { status, location } = response
    if (status < 300 || status > 399 || location === undefined) return { response }
    response.close()
    url = new URL(location, url)
  }
  return { failure: 'redirects' }
}

async function read({ body }: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body) {
    chunks.push(chunk)
    length += chunk.length
    if (length >= maxBytes) break
  }
  return Buffer.concat(chunks).subarray(0, maxBytes)
}

/**
 * Requests over TLS. What is trusted, and how a name is resolved, differ in tests only.
 *
 * @param site our own address, by which a lender learns who asks
 */
export const sendOver =
  (
    site: string,
    connection: Pick<RequestOptions, 'ca' | 'lookup' | 'port'> = { lookup: publicLookup },
  ): Send =>
  (url, method, signal) =>
    new Promise((resolve, reject) => {
      const headers = { 'user-agent': `TulnaLinkCheck (+${site})`, 'accept-encoding': 'identity' }
      const sent = request(url, { ...connection, method, headers, signal, agent: false }, (response) =>
        resolve({
          status: response.statusCode ?? 0,
          location: response.headers.location,
          type: response.headers['content-type'] ?? '',
          body: response,
          close: () => response.destroy(),
        }),
      )
      sent.once('error', reject)
      sent.end()
    })
