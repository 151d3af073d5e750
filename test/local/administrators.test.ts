import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  CognitoIdentityProviderClient,
  CreateUserPoolCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { afterAll, expect, test, vi } from 'vitest'
import { startCloud } from '#lib/local/cloud.ts'
import { Administrators } from '#lib/operations/administrators.ts'
import { adminPoolName } from '#runtime/names.ts'

const state = mkdtempSync(join(tmpdir(), 'tulna-admins-'))
afterAll(() => rmSync(state, { recursive: true, force: true }))

async function start() {
  const cloud = await startCloud({ state, hasPages: false })
  for (const [name, value] of Object.entries(cloud.environment)) vi.stubEnv(name, value)
  return { stop: cloud.stop, administrators: await Administrators.of('local') }
}

test('keeps its administrators from one start to the next', async () => {
  const first = await start()
  await first.administrators.add('asha@tulna.example')
  await first.stop()
  const second = await start()
  expect(await second.administrators.list()).toEqual([
    { email: 'asha@tulna.example', id: expect.any(String) },
  ])
  await second.stop()
})

test('reinvites an administrator who has lost the second factor, with a new account', async () => {
  const { administrators, stop } = await start()
  await administrators.add('ravi@tulna.example')
  const idOf = async () =>
    (await administrators.list()).find(({ email }) => email === 'ravi@tulna.example')?.id
  const before = await idOf()
  await administrators.reinvite('ravi@tulna.example')
  expect(await idOf()).toEqual(expect.any(String))
  expect(await idOf()).not.toBe(before)
  await expect(administrators.reinvite('nobody@tulna.example')).rejects.toThrow()
  await stop()
})

test('fails when a stage has two user pools', async () => {
  const { stop } = await start()
  const PoolName = adminPoolName('local')
  await new CognitoIdentityProviderClient({}).send(new CreateUserPoolCommand({ PoolName }))
  await expect(Administrators.of('local')).rejects.toThrow(`several user pools ${PoolName} in ap-south-1`)
  await stop()
})
