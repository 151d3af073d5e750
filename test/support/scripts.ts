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

/**
 * The most scripts that a page may load. On a slow network small ones wait for each other: 48 of them made `/compare` answer a
 * fifth later than 28 do. `web/vite.config.ts` says which modules share a chunk.
 */
export const mostScripts = 34

/** The screens with a budget. For administrators' pages, the scripts up to the sign-in form count. */
export const budgets: Budget[] = [
  { path: paths.home, kilobytes: 138 },
  { path: paths.shop, kilobytes: 152 },
  { path: paths.loanJourney, kilobytes: 164 },
  { path: paths.offers, isSignedIn: true, kilobytes: 199 },
  { path: paths.compare, kilobytes: 203 },
  { path: paths.myTulna, isSignedIn: true, kilobytes: 191 },
  { path: paths.lenders, kilobytes: 158 },
  { path: paths.kfsCheck, kilobytes: 129 },
  { path: paths.tools, kilobytes: 155 },
  { path: paths.emi, kilobytes: 162 },
  { path: paths.prepay, kilobytes: 163 },
  { path: paths.badMonth, kilobytes: 162 },
  { path: paths.transfer, kilobytes: 164 },
  { path: paths.reset, kilobytes: 161 },
  { path: paths.gold, kilobytes: 161 },
  { path: paths.education, kilobytes: 161 },
  { path: paths.afford, kilobytes: 160 },
  { path: paths.afford, kilobytes: 187, width: 1280 },
  { path: paths.trueCost, kilobytes: 163 },
  { path: paths.complain, kilobytes: 175 },
  { path: paths.myLoans, kilobytes: 172 },
  { path: lenderPath('neemtreefinance'), kilobytes: 174 },
  { path: paths.loans, kilobytes: 154 },
  { path: paths.goldLoan, kilobytes: 166 },
  { path: paths.grievance, kilobytes: 184 },
  { path: paths.adminUsers, kilobytes: 232 },
  { path: paths.adminOffers, kilobytes: 250 },
]

/**
 * The scripts that a browser requests on a page: how many, and their compressed size in KB. `prepare` may sign the browser in
 * first.
 */
export async function loadedScripts(
  address: string,
  { path, width = 360 }: Pick<Budget, 'path' | 'width'>,
  prepare?: (page: Page) => Promise<unknown>,
): Promise<{ count: number; kilobytes: number }> {
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
  const bytes = scripts.reduce((sum, code) => sum + gzipSync(code).length, 0)
  return { count: scripts.length, kilobytes: bytes / 1024 }
}
