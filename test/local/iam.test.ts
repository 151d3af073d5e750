import {
  BatchGetItemCommand,
  DynamoDBClient,
  GetItemCommand,
  QueryCommand,
  TransactWriteItemsCommand,
} from '@aws-sdk/client-dynamodb'
import { GetObjectCommand, HeadObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { afterEach, expect, inject, test } from 'vitest'
import { startIam } from '#lib/local/iam/iam.ts'
import { startIamProxies } from '#lib/local/iam/iam-proxy.ts'

const stops: (() => Promise<unknown>)[] = []
afterEach(() => Promise.all(stops.splice(0).map((stop) => stop())))

const table = () => `arn:aws:dynamodb:ap-south-1:000000000000:table/${inject('tableName')}`
const secret = 'arn:aws:secretsmanager:ap-south-1:000000000000:secret:Tulna-local-Data-SessionSecretC41FBD23'

interface Statement {
  Effect?: string
  Action: string | string[]
  Resource: string | string[]
  Condition?: object
}

/** A function `f` with these rights, and what it finds of AWS. */
async function aFunction(...statements: Statement[]) {
  const iam = startIam()
  await iam.role({}, 'role')
  const Statement = statements.map((statement) => ({ Effect: 'Allow', ...statement }))
  await iam.policy({ PolicyDocument: { Statement }, Roles: ['role'] }, 'policy')
  const { dynamodb, s3, secretsManager } = inject('endpoints')
  const gates = await startIamProxies(iam, { dynamodb, s3, secretsmanager: secretsManager })
  stops.push(gates.stop)
  const sessionToken = iam.assume('arn:aws:iam::000000000000:role/role', 'f')
  const options = (service: string) => ({
    endpoint: gates.environment[`AWS_ENDPOINT_URL_${service}`] ?? '',
    region: 'ap-south-1',
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', sessionToken },
    maxAttempts: 1,
  })
  return {
    iam,
    options,
    dynamo: new DynamoDBClient(options('DYNAMODB')),
    s3: new S3Client(options('S3')),
    secrets: new SecretsManagerClient(options('SECRETS_MANAGER')),
  }
}

const makeBucket = (name: string) => fetch(`${inject('endpoints').s3}/${name}`, { method: 'PUT' })

const aKey = () => ({ pk: { S: crypto.randomUUID() }, sk: { S: 'X' } })
const aGet = () => new GetItemCommand({ TableName: inject('tableName'), Key: aKey() })

test('lets a function do what its role allows, and nothing else to that table', async () => {
  const { dynamo } = await aFunction({ Action: 'dynamodb:GetItem', Resource: table() })
  expect((await dynamo.send(aGet())).$metadata.httpStatusCode).toBe(200)
  const batch = new BatchGetItemCommand({ RequestItems: { [inject('tableName')]: { Keys: [aKey()] } } })
  await expect(dynamo.send(batch)).rejects.toMatchObject({
    name: 'AccessDeniedException',
    message: `User: arn:aws:sts::000000000000:assumed-role/role/f is not authorized to perform: dynamodb:BatchGetItem on resource: ${table()} because no identity-based policy allows the dynamodb:BatchGetItem action`,
    $metadata: { httpStatusCode: 400 },
  })
})

test('allows nothing on a table or an index that the role does not name', async () => {
  const { dynamo } = await aFunction({ Action: 'dynamodb:*', Resource: [table(), `${table()}x`] })
  const query = new QueryCommand({
    TableName: inject('tableName'),
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :pk',
    ExpressionAttributeValues: { ':pk': { S: 'X' } },
  })
  await expect(dynamo.send(query)).rejects.toThrow(`on resource: ${table()}/index/gsi1 because`)
})

test('authorizes a transaction by each of its parts, and writes nothing where one is not allowed', async () => {
  const { dynamo } = await aFunction({ Action: ['dynamodb:PutItem', 'dynamodb:GetItem'], Resource: table() })
  const TableName = inject('tableName')
  const Key = aKey()
  const put = { Put: { TableName, Item: Key } }
  const remove = { Delete: { TableName, Key: aKey() } }
  const both = new TransactWriteItemsCommand({ TransactItems: [put, remove] })
  await expect(dynamo.send(both)).rejects.toThrow('not authorized to perform: dynamodb:DeleteItem')
  const get = new GetItemCommand({ TableName, Key, ConsistentRead: true })
  expect(await dynamo.send(get)).not.toHaveProperty('Item')
  await dynamo.send(new TransactWriteItemsCommand({ TransactItems: [put] }))
  expect((await dynamo.send(get)).Item).toEqual(Key)
})

test('reads a secret for those alone who may', async () => {
  const read = new GetSecretValueCommand({ SecretId: secret })
  const { secrets: allowed } = await aFunction({ Action: 'secretsmanager:GetSecretValue', Resource: secret })
  expect((await allowed.send(read)).SecretString).toMatch(/^\w{64}$/)
  const { secrets } = await aFunction({ Action: 'secretsmanager:GetSecretValue', Resource: `${secret}2` })
  await expect(secrets.send(read)).rejects.toMatchObject({ name: 'AccessDeniedException' })
})

test('knows a function by what it has presigned, and refuses whoever has signed nothing', async () => {
  const Bucket = `iam-${crypto.randomUUID()}`
  await makeBucket(Bucket)
  const { s3 } = await aFunction({ Action: 's3:PutObject', Resource: `arn:aws:s3:::${Bucket}/logos/*` })
  const upload = async (Key: string, query = true) => {
    const url = await getSignedUrl(s3, new PutObjectCommand({ Bucket, Key }))
    return fetch(query ? url : url.replace(/\?.*/, ''), { method: 'PUT', body: 'a logo' })
  }
  expect((await upload('logos/1.png')).status).toBe(200)
  expect((await upload('logos/1.png', false)).status).toBe(403)
  const refused = await upload('elsewhere/1.png')
  expect(refused.status).toBe(403)
  expect(await refused.text()).toContain('<Code>AccessDenied</Code>')
  await expect(s3.send(new GetObjectCommand({ Bucket, Key: 'logos/1.png' }))).rejects.toMatchObject({
    name: 'AccessDenied',
  })
})

test('tells that an object is missing only to those who may list the bucket', async () => {
  const Bucket = `iam-${crypto.randomUUID()}`
  await makeBucket(Bucket)
  const head = new HeadObjectCommand({ Bucket, Key: 'x' })
  const status = (error: { $metadata: { httpStatusCode: number } }) => error.$metadata.httpStatusCode
  const read = { Action: 's3:GetObject', Resource: `arn:aws:s3:::${Bucket}/*` }
  expect(await (await aFunction(read)).s3.send(head).catch(status)).toBe(403)
  const list = { Action: 's3:ListBucket', Resource: `arn:aws:s3:::${Bucket}` }
  expect(await (await aFunction(read, list)).s3.send(head).catch(status)).toBe(404)
})

test('lets a refusal win over every right', async () => {
  const all = { Action: 'dynamodb:*', Resource: '*' }
  const { dynamo } = await aFunction(all, { Effect: 'Deny', Action: 'dynamodb:Get*', Resource: table() })
  await expect(dynamo.send(aGet())).rejects.toMatchObject({ name: 'AccessDeniedException' })
})

test('counts a right as used once a call has needed it', async () => {
  const { dynamo, iam } = await aFunction({
    Action: ['dynamodb:GetItem', 'dynamodb:PutItem'],
    Resource: table(),
  })
  await dynamo.send(aGet())
  expect(iam.grants()).toEqual([
    { functionName: 'f', action: 'dynamodb:GetItem', resource: table(), isUsed: true },
    { functionName: 'f', action: 'dynamodb:PutItem', resource: table(), isUsed: false },
  ])
})

test('refuses what it does not know, and policies that say more than it understands', async () => {
  const { s3 } = await aFunction({ Action: 's3:*', Resource: '*' })
  const tagged = new PutObjectCommand({ Bucket: 'any', Key: 'x', Body: 'x', Tagging: 'a=b' })
  await expect(s3.send(tagged)).rejects.toMatchObject({ name: 'AccessDenied' })
  await expect(aFunction({ Action: 's3:*', Resource: '*', Condition: {} })).rejects.toThrow('Condition')
  const boundless = { ManagedPolicyArns: ['arn:aws:iam::aws:policy/AdministratorAccess'] }
  expect(() => startIam().role(boundless, 'role')).toThrow('AdministratorAccess')
})
