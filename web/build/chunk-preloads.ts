import type { Plugin } from 'vite'

/**
 * Replaces Vite's preload helper. Before a chunk is imported, it and the chunks that it imports are fetched into the
 * browser's cache: browsers before 2026 remember a failed `import()` until the page is reloaded, but a failed fetch can be
 * repeated. Files that the page's HTML preloads are left to the browser. All files are scripts: the style sheet is inlined.
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
