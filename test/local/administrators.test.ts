import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  CognitoIdentityProviderClient,
  CreateUserPoolCommand,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startCloud } from '#lib/local/cloud.ts'
import { Administrators } from '#lib/operations/administrators.ts'
import { adminPoolName } from '#runtime/names.ts'

function aState(): string {
  const state = mkdtempSync(join(tmpdir(), 'tulna-admins-'))
  onTestFinished(() => rmSync(state, { recursive: true, force: true }))
  return state
}

/** Starts a cloud, which the end of the test stops unless the test has. */
async function start(state = aState()) {
  const cloud = await startCloud({ state, hasPages: false })
  let stopped: Promise<void> | undefined
  const stop = () => (stopped ??= cloud.stop())
  onTestFinished(stop)
  for (const [name, value] of Object.entries(cloud.environment)) vi.stubEnv(name, value)
  return { stop, administrators: await Administrators.of('local') }
}

test('the local cloud keeps its administrators from one start to the next', async () => {
  const state = aState()
  const first = await start(state)
  await first.administrators.add('asha@tulna.example')
  const before = await first.administrators.list()
  expect(before).toEqual([{ email: 'asha@tulna.example', id: expect.any(String) }])
  await first.stop()
  const second = await start(state)
  expect(await second.administrators.list()).toEqual(before)
})

test('reinvites an administrator who has lost the second factor, with a new account', async () => {
  const { administrators } = await start()
  await administrators.add('ravi@tulna.example')
  const [before] = await administrators.list()
  await administrators.reinvite('ravi@tulna.example')
  const [after, ...others] = await administrators.list()
  expect(others).toEqual([])
  expect(after).toEqual({ email: 'ravi@tulna.example', id: expect.any(String) })
  expect(after?.id).not.toBe(before?.id)
  await expect(administrators.reinvite('nobody@tulna.example')).rejects.toThrow(UserNotFoundException)
})

test('fails when a stage has two user pools', async () => {
  await start()
  const PoolName = adminPoolName('local')
  await new CognitoIdentityProviderClient({}).send(new CreateUserPoolCommand({ PoolName }))
  await expect(Administrators.of('local')).rejects.toThrow(`several user pools ${PoolName} in ap-south-1`)
})
