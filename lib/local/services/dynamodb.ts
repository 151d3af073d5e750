import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DescribeTableCommand,
  DynamoDBClient,
  ListTablesCommand,
  ResourceNotFoundException,
  type TableDescription,
  type TimeToLiveSpecification,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb'
import { freePort } from '../http.ts'
import type { PartitionKeyOf } from '../iam/dynamodb-access.ts'
import { account, emulator, region } from '../template/provision.ts'
import { type ChildProcess, startChildProcess, waitUntilReady } from './child-process.ts'
import { dynamodbServer } from './dynamodb-emulator.ts'

type TableProperties = CreateTableCommandInput & { TimeToLiveSpecification?: TimeToLiveSpecification }

/** The key attributes of a table or an index. */
export interface KeyNames {
  partition: string
  sort?: string | undefined
}

export interface TableKeys extends KeyNames {
  /** The global secondary indexes by name. All of them project every attribute. */
  indexes: Record<string, KeyNames>
}

export interface Credentials {
  accessKeyId: string
  secretAccessKey: string
}

export interface Database {
  endpoint: string
  /** The tables of the templates; `isNew` if this start created the table. */
  tables: { name: string; isNew: boolean }[]
  table: ReturnType<typeof emulator>
  partitionKeyOf: PartitionKeyOf
  /** The keys of a table of the templates. */
  keysOf(tableName: string): TableKeys
  /** Resolves with a message when the database ends by itself. */
  unexpectedExit: Promise<string>
  stop(): Promise<void>
}

/**
 * Starts a DynamoDB emulator that keeps its tables in a folder. If `DYNAMODB_ENDPOINT` is the address of a running one, uses
 * that instead: several clouds may share it, so each adds its own id to the names of its tables.
 */
export async function startDynamoDB(folder: string, credentials: Credentials): Promise<Database> {
  const external = process.env.DYNAMODB_ENDPOINT
  const own = external ? undefined : dynamodbServer(await freePort(), join(folder, 'dynamodb.sqlite'))
  const child: ChildProcess = own
    ? startChildProcess(own.command, { title: 'The local DynamoDB' })
    : {
        title: `DynamoDB at ${external}`,
        unexpectedExit: new Promise(() => undefined),
        stop: async () => undefined,
      }
  const suffix = external ? `-${cloudId(folder)}` : ''
  const endpoint = external ?? own?.endpoint ?? ''
  // Keeps the SDK's retries: synthesis blocks this process between two calls, and the connection may time out meanwhile.
  const client = new DynamoDBClient({ endpoint, region, credentials })
  const tables: Database['tables'] = []
  const schemas = new Map<string, TableProperties>()
  await waitUntilReady(() => client.send(new ListTablesCommand({})), child)

  function keysOf(tableName: string): TableKeys {
    const properties = schemas.get(tableName)
    if (!properties) throw new Error(`there is no table ${tableName}`)
    const { KeySchema, GlobalSecondaryIndexes = [] } = properties
    const indexes = GlobalSecondaryIndexes.map((index) => [index.IndexName, keyNames(index.KeySchema)])
    return { ...keyNames(KeySchema), indexes: Object.fromEntries(indexes) }
  }

  return {
    endpoint,
    tables,
    table: emulator<TableProperties>(async (properties, name) => {
      const TableName = (properties.TableName ?? name) + suffix
      schemas.set(TableName, properties)
      tables.push({ name: TableName, isNew: await ensureTable(client, { ...properties, TableName }) })
      const arn = `arn:aws:dynamodb:${region}:${account}:table/${TableName}`
      return { ref: TableName, attributes: { Arn: arn } }
    }),
    keysOf,
    partitionKeyOf(tableName, indexName) {
      const keys = keysOf(tableName)
      const { partition } = (indexName ? keys.indexes[indexName] : keys) ?? {}
      if (!partition) throw new Error(`the table ${tableName} has no index ${indexName}`)
      return partition
    },
    unexpectedExit: child.unexpectedExit,
    async stop() {
      client.destroy()
      await child.stop()
    },
  }
}

function keyNames(schema: CreateTableCommandInput['KeySchema'] = []): KeyNames {
  const nameOf = (type: string) => schema.find(({ KeyType }) => KeyType === type)?.AttributeName
  return { partition: nameOf('HASH') ?? '', sort: nameOf('RANGE') }
}

/** A random id, which is kept in the folder: it stays the same at every start until the folder is deleted. */
function cloudId(folder: string): string {
  const file = join(folder, 'cloud-id')
  if (!existsSync(file)) writeFileSync(file, randomBytes(4).toString('hex'))
  return readFileSync(file, 'utf8')
}

/**
 * Creates a table unless it exists, and returns whether it created one. Throws if the existing table has other keys or
 * indexes.
 */
async function ensureTable(client: DynamoDBClient, wanted: TableProperties): Promise<boolean> {
  const existing = await describe(client, wanted.TableName)
  if (existing) {
    if (serializeKeys(existing) === serializeKeys(wanted)) return false
    throw new Error(
      'The keys or indexes of the table have changed since it was created. Delete its data and start again: npm start -- --fresh',
    )
  }
  const { TableName, KeySchema, AttributeDefinitions, GlobalSecondaryIndexes, BillingMode } = wanted
  await client.send(
    new CreateTableCommand({
      TableName,
      KeySchema,
      AttributeDefinitions,
      GlobalSecondaryIndexes,
      BillingMode,
    }),
  )
  const { TimeToLiveSpecification } = wanted
  if (TimeToLiveSpecification)
    await client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification }))
  return true
}

async function describe(client: DynamoDBClient, TableName: string | undefined) {
  try {
    return (await client.send(new DescribeTableCommand({ TableName }))).Table
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined
    throw error
  }
}

/** The parts of an existing table that a start cannot change: its keys, and its indexes with their keys and projections. */
function serializeKeys({ KeySchema, GlobalSecondaryIndexes = [] }: TableDescription | TableProperties) {
  const indexes = GlobalSecondaryIndexes.map(({ IndexName, KeySchema, Projection }) => {
    const { ProjectionType, NonKeyAttributes = [] } = Projection ?? {}
    return [IndexName, KeySchema, ProjectionType, [...NonKeyAttributes].sort()]
  })
  return JSON.stringify([KeySchema, indexes])
}
