import { type ChildProcess, spawn } from 'node:child_process'
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
import { freePort, host } from './http.ts'
import { account, emulator, region } from './play.ts'

type TableProperties = CreateTableCommandInput & { TimeToLiveSpecification?: TimeToLiveSpecification }

const bundled = resolve(import.meta.dirname, '../../node_modules/@dynoxide/linux-x64/dynoxide')

/**
 * Runs "$@" until it ends by itself or standard input closes, which happens however this process dies: no
 * database outlives it. `kill 0` reaches everything that was started here, what npx has started included.
 */
const watched = `
  trap : TERM
  exec 3<&0
  "$@" 3<&- & server=$!
  { cat <&3 >/dev/null; kill 0; } &
  wait $server; code=$?
  kill 0; wait; exit $code`

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
  const child = elsewhere ? undefined : start(port, file)
  const endpoint = elsewhere ?? `http://${host}:${port}`
  const client = new DynamoDBClient({ endpoint, region, credentials, maxAttempts: 1 })
  const tables: Database['tables'] = []
  let isStopping = false
  const died = new Promise<string>((tell) => {
    child?.once('error', ({ message }) => tell(`The local DynamoDB did not start: ${message}`))
    child?.once(
      'exit',
      (code) => isStopping || tell(`The local DynamoDB ended by itself (${code ?? 'killed'})`),
    )
  })
  await Promise.race([isAnswering(client), died.then((message) => Promise.reject(new Error(message)))])

  return {
    endpoint,
    tables,
    table: emulator<TableProperties>(async (properties, name) => {
      const { TableName = name } = properties
      tables.push({ name: TableName, isNew: await ensureTable(client, { ...properties, TableName }) })
      const arn = `arn:aws:dynamodb:${region}:${account}:table/${TableName}`
      return { ref: TableName, attributes: { Arn: arn } }
    }),
    died,
    async stop() {
      isStopping = true
      client.destroy()
      if (!child || child.exitCode !== null || child.signalCode) return
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.stdin?.end()
      await ended
    },
  }
}

export interface Credentials {
  accessKeyId: string
  secretAccessKey: string
}

function start(port: number, file: string): ChildProcess {
  const command =
    existsSync(bundled) && process.platform === 'linux' ? [bundled] : ['npx', '--yes', 'dynoxide']
  const serve = [...command, 'serve', '--host', host, '--port', String(port), '--db-path', file]
  // A process group of its own: Ctrl-C at the terminal is for us, who end it when the functions are done.
  return spawn('sh', ['-c', watched, 'sh', ...serve], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] })
}

async function isAnswering(client: DynamoDBClient) {
  const giveUpAt = Date.now() + 60_000
  for (;;) {
    try {
      return await client.send(new ListTablesCommand({}))
    } catch (error) {
      if (Date.now() > giveUpAt) throw new Error(`DynamoDB does not answer: ${error}`)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
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
