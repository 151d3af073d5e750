/** `npm run workshop` shows the components of `web/src/ui` on one page. The component tests look at the same page. */
import { resolve } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'

const repository = resolve(import.meta.dirname, '../../..')
const html = `<!doctype html><html lang="en"><head><title>Workshop</title>
  <meta name="viewport" content="width=device-width, initial-scale=1"></head><body><div id="root"></div>
  <script type="module" src="/@fs${repository}/test/web/ui/workshop.tsx"></script></body></html>`

/** @param isWatching reloads components on save */
export async function startWorkshop({ port = 0, isWatching = false } = {}): Promise<ViteDevServer> {
  const server = await createServer({
    root: `${repository}/web`,
    configFile: `${repository}/web/vite.config.ts`,
    // The tests may run while a workshop is open, and two servers must not write to the same cache.
    cacheDir: `${repository}/node_modules/.vite-workshop${isWatching ? '' : '-tests'}`,
    logLevel: 'error',
    server: {
      port,
      host: '127.0.0.1',
      fs: { allow: [repository] },
      ...(!isWatching && { hmr: false, watch: null }),
    },
    plugins: [
      {
        name: 'workshop',
        configureServer: ({ middlewares, transformIndexHtml }) => {
          middlewares.use('/workshop', async (_, response) => {
            response.setHeader('content-type', 'text/html')
            response.end(await transformIndexHtml('/workshop', html))
          })
        },
      },
    ],
  })
  return server.listen()
}

if (import.meta.filename === process.argv[1]) {
  const server = await startWorkshop({ port: 6006, isWatching: true })
  console.log(`${server.resolvedUrls?.local[0]}workshop`)
}
