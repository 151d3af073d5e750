import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import * as esbuild from 'esbuild'
import * as vite from 'vite'
import type { Route } from '#contract/route.ts'
import * as routes from '#contract/routes.ts'
import { dist } from '#lib/dist.ts'
import { workers } from '#runtime/names.ts'

const root = resolve(import.meta.dirname, '..')
const web = join(root, 'web')
const sourceOf = (name: string) => join(root, 'functions/user', `${name}.ts`)
const sources = [
  ...Object.values(routes).map(({ name }) => ({ name, source: sourceOf(name) })),
  ...Object.values(workers).map((name) => ({ name, source: join(root, 'functions/worker', `${name}.ts`) })),
]

/** How one function is bundled. */
export const bundling = (source: string, folder: string) =>
  ({
    entryPoints: [{ in: source, out: 'index' }],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    minify: true,
    // What a function loads only in some places, such as the SDK's ways to credentials that Lambda doesn't
    // need, gets files of its own and costs a cold start nothing.
    splitting: true,
    platform: 'node',
    format: 'esm',
    // Lambda runs a newer one; on a developer's machine the same bundle must do.
    target: 'node20',
    // Modules rather than CommonJS: what is not used can then be left out.
    mainFields: ['module', 'main'],
    // CommonJS packages ask for Node's own modules in their way, which a module has not.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'warning',
  }) satisfies esbuild.BuildOptions

/** Bundles every function into a folder of its own. Throws, naming it, where a file is missing. */
export async function buildFunctions(): Promise<void> {
  for (const { name, path } of Object.values<Route>(routes))
    if (!existsSync(sourceOf(name)))
      throw new Error(`${relative(root, sourceOf(name))} is missing, which answers ${path}`)
  await Promise.all(
    sources.map(async ({ name, source }) => {
      const folder = join(dist.functions, name)
      const { outputFiles } = await esbuild.build({ ...bundling(source, folder), write: false })
      replaceFolder(folder, outputFiles)
    }),
  )
}

/** Leaves no chunk of an earlier build behind: it would be deployed too. */
function replaceFolder(folder: string, files: esbuild.OutputFile[]) {
  const old = existsSync(folder) ? readdirSync(folder).map((file) => join(folder, file)) : []
  mkdirSync(folder, { recursive: true })
  for (const { path, contents } of files) writeFileSync(path, contents)
  for (const path of old) if (!files.some((file) => file.path === path)) rmSync(path)
}

/** Builds the web app: the same files for every stage. */
export async function buildWeb(): Promise<void> {
  await vite.build({ root: web, logLevel: 'warn' })
}

/** Bundles the functions again whenever their sources are saved. */
export async function watchFunctions(onRebuilt: () => void): Promise<{ stop(): Promise<unknown> }> {
  const afterwards: esbuild.Plugin = {
    name: 'afterwards',
    setup: (build) => build.onEnd(({ errors }) => (errors.length === 0 ? onRebuilt() : undefined)),
  }
  const contexts = await Promise.all(
    sources.map(({ name, source }) =>
      esbuild.context({ ...bundling(source, join(dist.functions, name)), plugins: [afterwards] }),
    ),
  )
  await Promise.all(contexts.map((context) => context.watch()))
  return { stop: () => Promise.all(contexts.map((context) => context.dispose())) }
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
