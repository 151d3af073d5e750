import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UnsecuredJWT } from 'jose'
import { limits } from '#contract/limits.ts'
import { edgeHeader } from '#contract/route.ts'
import * as routes from '#contract/routes.ts'
import { exportWorkerMb, memoryMb } from '#lib/constructs/memory.ts'
import { dist } from '#lib/dist.ts'
import { eventOf, responseOf } from '#lib/local/api/payload.ts'
import { type Cloud, startCloud } from '#lib/local/cloud.ts'
import { readBody } from '#lib/local/http.ts'
import { seed } from '#lib/local/seed.ts'
import { workers } from '#lib/resource-names.ts'
import { environment } from '#runtime/environment.ts'
import { anAdminToken } from '#support/admin.ts'
import { type EndpointCall, everyEndpoint } from '#support/every-endpoint.ts'
import { formOf, terms } from '#support/offer-form.ts'
import { FunctionProcess, type ResourceUse } from './function-process.ts'
import type { Row } from './table.ts'

const project = 'demo-bench'

/** A Lambda function gets one whole processor at 1,769 MB, and a proportional share below that. */
const processorMb = 1769
/** The share of its memory that a function may use at most. The rest is for unusual requests. */
const budget = 0.75
const borrowers = 10_000
const warmUps = 30
const calls = 60

/**
 * Measures the memory and processor time of the export worker and of each endpoint's function, except `confirm-dob`.
 * The sizes in lib/constructs/memory.ts are chosen from these figures.
 */
export async function memoryFigures(): Promise<Row[]> {
  const state = mkdtempSync(join(tmpdir(), 'tulna-bench-'))
  let measured: { name: string; process: FunctionProcess } | undefined
  const cloud = await startCloud({ state, fill: seed, middleware: interceptMeasured })
  try {
    await seed(cloud, borrowers)
    const env = { ...process.env, ...environmentOf(cloud, state) }
    const rows: Row[] = []
    for (const endpoint of [...(await everyEndpoint(cloud)), ...(await heavyCalls(cloud))]) {
      const { name } = endpoint.route
      measured = { name, process: new FunctionProcess(bundleOf(name), env) }
      try {
        rows.push(await measure(endpoint, measured.process))
      } finally {
        measured.process.stop()
        measured = undefined
      }
    }
    return [...rows, await measureExport(env)]
  } finally {
    await cloud.stop()
    rmSync(state, { recursive: true, force: true })
  }

  /** Sends requests for the measured function to its own process instead of the local cloud. */
  function interceptMeasured(request: IncomingMessage, response: ServerResponse, next: () => void) {
    const [path = ''] = (request.url ?? '').split('?')
    if (!measured || path !== `/user/${measured.name}`) next()
    else void answer(request, response, measured.process)
  }
}

async function answer(request: IncomingMessage, response: ServerResponse, fn: FunctionProcess) {
  const [path = '', query = ''] = (request.url ?? '').split('?')
  const headers = { ...(request.headers as Record<string, string>), [edgeHeader]: 'bench' }
  const [, payload = ''] = (request.headers.authorization ?? '').split('.')
  const claims = payload && JSON.parse(Buffer.from(payload, 'base64url').toString())
  const asked = { method: request.method ?? '', path, query, headers, ip: '127.0.0.1' }
  const event = eventOf(
    { ...asked, body: await readBody(request, limits.formBytes) },
    {
      apiId: 'bench',
      requestId: 'bench',
      routeKey: path,
      domain: 'bench',
      ...(claims && { authorization: { jwt: { claims, scopes: null } } }),
    },
  )
  const { status, headers: sent, body } = responseOf(JSON.stringify(await fn.call(event)))
  response.writeHead(status, sent).end(body)
}

async function measure({ route, kind, before, call }: EndpointCall, fn: FunctionProcess): Promise<Row> {
  const usedAfter = async (count: number) => {
    for (let n = 0; n < count; n++) {
      await before?.()
      await call()
    }
    return fn.used
  }
  const cold = await usedAfter(1)
  const atStart = await usedAfter(warmUps)
  const atEnd = await usedAfter(calls)
  const warmMs = (atEnd.cpuMs - atStart.cpuMs) / calls
  const name = [route.name, kind].filter(Boolean).join(' ')
  return row(name, memoryMb(route), atEnd, { 'first call': cold.cpuMs, 'warm calls': warmMs })
}

