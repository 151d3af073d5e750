import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { describeError, log } from './log.ts'
import { timeouts } from './timeouts.ts'

const keptMs = 5 * 60_000
const refreshedAtMostEveryMs = 10_000

const client = new SecretsManagerClient({ requestHandler: timeouts(2_000) })
const kept = new Map<string, { values: string[]; readAt: number }>()

/**
 * The versions of a secret that are in force, the current one first and the one before it, if any, second.
 * A rotation is noticed within five minutes, or at once by whoever asks for a `fresh` answer, which is
 * bounded so that nobody outside can make us ask for every request. While the service is away, what is known stays
 * in force, and is asked for every ten seconds.
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
    // What was in force five minutes ago most likely still is; whoever asks for better is not told that.
    if (!known || fresh) throw error
    log.warn('a secret could not be read again', { reason: describeError(error).name })
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
