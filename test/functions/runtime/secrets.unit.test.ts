import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mockAws, restoreAws } from '#support/mock-aws.ts'

const start = Date.parse('2026-11-22T10:00:00Z')
const at = (seconds: number) => vi.setSystemTime(start + seconds * 1000)
const unavailable = Object.assign(new Error('Secrets Manager is down'), { name: 'InternalServiceError' })

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ toFake: ['Date'], now: start })
})
afterEach(() => {
  vi.useRealTimers()
  restoreAws()
})

/** Returns `secretVersions` with its cache filled, the number of its reads, and a switch for an outage. */
async function aCachedSecret() {
  const mock = mockAws(SecretsManagerClient)
  let isDown = false
  mock.on(GetSecretValueCommand).callsFake(({ VersionStage }: { VersionStage: string }) => {
    if (isDown) throw unavailable
    return { SecretString: VersionStage }
  })
  const { secretVersions } = await import('#runtime/secrets.ts')
  const versions = (options?: { fresh: boolean }) => secretVersions('session', options)
  expect(await versions()).toEqual(['AWSCURRENT', 'AWSPREVIOUS'])
  const reads = () => mock.commandCalls(GetSecretValueCommand, { VersionStage: 'AWSCURRENT' }).length
  const setDown = (down: boolean) => {
    isDown = down
  }
  return { versions, reads, setDown }
}

test('reads fresh versions at most once every ten seconds', async () => {
  const { versions, reads } = await aCachedSecret()
  for (const seconds of [0, 9, 11, 12, 20]) {
    at(seconds)
    await versions({ fresh: true })
  }
  expect(reads()).toBe(2)
})

test('reads at most once every ten seconds during an outage too, and the cached versions stay valid', async () => {
  const { versions, reads, setDown } = await aCachedSecret()
  setDown(true)
  for (const seconds of [11, 12, 15, 20]) {
    at(seconds)
    await expect(versions({ fresh: true })).rejects.toMatchObject({
      name: 'SecretUnavailable',
      cause: unavailable,
    })
    expect(await versions()).toEqual(['AWSCURRENT', 'AWSPREVIOUS'])
  }
  expect(reads()).toBe(2)

  at(301)
  expect(await versions()).toEqual(['AWSCURRENT', 'AWSPREVIOUS'])
  await expect(versions({ fresh: true })).rejects.toMatchObject({
    name: 'SecretUnavailable',
    cause: unavailable,
  })
  expect(reads()).toBe(3)

  setDown(false)
  at(312)
  expect(await versions({ fresh: true })).toEqual(['AWSCURRENT', 'AWSPREVIOUS'])
  expect(reads()).toBe(4)
})
