/**
 * `npm run test:dynamodb-local` runs the tests of the functions on AWS's own DynamoDB Local, which needs Java. It takes
 * the arguments of vitest: `npm run test:dynamodb-local -- test/functions/offers`.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort, host } from '#lib/local/http.ts'
import { startChildProcess } from '#lib/local/services/child-process.ts'
import { dynamodbLocalCommand } from '#lib/local/services/dynamodb-emulator.ts'
import { runCommand } from '#lib/operations/run-command.ts'

const usage = 'Usage: npm run test:dynamodb-local -- [arguments of vitest]'

async function run() {
  const port = await freePort()
  const database = startChildProcess(dynamodbLocalCommand(port, ['-inMemory']), { title: 'DynamoDB Local' })
  const [, , ...given] = process.argv
  const vitest = spawn('npx', ['vitest', 'run', ...(given.length > 0 ? given : ['test/functions'])], {
    env: { ...process.env, DYNAMODB_ENDPOINT: `http://${host}:${port}` },
    stdio: 'inherit',
  })
  void database.unexpectedExit.then((message) => {
    console.error(message)
    vitest.kill()
  })
  const [code] = await once(vitest, 'exit')
  await database.stop()
  process.exit(code ?? 1)
}

await runCommand(run, usage)
