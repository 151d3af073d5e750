import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { SecretUnavailable } from './errors.ts'
import { describeError, log } from './log.ts'
import { traced } from './spans.ts'
import { timeouts } from './timeouts.ts'

const keptMs = 5 * 60_000
const refreshedAtMostEveryMs = 10_000

const client = traced(new SecretsManagerClient({ requestHandler: timeouts(2_000) }), 'SecretsManager')

interface Cached {
  values: string[]
  readAt: number
  /** The latest attempt to read the values again, if it failed. */
  failure?: { error: SecretUnavailable; at: number }
}
const cache = new Map<string, Cached>()

/**
 * The valid versions of a secret: the current one, then the previous one if it exists. They are cached for five
 * minutes. `fresh` reads them again, at most every ten seconds, so that a caller cannot cause a read for every request.
 * While Secrets Manager is unavailable, cached versions stay valid, and it is called at most every ten seconds; with
 * nothing cached, every call tries again.
 *
 * @throws SecretUnavailable if a read fails after the SDK's three attempts, and nothing is cached or `fresh` is set
 */
export async function secretVersions(id: string, { fresh = false } = {}): Promise<string[]> {
  const known = cache.get(id)
  const now = Date.now()
  if (known && now - known.readAt < (fresh ? refreshedAtMostEveryMs : keptMs)) return known.values
  if (known?.failure && now - known.failure.at < refreshedAtMostEveryMs) {
    if (fresh) throw known.failure.error
    return known.values
  }
  try {
    const values = (await Promise.all([read(id, 'AWSCURRENT'), read(id, 'AWSPREVIOUS')])).filter(
      (value) => value !== undefined,
    )
    cache.set(id, { values, readAt: Date.now() })
    return values
  } catch (cause) {
    const error = new SecretUnavailable(cause)
    if (!known) throw error
    cache.set(id, { ...known, failure: { error, at: Date.now() } })
    // The cached values are most likely still valid, but a caller who asked for fresh ones must not get them.
    if (fresh) throw error
    log.warn('a secret could not be refreshed', { reason: describeError(cause).name })
    return known.values
  }
}

async function read(id: string, stage: 'AWSCURRENT' | 'AWSPREVIOUS'): Promise<string | undefined> {
  try {
    const { SecretString } = await client.send(
      new GetSecretValueCommand({ SecretId: id, VersionStage: stage }),
    )
    return SecretString
  } catch (error) {
    // A secret that was never rotated has no previous version.
    if (stage === 'AWSPREVIOUS' && error instanceof Error && error.name === 'ResourceNotFoundException')
      return
    throw error
  }
}
