/**
 * Runs Lighthouse (mobile, simulated slow 4G) on every screen that opens without signing in, prints the
 * figures and keeps them in docs/lighthouse.md. Lighthouse wants a newer Node than the product does, so both
 * are fetched for the run.
 */
import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { paths } from '../../web/src/paths.ts'
import { browserPath } from './browser.ts'
import { withSite } from './served.ts'

const root = resolve(import.meta.dirname, '../..')
const folder = resolve(root, '.local/lighthouse')
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const screens = [
  paths.home,
  paths.callToAction,
  paths.terms,
  paths.privacy,
  paths.loanJourney,
  paths.shop,
  paths.users,
  paths.adminOffers,
]

interface Report {
  lighthouseVersion: string
  categories: Record<(typeof categories)[number], { score: number }>
  audits: Record<string, { score: number | null; title: string; displayValue?: string }>
}

async function measure(address: string, path: string): Promise<Report> {
  const output = resolve(folder, `${path.replaceAll('/', '-').slice(1) || 'home'}.json`)
  const flags = ['--chrome-flags=--headless=new --no-sandbox --disable-gpu', '--output=json', '--quiet']
  await promisify(execFile)(
    'npx',
    [
      '-y',
      '-p',
      'node@24',
      '-p',
      'lighthouse@13',
      'lighthouse',
      address + path,
      `--output-path=${output}`,
      ...flags,
    ],
    { env: { ...process.env, CHROME_PATH: await browserPath() }, cwd: folder },
  )
  return JSON.parse(readFileSync(output, 'utf8'))
}

const shown = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
]

const row = (path: string, { categories: scores, audits }: Report) =>
  [
    path,
    ...categories.map((name) => Math.round(scores[name].score * 100)),
    ...shown.map((name) => audits[name]?.displayValue?.replace(' ', ' ') ?? ''),
  ].join(' | ')

mkdirSync(folder, { recursive: true })
await withSite(async (address) => {
  const lines = []
  let version = ''
  for (const path of screens) {
    const report = await measure(address, path)
    version = report.lighthouseVersion
    lines.push(`| ${row(path, report)} |`)
    console.log(lines.at(-1))
    for (const { title, score } of Object.values(report.audits))
      if (score !== null && score < 0.9) console.log(`    ${score}  ${title}`)
  }
  const page = `# Lighthouse

Mobile, simulated slow 4G, on the built site served by the local edge; Lighthouse ${version}, ${new Date().toISOString().slice(0, 10)}.
\`npm run lighthouse\` measures again and rewrites this page.

| screen | performance | accessibility | best practices | SEO | first paint | largest paint | blocking | layout shift |
|---|---|---|---|---|---|---|---|---|
${lines.join('\n')}

Screens behind a sign-in, and those that are not for indexing, miss SEO points on purpose: they carry \`noindex\`.
`
  writeFileSync(resolve(root, 'docs/lighthouse.md'), page)
})
