import { expect, inject, onTestFinished, test } from 'vitest'
import { hindi } from '#support/browser/languages/hindi.ts'
import { startPreviousVersion } from '#support/browser/previous-version.ts'
import { button, field, fillDetails, heading, person, sees, visitSignedIn } from '#support/browser/wizard.ts'
import { cachedTexts, goOffline, goOnline, waitForWorker, workerOptions } from '#support/browser/worker.ts'

test.each([
  { name: 'English', language: undefined },
  { name: 'Hindi', language: hindi },
])(
  'in $name, a form in progress keeps its version of the app, even offline, and a reload brings the new version',
  async ({ language }) => {
    const site = await startPreviousVersion(inject('address'))
    onTestFinished(() => site.stop())
    const options = { ...workerOptions, address: site.address, ...(language && { language }) }
    const { page } = await visitSignedIn('/loan-journey', undefined, options)
    await waitForWorker(page)
    await fillDetails(page)
    const isWaiting = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting != null)
    const scripts = async () => Object.keys(await cachedTexts(page)).filter((path) => path.endsWith('.js'))
    expect((await scripts()).every((path) => path.endsWith('.before.js'))).toBe(true)

    site.deploy()
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    await expect.poll(isWaiting).toBe(true)
    expect(await field(page, 'Name').inputValue()).toBe(person.name)
    expect((await field(page, 'Aadhar').inputValue()).replaceAll(' ', '')).toBe(person.aadhaar)
    await goOffline(page)
    await button(page, 'Next').click()
    await sees(page, /^Saved on this device\./)
    await goOnline(page)
    await heading(page, 'The loan you need')
    expect(await isWaiting()).toBe(true)

    await page.reload()
    await heading(page, 'The loan you need')
    await expect.poll(isWaiting).toBe(false)
    await expect.poll(async () => (await scripts()).filter((path) => path.endsWith('.before.js'))).toEqual([])
    expect(await page.locator('script[src$=".before.js"]').count()).toBe(0)
  },
)
