import { startProxy } from './proxy.ts'

/**
 * Serves the site at an address of its own, at first as its previous version: every script has another name, under which
 * the service worker caches it. `deploy()` switches to the current version. The scripts of both versions stay available, as
 * in the bucket.
 */
export async function startPreviousVersion(site: string) {
  let isPrevious = true
  const { address, stop } = await startProxy(site, async ({ path }, forward) => {
    const isOldScript = path.endsWith('.before.js')
    const response = await forward(isOldScript ? path.replace('.before.js', '.js') : undefined)
    const isText = /html|javascript/.test(String(response.headers['content-type']))
    if (!isText || !(isOldScript || isPrevious)) return response
    return { ...response, body: Buffer.from(toPrevious(response.body.toString())) }
  })
  return {
    address,
    deploy: () => {
      isPrevious = false
    },
    stop,
  }
}

const toPrevious = (text: string) =>
  text.replace(/(-[\w-]{8})\.js\b/g, '$1.before.js').replace(/revision:"\w+"/g, 'revision:"before"')
