import { expect, test } from 'vitest'
import * as messages from '#contract/messages.ts'
import { aBorrower, aMobile } from '#support/api.ts'
import { visitAsAdmin } from '#support/browser/admin-page.ts'
import { expectNoAxeViolations, pageErrors } from '#support/browser/browser.ts'
import { waitUntilReady } from '#support/browser/screen.ts'
import { canGoOffline } from '#support/browser/server.ts'
import {
  button,
  choose,
  field,
  sees,
  sessionOf,
  storage,
  store,
  visit,
  visitSignedIn,
} from '#support/browser/wizard.ts'
import { scan, storedItem } from '#support/stored.ts'
import { keys } from '#table/keys.ts'

const path = '/grievance'
const question = 'What went wrong?'
const storedWith = async (complaint: string) => (await scan()).filter((item) => item.complaint === complaint)

test.runIf(canGoOffline)(
  'a complaint survives a reload, a lost network and a lost response, and is stored once',
  async () => {
    const page = await visit('/privacy')
    await page.locator('footer').getByRole('link', { name: 'Complaints' }).click()
    await page.getByText('Grievance Officer (sample)').waitFor()
    await button(page, 'Send complaint').click()
    await sees(page, messages.complaintMissing)
    await sees(page, messages.mobileInvalid)
    await expectNoAxeViolations(page)

    const text = `They charged me twice. ${crypto.randomUUID()}`
    const mobile = aMobile()
    await field(page, question).fill(text)
    await field(page, 'Mobile number to call back').fill(`+91 ${mobile}`)
    await page.reload()
    await expect.poll(() => field(page, question).inputValue()).toBe(text)
    expect(await field(page, 'Mobile number to call back').inputValue()).toBe(mobile)

    await page.context().setOffline(true)
    await page.getByText('What you write stays on this page').waitFor()
    await button(page, 'Send complaint').click()
    await sees(page, messages.offline)
    await page.context().setOffline(false)

    // The server stores the complaint, but its response is lost.
    await page.route('**/user/complaint', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await button(page, 'Send complaint').click()
    await sees(page, messages.complaintNotSent)
    expect(await field(page, question).inputValue()).toBe(text)
    await page.unroute('**/user/complaint')
    await button(page, 'Send complaint').click()
    await sees(page, messages.complaintFiled)
    const [item, ...others] = await storedWith(text)
    expect(others).toEqual([])
    expect(item).toMatchObject({ mobile })
    await sees(page, String(item?.reference))
    expect(await page.locator('main time').getAttribute('datetime')).toBe(item?.due_on)
    expect(await page.evaluate(() => ({ ...sessionStorage }))).not.toHaveProperty('complaint')

    // An administrator sees it with its due date, and closes it.
    const admin = await visitAsAdmin('/admin121/complaints')
    const card = admin.getByRole('listitem').filter({ hasText: text })
    await card.getByText('Answer due by').waitFor()
    await expectNoAxeViolations(admin)
    await card.getByRole('button', { name: 'Answer' }).click()
    await button(admin, 'Save answer').click()
    await sees(admin, messages.noteMissing)
    await choose(admin, 'State', 'Resolved')
    await field(admin, 'Note').fill('Called back')
    await button(admin, 'Save answer').click()
    await sees(admin, messages.complaintAnswered)
    await card.waitFor({ state: 'detached' })
    const closed = await storedItem(keys.closedComplaint(String(item?.due_on), String(item?.reference)))
    expect(closed).toMatchObject({ state: 'Resolved', answers: [{ note: 'Called back' }] })
    // Amplify warns that the user pool's endpoint is not AWS's own.
    expect(pageErrors(admin).filter((line) => !line.includes('custom Amazon'))).toEqual([])
  },
)

test('a logout in one tab removes the unsent complaint that another tab keeps, whatever page that tab shows', async () => {
  const anita = await aBorrower()
  const { page } = await visitSignedIn(path, anita)
  await field(page, question).fill('Written by Anita')
  const kept = () => page.evaluate(() => sessionStorage.getItem('complaint'))
  await expect.poll(kept).toContain('Written by Anita')
  await page.goto('/terms')
  await waitUntilReady(page)
  const logOutElsewhere = async () => {
    const second = await page.context().newPage()
    await second.goto('/')
    await button(second, 'Open menu').click()
    await button(second, 'Logout').click()
    await expect.poll(() => storage(second)).toEqual({})
    await second.close()
  }
  await logOutElsewhere()
  await expect.poll(kept).toBe(null)

  // A tab that the browser had put to sleep gets no event.
  await store(page, sessionOf(anita))
  await page.goto(path)
  await page.getByText('We call you back on').waitFor()
  await field(page, question).fill('Written by Anita')
  await expect.poll(kept).toContain('Written by Anita')
  await page.goto('/config.json')
  await logOutElsewhere()
  expect(await kept()).toContain('Written by Anita')
  await page.goto('/terms')
  await expect.poll(kept).toBe(null)
})

test('an unsent complaint disappears when another borrower signs in and when its writer logs out', async () => {
  const [anita, bimal] = [await aBorrower(), await aBorrower()]
  const { page } = await visitSignedIn(path, anita)
  await page.getByText('We call you back on').waitFor()
  const typed = () => field(page, question).inputValue()
  await field(page, question).fill('Written by Anita')
  const second = await page.context().newPage()
  await second.goto('/config.json')
  await store(second, sessionOf(bimal))
  await expect.poll(typed).toBe('')
  await page.reload()
  await page.getByText(bimal.mobile).waitFor()
  expect(await typed()).toBe('')

  await field(page, question).fill('Written by Bimal')
  await second.evaluate(() => localStorage.removeItem('authToken'))
  await field(page, 'Mobile number to call back').waitFor()
  expect(await typed()).toBe('Written by Bimal')
  await second.evaluate(() => localStorage.clear())
  await expect.poll(typed).toBe('')
  await field(page, question).fill('Written by a visitor')
  await page.reload()
  await expect.poll(typed).toBe('Written by a visitor')
  await field(page, question).fill('')
  await store(second, sessionOf(anita))
  await page.getByText(anita.mobile).waitFor()
  expect(await typed()).toBe('')
})
