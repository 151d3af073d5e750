import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMobile, userIdOf } from '#support/api.ts'
import { always, errorResponses, inTurn } from '#support/fault-proxy.ts'
import { type FaultyCloud, startFaultyCloud } from '#support/faulty-cloud.ts'
import { inconsistencies } from '#support/inconsistencies.ts'
import { scan } from '#support/stored.ts'

let place: FaultyCloud
beforeAll(async () => {
  place = await startFaultyCloud()
})
afterAll(() => place.stop())

const failure = {
  status: 500,
  body: { success: false, message: 'Something went wrong. Please try again.' },
}

test('requests fail with a message while the secret cannot be read, and succeed as soon as it can', async () => {
  const { secrets } = place.faults
  const mobile = aMobile()
  const signIn = () =>
    place.call('POST', '/user/mock-auth', { body: { mobile_number: mobile, type: 'credit', demo: true } })

  secrets.plan = always('GetSecretValue', errorResponses.secretUnavailable)
  for (let time = 0; time < 3; time++) expect(await signIn()).toMatchObject(failure)
  expect(secrets.injected.length).toBeGreaterThanOrEqual(3)

  secrets.plan = inTurn('GetSecretValue', 'hang', 'stall', 'cut')
  const { status, body } = await signIn()
  expect(status).toBe(200)
  const token = String(body.token)
  const id = userIdOf(token)

  secrets.plan = always('GetSecretValue', errorResponses.secretUnavailable)
  const ask = () => place.call('GET', `/user/get-user-info?id=${id}`, { token })
  expect(await ask()).toMatchObject(failure)
  place.heal()
  expect(await ask()).toMatchObject({ status: 200, body: { user: { id } } })

  const items = await scan(place.cloud)
  expect(items.filter(({ sk }) => sk === 'PROFILE')).toHaveLength(1)
  expect(inconsistencies(items)).toEqual([])
})
