import {
  addPlugins,
  getCacheKeyForURL,
  matchPrecache,
  type PrecacheEntry,
  precache,
} from 'workbox-precaching'
import { linkName } from '#contract/link-name.ts'
import type { Offer } from '#contract/offer.ts'
import * as locale from '#words/locale.ts'
import { loanOver } from '#words/spans.ts'
import * as words from '#words/watched-loans.ts'
import { cachedPaths, cachedResponses, fetchedAtHeader } from '../api/cached-response.ts'
import { addressOf, isAdminPage, paths } from '../paths.ts'
import { rupees } from '../ui/format.ts'
import { isPoorNetwork } from '../ui/is-poor-network.ts'
import { attempt, cached, pathsInCache, putInCache, removeFromCache } from './cache-storage.ts'
import { tellOfCheaper, type WatchedLoan, watchedLoans, watchTag } from './watched-loans.ts'

declare const self: ServiceWorkerGlobalScope

declare global {
  interface ServiceWorkerGlobalScopeEventMap {
    /** https://wicg.github.io/periodic-background-sync: in Chromium only. */
    periodicsync: ExtendableEvent & { tag: string }
  }
}

/** The folders of the languages that have a worker of their own inside this one's scope. The build fills them in. */
declare const nestedBasenames: string[]

/**
 * The paths of the scripts of tools and loan types, which are cached once somebody opens one of them, and of the PDF reader, which is half a
 * megabyte compressed and is cached only once somebody uses it. The build fills them in.
 */
declare const toolFiles: string[]

/**
 * How long a request may take before the cached copy is used. A request for offers or the configuration continues, and its
 * response then replaces the copy.
 */
const timeoutMs = 5_000

const responseCacheName = 'kept-responses'
const toolCacheName = 'tools'

const isFont = (file: PrecacheEntry | string) =>
  (typeof file === 'string' ? file : file.url).endsWith('.woff2')
addPlugins([{ cacheWillUpdate: async ({ response }) => (isFile(response) ? response : null) }])
// This also deletes files that a new version no longer names. Workbox's `cleanupOutdatedCaches` would delete the caches
// of the other languages, whose scopes begin with the English one's.
precache(self.__WB_MANIFEST.filter((file) => !isFont(file) || !isPoorNetwork()))

self.addEventListener('install', (event) => {
  // Caches offers and configuration in advance, so that somebody who has only opened the home page can read offers offline.
  event.waitUntil(
    Promise.all(cachedPaths.map((path) => withinTimeout(fetchAndCache(event, new Request(path))))),
  )
})

self.addEventListener('activate', (event) => {
  // The first worker also serves the pages that were opened before it was installed.
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]))
  event.waitUntil(cacheToolsInUse())
})

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== self.location.origin) return
  if (mode === 'navigate') {
    if (isPage(pathname)) event.respondWith(openPage(event))
    if (isTool(pathname)) event.waitUntil(cacheTools())
    if (isPage(pathname)) event.waitUntil(checkWatchedLoans(event))
  } else if (cachedPaths.includes(pathname)) event.respondWith(fetchOrCached(event, pathname))
  else if (getCacheKeyForURL(url)) event.respondWith(precachedFile(event.request))
  else if (toolFiles.includes(pathname)) event.respondWith(cachedToolFile(event))
})

/** The browser runs it about once a day, where it allows that. */
self.addEventListener('periodicsync', (event) => {
  if (event.tag === watchTag) event.waitUntil(checkWatchedLoans(event))
})

/** Opens the comparison of a loan that became cheaper. */
self.addEventListener('notificationclick', (event) => {
  const { notification } = event
  notification.close()
  if (notification.tag.startsWith(watchTag)) event.waitUntil(self.clients.openWindow(notification.data))
})

/** A page asks the waiting worker to take over. It sends the URL of one of its scripts, which tells its version. */
self.addEventListener('message', (event) => event.waitUntil(takeOverFor(event)))

/**
 * Takes over from the worker of the previous version, for a page of this version. Not while another page of this
 * language is open: it may be of the previous version and need its files, for example to continue a form offline.
 */
async function takeOverFor({ data: script, source }: ExtendableMessageEvent) {
  if (typeof script !== 'string' || !getCacheKeyForURL(script)) return
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const asking = source instanceof Client ? source.id : undefined
  if (!windows.some(({ id, url }) => id !== asking && isPage(new URL(url).pathname))) await self.skipWaiting()
}

/**
 * Whether a path is a page of this worker's language, other than an administrators' page. As on CloudFront, a lender's
 * path is a page, and so is any other without a dot in its last part, unless it is below `/user/`, `/logos/`,
 * `/feeds/`, `/rankings/` or `/exports/`.
 */
const isPage = (pathname: string) =>
  pathname.startsWith(locale.basename) &&
  !nestedBasenames.some((basename) => `${pathname}/`.startsWith(basename)) &&
  !isAdminPage(pathname) &&
  !/^\/(user|logos|feeds|rankings|exports)\//.test(pathname) &&
  (/\/lenders\/[^/]+$/.test(pathname) || !/\.[^/]*$/.test(pathname))

/**
 * The page from the network, so that a new version opens at once; else the precached `app.html`. A firewall's challenge is
 * a page; one without a body is not.
 */
async function openPage(event: FetchEvent): Promise<Response> {
  const fresh = fetchPage(event)
  event.waitUntil(fresh.catch(() => undefined))
  const response = await withinTimeout(fresh)
  if (response && (response.status !== 202 || isOfType(response, 'html'))) return response
  return (await precached(`${locale.basename}app.html`)) ?? fresh
}

async function fetchPage(event: FetchEvent): Promise<Response> {
  const preloaded: Response | undefined = await event.preloadResponse
  return preloaded ?? fetch(event.request)
}

