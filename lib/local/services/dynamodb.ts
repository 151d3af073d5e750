import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
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
import { freePort, host } from '../http.ts'
import { account, emulator, region } from '../template/provision.ts'
import { type Child, isAnswering, startChild } from './child-process.ts'

type TableProperties = CreateTableCommandInput & { TimeToLiveSpecification?: TimeToLiveSpecification }

const bundled = resolve(import.meta.dirname, '../../../node_modules/@dynoxide/linux-x64/dynoxide')

export interface Database {
  endpoint: string
  /** Every table of the templates; `isNew` where it was not there before. */
  tables: { name: string; isNew: boolean }[]
  table: ReturnType<typeof emulator>
  /** Settles, with what to tell, when the database ends that should be running. */
  died: Promise<string>
  stop(): Promise<void>
}

/** Starts dynoxide on a file, unless `DYNAMODB_ENDPOINT` says where another DynamoDB is to be found. */
export async function startDynamoDB(file: string, credentials: Credentials): Promise<Database> {
  const elsewhere = process.env.DYNAMODB_ENDPOINT
  const port = elsewhere ? 0 : await freePort()
  const child: Child = elsewhere
    ? { died: new Promise(() => undefined), stop: async () => undefined }
    : startChild(serve(port, file), { title: 'The local DynamoDB' })
  const endpoint = elsewhere ?? `http://${host}:${port}`
  const client = new DynamoDBClient({ endpoint, region, credentials, maxAttempts: 1 })
  const tables: Database['tables'] = []
  await isAnswering(() => client.send(new ListTablesCommand({})), child)

  return {
    endpoint,
    tables,
    table: emulator<TableProperties>(async (properties, name) => {
      const { TableName = name } = properties
      tables.push({ name: TableName, isNew: await ensureTable(client, { ...properties, TableName }) })
      const arn = `arn:aws:dynamodb:${region}:${account}:table/${TableName}`
      return { ref: TableName, attributes: { Arn: arn } }
    }),
    died: child.died,
    async stop() {
      client.destroy()
      await child.stop()
    },
  }
}

export interface Credentials {
  accessKeyId: string
  secretAccessKey: string
}

function serve(port: number, file: string): string[] {
  const isBundled = existsSync(bundled) && process.platform === 'linux'
  const command = isBundled ? [bundled] : ['npx', '--yes', 'dynoxide']
  return [...command, 'serve', '--host', host, '--port', String(port), '--db-path', file]
}

/** True when the table had to be made. */
async function ensureTable(client: DynamoDBClient, wanted: TableProperties): Promise<boolean> {
  const existing = await describe(client, wanted.TableName)
  if (existing) {
    if (shapeOf(existing) === shapeOf(wanted)) return false
    throw new Error('The keys of the table have changed since it was made: npm start -- --fresh')
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

function shapeOf({ KeySchema, GlobalSecondaryIndexes = [] }: TableDescription | TableProperties) {
  const indexes = GlobalSecondaryIndexes.map(({ IndexName, KeySchema }) => ({ IndexName, KeySchema }))
  return JSON.stringify([KeySchema, indexes])
}
