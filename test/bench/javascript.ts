import { closeBrowser } from '#support/browser/browser.ts'
import { withSite } from '#support/browser/with-site.ts'
import { budgets, scriptBytes, shellBytes } from '#support/scripts.ts'
import { paths } from '#web/paths.ts'
import type { Row } from './table.ts'

/**
 * The JavaScript that each page loads before a sign-in, relative to a bare shell (`shellBytes`). Leaves out the page of
 * each lender.
 */
export async function javascriptFigures(): Promise<Row[]> {
  const bare = await shellBytes()
  const rows: Row[] = []
  const pages = Object.values(paths).filter((path) => !/[?#]/.test(path))
  await withSite(async (address) => {
    for (const path of pages) {
      const bytes = await scriptBytes(address, { path })
      const screen = budgets.find((budgeted) => budgeted.path === path && !budgeted.isSignedIn)
      rows.push({
        label: `${path}: JavaScript, against a bare shell (${kilobytes(bare)} KB)`,
        measured: `${kilobytes(bytes)} KB`,
        ratio: bytes / bare,
        ...(screen && { budget: screen.budget }),
      })
    }
  })
  await closeBrowser()
  return rows
}

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1)
