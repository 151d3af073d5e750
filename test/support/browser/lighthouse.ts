/**
 * Runs Lighthouse (mobile, simulated slow 4G) on the screens below, as a visitor or signed in, and prints the figures.
 * Arguments select screens by part of their name: `npm run lighthouse -- home offers`. Exits with 1 if a screen misses a
 * target; the score for performance, which is simulated, has none. Lighthouse needs a newer Node than the product, so npx
 * fetches Lighthouse and that Node for the run. Lighthouse cannot load pages in the pinned browser: set `CHROME_PATH` to
 * another one, preferably Debian's `chromium-headless-shell`. On two cores, a full Chromium's own work delays the page.
 */
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from 'playwright-core'
import { pageMeta } from '#web/content/page-meta.ts'
import { lenderPath, paths } from '#web/paths.ts'
import { closeBrowser } from './browser.ts'
import { chromiumPath } from './chromium.ts'
import { chooseScreens } from './screen.ts'
import { keepSignedIn, signInThroughScreens, type Who } from './sessions.ts'
import { withSite } from './with-site.ts'

const root = resolve(import.meta.dirname, '../../..')
const folder = resolve(root, '.local/lighthouse')
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

interface Screen {
  name: string
  path: string
  /** The folder of a language other than English. */
  language?: string
  /** Who is signed in; a visitor by default. */
  who?: Who
}

const englishScreens: Screen[] = [
  { name: 'home', path: paths.home },
  { name: 'call-to-action', path: paths.callToAction },
  { name: 'how-we-rank', path: paths.ranking },
  { name: 'kfs-check', path: paths.kfsCheck },
  { name: 'tools', path: paths.tools },
  { name: 'emi', path: paths.emi },
  { name: 'prepay', path: paths.prepay },
  { name: 'bad-month', path: paths.badMonth },
  { name: 'transfer', path: paths.transfer },
  { name: 'reset', path: paths.reset },
  { name: 'gold', path: paths.gold },
  { name: 'education', path: paths.education },
  { name: 'complain', path: paths.complain },
  { name: 'my-loans', path: paths.myLoans },
  { name: 'afford', path: paths.afford },
  { name: 'true-cost', path: paths.trueCost },
  { name: 'compare', path: paths.compare },
  { name: 'lenders', path: paths.lenders },
  { name: 'lender', path: lenderPath('neemtreefinance') },
  { name: 'loans', path: paths.loans },
  { name: 'gold-loan', path: paths.goldLoan },
  { name: 'terms', path: paths.terms },
  { name: 'notice', path: paths.notice },
  { name: 'grievance', path: paths.grievance },
  { name: 'privacy', path: paths.privacy },
  { name: 'register', path: paths.register },
  { name: 'login', path: paths.login },
  { name: 'journey-mobile', path: paths.loanJourney },
  { name: 'journey-details', path: paths.loanJourney, who: 'newcomer' },
  { name: 'journey-loan', path: paths.loanStep, who: 'borrower' },
  { name: 'offers', path: paths.offers, who: 'borrower' },
  { name: 'shop', path: paths.shop },
  { name: 'shop-journey', path: paths.shopJourney },
  { name: 'users-gate', path: paths.users },
  { name: 'admin-users-gate', path: paths.adminUsers },
  { name: 'admin-offers-gate', path: paths.adminOffers },
  { name: 'users', path: paths.users, who: 'administrator' },
  { name: 'admin-users', path: paths.adminUsers, who: 'administrator' },
  { name: 'admin-offers', path: paths.adminOffers, who: 'administrator' },
  { name: 'unknown-path', path: '/no/such/page' },
]

const translatedScreens = readdirSync(resolve(root, 'functions/languages'))
  .filter((language) => language !== 'en')
  .flatMap((language) =>
    englishScreens
      .filter(({ name, who }) => !name.includes('gate') && who !== 'administrator')
      .map((screen) => ({ ...screen, language, name: `${language}-${screen.name}` })),
  )

const screens = [...englishScreens, ...translatedScreens]

/** The path in the screen's language. */
const pathOf = ({ language, path }: Screen) => (language ? `/${language}${path}` : path)

