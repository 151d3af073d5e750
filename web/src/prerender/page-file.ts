import { offerList } from '#contract/routes.ts'
import type { PageMeta } from '../content/page-meta.ts'
import type { OutlineWord } from './LinkPreview.tsx'

/** An HTML file that the build writes for a page. */
export interface PageFile {
  file: string
  /** The app hydrates a `page` or a `shell`, and replaces a `loading` screen. */
  kind: 'page' | 'shell' | 'loading'
  /** The modules whose chunks the file preloads. */
  modules: string[]
  meta: PageMeta
  /** The canonical path; `undefined` for a file that serves several addresses. */
  path: string | undefined
  /** The HTML of the document's head. */
  head: string
  /** The HTML of the app's root element. */
  body: string
  /** Draws the picture for link previews as SVG. Only pages that search engines may index have one. */
  picture: ((outlineWord: OutlineWord) => string) | undefined
}

/** Asks for the offers while the page's scripts still load. `crossorigin` is how `fetch` asks, which then takes this answer. */
export const offersPreload = `<link rel="preload" href="${offerList.path}" as="fetch" crossorigin>`

export const indexFile = (path: string) => (path === '/' ? '/index.html' : `${path}/index.html`)
