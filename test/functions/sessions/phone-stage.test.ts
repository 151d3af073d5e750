import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { type JWTPayload, UnsecuredJWT } from 'jose'
import { expect, test } from 'vitest'
import { currentConsents } from '#contract/consents.ts'
import { addStacks } from '#lib/stacks/stacks.ts'
import { environment } from '#runtime/environment.ts'
import { aMobile, details, send, userIdOf } from '#support/api.ts'
import { claims } from '#support/firebase-tokens.ts'
import { ownCloud } from '#support/own-cloud.ts'
import { database, scan } from '#support/stored.ts'

const project = 'demo-tulna'
/** A stage with a phone provider. Its functions have only the template's permissions. */
const cloud = await ownCloud({
  stacks(app) {
    const firebase = {
      firebaseProjectId: project,
      firebaseApiKey: 'any-key-will-do',
      firebaseAppId: '1:23:web:45',
    }
    const settings = { ...firebase, firebaseEmulator: 'http://127.0.0.1:9099' }
    for (const [key, value] of Object.entries(settings)) app.node.setContext(key, value)
    addStacks(app)
  },
  // With an emulator's address, functions accept unsigned tokens. Nothing listens there.
  functionEnvironment: { [environment.firebaseEmulator]: '127.0.0.1:9099' },
})

async function post(name: string, body: object, token = '') {
  const response = await send('POST', `/user/${name}`, { body, token, address: cloud.address })
  const { message, token: issued = '' } = response.body
  return { status: response.status, message, token: String(issued) }
}

const prove = (mobile_number: string) => {
  const issuer: JWTPayload = { iss: `https://securetoken.google.com/${project}`, aud: project }
  const firebase_token = new UnsecuredJWT(claims(mobile_number, issuer)).encode()
  return post('firebase-auth', { mobile_number, type: 'credit', firebase_token, consents: currentConsents() })
}

const registered = { status: 200, message: 'Registration successful!' }
const signedIn = { status: 200, message: 'OTP verified successfully!' }

test('proving a Pending number erases its account and creates a new one', async () => {
  const mobile_number = aMobile()
  const demo = { mobile_number, type: 'credit', demo: true, consents: currentConsents() }
  const pending = await post('mock-auth', demo)
  const id = userIdOf(pending.token)
  expect((await post('basic-details', { id, ...details() }, pending.token)).status).toBe(200)
  expect(await prove(mobile_number)).toMatchObject(registered)
  expect(await prove(mobile_number)).toMatchObject(signedIn)
  expect((await scan(cloud)).filter(({ pk, sk }) => pk.includes(id) || sk.includes(id))).toEqual([])
})

/** A proven number whose latest sign-in was in 2025. */
async function aDormantNumber() {
  const mobile = aMobile()
  const { token } = await prove(mobile)
  expect((await post('basic-details', { id: userIdOf(token), ...details() }, token)).status).toBe(200)
  const owner = (await scan(cloud)).find(({ pk }) => pk === `MOBILE#${mobile}`)
  await database(cloud.endpoints.dynamodb).send(
    new PutCommand({
      TableName: cloud.tableName,
      Item: { ...owner, signed_in_at: '2025-01-01T00:00:00.000Z' },
    }),
  )
  return mobile
}

test('a dormant account opens with the right date of birth, and is sealed after three wrong ones', async () => {
  const mobile = await aDormantNumber()
  const { token } = await prove(mobile)
  expect(await post('confirm-dob', { token, dob: details().dob })).toMatchObject(signedIn)

  const other = await prove(await aDormantNumber())
  const wrong = { token: other.token, dob: '1990-01-01', consents: currentConsents() }
  expect(
    [await post('confirm-dob', wrong), await post('confirm-dob', wrong)].map(({ status }) => status),
  ).toEqual([400, 400])
  expect(await post('confirm-dob', wrong)).toMatchObject(registered)
  expect(
    (await scan(cloud)).some(({ pk, sk }) => pk.includes(userIdOf(other.token)) && sk === 'SEALED'),
  ).toBe(true)
})
