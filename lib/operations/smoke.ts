import { adminGroup, type Route } from '#contract/route.ts'
import * as routes from '#contract/routes.ts'
import type { SiteConfig } from '#contract/site-config.ts'
import { walkJourney } from './journey.ts'

/** The pages to check, and whether the build prerenders each. If it does not, the page starts with a loading screen. */
const pages = {
  '/': true,
  '/terms': true,
  '/privacy': true,
  '/notice': true,
  '/grievance': true,
  '/call-to-action': true,
  '/compare': true,
  '/loan-journey': false,
  '/loan-journey/offers': false,
  '/admin121/offers': false,
}
const all = Object.values<Route>(routes)
const timeoutMs = 10_000

/** Requests a path of the site without following redirects. */
type Get = (path: string, init?: RequestInit) => Promise<Response>

/**
 * The checks that a working stage passes, by name. One that fails throws an error.
 *
 * @param address `https://…`, without a trailing slash
 */
function smokeChecks(
  address: string,
  { journey = false, firewallPauseMs = 10_000 }: SmokeOptions,
): Record<string, () => Promise<void>> {
  const get: Get = async (path, init) => {
    const request = () =>
      fetch(address + path, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs), ...init })
    const first = await request()
    if (!isFirewalls(first)) return first
    await new Promise((resolve) => setTimeout(resolve, firewallPauseMs))
    const second = await request()
    if (isFirewalls(second)) throw new FirewallError(`the firewall answered ${second.status}, twice`)
    return second
  }
  return {
    ...pageChecks(get),
    'the home page has the security headers, and is revalidated each time': async () => {
      const { headers } = await get('/')
      expectHeader(headers, 'content-security-policy', /default-src 'none'.*frame-ancestors 'none'/)
      expectHeader(headers, 'strict-transport-security', /max-age=\d{8}.*includeSubDomains/i)
      expectHeader(headers, 'x-content-type-options', /^nosniff$/)
      expectHeader(headers, 'referrer-policy', /./)
      expectHeader(headers, 'permissions-policy', /camera=\(\)/)
      expectHeader(headers, 'cross-origin-opener-policy', /^same-origin$/)
      expectHeader(headers, 'cache-control', /max-age=0/)
    },
    'hashed files are compressed and cached for a year': async () => {
      const [file = ''] = /\/assets\/[\w.-]+\.js/.exec(await (await get('/')).text()) ?? []
      const response = await get(file, { headers: { 'accept-encoding': 'br' } })
      expectStatus(response, 200)
      expectHeader(response.headers, 'cache-control', /max-age=31536000.*immutable/)
      expectHeader(response.headers, 'content-encoding', /^(br|gzip)$/)
    },
    'a missing file is a 404': async () => expectStatus(await get('/assets/nothing-here.js'), 404),
    '/config.json names the stage, and prod has no demo sign-in': async () => {
      const response = await get('/config.json')
      expectHeader(response.headers, 'cache-control', /max-age=0/)
      const { stage, demo, admin } = (await response.json()) as SiteConfig
      if (!stage || !admin?.userPoolId) throw new Error('it lacks the stage or the administrators’ user pool')
      if (stage === 'prod' && demo) throw new Error('demo is on')
    },
    'the offer list is served, and a known ETag gets a 304': async () => {
      const revalidated = await revalidateOffers(get)
      // An administrator may have saved an offer between the two requests.
      expectStatus(revalidated.status === 200 ? await revalidateOffers(get) : revalidated, 304)
    },
    'a missing offer is a 404 from the API': async () => {
      const response = await get(`${routes.getOffer.path}?id=no-such-offer`)
      expectStatus(response, 404)
      if (((await response.json()) as { success: unknown }).success !== false)
        throw new Error('the response is not the API’s')
    },
    ...tokenChecks(get),
    ...signInChecks(get),
    ...(address.startsWith('https:') && {
      'http redirects to https': async () => {
        const response = await fetch(address.replace('https:', 'http:'), {
          redirect: 'manual',
          signal: AbortSignal.timeout(timeoutMs),
        })
        expectHeader(response.headers, 'location', /^https:/)
      },
    }),
    ...(journey && {
      'a borrower registers, applies and closes the account': () => walkJourney(get),
    }),
  }
}

/** `blocked`: nothing failed, but the firewall let some checks not through, which says nothing about the release. */
export type SmokeResult = 'passed' | 'failed' | 'blocked'

export interface SmokeOptions {
  /** Called with a line for each check. */
  print: (line: string) => void
  /** Whether to walk a borrower's journey, which needs the demo sign-in. The other checks sign nobody in and write nothing. */
  journey?: boolean
  /** Milliseconds before a request that the firewall stopped is made again. */
  firewallPauseMs?: number
}

