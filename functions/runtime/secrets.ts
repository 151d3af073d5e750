import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { describeError, log } from './log.ts'
import { timeouts } from './timeouts.ts'

const keptMs = 5 * 60_000
const refreshedAtMostEveryMs = 10_000

const client = new SecretsManagerClient({ requestHandler: timeouts(2_000) })
const kept = new Map<string, { values: string[]; readAt: number }>()

/**
 * The valid versions of a secret: the current one, then the previous one if it exists. They are cached for five
 * minutes. `fresh` reads them again, at most every ten seconds, so that a caller cannot cause a read for every request.
 * While Secrets Manager is unavailable, the cached versions stay valid and the read is retried every ten seconds.
 */
export async function secretVersions(id: string, { fresh = false } = {}): Promise<string[]> {
  const age = Date.now() - (kept.get(id)?.readAt ?? 0)
  const known = kept.get(id)
  if (known && age < (fresh ? refreshedAtMostEveryMs : keptMs)) return known.values
  try {
    const values = (await Promise.all([read(id, 'AWSCURRENT'), read(id, 'AWSPREVIOUS')])).filter(
      (value) => value !== undefined,
    )
    kept.set(id, { values, readAt: Date.now() })
    return values
  } catch (error) {
    // The cached values are most likely still valid, but a caller who asked for fresh ones must not get them.
    if (!known || fresh) throw error
    log.warn('a secret could not be refreshed', { reason: describeError(error).name })
    kept.set(id, { ...known, readAt: Date.now() - keptMs + refreshedAtMostEveryMs })
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
