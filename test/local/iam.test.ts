import {
  BatchGetItemCommand,
  ExecuteStatementCommand,
  GetItemCommand,
  QueryCommand,
  TransactWriteItemsCommand,
} from '@aws-sdk/client-dynamodb'
import { GetObjectCommand, HeadObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { GetSecretValueCommand } from '@aws-sdk/client-secrets-manager'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { freePort, host } from '#lib/local/http.ts'
import { startIam } from '#lib/local/iam/iam.ts'
import { startIamProxies } from '#lib/local/iam/iam-proxy.ts'
import { aFunction, tableArn } from '#support/iam-function.ts'

const secret = 'arn:aws:secretsmanager:ap-south-1:000000000000:secret:Tulna-local-Data-SessionSecretC41FBD23'
const TableName = inject('tableName')

const makeBucket = (name: string) => fetch(`${inject('endpoints').s3}/${name}`, { method: 'PUT' })

const aKey = () => ({ pk: { S: crypto.randomUUID() }, sk: { S: 'X' } })
const aGet = () => new GetItemCommand({ TableName, Key: aKey() })

test('allows a function the actions that its role names, and no other', async () => {
  const { dynamo } = await aFunction({ Action: 'dynamodb:GetItem', Resource: tableArn() })
  expect((await dynamo.send(aGet())).$metadata.httpStatusCode).toBe(200)
  const batch = new BatchGetItemCommand({ RequestItems: { [TableName]: { Keys: [aKey()] } } })
  await expect(dynamo.send(batch)).rejects.toMatchObject({
    name: 'AccessDeniedException',
    message: `User: arn:aws:sts::000000000000:assumed-role/role/f is not authorized to perform: dynamodb:BatchGetItem on resource: ${tableArn()} because no identity-based policy allows the dynamodb:BatchGetItem action`,
    $metadata: { httpStatusCode: 400 },
  })
})

test('denies access to a table or an index that the role does not name', async () => {
  const { dynamo: ofOtherTable } = await aFunction({ Action: 'dynamodb:*', Resource: `${tableArn()}x` })
  await expect(ofOtherTable.send(aGet())).rejects.toThrow(`on resource: ${tableArn()} because`)
  const { dynamo } = await aFunction({ Action: 'dynamodb:*', Resource: [tableArn(), `${tableArn()}x`] })
  const query = new QueryCommand({
    TableName,
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :pk',
    ExpressionAttributeValues: { ':pk': { S: 'X' } },
  })
  await expect(dynamo.send(query)).rejects.toThrow(`on resource: ${tableArn()}/index/gsi1 because`)
})

test('authorizes each action of a transaction, and writes nothing if one is denied', async () => {
  const { dynamo } = await aFunction({
    Action: ['dynamodb:PutItem', 'dynamodb:GetItem'],
    Resource: tableArn(),
  })
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

test('closes the connection if the emulator cannot be reached, so that the SDK retries', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const emulators = { dynamodb: `http://${host}:${await freePort()}` }
  const { endpoints, stop } = await startIamProxies(startIam(), emulators, () => 'pk')
  onTestFinished(async () => {
    await stop()
    printed.mockRestore()
  })
  // A CORS preflight needs no permission.
  await expect(fetch(endpoints.dynamodb ?? '', { method: 'OPTIONS' })).rejects.toThrow('fetch failed')
  expect(String(printed.mock.calls[0])).toContain('ECONNREFUSED')
})

test('reads a secret only for a function that may read it', async () => {
  const read = new GetSecretValueCommand({ SecretId: secret })
  const { secrets: allowed } = await aFunction({ Action: 'secretsmanager:GetSecretValue', Resource: secret })
  expect((await allowed.send(read)).SecretString).toMatch(/^\w{64}$/)
  const { secrets } = await aFunction({ Action: 'secretsmanager:GetSecretValue', Resource: `${secret}2` })
  await expect(secrets.send(read)).rejects.toMatchObject({ name: 'AccessDeniedException' })
})

test('recognizes a function by a URL that it has presigned, and denies an unsigned request', async () => {
  const Bucket = `iam-${crypto.randomUUID()}`
  await makeBucket(Bucket)
  const { s3 } = await aFunction({ Action: 's3:PutObject', Resource: `arn:aws:s3:::${Bucket}/logos/*` })
  const upload = async (Key: string, isSigned = true) => {
    const url = await getSignedUrl(s3, new PutObjectCommand({ Bucket, Key }))
    return fetch(isSigned ? url : url.replace(/\?.*/, ''), { method: 'PUT', body: 'a logo' })
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
  const { dynamo } = await aFunction(all, { Effect: 'Deny', Action: 'dynamodb:Get*', Resource: tableArn() })
  await expect(dynamo.send(aGet())).rejects.toMatchObject({
    name: 'AccessDeniedException',
    message: expect.stringMatching(/ with an explicit deny in an identity-based policy$/),
  })
})

test('marks a permission as used once a request has needed it', async () => {
  const { dynamo, iam } = await aFunction({
    Action: ['dynamodb:GetItem', 'dynamodb:PutItem'],
    Resource: tableArn(),
  })
  await dynamo.send(aGet())
  expect(iam.grants()).toEqual([
    { functionName: 'f', action: 'dynamodb:GetItem', resource: tableArn(), isUsed: true },
    { functionName: 'f', action: 'dynamodb:PutItem', resource: tableArn(), isUsed: false },
  ])
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
])('rejects a policy with an unsupported %s, and names it', async (_what, statement, message) => {
  await expect(aFunction({ Action: 's3:*', Resource: '*', ...statement })).rejects.toThrow(message)
})

test('rejects a managed policy that it does not support, and names it', () => {
  const boundless = { ManagedPolicyArns: ['arn:aws:iam::aws:policy/AdministratorAccess'] }
  expect(() => startIam().role(boundless, 'role')).toThrow('AdministratorAccess')
})

test('grants what a policy inside a role allows', () => {
  const iam = startIam()
  const Statement = { Effect: 'Allow', Action: 's3:GetObject', Resource: '*' }
  iam.role({ Policies: [{ PolicyDocument: { Version: '2012-10-17', Statement } }] }, 'role')
  const session = iam.assume('arn:aws:iam::000000000000:role/role', 'fn')
  const read = { action: 's3:GetObject', resource: 'arn:aws:s3:::bucket/key' }
  expect(iam.denial(session, [read])).toBeUndefined()
  expect(iam.denial(session, [{ ...read, action: 's3:PutObject' }])).toContain('s3:PutObject')
})