/**
 * The response from the network, or the cached copy if the network or the server fails or takes too long, or something
 * else answers for the server.
 */
async function fetchOrCached(event: FetchEvent, path: string): Promise<Response> {
  const fresh = fetchAndCache(event, event.request)
  event.waitUntil(fresh.catch(() => undefined))
  const { response, isOurs = false } = (await withinTimeout(fresh)) ?? {}
  if (response && isOurs) return response
  return (await cached(responseCacheName, path)) ?? (await fresh).response
}

/**
 * Fetches a response. If it is the one that the server sends at this path, caches it and resolves once its whole body has
 * arrived. On a full device, nothing is cached.
 */
async function fetchAndCache(event: ExtendableEvent, request: Request) {
  const response = await fetch(request)
  const { pathname } = new URL(request.url)
  const text = await response.clone().text()
  const isOurs = response.ok && cachedResponses[pathname]?.(parse(text)) === true
  if (isOurs) {
    const headers = new Headers(response.headers)
    headers.set(fetchedAtHeader, new Date().toISOString())
    event.waitUntil(putInCache(responseCacheName, pathname, new Response(text, { headers })))
  }
  return { response, isOurs }
}

/** How old the cached offers may be by which watched loans are checked. */
const checkAfterMs = 6 * 60 * 60 * 1000

/** Tells of watched loans that became cheaper, if notifications are allowed. Requests nothing but the public list of offers. */
async function checkWatchedLoans(event: ExtendableEvent) {
  // Safari before 16.4 has no notifications.
  if (!('Notification' in self) || Notification.permission !== 'granted') return
  if ((await watchedLoans()).length === 0) return
  await tellOfCheaper(await recentOffers(event), async (watched, { cost, lender }) => {
    const { amount, months, type } = watched
    const body = words.notification(
      loanOver(rupees(amount), months),
      rupees(cost),
      lender,
      rupees(watched.cost),
    )
    try {
      await self.registration.showNotification(words.notificationTitle(rupees(watched.cost - cost)), {
        body,
        icon: '/icon-192.png',
        lang: locale.tag,
        tag: `${watchTag} ${type ?? ''} ${amount} ${months}`,
        data: comparisonOf(watched),
      })
      return true
    } catch {
      return false
    }
  })
}

const comparisonOf = ({ amount, months, type }: WatchedLoan) =>
  `${addressOf(paths.compare)}?type=${type ? linkName(type) : 'any'}&amount=${amount}&months=${months}`

/** The public list, at most some hours old. Empty if there is none, so that nothing can be said of any loan. */
async function recentOffers(event: ExtendableEvent): Promise<Offer[]> {
  const path = '/user/offer-list'
  const copy = await cached(responseCacheName, path)
  const age = Date.now() - Date.parse(copy?.headers.get(fetchedAtHeader) ?? '')
  const response =
    copy && age < checkAfterMs
      ? copy
      : await fetchAndCache(event, new Request(path)).then(ours, () => undefined)
  const { offers } = parse((await response?.text()) ?? '')
  return Array.isArray(offers) ? offers : []
}

const ours = ({ response, isOurs }: Awaited<ReturnType<typeof fetchAndCache>>) =>
  isOurs ? response : undefined

/** An empty object for anything else than a JSON object. */
function parse(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}

/** Whether a path is the page of a tool, or of a loan type, which opens offline together with the tools. */
const isTool = (pathname: string) =>
  isPage(pathname) &&
  [paths.tools, paths.loans, paths.myLoans].some((path) => `${pathname}/`.startsWith(`${addressOf(path)}/`))

async function cachedToolFile(event: FetchEvent): Promise<Response> {
  const { url } = event.request
  const copy = await cached(toolCacheName, url)
  if (copy) return copy
  const response = await fetch(event.request)
  if (isFile(response)) event.waitUntil(putInCache(toolCacheName, url, response.clone()).then(cacheTools))
  return response
}

/** Caches the tools if one of them is open. It may have loaded its scripts before there was a worker to cache them. */
async function cacheToolsInUse() {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (windows.some(({ url }) => isTool(new URL(url).pathname))) await cacheTools()
}

/**
 * Caches the scripts of all tools except the PDF reader, and deletes those of an earlier version. Other languages have
 * their scripts in the same cache. Without a network, what is missing is left for the next time.
 */
async function cacheTools() {
  const cached = await pathsInCache(toolCacheName)
  const old = cached.filter(
    (path) => path.startsWith(`${locale.basename}assets/`) && !toolFiles.includes(path),
  )
  await Promise.all(old.map((path) => removeFromCache(toolCacheName, path)))
  const missing = toolFiles.filter((path) => !cached.includes(path) && !path.includes('/pdf-worker-'))
  await Promise.all(missing.map((path) => cacheToolFile(path).catch(() => undefined)))
}

async function cacheToolFile(path: string) {
  const response = await fetch(path)
  if (isFile(response)) await putInCache(toolCacheName, path, response)
}

/** The response to a precached file; undefined if the file is not precached. */
const precached = (url: string) => attempt(() => matchPrecache(url), undefined)

const precachedFile = async (request: Request) => (await precached(request.url)) ?? fetch(request)

/**
 * Whether a response is the file at its URL. A firewall's challenge (202) is not, nor is the page of a gateway. If one were
 * cached as a script, no reload would mend the app.
 */
const isFile = (response: Response) =>
  response.status === 200 && (new URL(response.url).pathname.endsWith('.html') || !isOfType(response, 'html'))

const isOfType = ({ headers }: Response, type: string) => headers.get('content-type')?.includes(type) === true

/** Undefined if the request fails or takes too long. */
const withinTimeout = <Result>(response: Promise<Result>) =>
  Promise.race([
    response.catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMs, undefined)),
  ])
