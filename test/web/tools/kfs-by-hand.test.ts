import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pageErrors } from '#support/browser/browser.ts'
import { choosePdf, doctoredStatement, trueStatement } from '#support/browser/kfs-page.ts'
import { hindi } from '#support/browser/languages/hindi.ts'
import { boxOf, button, field, visit } from '#support/browser/wizard.ts'
import { layouts } from '#test/statements/layouts.ts'
import { choices } from '#test/statements/small-loan.ts'
import { trueFacts } from '#test/statements/true-statement.ts'
import { paths } from '#web/paths.ts'

/** How somebody uses a control. */
interface Hand {
  press: (control: Locator) => Promise<unknown>
  write: (control: Locator, text: string) => Promise<unknown>
}

const hands: Record<string, Hand> = {
  touch: {
    press: (control) => control.tap(),
    write: async (control, text) => {
      await control.tap()
      await control.fill(text)
    },
  },
  keyboard: {
    press: async (control) => {
      await control.focus()
      await control.press((await control.getAttribute('type')) === 'radio' ? 'Space' : 'Enter')
    },
    write: async (control, text) => {
      await control.focus()
      await control.press('ControlOrMeta+a')
      await control.page().keyboard.insertText(text)
    },
  },
}

type Give = (page: Page, hand: Hand) => Promise<unknown>

const pdf =
  (file: Buffer): Give =>
  (page) =>
    choosePdf(page, file)

/** A radio button is covered by its label, which is what a finger meets. */
const way = (page: Page, hand: Hand, name: string) =>
  hand.press(hand === hands.touch ? page.getByText(name, { exact: true }) : page.getByRole('radio', { name }))

const paste =
  (text: string): Give =>
  async (page, hand) => {
    await way(page, hand, 'Paste text')
    await hand.write(page.getByRole('textbox', { name: 'Text of the statement' }), text)
    await hand.press(button(page, 'Check this text'))
  }

const typed =
  (instalment: string): Give =>
  async (page, hand) => {
    await way(page, hand, 'Type the figures')
    for (const [label, text] of Object.entries({
      'Loan amount (sanctioned)': '20,000',
      'Loan term': '24',
      'Interest rate': '15',
      EMI: instalment,
    }))
      await hand.write(field(page, label), text)
  }

const agrees = 'The figures agree with each other'
const one = '1 thing doesn’t agree'
const partly = 'What we could check agrees, but we could not check everything'
const facts = trueFacts(choices)
const copied = layouts.copied(facts)
const withoutContact = layouts.copied({ ...facts, contact: undefined })

test.each<{ by: 'touch' | 'keyboard'; language: string; statement: string; give: Give; says: string }>([
  { by: 'touch', language: 'English', statement: 'true PDF', give: pdf(trueStatement), says: agrees },
  { by: 'keyboard', language: 'Hindi', statement: 'true PDF', give: pdf(trueStatement), says: agrees },
  {
    by: 'touch',
    language: 'Hindi',
    statement: 'doctored PDF',
    give: pdf(doctoredStatement),
    says: '3 things don’t agree',
  },
  {
    by: 'keyboard',
    language: 'English',
    statement: 'doctored PDF',
    give: pdf(doctoredStatement),
    says: '3 things don’t agree',
  },
  { by: 'touch', language: 'English', statement: 'true text', give: paste(copied), says: agrees },
  { by: 'keyboard', language: 'Hindi', statement: 'true text', give: paste(copied), says: agrees },
  {
    by: 'touch',
    language: 'Hindi',
    statement: 'text without a contact',
    give: paste(withoutContact),
    says: partly,
  },
  { by: 'touch', language: 'English', statement: 'flat rate', give: typed('1,083.33'), says: one },
  { by: 'keyboard', language: 'Hindi', statement: 'flat rate', give: typed('1,083.33'), says: one },
  { by: 'keyboard', language: 'English', statement: 'right instalment', give: typed('969.73'), says: partly },
])('at 360 px, by $by, in $language, a $statement: $says', async ({ by, language, give, says }) => {
  const page = await visit(paths.kfsCheck, language === 'Hindi' ? { language: hindi } : {})
  const hand = hands[by] as Hand
  await button(page, 'Open menu').waitFor()
  await give(page, hand)
  const result = page.getByRole('heading', { level: 2, name: says })
  await result.waitFor()
  // A statement has a bar with the result and a button that leads to it.
  const lead = button(page, 'See the result')
  if ((await lead.count()) > 0) {
    await hand.press(lead)
    await expect.poll(async () => (await boxOf(result)).y).toBeLessThan(160)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(pageErrors(page)).toEqual([])
})
