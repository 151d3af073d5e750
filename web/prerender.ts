import react from '@vitejs/plugin-react'
import { type Plugin, type Rolldown, runnerImport } from 'vite'

/**
 * Writes the public pages as files that can be read before any script has run, and `app.html`, the waiting
 * page that the edge serves for every other path. Also what crawlers look for, made from the same content.
 */
export function prerender(): Plugin {
  return {
    name: 'tulna-prerender',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const template = withStyles(textOf(bundle['index.html']), bundle)
        const { module: app } = await runnerImport<typeof import('#web/prerender.tsx')>(
          `${import.meta.dirname}/src/prerender.tsx`,
          { configFile: false, mode: 'production', plugins: [react()], logLevel: 'error' },
        )
        const write = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source })

        delete bundle['index.html']
        write(
          'app.html',
          template.replace('<!--page-->', () => app.waiting),
        )
        for (const { path, module, head, body } of app.rendered) {
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

/** The page's own code, asked for at once instead of when the app has read its address. */
function preloads(bundle: Bundle, module: string): string {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const page = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/${module}`))
  if (!page) throw new Error(`No chunk is made of ${module}`)
  return [page.fileName, ...page.imports]
    .filter((name) => !chunks.some(({ fileName, isEntry }) => isEntry && fileName === name))
    .map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`)
    .join('')
}

/** The styles travel with the page: one round trip less before a slow phone can show it. */
function withStyles(html: string, bundle: Bundle): string {
  return html.replace(
    /<link rel="stylesheet"[^>]*href="\/([^"]+)">/,
    (_, name: string) => `<style>${textOf(bundle[name])}</style>`,
  )
}

function textOf(output: Bundle[string] | undefined): string {
  if (output?.type !== 'asset') throw new Error('The build gave no such file')
  return typeof output.source === 'string' ? output.source : new TextDecoder().decode(output.source)
}
