/**
 * `npm run check`: static checks, such as types, lint, imports and unused code. Runs as many at a time as the machine
 * has cores, prints the output of those that fail, and exits with 1 if any fails. With `--build`, which
 * `npm test` uses, also builds functions and pages beside the checks if their sources have changed.
 */
import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { text } from 'node:stream/consumers'

// One thread each: the compiler's threads repeat part of each other's work, and other checks use the other cores.
const typeCheck = (project: string) => `tsc -p ${project} --singleThreaded`
const languages = 'functions/languages'
// For every language but English, the pages are type-checked with the words of that language.
const translations = readdirSync(languages).filter((name) => existsSync(`${languages}/${name}/tsconfig.json`))

// The slowest first, so that none of them starts last.
const checks = [
  ...(process.argv.includes('--build')
    ? ['tsx bin/build.ts --changed && tsx bin/check-engines.ts --built']
    : []),
  typeCheck('web'),
  'biome check',
  typeCheck('.'),
  'knip',
  ...translations.map((language) => typeCheck(`${languages}/${language}`)),
  'tsx bin/check-imports.ts',
  'tsx bin/check-bare-texts.ts',
  'tsx bin/check-glossary.ts',
  'tsx bin/check-engines.ts',
  'tsx bin/openapi.ts --check',
  'node bin/integrity.js --check',
]

async function run(check: string): Promise<void> {
  const child = spawn(`${check} 2>&1`, { shell: true, stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = new Promise((resolve) => child.once('exit', resolve))
  const output = await text(child.stdout)
  const hasPassed = (await exited) === 0
  console.log(`${hasPassed ? '✓' : '✗'} ${check}`)
  if (hasPassed) return
  console.log(output)
  process.exitCode = 1
}

const left = checks.values()
const workers = Array.from({ length: availableParallelism() }, async () => {
  for (const check of left) await run(check)
})
await Promise.all(workers)
