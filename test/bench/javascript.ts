import { closeBrowser } from '#support/browser/browser.ts'
import { withSite } from '#support/browser/with-site.ts'
import { budgets, loadedScripts } from '#support/scripts.ts'
import { paths } from '#web/paths.ts'
import type { Row } from './table.ts'

/** The JavaScript that each page loads before a sign-in. Leaves out the page of each lender. */
export async function javascriptFigures(): Promise<Row[]> {
  const rows: Row[] = []
  const pages = Object.values(paths).filter((path) => !/[?#]/.test(path))
  await withSite(async (address) => {
    for (const path of pages) {
      const { kilobytes } = await loadedScripts(address, { path })
      const screen = budgets.find((budgeted) => budgeted.path === path && !budgeted.isSignedIn)
      rows.push({
        label: `${path}: JavaScript`,
        measured: `${kilobytes.toFixed(1)} KB`,
        value: kilobytes,
        ...(screen && { budget: screen.kilobytes }),
      })
    }
  })
  await closeBrowser()
  return rows
}
