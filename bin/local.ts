import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { dist } from '#lib/dist.ts'
import { type CloudOptions, startCloud } from '#lib/local/cloud.ts'
import { freePort } from '#lib/local/http.ts'
import { announce, state } from '#lib/local/running.ts'
import { sampleAdministrator } from '#lib/local/sample/administrator.ts'
import { seed } from '#lib/local/seed.ts'
import { emailedCode } from '#lib/local/services/cognito.ts'
import { buildFunctions, buildWeb, watchFunctions, watchWeb } from './build.ts'

/** Exists once the sample data is in: a first start that was cut short is begun anew. */
const seeded = join(state, 'seeded')

/** What has to end before this process may, the latest first. */
const stops: (() => Promise<unknown>)[] = []

async function run() {
  const { values } = parseArgs({
    options: {
      /** Forgets everything that was kept from earlier starts. */
      fresh: { type: 'boolean', default: false },
      /** Shows what the functions log. */
      verbose: { type: 'boolean', default: false },
      /** Rebuilds what is saved. */
      watch: { type: 'boolean', default: false },
    },
  })
  const port = Number(process.env.PORT ?? 3000)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT is not a port: ${process.env.PORT}`)

  console.log('Building …')
  await Promise.all([buildFunctions(), buildWeb()])

  const pages = values.watch ? await livePages() : {}
  const isFresh = values.fresh || !existsSync(seeded)
  const isVerbose = values.verbose
  const cloud = await startCloud({ state, isFresh, port, fill: seed, isThrottled: true, isVerbose, ...pages })
  stops.push(cloud.stop)
  void cloud.died.then((message) => end(1, message))
  announce(cloud)
  writeFileSync(seeded, '')
  if (values.watch) {
    const watching = await watchFunctions(() => void cloud.reloadFunctions(dist.functions))
    stops.push(watching.stop)
  }
  console.log(`Tulna is at ${cloud.address}`)
  const { email, password } = sampleAdministrator
  console.log(`Administration is at ${cloud.address}/admin121/offers, for ${email} with ${password}`)
  console.log(`Every code that AWS would e-mail to an administrator is ${emailedCode}`)
}

/** Pages straight from their sources, by Vite; what the deployment itself writes still comes from the cloud. */
async function livePages(): Promise<Pick<CloudOptions, 'before'>> {
  const vite = await watchWeb(await freePort())
  stops.push(() => vite.close())
  return {
    before(request, response, next) {
      const isPage = !/^\/(user\/|config\.json)/.test(request.url ?? '')
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
await run().catch((error: Error) => end(1, error.message))
