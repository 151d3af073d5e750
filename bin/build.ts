import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import * as esbuild from 'esbuild'
import * as vite from 'vite'
import type { Route } from '#contract/route.ts'
import * as routes from '#contract/routes.ts'
import { dist } from '#lib/dist.ts'
import { workers } from '#lib/resource-names.ts'
import { translationsIn } from '../web/build/words.ts'

const root = resolve(import.meta.dirname, '..')
const web = join(root, 'web')
const sourceOf = (name: string) => join(root, 'functions/user', `${name}.ts`)
const sources = [
  ...Object.values(routes).map(({ name }) => ({ name, source: sourceOf(name) })),
  ...Object.values(workers).map((name) => ({ name, source: join(root, 'functions/worker', `${name}.ts`) })),
]

/**
 * Puts an SDK client that few calls need, the logo bucket's S3 client, into a bundle of its own beside the function's. If it were a
 * chunk of the function's build, the code that every call loads would include the parts of shared modules that only the client needs.
 * Each bundle has its own copy of those modules, so the two must not share classes or state.
 */
const ownBundles: esbuild.Plugin = {
  name: 'own-bundles',
  setup({ initialOptions, onResolve, onEnd }) {
    const files: esbuild.OutputFile[] = []
    onResolve({ filter: /\/logo-bucket\.ts$/ }, async ({ kind, path, resolveDir }) => {
      if (kind !== 'dynamic-import') return undefined
      const source = join(resolveDir, path)
      const name = basename(path, '.ts')
      const entryPoints = [{ in: source, out: name }]
      const { outputFiles } = await esbuild.build({ ...initialOptions, plugins: [], entryPoints })
      files.splice(0, files.length, ...(outputFiles ?? []))
      return { path: `./${name}.mjs`, external: true, watchFiles: [source] }
    })
    onEnd(({ outputFiles }) => void outputFiles?.push(...files))
  },
}

/**
 * Puts what a function imports from `#in-hindi/…` into a bundle of its own beside the function's, in which the Hindi words take the place
 * of the English ones. It shares no classes or state with the function either.
 */
const inHindi: esbuild.Plugin = {
  name: 'in-hindi',
  setup({ initialOptions, onResolve, onEnd }) {
    const files: esbuild.OutputFile[] = []
    onResolve({ filter: /^#in-hindi\// }, async ({ path }) => {
      const source = join(root, 'functions', path.slice('#in-hindi/'.length))
      const name = `${basename(source, '.ts')}-in-hindi`
      const { outputFiles } = await esbuild.build({
        ...initialOptions,
        plugins: [],
        entryPoints: [{ in: source, out: name }],
        alias: { '#words': join(root, 'functions/languages/hi') },
      })
      files.splice(0, files.length, ...(outputFiles ?? []))
      return { path: `./${name}.mjs`, external: true, watchFiles: [source] }
    })
    onEnd(({ outputFiles }) => void outputFiles?.push(...files))
  },
}

/**
 * Puts the code that ranks into a file of its own beside the function that publishes it, which also runs it. It is readable, imports nothing
 * and runs in any browser, and is the same to the byte as long as its sources are.
 */
const rankingCode: esbuild.Plugin = {
  name: 'ranking-code',
  setup({ initialOptions, onResolve, onEnd }) {
    const files: esbuild.OutputFile[] = []
    onResolve({ filter: /\/rank-day\.ts$/ }, async ({ path, resolveDir, kind }) => {
      if (kind === 'entry-point') return undefined
      const source = join(resolveDir, path)
      const { outdir, outExtension, write } = initialOptions
      const { outputFiles } = await esbuild.build({
        ...{ outdir, outExtension, write },
        entryPoints: [{ in: source, out: 'rank-day' }],
        absWorkingDir: root,
        bundle: true,
        platform: 'neutral',
        format: 'esm',
        target: 'es2022',
        logLevel: 'warning',
      })
      files.splice(0, files.length, ...(outputFiles ?? []))
      return { path: './rank-day.mjs', external: true, watchFiles: [source] }
    })
    onEnd(({ outputFiles }) => void outputFiles?.push(...files))
  },
}

/** The esbuild options for one function. */
export const bundleOptions = (source: string, folder: string) =>
  ({
    entryPoints: [{ in: source, out: 'index' }],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    minify: true,
    // Modules that are imported dynamically, such as the SDK's credential providers that Lambda never uses, get
    // files of their own and add nothing to a cold start.
    splitting: true,
    plugins: [ownBundles, inHindi, rankingCode],
    platform: 'node',
    format: 'esm',
    // Lambda runs Node 24, but the local cloud may run the same bundle on Node 20.
    target: 'node20',
    // Prefer ES modules over CommonJS, so that unused code is left out.
    mainFields: ['module', 'main'],
    // CommonJS packages call `require` for Node's own modules, which an ES module lacks.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'warning',
  }) satisfies esbuild.BuildOptions

