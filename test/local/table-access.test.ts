import {
  DeleteItemCommand,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  ScanCommand,
  TransactWriteItemsCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { close, listen, portOf } from '#lib/local/http.ts'
import { startIam } from '#lib/local/iam/iam.ts'
import { startIamProxies } from '#lib/local/iam/iam-proxy.ts'
import type { Template } from '#lib/local/template/intrinsics.ts'
import { type Emulator, type ProvisionedResource, provision } from '#lib/local/template/provision.ts'
import { firebase, templatesOf } from '#support/stacks.ts'
import { keys, userIndexKey } from '#table/keys.ts'

const TableName = 'Table'
const now = '2026-11-21T10:00:00.000Z'

/** One item of every kind, by its key. */
const items = {
  profile: keys.borrower('1'),
  sealed: keys.sealedBorrower('1'),
  consent: keys.consent('1', 'terms', '1'),
  mobile: keys.mobile('9000000001'),
  pan: keys.pan('ABCDE1234F', '1'),
  month: keys.month('2026-11'),
  offer: keys.offer('1'),
  totals: keys.totals(3),
  application: keys.application('1', '2'),
  applicationCount: keys.applicationCount('1'),
  shown: keys.shown('1', '2026-11-21', '2', '1'),
  applicants: keys.applicants('1', 3),
  audit: keys.audit(now, '1'),
  offerForm: keys.idempotencyRecord('1', '2'),
  exportJob: keys.exportJob('1'),
  exportCount: keys.exportCount('1', '2026-11-21'),
} satisfies Record<string, { pk: string; sk: string }>

type Kind = keyof typeof items | 'index'

/**
 * What each function may do to each kind of item: Get, Put, Update, Delete, Query, Check (a condition in a transaction)
 * and Scan, by first letter. A kind that is absent is out of the function's reach.
 */
const expected: Record<string, Partial<Record<Kind, string>>> = {
  'firebase-auth': { ...ofBorrower('GPUDQ'), mobile: 'GPUD', pan: 'D', month: 'P', totals: 'U', audit: 'P' },
  'confirm-dob': { ...ofBorrower('GPUDQ'), mobile: 'GPUD', pan: 'D', month: 'P', totals: 'U', audit: 'P' },
  'mock-auth': { ...ofBorrower('PU'), mobile: 'GPU', month: 'P', totals: 'U' },
  logout: { ...ofBorrower('GU'), mobile: 'U' },
  'get-user-info': ofBorrower('G'),
  'basic-details': { ...ofBorrower('GU'), pan: 'PD' },
  'loan-preferences': { ...ofBorrower('GU'), totals: 'U' },
  apply: { ...ofBorrower('GPUC'), offer: 'G', applicants: 'U' },
  applications: ofBorrower('GQ'),
  'offer-list': { offer: 'Q' },
  'get-offer': { offer: 'G' },
  'admin-offers': { offer: 'Q', applicants: 'Q' },
  users: { ...ofBorrower('G'), mobile: 'G', pan: 'Q', month: 'Q', totals: 'Q', index: 'Q', audit: 'P' },
  'user-details': { ...ofBorrower('G'), audit: 'P' },
  downalduser: { exportJob: 'GPU', exportCount: 'GPU', audit: 'P' },
  'logo-upload': { audit: 'P' },
  'add-offers': { offer: 'P', offerForm: 'GP', audit: 'P' },
  'update-offers': { offer: 'GU', offerForm: 'GP', audit: 'P' },
  'erase-demo-borrowers': {
    ...ofBorrower('GDQ'),
    mobile: 'D',
    pan: 'D',
    month: 'Q',
    totals: 'U',
    audit: 'P',
    index: 'Q',
  },
  'export-users': { exportJob: 'GU', exportCount: 'GU', audit: 'P', index: 'S' },
}

/** Every item in a borrower's partition, which IAM cannot tell apart. */
function ofBorrower(actions: string) {
  return {
    profile: actions,
    sealed: actions,
    consent: actions,
    application: actions,
    applicationCount: actions,
    shown: actions,
  }
}

const iam = startIam()
/** The session token of each function, by the last part of its name. */
const sessions = new Map<string, string>()
let stop: () => Promise<unknown>
let endpoint: string

/** Provisions the roles of the synthesized functions, and puts the IAM proxy before a table that accepts everything. */
beforeAll(async () => {
  const table: ProvisionedResource = {
    ref: TableName,
    attributes: { Arn: `arn:aws:dynamodb:ap-south-1:000000000000:table/${TableName}` },
  }
  const emulators: Record<string, Emulator> = {
    'AWS::IAM::Role': iam.role,
    'AWS::IAM::Policy': iam.policy,
    'AWS::DynamoDB::Table': () => table,
    'AWS::Lambda::Function': (properties, name) => {
      const { FunctionName, Role } = properties as { FunctionName?: string; Role: string }
      const [, shortName = ''] = /^tulna-[a-z]+-(.*)/.exec(FunctionName ?? '') ?? []
      if (FunctionName) sessions.set(shortName, iam.assume(Role, FunctionName))
      return anything(name)
    },
  }
  // Between them these stages have every function.
  const contexts: Record<string, string>[] = [
    { stage: 'dev', demo: 'true' },
    { stage: 'local', ...firebase },
  ]
  for (const context of contexts) {
    const { data, service } = templatesOf(context)
    const stacks = Object.entries({ data, service }).map(([name, template]) => ({
      name: `${context.stage}-${name}`,
      template: template.toJSON() as Template,
    }))
    await provision(stacks, withAnything(emulators))
  }
  const server = await listen((_request, response) => void response.end('{}'))
  const emulator = `http://127.0.0.1:${portOf(server)}`
  const proxies = await startIamProxies(iam, { dynamodb: emulator }, (_table, index) =>
    index ? 'gsi1pk' : 'pk',
  )
  endpoint = proxies.endpoints.dynamodb ?? ''
  stop = async () => {
    await proxies.stop()
    await close(server)
  }
}, 240_000)
afterAll(() => stop())

/** A resource with every attribute. */
const anything = (ref: string): ProvisionedResource => ({
  ref,
  attributes: new Proxy({}, { get: (_, name) => `https://${ref}/${String(name)}` }),
})

const withAnything = (emulators: Record<string, Emulator>) =>
  new Proxy(emulators, {
    get: (known, type) => known[String(type)] ?? ((_: unknown, name: string) => anything(name)),
  })

const client = (sessionToken: string) =>
  new DynamoDBClient({
    endpoint,
    region: 'ap-south-1',
    credentials: { accessKeyId: 'any', secretAccessKey: 'any', sessionToken },
    maxAttempts: 1,
  })

/** The actions on an item, by letter. */
const actionsOn = ({ pk, sk }: { pk: string; sk: string }) => {
  const Key = { pk: { S: pk }, sk: { S: sk } }
  const ConditionCheck = { TableName, Key, ConditionExpression: 'attribute_exists(pk)' }
  return [
    ['G', new GetItemCommand({ TableName, Key })],
    ['P', new PutItemCommand({ TableName, Item: Key })],
    ['U', new UpdateItemCommand({ TableName, Key })],
    ['D', new DeleteItemCommand({ TableName, Key })],
    ['Q', queryOf('pk', pk)],
    ['C', new TransactWriteItemsCommand({ TransactItems: [{ ConditionCheck }] })],
  ] as const
}

const queryOf = (partitionKey: string, value: string, IndexName?: string) =>
  new QueryCommand({
    TableName,
    IndexName,
    KeyConditionExpression: `${partitionKey} = :key`,
    ExpressionAttributeValues: { ':key': { S: value } },
  })

const isAllowed = (sent: Promise<unknown>) =>
  sent.then(
    () => true,
    (error: Error) => {
      expect(error.name).toBe('AccessDeniedException')
      return false
    },
  )

test('covers every function that the stacks define', () => {
  expect([...sessions.keys()].sort()).toEqual(Object.keys(expected).sort())
})

test.each(Object.entries(expected))(
  '%s reaches these items of the table and no other',
  async (name, kinds) => {
    const dynamo = client(sessions.get(name) ?? '')
    const allowed: Record<string, string> = {}
    const allow = (kind: Kind, letter: string) => {
      allowed[kind] = (allowed[kind] ?? '') + letter
    }
    for (const [kind, key] of Object.entries(items) as [Kind, { pk: string; sk: string }][])
      for (const [letter, command] of actionsOn(key))
        if (await isAllowed(dynamo.send(command as GetItemCommand))) allow(kind, letter)
    const { gsi1pk } = userIndexKey(now, '1')
    if (await isAllowed(dynamo.send(queryOf('gsi1pk', gsi1pk, 'gsi1')))) allow('index', 'Q')
    if (await isAllowed(dynamo.send(new ScanCommand({ TableName, IndexName: 'gsi1' })))) allow('index', 'S')
    expect(await isAllowed(dynamo.send(new ScanCommand({ TableName })))).toBe(false)
    expect(await isAllowed(dynamo.send(queryOf('gsi1pk', 'OTHER', 'gsi1')))).toBe(false)
    expect(allowed).toEqual(kinds)
  },
)

test('no function may read, update or delete an audit item', () => {
  for (const { audit = 'P' } of Object.values(expected)) expect(audit).toBe('P')
})
