import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { dist } from '#lib/dist.ts'
import { type CloudOptions, startCloud } from '#lib/local/cloud.ts'
import { freePort } from '#lib/local/http.ts'
import { recordRunningCloud, stateFolder as state } from '#lib/local/running.ts'
import { sampleAdministrator } from '#lib/local/sample/administrator.ts'
import { seed } from '#lib/local/seed.ts'
import { emailedCode } from '#lib/local/services/cognito.ts'
import { isParseError } from '#lib/operations/run-command.ts'
import { buildChanged, watchWeb } from './build.ts'
import { watchFunctions } from './bundle-functions.ts'

const usage = 'Usage: npm start -- [--fresh] [--verbose], or: npm run dev -- [--fresh] [--verbose]'

/** Marks that the sample data is complete. Without it, the next start deletes the data of an interrupted first start. */
const seeded = join(state, 'seeded')

/** What this process stops before it exits, in reverse order. */
const stops: (() => unknown)[] = []

async function run() {
  const { values } = parseArgs({
    options: {
      /** Deletes the data of earlier starts. */
      fresh: { type: 'boolean', default: false },
      /** Prints the logs of the functions. */
      verbose: { type: 'boolean', default: false },
      /** Rebuilds and reloads on save. */
      watch: { type: 'boolean', default: false },
    },
  })
  const port = Number(process.env.PORT ?? 3000)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT must be a whole number from 0 to 65535, not ${process.env.PORT}`)

  console.log('Building …')
  await buildChanged()

  const pages = values.watch ? await servePagesFromSource() : {}
  const isFresh = values.fresh || !existsSync(seeded)
  const isVerbose = values.verbose
  const cloud = await startCloud({ state, isFresh, port, fill: seed, isThrottled: true, isVerbose, ...pages })
  stops.push(cloud.stop)
  void cloud.failure.then((message) => end(1, message))
  const forget = recordRunningCloud(cloud)
  stops.push(async () => forget())
  writeFileSync(seeded, '')
  void cloud.warmUp()
  if (values.watch) {
    const watching = await watchFunctions(() => void cloud.reloadFunctions(dist.functions))
    stops.push(watching.stop)
  }
  console.log(`Tulna is running at ${cloud.address}`)
  const { email, password } = sampleAdministrator
  console.log(`Administration: ${cloud.address}/admin121/offers (e-mail ${email}, password ${password})`)
  console.log(
    `Code or temporary password in every e-mail that AWS would send to an administrator: ${emailedCode}`,
  )
}

/** Starts Vite, which serves the pages from source. The cloud still serves the API, logos, exports and `config.json`. */
async function servePagesFromSource(): Promise<Pick<CloudOptions, 'middleware'>> {
  const vite = await watchWeb(await freePort())
  stops.push(() => vite.close())
  return {
    middleware(request, response, next) {
      const isPage = !/^\/(user\/|logos\/|exports\/|config\.json)/.test(request.url ?? '')
      if (isPage) vite.middlewares(request, response, next)
      else next()
    },
  }
}

async function end(code: number, message?: string) {
  if (message) console.error(message)
  for (const stop of stops.reverse().splice(0)) await stop()
  process.exit(code)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void end(0))
for (const event of ['uncaughtException', 'unhandledRejection'] as const)
  process.once(
    event,
    (error: unknown) => void end(1, `Tulna has stopped: ${error instanceof Error ? error.message : error}`),
  )
await run().catch((error: Error) =>
  end(1, isParseError(error) ? `${error.message}\n${usage}` : error.message),
)
