import { existsSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import * as esbuild from 'esbuild'
import * as vite from 'vite'
import { type Route, routes } from '../functions/contract/routes.ts'
import { workers } from '../functions/shared/names.ts'
import { dist } from '../lib/dist.ts'

const root = resolve(import.meta.dirname, '..')
const web = join(root, 'web')
const sourceOf = (name: string) => join(root, 'functions/user', `${name}.ts`)
const sources = [
  ...Object.values(routes).map(({ name }) => ({ name, source: sourceOf(name) })),
  ...Object.values(workers).map((name) => ({ name, source: join(root, 'functions/worker', `${name}.ts`) })),
]

export const bundling = {
  entryPoints: sources.map(({ name, source }) => ({ in: source, out: `${name}/index` })),
  outdir: dist.functions,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  minify: true,
  platform: 'node',
  format: 'esm',
  // Lambda runs a newer one; on a developer's machine the same bundle must do.
  target: 'node20',
  // Modules rather than CommonJS: what is not used can then be left out.
  mainFields: ['module', 'main'],
  metafile: true,
  logLevel: 'warning',
} satisfies esbuild.BuildOptions

/** Bundles the function of every route into a folder of its own. Throws, naming it, where a file is missing. */
export async function buildFunctions(): Promise<void> {
  for (const { name, path } of Object.values<Route>(routes))
    if (!existsSync(sourceOf(name)))
      throw new Error(`${relative(root, sourceOf(name))} is missing, which answers ${path}`)
  const { metafile } = await esbuild.build(bundling)
  // What is in which bundle, for the budgets that `npm run bench` prints.
  writeFileSync(join(dist.functions, 'meta.json'), JSON.stringify(metafile))
}

/** Builds the web app: the same files for every stage. */
export async function buildWeb(): Promise<void> {
  await vite.build({ root: web, logLevel: 'warn' })
}

/** Bundles the functions again whenever their sources are saved. */
export async function watchFunctions(onRebuilt: () => void): Promise<{ stop(): Promise<void> }> {
  const afterwards: esbuild.Plugin = {
    name: 'afterwards',
    setup: (build) => build.onEnd(({ errors }) => (errors.length === 0 ? onRebuilt() : undefined)),
  }
  const context = await esbuild.context({ ...bundling, plugins: [afterwards] })
  await context.watch()
  return { stop: () => context.dispose() }
}

/** Vite's own server for the pages, which shows every change at once. `port` is for its news of changes. */
export async function watchWeb(port: number): Promise<vite.ViteDevServer> {
  return vite.createServer({
    root: web,
    appType: 'spa',
    server: { middlewareMode: true, hmr: { port, host: '127.0.0.1' } },
  })
}

if (import.meta.filename === process.argv[1]) {
  const startedAt = performance.now()
  await Promise.all([buildFunctions(), buildWeb()]).catch((error: Error) => {
    console.error(error.message)
    process.exit(1)
  })
  console.log(`Built dist/ in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
}
