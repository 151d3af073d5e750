import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'

// Type-checks the pages with the words of every language that has its own `tsconfig.json`: all but English.
const languages = 'functions/languages'
for (const language of readdirSync(languages)) {
  const project = `${languages}/${language}/tsconfig.json`
  if (!existsSync(project)) continue
  const { status } = spawnSync('node_modules/.bin/tsc', ['-p', project], { stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}
