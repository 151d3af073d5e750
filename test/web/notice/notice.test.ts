import { expect, test } from 'vitest'
import { currentNotice } from '#contract/consents.ts'
import * as messages from '#contract/messages.ts'
import { aMobile, aPan } from '#support/api.ts'
import {
  askForCode,
  button,
  enterCode,
  field,
  fillDetails,
  heading,
  person,
  sees,
  signInByCode,
  storage,
  visit,
} from '#support/browser/wizard.ts'
import { scan, storedBorrower, storedPartition } from '#support/stored.ts'
import { keys } from '#table/keys.ts'
import * as words from '#words/notice.ts'

test('step 1 says that Tulna is for adults and links to `/notice`; the consents record the notice’s version', async () => {
  const page = await visit('/loan-journey')
  await page.getByText('Tulna is only for people aged 18 and over').waitFor()
  const boxes = page.getByRole('checkbox')
  expect(await boxes.count()).toBe(2)
  for (const box of await boxes.all()) expect(await box.isChecked()).toBe(false)

  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: /^what we ask for and why/ }).click()
  const notice = await opened
  await notice.getByRole('heading', { level: 1, name: words.title }).waitFor()
  for (const title of [words.whatAndWhy, words.howLong, words.whoProcesses, words.howToWithdraw])
    await notice.getByRole('heading', { name: title }).waitFor()
  expect(await notice.locator('time').getAttribute('datetime')).toBe(currentNotice)
  await button(notice, words.print).waitFor()
  await notice.emulateMedia({ media: 'print' })
  expect(await button(notice, words.print).isVisible()).toBe(false)
  await notice.close()

  const code = await askForCode(page, aMobile())
  await enterCode(page, code)
  await field(page, 'Name').waitFor()
  const { userId } = JSON.parse((await storage(page)).userDetails ?? '{}')
  const stored = await storedPartition(keys.borrower(userId).pk)
  const consents = stored.filter(({ sk }) => sk.startsWith('CONSENT#'))
  expect(consents.map(({ notice_version }) => notice_version)).toEqual([currentNotice, currentNotice])
})

test('once the date of birth shows an age under 18, neither browser nor server stores details of step 2', async () => {
  const page = await visit('/loan-journey')
  const mobile = aMobile()
  await signInByCode(page, mobile)
  await field(page, 'Name').waitFor()
  const typed = { ...person, name: `Minor ${aMobile()}`, income: '45671', pan: aPan() }
  const year = new Date().getFullYear() - 15
  const secrets = [typed.name, typed.income, typed.pan, `${year}-`, `/${year}`]

  await field(page, 'Name').fill(typed.name)
  await expect.poll(async () => (await storage(page)).userDetails).toContain(typed.name)
  await fillDetails(page, { ...typed, dob: `21/07/${year}` })
  await sees(page, messages.tooYoung)
  await page.getByText('nothing on this page is saved').waitFor()
  await button(page, 'Next').click()
  await sees(page, messages.tooYoung)
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  // The mobile number and random ids may contain the income or the year by chance.
  const kept = stored.replaceAll(mobile, '').replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, '')
  expect(secrets.filter((secret) => kept.includes(secret))).toEqual([])
  const { userId } = JSON.parse((await storage(page)).userDetails ?? '{}')
  expect(await storedBorrower(userId)).not.toHaveProperty('name')
  const table = JSON.stringify(await scan())
  expect([typed.name, typed.pan].filter((secret) => table.includes(secret))).toEqual([])

  // Once the date of birth is corrected, “Next” saves the details and opens step 3.
  await field(page, 'Date of birth').fill(typed.dob)
  await expect.poll(async () => (await storage(page)).userDetails).toContain(typed.name)
  await button(page, 'Next').click()
  await heading(page, 'The loan you need')
  expect(await storedBorrower(userId)).toMatchObject({ name: typed.name })
})
