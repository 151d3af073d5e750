import type { Route } from '#contract/route.ts'
import * as routes from '#contract/routes.ts'
import type { SiteConfig } from '#contract/site-config.ts'

/** Something that a deployed address must do; `run` throws what is wrong. */
export interface Check {
  name: string
  run(): Promise<void>
}

/** Whether each was rendered by the build; the others begin empty, and the app fills them. */
const pages = {
  '/': true,
  '/terms': true,
  '/privacy': true,
  '/call-to-action': true,
  '/loan-journey': false,
  '/loan-journey/offers': false,
  '/admin121/offers': false,
}
const all = Object.values<Route>(routes)
const timeoutMs = 10_000

/** Asks the address for a path, and follows nothing. */
type Ask = (path: string, init?: RequestInit) => Promise<Response>

/**
 * What can be seen from outside of a stage that works, without signing in and without writing anything.
 *
 * @param address `https://…`, without a slash at the end
 */
export function smokeChecks(address: string): Check[] {
  const ask: Ask = (path, init) =>
    fetch(address + path, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs), ...init })
  return [
    ...Object.entries(pages).map(([path, isRendered]) => pageCheck(ask, path, isRendered)),
    ...fileChecks(ask),
    configCheck(ask),
    ...catalogueChecks(ask),
    ...all
      .filter(({ access }) => access === 'borrower' || access === 'admin')
      .map((route) => closedCheck(ask, route)),
    ...all
      .filter(({ access }) => access === 'demo' || access === 'phone')
      .map((route) => signInCheck(ask, route)),
    ...(address.startsWith('https:') ? [tlsCheck(address)] : []),
  ]
}

function pageCheck(ask: Ask, path: string, isRendered: boolean): Check {
  return {
    name: `${path} is a page`,
    async run() {
      const response = await ask(path)
      expectStatus(response, 200)
      const html = await response.text()
      if (isRendered && !/<title>[^<]+<\/title>/.test(html)) throw new Error('it has no title')
      if (!html.includes('/assets/')) throw new Error('it loads no app')
    },
  }
}

function fileChecks(ask: Ask): Check[] {
  return [
    {
      name: 'pages come with the security headers, and are asked for again',
      async run() {
        const { headers } = await ask('/')
        expectHeader(headers, 'content-security-policy', /default-src 'none'.*frame-ancestors 'none'/)
        expectHeader(headers, 'strict-transport-security', /max-age=\d{8}.*includeSubDomains/i)
        expectHeader(headers, 'x-content-type-options', /^nosniff$/)
        expectHeader(headers, 'referrer-policy', /./)
        expectHeader(headers, 'permissions-policy', /camera=\(\)/)
        expectHeader(headers, 'cross-origin-opener-policy', /^same-origin$/)
        expectHeader(headers, 'cache-control', /no-cache/)
      },
    },
    {
      name: 'hashed files are compressed and kept for a year',
      async run() {
        const [file = ''] = /\/assets\/[\w.-]+\.js/.exec(await (await ask('/')).text()) ?? []
        const response = await ask(file, { headers: { 'accept-encoding': 'br' } })
        expectStatus(response, 200)
        expectHeader(response.headers, 'cache-control', /max-age=31536000.*immutable/)
        expectHeader(response.headers, 'content-encoding', /^(br|gzip)$/)
      },
    },
    {
      name: 'a file that is not there is a 404',
      run: async () => expectStatus(await ask('/assets/nothing-here.js'), 404),
    },
  ]
}

function configCheck(ask: Ask): Check {
  return {
    name: '/config.json names the stage, and prod has no demo sign-in',
    async run() {
      const response = await ask('/config.json')
      expectHeader(response.headers, 'cache-control', /no-cache/)
      const { stage, demo, admin } = (await response.json()) as SiteConfig
      if (!stage || !admin?.userPoolId) throw new Error('it does not say where administrators sign in')
      if (stage === 'prod' && demo) throw new Error('demo is on')
    },
  }
}

function catalogueChecks(ask: Ask): Check[] {
  return [
    {
      name: 'the catalogue is answered, and a known one is not sent again',
      async run() {
        const response = await call(ask, routes.offerList)
        expectStatus(response, 200)
        const { success, offers } = (await response.json()) as { success: boolean; offers: unknown }
        if (!success || !Array.isArray(offers)) throw new Error('it is no list of offers')
        const etag = response.headers.get('etag') ?? ''
        expectStatus(await call(ask, routes.offerList, { 'if-none-match': etag }), 304)
      },
    },
    {
      name: 'an offer that is not there is a 404 in our words',
      async run() {
        const response = await ask(`${routes.getOffer.path}?id=no-such-offer`)
        expectStatus(response, 404)
        if (((await response.json()) as { success: unknown }).success !== false)
          throw new Error('it is not the API that answers')
      },
    },
  ]
}

function closedCheck(ask: Ask, route: Route): Check {
  return {
    name: `${route.path} is closed without a ${route.access}’s token`,
    async run() {
      expectStatus(await call(ask, route), 401)
      expectStatus(await call(ask, route, { authorization: 'Bearer not-a-token' }), 401)
    },
  }
}

function signInCheck(ask: Ask, route: Route): Check {
  return {
    name: `${route.path} is there only if the stage has it, and believes nothing`,
    async run() {
      const { demo, firebase } = (await (await ask('/config.json')).json()) as SiteConfig
      const isDeployed = route.access === 'demo' ? demo : firebase !== undefined
      expectStatus(await call(ask, route), isDeployed ? 400 : 404)
    },
  }
}

function tlsCheck(address: string): Check {
  return {
    name: 'a page asked for without TLS is asked for again with it',
    async run() {
      const response = await fetch(address.replace('https:', 'http:'), { redirect: 'manual' })
      expectHeader(response.headers, 'location', /^https:/)
    },
  }
}

/** Calls a route, with an empty body where it wants one. */
const call = (ask: Ask, { method, path }: Route, headers: Record<string, string> = {}) =>
  ask(path, {
    method,
    headers: { ...headers, ...(method === 'POST' && { 'content-type': 'application/json' }) },
    ...(method === 'POST' && { body: '{}' }),
  })

function expectStatus({ status }: Response, expected: number) {
  if (status !== expected) throw new Error(`it answers ${status} and not ${expected}`)
}

function expectHeader(headers: Headers, name: string, pattern: RegExp) {
  const value = headers.get(name) ?? ''
  if (!pattern.test(value)) throw new Error(`its ${name} is "${value}"`)
}
