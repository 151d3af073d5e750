import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { Stack } from 'aws-cdk-lib'
import { AttributeType, ProjectionType, TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import { Queue } from 'aws-cdk-lib/aws-sqs'
import { expect, inject, test } from 'vitest'
import type { Offer } from '#contract/offer.ts'
import { type Cloud, type CloudOptions, startCloud } from '#lib/local/cloud.ts'
import { sampleOffers } from '#lib/local/sample/lenders.ts'
import { aSavedOffer } from '#support/builders.ts'
import { ownCloud } from '#support/own-cloud.ts'
import { database } from '#support/stored.ts'
import { temporaryFolder } from '#support/temporary-folder.ts'
import { keys } from '#table/keys.ts'

async function secretOf(
  { endpoints: { secretsManager: endpoint } }: Pick<Cloud, 'endpoints'>,
  VersionStage?: string,
) {
  const client = new SecretsManagerClient({
    endpoint,
    region: 'ap-south-1',
    credentials: { accessKeyId: 'any', secretAccessKey: 'any' },
  })
  const SecretId =
    'arn:aws:secretsmanager:ap-south-1:000000000000:secret:Tulna-local-Data-SessionSecretC41FBD23'
  return (await client.send(new GetSecretValueCommand({ SecretId, VersionStage }))).SecretString
}

const Key = keys.borrower('1')

const storeBorrower = ({ endpoints, tableName: TableName }: Cloud) =>
  database(endpoints.dynamodb).send(new PutCommand({ TableName, Item: { ...Key, name: 'Asha' } }))

const storedBorrower = async ({ endpoints, tableName: TableName }: Cloud) =>
  (await database(endpoints.dynamodb).send(new GetCommand({ TableName, Key }))).Item

test('answers no request until a new table is filled, and fills only new tables', async () => {
  const state = temporaryFolder()
  const [offer] = sampleOffers as [Offer]
  let early: Promise<Response> | undefined
  const fill: CloudOptions['fill'] = async ({ address, tableName, endpoints }) => {
    early = fetch(`${address}/user/offer-list`)
    await new Promise((resolve) => setTimeout(resolve, 200))
    const Item = { ...keys.offer(offer.id), ...aSavedOffer(offer) }
    await database(endpoints.dynamodb).send(new PutCommand({ TableName: tableName, Item }))
  }
  const cloud = await ownCloud({ state, fill })
  expect(await (await early)?.json()).toEqual({ success: true, offers: [offer] })
  await cloud.stop()
  await ownCloud({ state, fill: () => Promise.reject(new Error('filled twice')) })
})

test('keeps the table and the secret from one start to the next', async () => {
  const state = temporaryFolder()
  const first = await ownCloud({ state })
  expect(first.isNew).toBe(true)
  const secret = await secretOf(first)
  expect(secret).toMatch(/^\w{64}$/)
  await storeBorrower(first)
  await first.stop()

  const second = await ownCloud({ state })
  expect(second.isNew).toBe(false)
  expect(await secretOf(second)).toBe(secret)
  expect(await storedBorrower(second)).toMatchObject({ name: 'Asha' })
})

test('creates a new table and a new secret on a fresh start', async () => {
  const state = temporaryFolder()
  const first = await ownCloud({ state })
  const secret = await secretOf(first)
  await storeBorrower(first)
  await first.stop()
  const second = await ownCloud({ state, isFresh: true })
  expect(second.isNew).toBe(true)
  expect(await secretOf(second)).not.toBe(secret)
  expect(await storedBorrower(second)).toBeUndefined()
})

test('refuses a table whose index was created with another projection', async () => {
  const state = temporaryFolder()
  const projecting =
    (projectionType: ProjectionType): CloudOptions['stacks'] =>
    (app) => {
      const partitionKey = { name: 'pk', type: AttributeType.STRING }
      const index = { indexName: 'byKey', partitionKey, projectionType }
      new TableV2(new Stack(app, 'Other'), 'Table', { partitionKey, globalSecondaryIndexes: [index] })
    }
  const first = await ownCloud({ state, stacks: projecting(ProjectionType.KEYS_ONLY) })
  await first.stop()
  await expect(startCloud({ state, stacks: projecting(ProjectionType.ALL) })).rejects.toThrow(
    'The keys or indexes of the table have changed since it was created.',
  )
})

test('has no previous version of a secret', async () => {
  const cloud = { endpoints: inject('endpoints') }
  await expect(secretOf(cloud, 'AWSPREVIOUS')).rejects.toMatchObject({ name: 'ResourceNotFoundException' })
})

test('reports that the port is in use before it deletes any stored data', async () => {
  const port = Number(new URL(inject('address')).port)
  const state = temporaryFolder()
  const kept = join(state, 'kept')
  mkdirSync(kept)
  await expect(startCloud({ state, port, isFresh: true })).rejects.toThrow(
    `Port ${port} is in use. Choose another one: PORT=${port + 1} npm start`,
  )
  expect(() => mkdirSync(kept)).toThrow('EEXIST')
})

test('reports that the database did not start', async () => {
  const state = temporaryFolder()
  mkdirSync(join(state, 'dynamodb.sqlite'))
  await expect(startCloud({ state })).rejects.toThrow('The local DynamoDB ended by itself')
})

test('reports that Cognito did not start', async () => {
  const state = temporaryFolder()
  writeFileSync(join(state, 'cognito'), 'a file instead of a folder')
  await expect(startCloud({ state })).rejects.toThrow('ENOTDIR')
})

test('rejects a template with an unsupported resource type', async () => {
  const stacks: CloudOptions['stacks'] = (app) => void new Queue(new Stack(app, 'Other'), 'Queue')
  await expect(startCloud({ state: temporaryFolder(), stacks })).rejects.toThrow(
    /The local cloud does not support the resource type AWS::SQS::Queue/,
  )
})

test('answers no request after it has stopped', async () => {
  const cloud = await ownCloud()
  expect((await fetch(`${cloud.address}/config.json`)).status).toBe(200)
  await cloud.stop()
  await expect(fetch(cloud.address)).rejects.toThrow()
  await expect(fetch(cloud.endpoints.dynamodb)).rejects.toThrow()
  await expect(fetch(cloud.endpoints.s3)).rejects.toThrow()
})
