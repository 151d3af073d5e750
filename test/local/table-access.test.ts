import {
  BatchGetItemCommand,
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
import { wildcards } from '#lib/local/wildcards.ts'
import { firebase, templatesOf } from '#support/stacks.ts'
import { keys, userIndexKey } from '#table/keys.ts'

const TableName = 'Table'
const now = '2026-11-21T10:00:00.000Z'

/** The keys of items in each kind of partition of the table. */
const items = {
  profile: keys.borrower('1'),
  sealed: keys.sealedBorrower('1'),
  view: keys.view('1', now, '2'),
  exported: keys.exported(now, '1'),
  consent: keys.consent('1', 'terms', '1'),
  withdrawal: keys.withdrawal('1', 'mobile', now),
  answer: keys.answer('1', '2'),
  nominee: keys.nominee('1'),
  ownComplaint: keys.ownComplaint('1', '2'),
  mobile: keys.mobile('9000000001'),
  pan: keys.pan('ABCDE1234F', '1'),
  month: keys.month('2026-11'),
  offer: keys.offer('1'),
  offerVersion: keys.offerVersion('1', 1),
  waitingChange: keys.waitingChange(now, '1'),
  proposedChange: keys.proposedChange('1'),
  endedChange: keys.endedChange('1'),
  publishedFeeds: keys.publishedFeeds,
  publishedRanking: keys.publishedRanking,
  totals: keys.totals(3),
  application: keys.application('1', '2'),
  applicationCount: keys.applicationCount('1'),
  earlierApplication: keys.earlierApplication('1', '2026-11-21', '2', '1'),
  applicants: keys.applicants('1', 3),
  handover: keys.handover('20261121-1'),
  figures: keys.figures(3, '2026-11-21', 'handover', '1', '2'),
  figuresSince: keys.figuresSince,
  outcome: keys.outcome('1', now, '2'),
  unmatchedOutcome: keys.unmatchedOutcome('1', now, '2'),
  outcomeEvent: keys.outcomeEvent('1', '2'),
  pageCheck: keys.pageCheck('1'),
  checkedNight: keys.checkedNight,
  paymentTerms: keys.paymentTerms('kaveribank', '2026-11-01'),
  publishedPayments: keys.publishedPayments,
  audit: keys.audit(now, '1'),
  idempotencyRecord: keys.idempotencyRecord('1', '2'),
  openComplaint: keys.openComplaint('2026-12-22', '1'),
  closedComplaint: keys.closedComplaint('2026-12-22', '1'),
  complaintRequest: keys.complaintRequest('1'),
  complaintCount: keys.complaintCount('1', '2026-11-22'),
  exportJob: keys.exportJob('1'),
  exportHandover: keys.exportHandover('1', 0),
  exportCount: keys.exportCount('1', '2026-11-21'),
} satisfies Record<string, { pk: string; sk: string }>

type Kind = keyof typeof items | 'index'

/** What erasing a borrower needs besides the borrower's own partition. */
const erasure = { view: 'DQ', mobile: 'D', pan: 'D', totals: 'U', audit: 'P' }

/** What counting a step of the journey needs. */
const counting = { figures: 'U', figuresSince: 'U' }

/** What recording an outcome needs: the presses that it may match, whether it is there already, and what counts it. */
const recording = { handover: 'B', outcome: 'P', unmatchedOutcome: 'P', outcomeEvent: 'BP', ...counting }

/**
 * What each function may do to each kind of item: Get, Batch get, Put, Update, Delete, Query, Check (a condition in a
 * transaction) and Scan, by first letter. A kind that is absent is out of the function's reach. `index` is `gsi1`.
 */
const expected: Record<string, Partial<Record<Kind, string>>> = {
  'firebase-auth': { ...ofBorrower('PUDQ'), ...erasure, mobile: 'GPUD', month: 'GU' },
  'confirm-dob': { ...ofBorrower('GPUDQ'), ...erasure, sealed: 'P', mobile: 'GPUD', month: 'GU' },
  'mock-auth': { ...ofBorrower('PU'), mobile: 'GPU', month: 'GU', totals: 'U' },
  logout: { ...ofBorrower('GU'), mobile: 'U' },
  'get-user-info': ofBorrower('G'),
  'basic-details': { ...ofBorrower('GU'), pan: 'PD' },
  'loan-preferences': { ...ofBorrower('GU'), totals: 'U' },
  apply: { ...ofBorrower('GPUC'), offer: 'G', applicants: 'U' },
  applications: ofBorrower('GQ'),
  complaint: { ...ofBorrower('GPC'), openComplaint: 'P', complaintRequest: 'GBPU', complaintCount: 'BU' },
  audit: { audit: 'PQ' },
  complaints: { openComplaint: 'Q', audit: 'P' },
  'answer-complaint': { openComplaint: 'GPD', closedComplaint: 'GP', audit: 'P' },
  'my-data': {
    ...ofBorrower('GQ'),
    mobile: 'G',
    view: 'Q',
    exported: 'Q',
    openComplaint: 'G',
    closedComplaint: 'G',
  },
  'consent-receipts': ofBorrower('GQ'),
  'withdraw-consent': { ...ofBorrower('GPUDQ'), ...erasure, sealed: 'P' },
  'give-consent': ofBorrower('GU'),
  'close-account': { ...ofBorrower('GDQ'), ...erasure, sealed: 'P' },
  'answer-application': ofBorrower('GPC'),
  'save-nominee': ofBorrower('GPC'),
  'remove-nominee': ofBorrower('GDC'),
  'change-mobile': { ...ofBorrower('GU'), mobile: 'GPD', audit: 'P' },
  'code-sent': {},
  'web-vitals': {},
  'journey-step': counting,
  handover: { offer: 'G', handover: 'P', ...counting },
  handovers: { handover: 'Q' },
  insights: { figures: 'Q', figuresSince: 'G', offer: 'Q', openComplaint: 'Q' },
  'handover-outcome': recording,
  'handover-outcomes': { outcome: 'Q', unmatchedOutcome: 'Q', audit: 'P' },
  'import-outcomes': { ...recording, audit: 'P' },
  payments: { paymentTerms: 'Q', outcome: 'Q' },
  'payment-terms': { paymentTerms: 'PD', audit: 'P' },
  'publish-payments': { paymentTerms: 'Q', publishedPayments: 'GP', handover: 'Q' },
  'offer-list': { offer: 'Q' },
  // Reads the list where a badge's reason compares the offer with the others, as an administrator's form does.
  'get-offer': { offer: 'GQ' },
  'offer-history': { offer: 'G', offerVersion: 'Q' },
  'admin-offers': { offer: 'Q', ...scheduled('Q'), ...links('Q'), applicants: 'Q' },
  'schedule-offer': { offer: 'GQ', ...scheduled('PDQ'), idempotencyRecord: 'GP', audit: 'P' },
  'revoke-change': { ...scheduled('PDQ'), audit: 'P' },
  'approve-change': { offer: 'GUQ', offerVersion: 'P', ...scheduled('GPUDQ'), audit: 'P' },
  'apply-scheduled-changes': {
    offer: 'GUQ',
    offerVersion: 'PQ',
    ...scheduled('GPUDQ'),
    publishedFeeds: 'GP',
    publishedRanking: 'GP',
    audit: 'P',
  },
  users: {
    ...ofBorrower('G'),
    mobile: 'G',
    pan: 'Q',
    month: 'Q',
    totals: 'B',
    index: 'Q',
    audit: 'P',
  },
  'user-details': { ...ofBorrower('GC'), view: 'P', audit: 'P' },
  downalduser: { ...ofExport('GPU'), audit: 'P' },
  'logo-upload': { audit: 'P' },
  'add-offers': { offer: 'PQ', offerVersion: 'P', ...scheduled('P'), idempotencyRecord: 'GP', audit: 'P' },
  'update-offers': {
    offer: 'GUQ',
    offerVersion: 'P',
    ...scheduled('PQ'),
    idempotencyRecord: 'GP',
    audit: 'P',
  },
  'check-links': { offer: 'Q', ...links('GPQ') },
  'erase-demo-borrowers': { ...ofBorrower('DQ'), ...erasure, month: 'Q', index: 'Q' },
  'export-users': { ...ofExport('GPUQ'), exported: 'P', audit: 'P', index: 'S' },
}

/** The scheduled changes of offers. IAM cannot tell those that wait, those to be approved and those that have ended apart. */
function scheduled(actions: string) {
  return { waitingChange: actions, proposedChange: actions, endedChange: actions }
}

/** What the link checker writes. IAM cannot tell its kinds apart. */
function links(actions: string) {
  return { pageCheck: actions, checkedNight: actions }
}

/** The items in the partition of an export, and in that of an administrator's exports. IAM cannot tell them apart. */
function ofExport(actions: string) {
  return { exportJob: actions, exportHandover: actions, exportCount: actions }
}

/** The items in a borrower's partition. IAM cannot tell them apart. */
function ofBorrower(actions: string) {
  return {
    profile: actions,
    consent: actions,
    withdrawal: actions,
    answer: actions,
    nominee: actions,
    ownComplaint: actions,
    application: actions,
    applicationCount: actions,
    earlierApplication: actions,
  }
}

const iam = startIam()
/** The session token of each function, by its name without `tulna-<stage>-`. */
const sessions = new Map<string, string>()
let stop: () => Promise<unknown>
let endpoint: string

/** Provisions the functions' roles, and starts an IAM proxy in front of a server that accepts everything. */
beforeAll(async () => {
  const table: ProvisionedResource = {
    ref: TableName,
    attributes: { Arn: `arn:aws:dynamodb:ap-south-1:000000000000:table/${TableName}` },
  }
  const emulators: Record<string, Emulator> = {
    'AWS::IAM::Role': iam.role,
    'AWS::IAM::Policy': iam.policy,
    'AWS::DynamoDB::GlobalTable': () => table,
    'AWS::SecretsManager::Secret': (_, name) =>
      anything(`arn:aws:secretsmanager:ap-south-1:000000000000:secret:${name}`),
    'AWS::Lambda::Function': (properties, name) => {
      const { FunctionName, Role } = properties as { FunctionName?: string; Role: string }
      const [, shortName = ''] = /^tulna-[a-z]+-(.*)/.exec(FunctionName ?? '') ?? []
      if (FunctionName) sessions.set(shortName, iam.assume(Role, FunctionName))
      return anything(name)
    },
  }
  // Between them these stages have every function. For a function that both have, the test uses the role of the last.
  const contexts: Record<string, string>[] = [
    { stage: 'dev', demo: 'true', linkHosts: 'lender.example' },
    { stage: 'local', ...firebase },
  ]
  for (const context of contexts) {
    const stacks = Object.entries(templatesOf(context)).map(([name, template]) => ({
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
})
afterAll(() => stop())

/** A resource that has a value for every attribute. */
const anything = (ref: string): ProvisionedResource => ({
  ref,
  attributes: new Proxy({}, { get: (_, name) => `https://${ref}/${String(name)}` }),
})

/** The emulators, and one that returns `anything` for every other resource type. */
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
    ['B', new BatchGetItemCommand({ RequestItems: { [TableName]: { Keys: [Key] } } })],
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

test('covers every named function that the stacks define', () => {
  expect([...sessions.keys()].sort()).toEqual(Object.keys(expected).sort())
})

test.each(Object.entries(expected))(
  '%s may perform the expected actions on each kind of item, and no others',
  async (name, kinds) => {
    const dynamo = client(sessions.get(name) ?? '')
    const allowed: Record<string, string> = {}
    const allow = (kind: Kind, letter: string) => {
      allowed[kind] = (allowed[kind] ?? '') + letter
    }
    for (const [kind, key] of Object.entries(items) as [Kind, { pk: string; sk: string }][])
      for (const [letter, command] of actionsOn(key))
        if (await isAllowed(dynamo.send(command as GetItemCommand))) allow(kind, letter)
    const { gsi1pk } = userIndexKey(now, '1', 4)
    if (await isAllowed(dynamo.send(queryOf('gsi1pk', gsi1pk, 'gsi1')))) allow('index', 'Q')
    if (await isAllowed(dynamo.send(new ScanCommand({ TableName, IndexName: 'gsi1' })))) allow('index', 'S')
    expect(await isAllowed(dynamo.send(new ScanCommand({ TableName })))).toBe(false)
    expect(await isAllowed(dynamo.send(queryOf('gsi1pk', 'OTHER', 'gsi1')))).toBe(false)
    expect(allowed).toEqual(kinds)
  },
)

/** The actions that the roles allow at least one function on an item of the table. */
function allowedActions({ pk }: { pk: string }) {
  const grants = iam
    .grants()
    .filter(
      ({ resource, partition = '*' }) => /:table\/[^/]*$/.test(resource) && wildcards(partition).test(pk),
    )
  return [...new Set(grants.map(({ action }) => action))].sort()
}

test('no function may update or delete an audit item', () => {
  expect(allowedActions(items.audit)).toEqual(['dynamodb:PutItem', 'dynamodb:Query'])
})

test('only the administrators’ audit may read audit items', () => {
  const readers = Object.entries(expected).filter(([, kinds]) => /[GQB]/.test(kinds.audit ?? ''))
  expect(readers.map(([name]) => name)).toEqual(['audit'])
})

test('only the administrators’ payments and their public report may read what lenders pay', () => {
  const readers = Object.entries(expected).filter(([, kinds]) => /[GQB]/.test(kinds.paymentTerms ?? ''))
  expect(readers.map(([name]) => name).sort()).toEqual(['payments', 'publish-payments'])
  for (const [, kinds] of readers) expect(Object.keys(kinds)).not.toContain('offer')
})

test('no function may update or delete a press of “Apply Now”, and only the counts and what matches outcomes may read presses', () => {
  expect(allowedActions(items.handover)).toEqual([
    'dynamodb:BatchGetItem',
    'dynamodb:PutItem',
    'dynamodb:Query',
  ])
  const readers = Object.entries(expected).filter(([, kinds]) => /[GQB]/.test(kinds.handover ?? ''))
  expect(readers.map(([name]) => name)).toEqual([
    'handovers',
    'handover-outcome',
    'import-outcomes',
    'publish-payments',
  ])
})

test('no function may update or delete an outcome, and none for borrowers may read one', () => {
  for (const item of [items.outcome, items.unmatchedOutcome])
    expect(allowedActions(item)).toEqual(['dynamodb:PutItem', 'dynamodb:Query'])
  expect(allowedActions(items.outcomeEvent)).toEqual(['dynamodb:BatchGetItem', 'dynamodb:PutItem'])
  const reached = Object.entries(expected).filter(
    ([, { outcome, unmatchedOutcome, outcomeEvent }]) => outcome ?? unmatchedOutcome ?? outcomeEvent,
  )
  expect(reached.map(([name]) => name)).toEqual([
    'handover-outcome',
    'handover-outcomes',
    'import-outcomes',
    'payments',
  ])
})

test('no function may read, update or delete what is left of a closed account', () => {
  expect(allowedActions(items.sealed)).toEqual(['dynamodb:PutItem'])
})

test('no function may update or delete a version of an offer', () => {
  expect(allowedActions(items.offerVersion)).toEqual(['dynamodb:PutItem', 'dynamodb:Query'])
})
