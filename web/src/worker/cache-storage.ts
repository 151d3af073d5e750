// Nothing here rejects: a browser may refuse Cache Storage, and a device may be full.

/** The cached response to a path or URL; undefined if there is none. */
export const cached = (cacheName: string, url: string) =>
  attempt(() => caches.match(url, { cacheName }), undefined)

/** On a full device, nothing is cached. */
export const putInCache = (cacheName: string, url: string, response: Response) =>
  attempt(async () => (await caches.open(cacheName)).put(url, response), undefined)

export const removeFromCache = (cacheName: string, url: string) =>
  attempt(async () => (await caches.open(cacheName)).delete(url), false)

/** The paths of all cached responses. */
export const pathsInCache = (cacheName: string) =>
  attempt(
    async () => (await (await caches.open(cacheName)).keys()).map(({ url }) => new URL(url).pathname),
    [],
  )

/** Resolves with `otherwise` if the work throws or rejects. */
export async function attempt<Result>(work: () => Promise<Result>, otherwise: Result): Promise<Result> {
  try {
    return await work()
  } catch {
    return otherwise
  }
}
