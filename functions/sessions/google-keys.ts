import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose'

/** The public halves of the keys that sign Firebase's ID tokens: Google changes them every few days. */
const address = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'
const timeoutMs = 3_000
/** However many tokens with an unknown key arrive, and however long Google is away, it is not asked more often. */
const readAtMostEveryMs = 5_000

interface Keys {
  find: JWTVerifyGetKey
  /** Epoch milliseconds. */
  goodUntil: number
}

let kept: Keys | undefined
let lastRead: { startedAt: number; keys: Promise<Keys> } | undefined

/**
 * The key that a token's header names. Keys are kept for as long as Google says, and read again before that
 * when a token names one that is not among them. Throws jose's error where Google has no such key, and another
 * one where Google cannot be asked.
 */
export const googleKey: JWTVerifyGetKey = async (header, token) => {
  const keys = kept && Date.now() < kept.goodUntil ? kept : await readKeys()
  try {
    return await keys.find(header, token)
  } catch (error) {
    if (!(error instanceof errors.JWKSNoMatchingKey)) throw error
    return (await readKeys()).find(header, token)
  }
}

function readKeys(): Promise<Keys> {
  if (!lastRead || Date.now() - lastRead.startedAt >= readAtMostEveryMs)
    lastRead = { startedAt: Date.now(), keys: fetchKeys() }
  return lastRead.keys
}

async function fetchKeys(): Promise<Keys> {
  try {
    const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
    if (!response.ok) throw new Error(`it answered ${response.status}`)
    const find = createLocalJWKSet((await response.json()) as JSONWebKeySet)
    kept = { find, goodUntil: Date.now() + freshMs(response.headers) }
    return kept
  } catch (error) {
    // An error of its own: what is wrong with the keys must not look like something wrong with the token.
    throw new Error(
      `Google's signing keys could not be read: ${error instanceof Error ? error.message : error}`,
    )
  }
}

/** How much is left of the time that Google allows: caches on the way have used up some of it. */
function freshMs(headers: Headers): number {
  const [, maxAge = 0] = /(?:^|[\s,])max-age=(\d+)/.exec(headers.get('cache-control') ?? '') ?? []
  return Math.max(0, Number(maxAge) - Number(headers.get('age') ?? 0)) * 1000
}
