import type { Plugin } from 'vite'

/**
 * Loads a chunk together with those that it imports, as Vite's own helper does. This one is half a kilobyte smaller, because
 * every page has its style sheet inlined and no chunk brings another.
 */
const helper = `
export function __vitePreload(load, files = []) {
  for (const file of files) {
    const href = '/' + file
    if (file.endsWith('.css') || document.querySelector('link[href="' + href + '"]')) continue
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }))
  }
  return load()
}`

export const chunkPreloads = (): Plugin => ({
  name: 'tulna-chunk-preloads',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? helper : undefined),
})
