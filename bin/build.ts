import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import * as vite from 'vite'
import { dist, stampOf } from '#lib/dist.ts'
import { translationsIn } from '../web/build/words.ts'
import { buildFunctions } from './bundle-functions.ts'

const root = resolve(import.meta.dirname, '..')
const web = join(root, 'web')

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