/** Runs every check and prints a line for each. */
export async function smoke(address: string, options: SmokeOptions): Promise<SmokeResult> {
  const { print } = options
  let failures = 0
  let blocked = 0
  for (const [name, run] of Object.entries(smokeChecks(address, options))) {
    const problem = await run().then(
      () => undefined,
      (error: Error) => error,
    )
    if (problem instanceof FirewallError) blocked++
    else if (problem) failures++
    const sign = problem instanceof FirewallError ? '?     ' : 'FAIL  '
    print(problem ? `${sign}${name}: ${problem.message}` : `ok    ${name}`)
  }
  if (failures > 0) print(`${failures} checks failed: ${address}`)
  else if (blocked > 0) print(`${blocked} checks were stopped by the firewall, none failed: ${address}`)
  else print(`All checks passed: ${address}`)
  return failures > 0 ? 'failed' : blocked > 0 ? 'blocked' : 'passed'
}

/** AWS WAF stopped a request, because of the address that it came from. */
class FirewallError extends Error {}

/**
 * Whether AWS WAF answered a request. Its block is CloudFront's own 403, while S3 and API Gateway sign theirs; its challenge
 * has a header.
 */
const isFirewalls = ({ status, headers }: Response) =>
  headers.has('x-amzn-waf-action') || (status === 403 && headers.get('server') === 'CloudFront')

/**
 * Where to check a site: at its domain or, as long as no DNS record leads the domain to the distribution, at the
 * distribution's own host, which serves the same.
 *
 * @param lookUp the host names and addresses to which a host leads
 */
export async function reachableAddress(
  address: string,
  distributionHost: string,
  { print, lookUp }: { print: (line: string) => void; lookUp: (host: string) => Promise<string[]> },
): Promise<string> {
  const { hostname } = new URL(address)
  if (hostname === distributionHost) return address
  const [ofDomain, ofDistribution] = await Promise.all([lookUp(hostname), lookUp(distributionHost)])
  if (ofDomain.some((found) => found === distributionHost || ofDistribution.includes(found))) return address
  print(
    `${hostname} does not lead to the distribution yet. Add this DNS record: ${hostname} CNAME ${distributionHost}`,
  )
  return `https://${distributionHost}`
}

const pageChecks = (get: Get) =>
  Object.fromEntries(
    Object.entries(pages).map(([path, isRendered]) => [
      `${path} is a page of the app`,
      async () => {
        const response = await get(path)
        expectStatus(response, 200)
        const html = await response.text()
        // The file of every page has a title; `app.html`, which the edge serves for unknown paths, has none.
        if (!/<title>[^<]+<\/title>/.test(html)) throw new Error('it has no title')
        if (isRendered && !html.includes('data-prerendered="page"'))
          throw new Error('it has only a loading screen')
        if (!html.includes('/assets/')) throw new Error('it loads no app')
      },
    ]),
  )

const tokenChecks = (get: Get) =>
  Object.fromEntries(
    all
      .filter(({ access }) => access === 'borrower' || access === 'admin')
      .map((route) => [
        `${route.path} rejects requests without a valid ${route.access} token`,
        async () => {
          expectStatus(await call(get, route), 401)
          expectStatus(await call(get, route, { authorization: 'Bearer not-a-token' }), 401)
          // This token reaches the API: the edge checks the expiry of an administrator's token, but not its signature.
          expectStatus(await call(get, route, { authorization: `Bearer ${forgedToken()}` }), 401)
        },
      ]),
  )

const signInChecks = (get: Get) =>
  Object.fromEntries(
    all
      .filter(({ access }) => access === 'demo' || access === 'phone')
      .map((route) => [
        `${route.path} is deployed only if config.json says so, and rejects an empty request`,
        async () => {
          const { demo, firebase } = (await (await get('/config.json')).json()) as SiteConfig
          const isDeployed = route.access === 'demo' ? demo : firebase !== undefined
          expectStatus(await call(get, route), isDeployed ? 400 : 404)
        },
      ]),
  )

/** Requests the offer list, and again with its ETag. Returns the second response. */
async function revalidateOffers(get: Get): Promise<Response> {
  const response = await call(get, routes.offerList)
  expectStatus(response, 200)
  const { success, offers } = (await response.json()) as { success: boolean; offers: unknown }
  if (!success || !Array.isArray(offers)) throw new Error('it is not a list of offers')
  return call(get, routes.offerList, { 'if-none-match': response.headers.get('etag') ?? '' })
}

/** A token of an administrator that has not expired, with an invalid signature. */
function forgedToken() {
  const exp = Math.floor(Date.now() / 1000) + 600
  const parts = [{ alg: 'RS256' }, { sub: 'nobody', exp, 'cognito:groups': [adminGroup] }, {}]
  return parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
}

/** Calls a route, with an empty JSON body if it is a POST. */
const call = (get: Get, { method, path }: Route, headers: Record<string, string> = {}) =>
  get(path, {
    method,
    headers: { ...headers, ...(method === 'POST' && { 'content-type': 'application/json' }) },
    ...(method === 'POST' && { body: '{}' }),
  })

function expectStatus({ status }: Response, expected: number) {
  if (status !== expected) throw new Error(`the status is ${status} instead of ${expected}`)
}

function expectHeader(headers: Headers, name: string, pattern: RegExp) {
  const value = headers.get(name) ?? ''
  if (!pattern.test(value)) throw new Error(`the header ${name} is "${value}"`)
}