/** Bundles every function into a folder of its own. Throws, naming the file, if the source of a route is missing. */
async function buildFunctions(): Promise<void> {
  for (const { name, path } of Object.values<Route>(routes))
    if (!existsSync(sourceOf(name)))
      throw new Error(`${relative(root, sourceOf(name))} is missing: the function of ${path}`)
  await Promise.all(
    sources.map(async ({ name, source }) => {
      const folder = join(dist.functions, name)
      const { outputFiles } = await esbuild.build({ ...bundleOptions(source, folder), write: false })
      replaceFolder(folder, outputFiles)
    }),
  )
}

/** Replaces the files of a folder. Files of an earlier build are deleted; otherwise they would be deployed too. */
function replaceFolder(folder: string, files: esbuild.OutputFile[]) {
  const old = existsSync(folder) ? readdirSync(folder).map((file) => join(folder, file)) : []
  mkdirSync(folder, { recursive: true })
  for (const { path, contents } of files) writeFileSync(path, contents)
  for (const path of old) if (!files.some((file) => file.path === path)) rmSync(path)
}

/**
 * Builds the web app in every language. The files are the same for every stage.
 *
 * @param languages a folder with the words of each language in a folder of its own
 * @param outDir the folder of the built site
 * @param plugins further Vite plugins
 */
export async function buildWeb(
  languages = join(root, 'functions/languages'),
  outDir = dist.web,
  plugins: vite.Plugin[] = [],
): Promise<void> {
  // English first: its build empties the folder.
  for (const language of ['en', ...translationsIn(languages)])
    await vite.build({
      root: web,
      logLevel: 'warn',
      mode: join(languages, language),
      plugins,
      build: { outDir },
    })
}

const parts = [
  { output: dist.functions, build: buildFunctions, inputs: ['functions'] },
  {
    output: dist.web,
    build: () => buildWeb(),
    inputs: [
      'web',
      'docs/check-day.mjs',
      ...['contract', 'languages', 'loans', 'redress', 'statements'].map((layer) => `functions/${layer}`),
    ],
  },
]

/** The file with the digest of the sources that an output was built from. */
const stampOf = (output: string) => `${output}.sha256`

/** Builds functions and pages, each only if its sources have changed since its last build, unless `isForced`. */
export async function buildChanged(isForced = false): Promise<void> {
  await Promise.all(
    parts.map(async ({ output, build, inputs }) => {
      const digest = digestOf([...inputs, 'bin/build.ts', 'package.json', 'package-lock.json'])
      const stamp = stampOf(output)
      if (!isForced && existsSync(output) && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest)
        return
      rmSync(stamp, { force: true })
      await build()
      writeFileSync(stamp, digest)
    }),
  )
}

function digestOf(paths: string[]): string {
  const hash = createHash('sha256')
  for (const path of paths) {
    const files = statSync(join(root, path)).isFile()
      ? [path]
      : readdirSync(join(root, path), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => relative(root, join(entry.parentPath, entry.name)))
          .sort()
    for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

/** Bundles each function, and again whenever its sources change. Calls `onRebuilt` after each build without errors. */
export async function watchFunctions(onRebuilt: () => void): Promise<{ stop(): Promise<unknown> }> {
  rmSync(stampOf(dist.functions), { force: true })
  const notify: esbuild.Plugin = {
    name: 'notify',
    setup: (build) => build.onEnd(({ errors }) => (errors.length === 0 ? onRebuilt() : undefined)),
  }
  const contexts = await Promise.all(
    sources.map(({ name, source }) =>
      esbuild.context({
        ...bundleOptions(source, join(dist.functions, name)),
        plugins: [ownBundles, inHindi, rankingCode, notify],
      }),
    ),
  )
  await Promise.all(contexts.map((context) => context.watch()))
  return { stop: () => Promise.all(contexts.map((context) => context.dispose())) }
}

/** Vite's development server for the pages, with hot reload over a WebSocket on `port`. */
export async function watchWeb(port: number): Promise<vite.ViteDevServer> {
  return vite.createServer({
    root: web,
    appType: 'spa',
    server: { middlewareMode: true, hmr: { port, host: '127.0.0.1' } },
  })
}

if (import.meta.filename === process.argv[1]) {
  const startedAt = performance.now()
  await buildChanged(!process.argv.includes('--changed')).catch((error: Error) => {
    console.error(error.message)
    process.exit(1)
  })
  console.log(`Built dist/ in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
}
