import {
  CognitoIdentityProviderClient,
  CreateUserPoolCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { expect, test } from 'vitest'
import { Administrators } from '#lib/operations/administrators.ts'
import { adminPoolName } from '#lib/resource-names.ts'
import { stubEnvironment } from '#support/in-process.ts'
import { ownCloud } from '#support/own-cloud.ts'

async function start(options: { state?: string } = {}) {
  const cloud = await ownCloud(options)
  stubEnvironment(cloud)
  return { ...cloud, administrators: await Administrators.of('local') }
}

test('the local cloud keeps its administrators from one start to the next', async () => {
  const first = await start()
  await first.administrators.add('asha@tulna.example')
  const before = await first.administrators.list()
  expect(before).toEqual([{ email: 'asha@tulna.example', id: expect.any(String) }])
  await first.stop()
  const second = await start({ state: first.state })
  expect(await second.administrators.list()).toEqual(before)
})

test('reinviting replaces an administrator’s account with a new one, and fails for anybody else', async () => {
  const { administrators } = await start()
  await administrators.add('ravi@tulna.example')
  const [before] = await administrators.list()
  await administrators.reinvite('ravi@tulna.example')
  const [after, ...others] = await administrators.list()
  expect(others).toEqual([])
  expect(after).toEqual({ email: 'ravi@tulna.example', id: expect.any(String) })
  expect(after?.id).not.toBe(before?.id)
  await expect(administrators.reinvite('nobody@tulna.example')).rejects.toThrow(
    'nobody@tulna.example is not an administrator',
  )
  await administrators.remove('ravi@tulna.example')
  await expect(administrators.reinvite('ravi@tulna.example')).rejects.toThrow(
    'ravi@tulna.example is not an administrator',
  )
  expect(await administrators.list()).toEqual([])
})

test('fails when a stage has two user pools', async () => {
  await start()
  const PoolName = adminPoolName('local')
  await new CognitoIdentityProviderClient({}).send(new CreateUserPoolCommand({ PoolName }))
  await expect(Administrators.of('local')).rejects.toThrow(`several user pools ${PoolName} in ap-south-1`)
})