const mostShift = 0.02

/** Screens that are closed to search engines miss SEO points on purpose. */
const demandedOf = (screen: Screen): Record<(typeof categories)[number], number> => ({
  performance: 0,
  accessibility: 100,
  'best-practices': 100,
  seo: pageMeta(screen.path).indexed || /lender$/.test(screen.name) ? 100 : 0,
})

interface Report {
  finalDisplayedUrl: string
  categories: Record<(typeof categories)[number], { score: number }>
  audits: Record<
    string,
    { score: number | null; title: string; displayValue?: string; numericValue?: number }
  >
}

const scoreOf = (report: Report, name: (typeof categories)[number]) =>
  Math.round(report.categories[name].score * 100)

async function runLighthouse(address: string, screen: Screen): Promise<Report> {
  const { name, who } = screen
  const path = pathOf(screen)
  const output = resolve(folder, `${name}.json`)
  const lighthouse = ['-y', '-p', 'node@24', '-p', 'lighthouse@13', 'lighthouse']
  const flags = [`--output-path=${output}`, '--output=json', '--quiet']
  const run = async (browser: string) => {
    const options = { env: { ...process.env, CHROME_PATH: await chromiumPath() }, cwd: folder }
    const attempt = () =>
      promisify(execFile)('npx', [...lighthouse, address + path, ...flags, browser], options)
    // Lighthouse asks for another run if the browser lost the page's trace.
    await attempt().catch((error) => (/NO_NAVSTART/.test(String(error)) ? attempt() : Promise.reject(error)))
  }
  if (who) await withSignedInBrowser(address, who, (port) => run(`--port=${port}`))
  else await run('--chrome-flags=--headless=new --no-sandbox --disable-gpu')
  const report: Report = JSON.parse(readFileSync(output, 'utf8'))
  if (who && new URL(report.finalDisplayedUrl).pathname !== path.split('?')[0])
    throw new Error(`${name} led to ${report.finalDisplayedUrl}: the figures would be for another screen`)
  console.log(row(screen, report))
  for (const { title, score } of Object.values(report.audits))
    if (score !== null && score < 0.9) console.log(`    ${score}  ${title}`)
  return report
}

/** Runs `use` with the debugging port of a separate browser in which every tab is signed in. */
async function withSignedInBrowser(address: string, who: Who, use: (port: string) => Promise<void>) {
  const kept = await signInThroughScreens(address, who)
  const profile = mkdtempSync(join(tmpdir(), 'tulna-profile-'))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', '--remote-debugging-port=0'],
    viewport: null,
  })
  try {
    await keepSignedIn(context, kept)
    const [port = ''] = readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n')
    await use(port)
  } finally {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  }
}

function missesOf(screen: Screen, report: Report): string[] {
  const shift = report.audits['cumulative-layout-shift']?.numericValue ?? Number.POSITIVE_INFINITY
  const tooLow = categories.flatMap((name) => {
    const [score, demanded] = [scoreOf(report, name), demandedOf(screen)[name]]
    return score < demanded ? [`${screen.name}: ${name} ${score}, demanded ${demanded}`] : []
  })
  return shift > mostShift
    ? [...tooLow, `${screen.name}: layout shift ${shift}, at most ${mostShift}`]
    : tooLow
}

const shown = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
]

const row = (screen: Screen, report: Report) =>
  `| ${[
    pathOf(screen),
    screen.who ?? 'visitor',
    ...categories.map((name) => scoreOf(report, name)),
    ...shown.map((name) => report.audits[name]?.displayValue?.replaceAll('\u00a0', ' ') ?? ''),
  ].join(' | ')} |`

mkdirSync(folder, { recursive: true })
const misses: string[] = []
console.log(`| screen | as | ${[...categories, ...shown].join(' | ')} |`)
await withSite(async (address) => {
  for (const screen of chooseScreens(screens, process.argv.slice(2)))
    misses.push(...missesOf(screen, await runLighthouse(address, screen)))
})
await closeBrowser()
for (const miss of misses) console.error(`Missed: ${miss}`)
if (misses.length > 0) process.exitCode = 1
