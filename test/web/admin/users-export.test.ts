import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as messages from '#contract/messages.ts'
import { aBorrower } from '#support/api.ts'
import { visitAsAdmin } from '#support/browser/admin-page.ts'
import { downloadedText } from '#support/browser/browser.ts'
import { recordToasts, toastsOf } from '#support/browser/toasts.ts'
import { button, sees } from '#support/browser/wizard.ts'
import { parseCsv } from '#support/csv.ts'

const exports = '**/user/downalduser**'
const startExport = (page: Page) => button(page, 'Export CSV').click()

test('saves a CSV file of the users, and says so', async () => {
  const { id } = await aBorrower()
  const page = await visitAsAdmin('/admin121/users', { before: recordToasts })
  const download = page.waitForEvent('download')
  await startExport(page)
  const file = await download
  // Recorded, because Playwright looks for no element while the browser turns the link into a download.
  await expect.poll(() => toastsOf(page)).toContain('Users data exported successfully!')
  expect(file.suggestedFilename()).toMatch(/^users_export_\d{4}-\d\d-\d\d\.csv$/)
  const [, ...rows] = parseCsv((await downloadedText(file)).slice(1))
  expect(rows.map(([first]) => first)).toContain(id)
  expect(page.url()).toMatch(/\/admin121\/users$/)
  await button(page, 'Export CSV').waitFor()
})

test('polls a large export, shows how many rows it has so far, and survives a lost response', async () => {
  const page = await visitAsAdmin('/users')
  const ids: string[] = []
  await page.route(exports, (route) => {
    const id = new URL(route.request().url()).searchParams.get('id') ?? ''
    ids.push(id)
    if (ids.length === 2) return route.abort()
    return route.fulfill({ status: 202, json: { success: true, status: 'running', id: 'e1', rows: 123_456 } })
  })
  await startExport(page)
  await sees(page, '1,23,456 rows so far')
  const exporting = button(page, 'Exporting...')
  expect(await exporting.isDisabled()).toBe(true)
  await page.waitForRequest((request) => request.url().includes('id=e1') && ids.length > 2)
  await page.unroute(exports)
  await sees(page, 'This export is no longer available. Please export again.')
  expect(ids.slice(0, 2)).toEqual(['', 'e1'])
  await button(page, 'Export CSV').waitFor()
})

test('says that an export failed, and can start it again', async () => {
  const page = await visitAsAdmin('/users')
  await page.route(exports, (route) =>
    route.fulfill({ status: 500, json: { success: false, message: messages.somethingWentWrong } }),
  )
  await startExport(page)
  await sees(page, 'Failed to export data')
  await page.unroute(exports)
  const download = page.waitForEvent('download')
  await startExport(page)
  await download
})
