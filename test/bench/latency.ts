import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { App } from 'aws-cdk-lib'
import { HttpApi, HttpMethod } from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import * as esbuild from 'esbuild'
import { bundleOptions } from '#bin/bundle-functions.ts'
import { BundledFunction } from '#lib/constructs/bundled-function.ts'
import { dist } from '#lib/dist.ts'
import { type Cloud, startCloud } from '#lib/local/cloud.ts'
import { seed } from '#lib/local/seed.ts'
import { addStacks } from '#lib/stacks/stacks.ts'
import { type EndpointCall, everyEndpoint } from '#support/every-endpoint.ts'
import { median, type Row } from './table.ts'

const runs = 100
const budgetMs = 30
const bare = 'bare-handler'
const path = '/user/bare'

/**
 * Measures a warm call of each endpoint of the local cloud, through edge, API and function, alternating with a handler
 * that does nothing behind the same edge and API.
 */
export async function latencies(): Promise<Row[]> {
  const bundle = join(dist.functions, bare)
  await esbuild.build({
    ...bundleOptions(join(import.meta.dirname, 'bare-handler.ts'), bundle),
    splitting: false,
  })
  const state = mkdtempSync(join(tmpdir(), 'tulna-bench-'))
  const cloud = await startCloud({ state, fill: seed, stacks: withBareRoute })
  try {
    const rows: Row[] = []
    for (const endpoint of await everyEndpoint(cloud)) rows.push(await measure(cloud, endpoint))
    return rows
  } finally {
    await cloud.stop()
    rmSync(state, { recursive: true, force: true })
    rmSync(bundle, { recursive: true })
  }
}

function withBareRoute(app: App) {
  const { service } = addStacks(app)
  const [api] = service.node.findAll().filter((construct) => construct instanceof HttpApi)
  const bareFunction = new BundledFunction(service, 'Bare', { stage: 'local', name: bare, memorySize: 512 })
  const integration = new HttpLambdaIntegration(bare, bareFunction)
  api?.addRoutes({ path, methods: [HttpMethod.GET], integration })
}

async function measure({ address }: Cloud, { route, kind, before, call }: EndpointCall): Promise<Row> {
  const [times, bareTimes]: [number[], number[]] = [[], []]
  for (let run = -20; run < runs; run++) {
    await before?.()
    const ms = await timeCall(call)
    const bareMs = await timeCall(async () => (await fetch(address + path)).json())
    if (run < 0) continue
    times.push(ms)
    bareTimes.push(bareMs)
  }
  const [ms, bareMs] = [median(times), median(bareTimes)]
  return {
    label: `${[route.name, kind].filter(Boolean).join(' ')}: a warm call, beside a handler that does nothing (${bareMs.toFixed(1)} ms)`,
    measured: `${ms.toFixed(1)} ms, ${(ms / bareMs).toFixed(1)} times`,
    value: ms,
    budget: budgetMs,
  }
}

async function timeCall(call: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await call()
  return performance.now() - startedAt
}
