import react from '@vitejs/plugin-react'
import { type Plugin, type Rolldown, runnerImport } from 'vite'

/**
 * Prerenders the public pages to HTML files, and `app.html`, which the edge serves for every other path. Also writes
 * the sitemap, robots.txt and favicon from the same content.
 */
export function prerender(): Plugin {
  return {
    name: 'tulna-prerender',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const template = inlineStyles(textOf(bundle['index.html']), bundle)
        const { module: app } = await runnerImport<typeof import('#web/prerender.tsx')>(
          `${import.meta.dirname}/src/prerender.tsx`,
          { configFile: false, mode: 'production', plugins: [react()], logLevel: 'error' },
        )
        const write = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source })

        delete bundle['index.html']
        write(
          'app.html',
          template.replace('<!--page-->', () => app.loadingPage),
        )
        for (const { path, module, head, body } of app.prerenderedPages) {
          const page = template
            .replace('<div id="root">', '<div id="root" data-prerendered>')
            .replace('<!--head-->', () => head + preloads(bundle, module))
            .replace('<!--page-->', () => body)
          write(`${path.slice(1)}/index.html`.replace(/^\//, ''), page)
        }
        write('sitemap.xml', app.sitemap())
        write('robots.txt', app.robots())
        write('favicon.svg', app.favicon())
      },
    },
  }
}

type Bundle = Rolldown.OutputBundle

/** Preloads the page's own chunks, which the browser would otherwise discover only when the router runs. */
function preloads(bundle: Bundle, module: string): string {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const page = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/${module}`))
  if (!page) throw new Error(`The build has no chunk for ${module}`)
  return [page.fileName, ...page.imports]
    .filter((name) => !chunks.some(({ fileName, isEntry }) => isEntry && fileName === name))
    .map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`)
    .join('')
}

/** Inlines the style sheet, which saves a slow phone one round trip before the first paint. */
function inlineStyles(html: string, bundle: Bundle): string {
  return html.replace(
    /<link rel="stylesheet"[^>]*href="\/([^"]+)">/,
    (_, name: string) => `<style>${textOf(bundle[name])}</style>`,
  )
}

function textOf(output: Bundle[string] | undefined): string {
  if (output?.type !== 'asset') throw new Error('The build made no such file')
  return typeof output.source === 'string' ? output.source : new TextDecoder().decode(output.source)
}
