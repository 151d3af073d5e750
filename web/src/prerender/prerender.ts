import * as locale from '#words/locale.ts'
import { favicon, webManifest } from './installed-app.tsx'
import { loadingFiles, loadingPage, oldBrowserNote, shellNote, unknownPathModules } from './loading-files.tsx'
import { previewTags } from './preview-tags.tsx'
import { renderedFiles } from './rendered-files.tsx'
import { robots, sitemap } from './search-engines.ts'

export const { basename, tag: languageTag } = locale

export const pageFiles = [...renderedFiles, ...loadingFiles]

/** The page at every path without a file of its own. */
export const unknownPath = { body: loadingPage, modules: unknownPathModules }

/** What the build needs for its other files, such as the sitemap, and for the tags and notes that it adds to pages. */
export const app = { favicon, oldBrowserNote, previewTags, robots, shellNote, sitemap, webManifest }
