import { expect, test } from 'vitest'
import { type ApiResponse, aMobile, userIdOf } from '#support/api.ts'
import { always, errorResponses, inTurn } from '#support/fault-proxy.ts'
import { startFaultyCloud } from '#support/faulty-cloud.ts'
import { inconsistencies } from '#support/inconsistencies.ts'
import { scan } from '#support/stored.ts'

const place = await startFaultyCloud()

function expectBusy({ status, headers, body }: ApiResponse) {
  expect([status, headers.get('retry-after')]).toEqual([503, '5'])
  expect(body).toEqual({
    success: false,
    message: 'We are very busy right now. Please try again in a few seconds.',
  })
}

test('functions without a cached secret respond with 503 while it cannot be read, and then succeed', async () => {
  const { secrets } = place.faults
  const mobile = aMobile()
  const signIn = () =>
    place.call('POST', '/user/mock-auth', { body: { mobile_number: mobile, type: 'credit', demo: true } })

  secrets.plan = always('GetSecretValue', errorResponses.secretUnavailable)
  for (let time = 0; time < 3; time++) expectBusy(await signIn())
  expect(secrets.injected.length).toBeGreaterThanOrEqual(3)

  // The function responds before its timeout; after it, API Gateway would respond with an error of its own.
  secrets.plan = always('GetSecretValue', 'hang')
  expectBusy(await signIn())

  secrets.plan = inTurn('GetSecretValue', 'hang', 'stall', 'cut')
  const { status, body } = await signIn()
  expect(status).toBe(200)
  const token = String(body.token)
  const id = userIdOf(token)

  secrets.plan = always('GetSecretValue', errorResponses.secretUnavailable)
  const ask = () => place.call('GET', `/user/get-user-info?id=${id}`, { token })
  expectBusy(await ask())
  place.heal()
  expect(await ask()).toMatchObject({ status: 200, body: { user: { id } } })

  const items = await scan(place.cloud)
  expect(items.filter(({ sk }) => sk === 'PROFILE')).toHaveLength(1)
  expect(inconsistencies(items)).toEqual([])
})