async function measureExport(env: Record<string, string | undefined>): Promise<Row> {
  Object.assign(process.env, env)
  const { requestExport } = await import('#exports/export-jobs.ts')
  const fn = new FunctionProcess(bundleOf(workers.exportUsers), env)
  try {
    await fn.call({ id: await requestExport('bench', new Date()) })
  } finally {
    fn.stop()
  }
  return row(workers.exportUsers, exportWorkerMb, fn.used, { [`${borrowers} borrowers`]: fn.used.cpuMs })
}

/**
 * Calls that `everyEndpoint` does not have: two that need more memory and time than usual (an unindexed search and a
 * form with a picture), and the sign-in by phone, whose route a local stage lacks.
 */
async function heavyCalls(cloud: Cloud): Promise<EndpointCall[]> {
  const admin = await anAdminToken(cloud)
  const succeed = async (path: string, init: RequestInit) => {
    const response = await fetch(cloud.address + path, init)
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    await response.arrayBuffer()
  }
  const headers = { authorization: `Bearer ${admin}` }
  // A PNG of one pixel, as far as its header says.
  const header = Buffer.from('89504e470d0a1a0a0000000d494844520000000100000001', 'hex')
  const picture = Buffer.concat([header, randomBytes(3_000_000)])
  const form = () => formOf(terms({ logo: new Blob([picture], { type: 'image/png' }) }))
  const { path: usersPath } = routes.users
  return [
    {
      route: routes.users,
      kind: 'searches 5,000 names',
      call: () => succeed(`${usersPath}?search=nobody+at+all`, { headers }),
    },
    {
      route: routes.addOffers,
      kind: 'with a logo of 3 MB',
      call: () => succeed(routes.addOffers.path, { method: 'POST', headers, body: form() }),
    },
    {
      route: routes.firebaseAuth,
      call: () =>
        succeed(routes.firebaseAuth.path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ mobile_number: '4900000009', type: 'credit', firebase_token: phoneToken() }),
        }),
    },
  ]
}

/** An unsigned token, as Firebase's emulator issues it. Verifying a real one takes a tenth of a millisecond more. */
const phoneToken = () =>
  new UnsecuredJWT({
    phone_number: '+914900000009',
    auth_time: Math.floor(Date.now() / 1000),
    firebase: { sign_in_provider: 'phone' },
  })
    .setIssuer(`https://securetoken.google.com/${project}`)
    .setAudience(project)
    .setSubject('bench')
    .setIssuedAt()
    .setExpirationTime('1h')
    .encode()

function environmentOf(cloud: Cloud, state: string) {
  const secrets: string[] = Object.keys(JSON.parse(readFileSync(join(state, 'secrets.json'), 'utf8')))
  const secretNamed = (part: string) => secrets.find((name) => name.includes(part))
  return {
    ...cloud.environment,
    [environment.tableName]: cloud.tableName,
    [environment.sessionSecret]: secretNamed('SessionSecret'),
    [environment.receiptSecret]: secretNamed('ReceiptSecret'),
    [environment.edgeSecret]: 'bench',
    [environment.dormantDays]: '90',
    [environment.retainDays]: '180',
    [environment.logoBucket]: cloud.logoBucket,
    [environment.exportsBucket]: readdirSync(join(state, 's3')).find((name) => name.includes('export')),
    [environment.firebaseProject]: project,
    [environment.firebaseEmulator]: '127.0.0.1:1',
    POWERTOOLS_LOG_LEVEL: 'SILENT',
  }
}

const bundleOf = (name: string) => join(dist.functions, name, 'index.mjs')

function row(name: string, mb: number, { megabytes }: ResourceUse, cpuMs: Record<string, number>): Row {
  const times = Object.entries(cpuMs).map(
    ([what, ms]) =>
      `${what} ${ms.toFixed(1)} ms (${((ms * processorMb) / mb).toFixed(0)} ms on Lambda's share)`,
  )
  return {
    label: `${name}: share of its ${mb} MB of memory`,
    measured: `${megabytes.toFixed(0)} MB; processor: ${times.join(', ')}`,
    ratio: megabytes / mb,
    budget,
  }
}
