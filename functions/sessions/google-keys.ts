import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose'
import { span } from '#runtime/spans.ts'

/** The public keys of Firebase's ID tokens. Google rotates them every few days. */
const address = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'
const timeoutMs = 3_000
/** The shortest interval between fetches, which limits them when tokens name unknown keys or Google is down. */
const fetchIntervalMs = 5_000

interface KeySet {
  find: JWTVerifyGetKey
  /** Epoch milliseconds. */
  expiresAt: number
}

let cached: KeySet | undefined
let lastFetch: { startedAt: number; keys: Promise<KeySet> } | undefined

/**
 * Finds the key that a token's header names. Keys are cached for as long as Google allows, and fetched again before
 * that when a token names an unknown one. Throws jose's error for a key that Google does not have, and an ordinary
 * `Error` if the keys cannot be fetched.
 */
export const googleKey: JWTVerifyGetKey = async (header, token) => {
  const keys = cached && Date.now() < cached.expiresAt ? cached : await latestKeys()
  try {
    return await keys.find(header, token)
  } catch (error) {
    if (!(error instanceof errors.JWKSNoMatchingKey)) throw error
    return (await latestKeys()).find(header, token)
  }
}

function latestKeys(): Promise<KeySet> {
  if (!lastFetch || Date.now() - lastFetch.startedAt >= fetchIntervalMs)
    lastFetch = {
      startedAt: Date.now(),
      keys: span({ name: 'www.googleapis.com', namespace: 'remote' }, fetchKeys),
    }
  return lastFetch.keys
}

async function fetchKeys(): Promise<KeySet> {
  try {
    const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
    if (!response.ok) throw new Error(`the response was ${response.status}`)
    const find = createLocalJWKSet((await response.json()) as JSONWebKeySet)
    cached = { find, expiresAt: Date.now() + freshnessMs(response.headers) }
    return cached
  } catch (error) {
    // Not one of jose's errors: a failed fetch must not look like a bad token.
    throw new Error(
      `Google's signing keys could not be fetched: ${error instanceof Error ? error.message : error}`,
    )
  }
}

/** What is left of `max-age` after the time that the response spent in caches. Milliseconds. */
function freshnessMs(headers: Headers): number {
  const [, maxAge = 0] = /(?:^|[\s,])max-age=(\d+)/.exec(headers.get('cache-control') ?? '') ?? []
  return Math.max(0, Number(maxAge) - Number(headers.get('age') ?? 0)) * 1000
}
