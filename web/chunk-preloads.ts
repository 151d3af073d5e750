import type { Plugin } from 'vite'

/**
 * Fetches a chunk and those that it imports into the browser's cache before it is imported. Browsers before 2026 remember a failed
 * `import()`, and would never load the chunk until the page is reloaded; a failed fetch can be tried again. Files that the
 * page's HTML preloads are left to the browser. All are scripts: every page has its style sheet inlined, and no chunk brings another.
 */
const helper = `
const loaded = {}
export async function __vitePreload(load, files = []) {
  await Promise.all(files.map(async (file) => {
    const path = '/' + file
    if (loaded[path] ||= document.querySelector('[href="' + path + '"]')) return
    const response = await fetch(path)
    await response.arrayBuffer()
    if (!response.ok) throw Error(path)
    loaded[path] = true
  }))
  return load()
}`

export const chunkPreloads = (): Plugin => ({
  name: 'tulna-chunk-preloads',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? helper : undefined),
})
