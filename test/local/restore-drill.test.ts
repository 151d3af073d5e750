import {
  CreateTableCommand,
  DeleteTableCommand,
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  DynamoDBClient,
  PutItemCommand,
  RestoreTableToPointInTimeCommand,
  ScanCommand,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb'
import { afterEach, expect, inject, test } from 'vitest'
import { cleanUpCommands, restoreDrill } from '#lib/operations/restore-drill.ts'
import { tableSchema } from '#support/table-schema.ts'

const latest = new Date('2026-11-22T10:00:00Z')
const key = { pk: { S: 'BORROWER#1' }, sk: { S: 'PROFILE' } }

const made: string[] = []
const tables = () =>
  new DynamoDBClient({
    endpoint: inject('endpoints').dynamodb,
    region: 'ap-south-1',
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
  })

async function aTable(name: string) {
  await tables().send(new CreateTableCommand({ ...tableSchema, TableName: name }))
  made.push(name)
}

afterEach(async () => {
  for (const TableName of made.splice(0)) await tables().send(new DeleteTableCommand({ TableName }))
})

/**
 * A client of the emulator that simulates point-in-time recovery, which the emulator lacks. `latest` is the latest
 * moment that can be restored. A restore is recorded and copies the table at once. The commands that configure the copy
 * are only recorded. `DescribeTable` reports that the copy is being created until call number `pollsUntilActive`.
 */
function restoringClient({ hasRecovery = true, pollsUntilActive = 3 } = {}) {
  const real = tables()
  const sent: object[] = []
  let polls = 0
  const send = async (command: { input: object }) => {
    if (command instanceof DescribeContinuousBackupsCommand)
      return {
        ContinuousBackupsDescription: {
          PointInTimeRecoveryDescription: hasRecovery ? { LatestRestorableDateTime: latest } : {},
        },
      }
    if (command instanceof RestoreTableToPointInTimeCommand) {
      sent.push(command.input)
      const { SourceTableName, TargetTableName = '' } = command.input
      await aTable(TargetTableName)
      const { Items = [] } = await real.send(new ScanCommand({ TableName: SourceTableName }))
      for (const Item of Items) await real.send(new PutItemCommand({ TableName: TargetTableName, Item }))
      return {}
    }
    if (command instanceof DescribeTableCommand && ++polls < pollsUntilActive)
      return { Table: { TableStatus: 'CREATING' } }
    if (
      command instanceof UpdateContinuousBackupsCommand ||
      command instanceof UpdateTimeToLiveCommand ||
      command instanceof UpdateTableCommand
    ) {
      sent.push(command.input)
      return {}
    }
    return real.send(command as ScanCommand)
  }
  return { client: Object.assign(tables(), { send }), sent }
}

async function aSource(name: string, items = 120) {
  await aTable(name)
  for (let n = 0; n < items; n++)
    await tables().send(
      new PutItemCommand({
        TableName: name,
        Item: { ...key, pk: { S: `BORROWER#${n}` }, n: { N: String(n) } },
      }),
    )
}

test('restores to the latest moment, protects the copy and finds it equal to the source', async () => {
  await aSource('tulna-drill-equal')
  const { client, sent } = restoringClient()
  const lines: string[] = []
  const result = await restoreDrill({
    client,
    source: 'tulna-drill-equal',
    target: 'tulna-drill-equal-copy',
    print: (line) => lines.push(line),
    pollMs: 1,
  })
  expect(result).toMatchObject({
    restoredTo: latest,
    count: { source: 120, target: 120 },
    sample: { same: 120, changed: 0, missing: 0 },
  })
  const copy = { TableName: 'tulna-drill-equal-copy' }
  expect(sent).toEqual([
    {
      SourceTableName: 'tulna-drill-equal',
      TargetTableName: 'tulna-drill-equal-copy',
      BillingModeOverride: 'PAY_PER_REQUEST',
      RestoreDateTime: latest,
    },
    { ...copy, PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true } },
    { ...copy, TimeToLiveSpecification: { Enabled: true, AttributeName: 'expires_at' } },
    { ...copy, DeletionProtectionEnabled: true },
  ])
  expect(lines.join('\n')).toMatch(/can be used after \d+\.\d minutes/)
})

test('counts the items changed in the source, or deleted from it, since the restored moment', async () => {
  await aSource('tulna-drill-changed', 10)
  const { client, sent } = restoringClient()
  const at = new Date('2026-11-21T08:30:00Z')
  const change = { TableName: 'tulna-drill-changed-copy' }
  // Changes the copy instead of the source: the differences are the same.
  const changing = Object.assign(tables(), {
    send: async (command: { input: object }) => {
      const result = await client.send(command as ScanCommand)
      if (command instanceof UpdateTableCommand) {
        for (const [pk, n] of [
          ['BORROWER#3', '-1'],
          ['BORROWER#gone', '1'],
        ] as const)
          await tables().send(new PutItemCommand({ ...change, Item: { ...key, pk: { S: pk }, n: { N: n } } }))
      }
      return result
    },
  })
  const result = await restoreDrill({
    client: changing,
    source: 'tulna-drill-changed',
    target: change.TableName,
    at,
    print: () => undefined,
    pollMs: 1,
  })
  expect(result).toMatchObject({
    restoredTo: at,
    count: { source: 10, target: 11 },
    sample: { same: 9, changed: 1, missing: 1 },
  })
  expect(sent[0]).toMatchObject({ RestoreDateTime: at })
})

test('reports a table without point-in-time recovery, and restores nothing', async () => {
  const { client, sent } = restoringClient({ hasRecovery: false })
  const drill = restoreDrill({ client, source: 'any', target: 'other', print: () => undefined })
  await expect(drill).rejects.toThrow('any has no point-in-time recovery')
  expect(sent).toEqual([])
})

test('returns the commands that remove the copy, which is protected from deletion', () => {
  expect(cleanUpCommands('tulna-dev-drill', 'ap-south-2')).toEqual([
    'aws dynamodb update-table --table-name tulna-dev-drill --region ap-south-2 --no-deletion-protection-enabled',
    'aws dynamodb delete-table --table-name tulna-dev-drill --region ap-south-2',
  ])
})
