import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { lenderPath, paths } from '#web/paths.ts'
import { withPage } from './browser/browser.ts'

interface Budget {
  path: string
  /** The screen of a borrower who has completed the wizard. Every other screen is that of a visitor. */
  isSignedIn?: true
  /** In pixels; a phone's by default. */
  width?: number
  /** The most JavaScript that the page may load, compressed: a guard, a few per cent above what it loaded on 2026-11-30. */
  kilobytes: number
}

/** The screens with a budget. For administrators' pages, the scripts up to the sign-in form count. */
export const budgets: Budget[] = [
  { path: paths.home, kilobytes: 138 },
  { path: paths.shop, kilobytes: 151 },
  { path: paths.loanJourney, kilobytes: 163 },
  { path: paths.offers, isSignedIn: true, kilobytes: 200 },
  { path: paths.compare, kilobytes: 205 },
  { path: paths.myTulna, isSignedIn: true, kilobytes: 187 },
  { path: paths.lenders, kilobytes: 159 },
  { path: paths.kfsCheck, kilobytes: 129 },
  { path: paths.tools, kilobytes: 156 },
  { path: paths.emi, kilobytes: 161 },
  { path: paths.prepay, kilobytes: 162 },
  { path: paths.badMonth, kilobytes: 161 },
  { path: paths.transfer, kilobytes: 163 },
  { path: paths.reset, kilobytes: 163 },
  { path: paths.gold, kilobytes: 162 },
  { path: paths.education, kilobytes: 162 },
  { path: paths.afford, kilobytes: 162 },
  { path: paths.afford, kilobytes: 184, width: 1280 },
  { path: paths.trueCost, kilobytes: 165 },
  { path: paths.complain, kilobytes: 175 },
  { path: paths.myLoans, kilobytes: 171 },
  { path: lenderPath('neemtreefinance'), kilobytes: 175 },
  { path: paths.loans, kilobytes: 155 },
  { path: paths.goldLoan, kilobytes: 164 },
  { path: paths.grievance, kilobytes: 180 },
  { path: paths.adminUsers, kilobytes: 240 },
  { path: paths.adminOffers, kilobytes: 245 },
]

/** The compressed size in KB of all scripts that a browser requests on a page. `prepare` may sign the browser in first. */
export async function scriptKilobytes(
  address: string,
  { path, width = 360 }: Pick<Budget, 'path' | 'width'>,
  prepare?: (page: Page) => Promise<unknown>,
): Promise<number> {
  const addresses = new Set<string>()
  await withPage({ address, path: '/config.json', width }, async (page) => {
    await prepare?.(page)
    page.on('request', (request) => {
      if (request.resourceType() === 'script' || request.url().endsWith('.js')) addresses.add(request.url())
    })
    await page.goto(path)
    // The menu’s button is invisible until the app has started.
    await page.getByRole('button', { name: 'Open menu' }).waitFor()
    await page.waitForLoadState('networkidle')
  })
  const scripts = await Promise.all([...addresses].map(async (url) => (await fetch(url)).text()))
  return scripts.reduce((sum, code) => sum + gzipSync(code).length, 0) / 1024
}
