import { existsSync, mkdirSync, readdirSync, rmSync, watch, writeFileSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import * as esbuild from 'esbuild'
import type { Route } from '#contract/route.ts'
import * as routes from '#contract/routes.ts'
import { dist, stampOf } from '#lib/dist.ts'
import { workers } from '#lib/resource-names.ts'

const root = resolve(import.meta.dirname, '..')
const sourceOf = (name: string) => join(root, 'functions/user', `${name}.ts`)
const sources = [
  ...Object.values(routes).map(({ name }) => ({ name, source: sourceOf(name) })),
  ...Object.values(workers).map((name) => ({ name, source: join(root, 'functions/worker', `${name}.ts`) })),
]

/**
 * Puts what a function imports from the modules that `filter` matches into a bundle of its own beside the function's.
 *
 * @param plan the options of that build, whose entry point has a name; undefined if the import stays in the function's bundle
 */
const bundledApart = (
  name: string,
  filter: RegExp,
  plan: (
    args: esbuild.OnResolveArgs,
    options: esbuild.BuildOptions,
  ) => (esbuild.BuildOptions & { entryPoints: [{ in: string; out: string }] }) | undefined,
): esbuild.Plugin => ({
  name,
  setup({ initialOptions, onResolve, onEnd }) {
    const built: esbuild.BuildResult[] = []
    onResolve({ filter }, async (args) => {
      const options = plan(args, initialOptions)
      if (!options) return undefined
      built.push(await esbuild.build(options))
      return { path: `./${options.entryPoints[0].out}.mjs`, external: true }
    })
    onEnd(({ outputFiles, metafile }) => {
      for (const apart of built) {
        outputFiles?.push(...(apart.outputFiles ?? []))
        Object.assign(metafile?.inputs ?? {}, apart.metafile?.inputs)
      }
    })
  },
})

/**
 * An SDK client that few calls need, the logo bucket's S3 client. If it were a chunk of the function's build, the code that every
 * call loads would include the parts of shared modules that only the client needs. Each bundle has its own copy of those modules,
 * so the two must not share classes or state.
 */
const ownBundles = bundledApart('own-bundles', /\/logo-bucket\.ts$/, ({ kind, path, resolveDir }, options) =>
  kind === 'dynamic-import'
    ? {
        ...options,
        plugins: [],
        entryPoints: [{ in: join(resolveDir, path), out: basename(path, '.ts') }],
      }
    : undefined,
)

/** A function's imports from `#in-hindi/…`, in which the Hindi words take the place of the English ones. */
const inHindi = bundledApart('in-hindi', /^#in-hindi\//, ({ path }, options) => {
  const source = join(root, 'functions', path.slice('#in-hindi/'.length))
  return {
    ...options,
    plugins: [],
    entryPoints: [{ in: source, out: `${basename(source, '.ts')}-in-hindi` }],
    alias: { '#words': join(root, 'functions/languages/hi') },
  }
})

/**
 * The code that ranks, beside the function that publishes it and also runs it. It is readable, imports nothing and runs in any
 * browser, and is the same to the byte as long as its sources are.
 */
const rankingCode = bundledApart(
  'ranking-code',
  /\/rank-day\.ts$/,
  ({ kind, path, resolveDir }, { outdir, outExtension, write, metafile }) =>
    kind === 'entry-point'
      ? undefined
      : {
          ...{ outdir, outExtension, write, metafile },
          entryPoints: [{ in: join(resolveDir, path), out: 'rank-day' }],
          absWorkingDir: root,
          bundle: true,
          platform: 'neutral',
          format: 'esm',
          target: 'es2022',
          logLevel: 'warning',
        },
)

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
export async function buildFunctions(): Promise<void> {
  for (const { name, path } of Object.values<Route>(routes))
    if (!existsSync(sourceOf(name)))
      throw new Error(`${relative(root, sourceOf(name))} is missing: the function of ${path}`)
  await bundleAll(sources)
}

/** Bundles functions, a few at a time: together they need gigabytes of memory. Calls `onBundled` with what each was bundled from. */
async function bundleAll(
  functions: typeof sources,
  onBundled?: (name: string, inputs: ReadonlySet<string>) => void,
) {
  const waiting = functions.values()
  await Promise.all(
    Array.from({ length: bundledAtOnce }, async () => {
      for (const { name, source } of waiting) {
        const inputs = await bundle(source, join(dist.functions, name))
        onBundled?.(name, inputs)
      }
    }),
  )
}

/** All at once take four times the memory, and no less time: esbuild uses all processors for one bundle already. */
const bundledAtOnce = 8

/** Bundles a function into a folder, and returns the files that it was bundled from, relative to the project's root. */
export async function bundle(source: string, folder: string): Promise<Set<string>> {
  const { outputFiles, metafile } = await esbuild.build({
    ...bundleOptions(source, folder),
    absWorkingDir: root,
    write: false,
    metafile: true,
  })
  replaceFolder(folder, outputFiles)
  return new Set(Object.keys(metafile.inputs))
}

/** Replaces the files of a folder. Files of an earlier build are deleted; otherwise they would be deployed too. */
function replaceFolder(folder: string, files: esbuild.OutputFile[]) {
  const old = existsSync(folder) ? readdirSync(folder).map((file) => join(folder, file)) : []
  mkdirSync(folder, { recursive: true })
  for (const { path, contents } of files) writeFileSync(path, contents)
  for (const path of old) if (!files.some((file) => file.path === path)) rmSync(path)
}

/** An editor may write a file in parts. */
const settledMs = 50

/**
 * Bundles each function, and again whenever a file that it was bundled from changes. Calls `onRebuilt` after each time, unless one
 * has errors. It keeps no build in memory.
 */
export async function watchFunctions(onRebuilt: () => void): Promise<{ stop(): void }> {
  rmSync(stampOf(dist.functions), { force: true })
  const inputs = new Map<string, ReadonlySet<string>>()
  const rebuild = async (isChanged: (file: string) => boolean) => {
    const stale = sources.filter(({ name }) => {
      const files = inputs.get(name)
      return !files || [...files].some(isChanged)
    })
    if (stale.length === 0) return
    // Until one succeeds, any change may be the one that mends it.
    for (const { name } of stale) inputs.delete(name)
    try {
      await bundleAll(stale, (name, files) => inputs.set(name, files))
      onRebuilt()
    } catch {
      // esbuild has printed the errors.
    }
  }
  await rebuild(() => true)
  let changed = new Set<string>()
  let running = Promise.resolve()
  const watcher = watch(join(root, 'functions'), { recursive: true }, (_, file) => {
    if (file === null) return
    changed.add(join('functions', file))
    running = running.then(async () => {
      await setTimeout(settledMs)
      const files = changed
      changed = new Set()
      if (files.size > 0) await rebuild((input) => files.has(input))
    })
  })
  return { stop: () => watcher.close() }
}
