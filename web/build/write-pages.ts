import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import react from '@vitejs/plugin-react'
import * as esbuild from 'esbuild'
import { type Plugin, runnerImport } from 'vite'
import { type Bundle, chunkOf, chunksIn, entryOf } from './chunks.ts'
import { drawPng } from './draw-png.ts'
import { buildTarget } from './floor.ts'
import { loadFonts } from './outline-text.ts'
import { isEnglish, words } from './words.ts'

/**
 * Writes an HTML file for each page that can be rendered without knowing the visitor, one with a loading screen for
 * each page that cannot, one that the pages of all lenders share, and `app.html`, which the edge serves for every path
 * without a file. Also writes the web app manifest, and draws the link preview of each page that search engines may
 * index. The English build also writes the sitemap, robots.txt, the favicon and the script that checks a published day.
 *
 * @param language the folder with the words of the language
 */
export function writePages(language: string): Plugin {
  return {
    name: 'tulna-pages',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const { module } = await runnerImport<typeof import('#web/prerender/prerender.ts')>(
          `${import.meta.dirname}/../src/prerender/prerender.ts`,
          { configFile: false, mode: 'production', plugins: [words(language), react()], logLevel: 'error' },
        )
        const { app, unknownPath, pageFiles, languageTag } = module
        const folder = module.basename.slice(1)
        const write = (fileName: string, source: string) =>
          this.emitFile({ type: 'asset', fileName: folder + fileName, source })
        const emitScript = async (file: string) => {
          const name = basename(file).replace('.ts', '.js')
          const script = this.emitFile({ type: 'asset', name, source: await buildScript(file) })
          return `<script type="module" src="/${this.getFileName(script)}"></script>`
        }
        const loadingStep = await emitScript('loan-journey/show-loading-step.ts')
        const earlyActions = await emitScript('early-actions.ts')
        const firstScriptOf = (body: string) =>
          body.includes('<template data-step') ? loadingStep : body.includes('<input') ? earlyActions : ''
        const template = replaceEach(inlineStyles(textOf(bundle['index.html']), bundle), [
          [/lang="en-IN"/, `lang="${languageTag}"`],
          [/\/site\.webmanifest/, `/${folder}site.webmanifest`],
          [/<!--head-->/, `${fontPreloads(bundle)}<!--head-->`],
          [/<!--old-browser-->/, app.oldBrowserNote],
        ])
        dropStyleLoading(bundle)

        delete bundle['index.html']
        write(
          'app.html',
          template
            .replace('<!--head-->', () => preloads(bundle, unknownPath.modules))
            .replace('<!--page-->', () => unknownPath.body),
        )
        const outlineWord = await loadFonts()
        const drawn = pageFiles.filter(({ picture }) => picture)
        const pictures = await drawPng(drawn.map(({ picture }) => picture?.(outlineWord) ?? ''))
        for (const page of pageFiles) {
          const { file, kind, modules, head, body } = page
          const name = `preview${file.replace(/(\/index|\/shell)?\.html$/, '').replaceAll(/\W/g, '-')}.png`
          const source = pictures[drawn.indexOf(page)]
          const picture = source && this.emitFile({ type: 'asset', name, source })
          const tags = app.previewTags(page, picture && `/${this.getFileName(picture)}`)
          const html = template
            .replace('<div id="root">', kind === 'shell' ? `${app.shellNote}${root(kind)}` : root(kind))
            .replace('<!--head-->', () => firstScriptOf(body) + preloads(bundle, modules) + head + tags)
            .replace('<!--page-->', () => body)
            .replaceAll(/<!--preload (\S+)-->/g, (_, module: string) => preloads(bundle, [module], modules))
          write(file.slice(1), html)
        }
        const screenshotAt = (name: string) => {
          const file = join(language, name)
          if (!existsSync(file)) return undefined
          return `/${this.getFileName(this.emitFile({ type: 'asset', name, source: readFileSync(file) }))}`
        }
        write('site.webmanifest', app.webManifest(screenshotAt))
        if (!isEnglish(language)) return
        write('sitemap.xml', app.sitemap())
        write('robots.txt', app.robots())
        write('favicon.svg', app.favicon())
        write('check-day.mjs', readFileSync(`${import.meta.dirname}/../../docs/check-day.mjs`, 'utf8'))
      },
    },
  }
}

