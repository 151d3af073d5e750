import {
  BatchGetItemCommand,
  BatchWriteItemCommand,
  DeleteItemCommand,
  DynamoDBClient,
  ExecuteStatementCommand,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  ScanCommand,
  TransactGetItemsCommand,
  TransactWriteItemsCommand,
  UpdateItemCommand,
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

/** A function `f` whose role has these statements, and its clients of AWS. */
async function aFunction(...statements: Statement[]) {
  const iam = startIam()
  await iam.role({}, 'role')
  const Statement = statements.map((statement) => ({ Effect: 'Allow', ...statement }))
  await iam.policy({ PolicyDocument: { Statement }, Roles: ['role'] }, 'policy')
  const { dynamodb, s3, secretsManager } = inject('endpoints')
  const emulators = { dynamodb, s3, secretsmanager: secretsManager }
  const proxies = await startIamProxies(iam, emulators, (_table, index) => (index ? 'gsi1pk' : 'pk'))
  stops.push(proxies.stop)
  const sessionToken = iam.assume('arn:aws:iam::000000000000:role/role', 'f')
  const options = (service: string) => ({
    endpoint: proxies.environment[`AWS_ENDPOINT_URL_${service}`] ?? '',
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

test('allows a function the actions that its role names, and no other', async () => {
  const { dynamo } = await aFunction({ Action: 'dynamodb:GetItem', Resource: table() })
  expect((await dynamo.send(aGet())).$metadata.httpStatusCode).toBe(200)
  const batch = new BatchGetItemCommand({ RequestItems: { [inject('tableName')]: { Keys: [aKey()] } } })
  await expect(dynamo.send(batch)).rejects.toMatchObject({
    name: 'AccessDeniedException',
    message: `User: arn:aws:sts::000000000000:assumed-role/role/f is not authorized to perform: dynamodb:BatchGetItem on resource: ${table()} because no identity-based policy allows the dynamodb:BatchGetItem action`,
    $metadata: { httpStatusCode: 400 },
  })
})

test('denies access to a table or an index that the role does not name', async () => {
  const { dynamo } = await aFunction({ Action: 'dynamodb:*', Resource: [table(), `${table()}x`] })
  const query = new QueryCommand({
    TableName: inject('tableName'),
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :pk',
    ExpressionAttributeValues: { ':pk': { S: 'X' } },
  })
  await expect(dynamo.send(query)).rejects.toThrow(`on resource: ${table()}/index/gsi1 because`)
})

test('authorizes each action of a transaction, and writes nothing where one is denied', async () => {
  const { dynamo } = await aFunction({ Action: ['dynamodb:PutItem', 'dynamodb:GetItem'], Resource: table() })
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

test('reads a secret only for a function that may read it', async () => {
  const read = new GetSecretValueCommand({ SecretId: secret })
  const { secrets: allowed } = await aFunction({ Action: 'secretsmanager:GetSecretValue', Resource: secret })
  expect((await allowed.send(read)).SecretString).toMatch(/^\w{64}$/)
  const { secrets } = await aFunction({ Action: 'secretsmanager:GetSecretValue', Resource: `${secret}2` })
  await expect(secrets.send(read)).rejects.toMatchObject({ name: 'AccessDeniedException' })
})

test('recognises a function by its presigned URL, and denies an unsigned request', async () => {
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

test('answers 404 for a missing object only to a function that may list the bucket', async () => {
  const Bucket = `iam-${crypto.randomUUID()}`
  await makeBucket(Bucket)
  const head = new HeadObjectCommand({ Bucket, Key: 'x' })
  const status = (error: { $metadata: { httpStatusCode: number } }) => error.$metadata.httpStatusCode
  const read = { Action: 's3:GetObject', Resource: `arn:aws:s3:::${Bucket}/*` }
  expect(await (await aFunction(read)).s3.send(head).catch(status)).toBe(403)
  const list = { Action: 's3:ListBucket', Resource: `arn:aws:s3:::${Bucket}` }
  expect(await (await aFunction(read, list)).s3.send(head).catch(status)).toBe(404)
})

test('lets a Deny override every Allow', async () => {
  const all = { Action: 'dynamodb:*', Resource: '*' }
  const { dynamo } = await aFunction(all, { Effect: 'Deny', Action: 'dynamodb:Get*', Resource: table() })
  await expect(dynamo.send(aGet())).rejects.toMatchObject({ name: 'AccessDeniedException' })
})

test('marks a permission as used once a request has needed it', async () => {
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

/** A function that may do this to the partitions `USER#*` and `OFFERS` of the table, and of the index. */
const limitedTo = (...actions: string[]) =>
  aFunction({
    Action: actions.map((action) => `dynamodb:${action}`),
    Resource: [table(), `${table()}/index/gsi1`],
    Condition: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['USER#*', 'OFFERS'] } },
  })

const TableName = inject('tableName')
const own = () => ({ pk: { S: `USER#${crypto.randomUUID()}` }, sk: { S: 'X' } })
const foreign = () => ({ pk: { S: `AUDIT#${crypto.randomUUID()}` }, sk: { S: 'X' } })
type Key = ReturnType<typeof own>

const operations: [name: string, of: (dynamo: DynamoDBClient, ...keys: Key[]) => Promise<unknown>][] = [
  ['GetItem', (dynamo, Key) => dynamo.send(new GetItemCommand({ TableName, Key }))],
  ['PutItem', (dynamo, Item) => dynamo.send(new PutItemCommand({ TableName, Item }))],
  ['UpdateItem', (dynamo, Key) => dynamo.send(new UpdateItemCommand({ TableName, Key }))],
  ['DeleteItem', (dynamo, Key) => dynamo.send(new DeleteItemCommand({ TableName, Key }))],
  [
    'Query',
    (dynamo, key) =>
      dynamo.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: '#pk = :pk AND #sk = :sk',
          ExpressionAttributeNames: { '#pk': 'pk', '#sk': 'sk' },
          ExpressionAttributeValues: { ':pk': key?.pk ?? { S: '' }, ':sk': { S: 'X' } },
        }),
      ),
  ],
  [
    'Query of an index',
    (dynamo, key) =>
      dynamo.send(
        new QueryCommand({
          TableName,
          IndexName: 'gsi1',
          KeyConditionExpression: 'gsi1pk = :pk AND begins_with(gsi1sk, :sk)',
          ExpressionAttributeValues: { ':pk': key?.pk ?? { S: '' }, ':sk': { S: 'X' } },
        }),
      ),
  ],
  [
    'BatchGetItem',
    (dynamo, ...Keys) => dynamo.send(new BatchGetItemCommand({ RequestItems: { [TableName]: { Keys } } })),
  ],
  [
    'BatchWriteItem',
    (dynamo, ...keys) => {
      const items = keys.map((Key, n) =>
        n === 0 ? { PutRequest: { Item: Key } } : { DeleteRequest: { Key } },
      )
      return dynamo.send(new BatchWriteItemCommand({ RequestItems: { [TableName]: items } }))
    },
  ],
  [
    'GetItem in a transaction',
    (dynamo, ...keys) => {
      const TransactItems = keys.map((Key) => ({ Get: { TableName, Key } }))
      return dynamo.send(new TransactGetItemsCommand({ TransactItems }))
    },
  ],
  [
    'PutItem in a transaction',
    (dynamo, ...keys) => {
      const TransactItems = keys.map((Item) => ({ Put: { TableName, Item } }))
      return dynamo.send(new TransactWriteItemsCommand({ TransactItems }))
    },
  ],
  [
    'ConditionCheckItem in a transaction',
    (dynamo, ...keys) => {
      const ConditionExpression = 'attribute_not_exists(pk)'
      const TransactItems = keys.map((Key) => ({ ConditionCheck: { TableName, Key, ConditionExpression } }))
      return dynamo.send(new TransactWriteItemsCommand({ TransactItems }))
    },
  ],
]

test.each(operations)('limits %s to the partitions that the role names', async (name, operation) => {
  const [action = ''] = name.split(' ')
  const { dynamo } = await limitedTo(action)
  await operation(dynamo, own())
  await expect(operation(dynamo, foreign())).rejects.toMatchObject({ name: 'AccessDeniedException' })
  if (/Batch|transaction/.test(name))
    await expect(operation(dynamo, own(), foreign())).rejects.toMatchObject({ name: 'AccessDeniedException' })
})

test('lets a Scan pass a condition on partition keys, as IAM does where a request has no value', async () => {
  const { dynamo } = await limitedTo('Scan')
  await dynamo.send(new ScanCommand({ TableName, Limit: 1 }))
})

test('marks only the partitions that requests have named as used', async () => {
  const { dynamo, iam } = await limitedTo('GetItem')
  await dynamo.send(new GetItemCommand({ TableName, Key: own() }))
  const used = iam.grants().filter(({ isUsed }) => isUsed)
  expect(used).toEqual([
    {
      functionName: 'f',
      action: 'dynamodb:GetItem',
      resource: table(),
      partition: 'USER#*',
      isUsed: true,
    },
  ])
  expect(iam.grants()).toHaveLength(4)
})

test('denies a request that it does not understand', async () => {
  const { s3, dynamo } = await aFunction({ Action: '*', Resource: '*' })
  const tagged = new PutObjectCommand({ Bucket: 'any', Key: 'x', Body: 'x', Tagging: 'a=b' })
  await expect(s3.send(tagged)).rejects.toMatchObject({ name: 'AccessDenied' })
  const partiQl = new ExecuteStatementCommand({ Statement: `SELECT * FROM "${TableName}"` })
  await expect(dynamo.send(partiQl)).rejects.toThrow('does not support ExecuteStatement')
  const withoutKey = new QueryCommand({
    TableName,
    KeyConditionExpression: 'sk = :sk',
    ExpressionAttributeValues: { ':sk': { S: 'X' } },
  })
  await expect(dynamo.send(withoutKey)).rejects.toThrow('no value of pk in the key condition')
})

test.each([
  ['element', { NotAction: 's3:*' }, 'does not support NotAction'],
  [
    'condition operator',
    { Condition: { StringEquals: { 'dynamodb:LeadingKeys': 'a' } } },
    'does not support the condition StringEquals',
  ],
  [
    'condition key',
    { Condition: { 'ForAllValues:StringLike': { 'dynamodb:Attributes': ['pk'] } } },
    'ForAllValues:StringLike dynamodb:Attributes',
  ],
])('rejects a policy with an unsupported %s, by name', async (_what, statement, message) => {
  await expect(aFunction({ Action: 's3:*', Resource: '*', ...statement })).rejects.toThrow(message)
})

test('rejects a managed policy that it does not support, by name', () => {
  const boundless = { ManagedPolicyArns: ['arn:aws:iam::aws:policy/AdministratorAccess'] }
  expect(() => startIam().role(boundless, 'role')).toThrow('AdministratorAccess')
})
