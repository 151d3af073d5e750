import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import * as esbuild from 'esbuild'
import * as vite from 'vite'
import { type Route, routes } from '../functions/contract/routes.ts'
import { dist } from '../lib/dist.ts'

const root = resolve(import.meta.dirname, '..')

/** Everything that a function's bundle is made with; `npm run dev` builds with the same, and watches. */
export const bundling: esbuild.BuildOptions = {
  entryPoints: Object.values(routes).map(({ name }) => ({ in: sourceOf(name), out: `${name}/index` })),
  outdir: dist.functions,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  minify: true,
  platform: 'node',
  format: 'esm',
  // What Lambda runs is newer; the same bundle also runs on the machine of whoever develops.
  target: 'node20',
  mainFields: ['module', 'main'],
  metafile: true,
  logLevel: 'warning',
}

/** Bundles the function of every route into a folder of its own. Throws, naming it, where a file is missing. */
export async function buildFunctions(): Promise<void> {
  rmSync(dist.functions, { recursive: true, force: true })
  checkSources()
  const { metafile } = await esbuild.build(bundling)
  // What is in which bundle, for the budgets that `npm run bench` prints.
  mkdirSync(dist.functions, { recursive: true })
  writeFileSync(join(dist.functions, 'meta.json'), JSON.stringify(metafile))
}

/** Builds the web app: the same files for every stage. */
export async function buildWeb(): Promise<void> {
  await vite.build({ root: join(root, 'web'), logLevel: 'warn' })
}

function checkSources() {
  for (const { name, path } of Object.values<Route>(routes)) {
    if (existsSync(sourceOf(name))) continue
    throw new Error(`${relative(root, sourceOf(name))} is missing, which answers ${path}`)
  }
}

function sourceOf(name: string) {
  return join(root, 'functions/user', `${name}.ts`)
}

if (import.meta.filename === process.argv[1]) {
  const startedAt = performance.now()
  await Promise.all([buildFunctions(), buildWeb()]).catch((error: Error) => {
    console.error(error.message)
    process.exit(1)
  })
  console.log(`Built dist/ in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
}