const root = (kind: 'page' | 'shell' | 'loading') =>
  kind === 'loading' ? '<div id="root">' : `<div id="root" data-prerendered="${kind}">`

/**
 * Preloads the page's own chunks and all that they import, which the browser would otherwise discover only when the router
 * runs: on a slow network, seconds later. Their priority is low, so that they don't delay the fonts of the first paint.
 *
 * @param preloaded the modules that the file preloads already
 */
function preloads(bundle: Bundle, modules: string[], preloaded: string[] = []): string {
  const known = chunksOf(bundle, ['main.tsx', ...preloaded])
  return [...chunksOf(bundle, modules)]
    .filter((fileName) => !known.has(fileName))
    .map((fileName) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${fileName}">`)
    .join('')
}

/** The names of the modules' chunks and of all that they import. */
function chunksOf(bundle: Bundle, modules: string[]): Set<string> {
  const found = new Set(modules.map((module) => chunkOf(bundle, module)))
  for (const { imports } of found)
    for (const chunk of chunksIn(bundle)) if (imports.includes(chunk.fileName)) found.add(chunk)
  return new Set([...found].map(({ fileName }) => fileName))
}

/** Preloads the fonts that index.html doesn't: those of the language's script. */
function fontPreloads(bundle: Bundle): string {
  const template = textOf(bundle['index.html'])
  return Object.keys(bundle)
    .filter((name) => name.endsWith('.woff2') && !template.includes(`href="/${name}"`))
    .map((name) => `<link rel="preload" href="/${name}" as="font" type="font/woff2" crossorigin>`)
    .join('')
}

/** Inlines the style sheet: a file of its own delays the first paint by 0.3 s (`npm run bench -- usable`). */
function inlineStyles(html: string, bundle: Bundle): string {
  const link = /<link rel="stylesheet"[^>]*href="\/([^"]+)">/
  const name = link.exec(html)?.[1] ?? ''
  return replaceEach(html, [[link, `<style>${textOf(bundle[name])}</style>`]])
}

/** Replaces the first match of each pattern. Throws if there is none. */
function replaceEach(html: string, replacements: [pattern: RegExp, text: string][]): string {
  return replacements.reduce((replaced, [pattern, text]) => {
    if (!pattern.test(replaced)) throw new Error(`The build's index.html has nothing that matches ${pattern}`)
    return replaced.replace(pattern, () => text)
  }, html)
}

/**
 * Keeps chunks from loading the style sheet, which every page has inlined and which is not available offline. Vite lists it
 * among the files to load before a chunk; this puts the entry, which is loaded already, in its place.
 */
function dropStyleLoading(bundle: Bundle) {
  const entry = entryOf(bundle)
  const styles = Object.keys(bundle).filter((fileName) => fileName.endsWith('.css'))
  for (const chunk of chunksIn(bundle))
    for (const fileName of styles) chunk.code = chunk.code.replaceAll(fileName, entry.fileName)
}

function textOf(output: Bundle[string] | undefined): string {
  if (output?.type !== 'asset') throw new Error('The build made no such file')
  return typeof output.source === 'string' ? output.source : new TextDecoder().decode(output.source)
}

/** Bundles a script that runs before the app. It is not a chunk of the app, which would run only after all that it imports. */
async function buildScript(file: string): Promise<string> {
  const { outputFiles } = await esbuild.build({
    entryPoints: [`${import.meta.dirname}/../src/${file}`],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: buildTarget,
  })
  return outputFiles.map(({ text }) => text).join('')
}
