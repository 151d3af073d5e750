import type { BrowserContext, Locator, Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { downloadedText, pageErrors, withPage } from '#support/browser/browser.ts'
import { hasFocus } from '#support/browser/wizard.ts'

const address = inject('address')

interface Tool {
  path: string
  /**
   * The radio button to choose before typing. `arrows` presses of the down arrow lead from `from`, which is checked at
   * first, to `to`.
   */
  choose?: { from: string; to: string; arrows: number }
  /** The text to type into each field, by the field's label. */
  typed: Record<string, string>
  result: string | RegExp
  /** The file name of its CSV, if it has one. */
  csv?: string
  /** Matches the link that it shares. */
  share: RegExp
}

const loan = { 'Loan amount': '10 lakh', 'Interest rate a year': '15', 'Repay over': '10y' }
const tools: Tool[] = [
  {
    path: '/tools/emi',
    typed: loan,
    result: '₹16,133',
    csv: 'emi-1000000-120-months.csv',
    share: /\/tools\/emi#amount=1000000&rate=15&months=120&fee=0$/,
  },
  {
    path: '/tools/prepay',
    typed: { ...loan, 'Part-payment': '1 lakh', 'After which EMI': '24' },
    result: 'The loan ends after 102 months, 18 months earlier',
    csv: 'prepay.csv',
    share: /\/tools\/prepay#amount=1000000&rate=15&months=120&repay=part&extra=100000&.*from=24/,
  },
  {
    path: '/tools/prepay',
    choose: { from: 'Some of it', to: 'All of it (foreclosure)', arrows: 1 },
    typed: loan,
    result: '₹9,49,054',
    share: /\/tools\/prepay#amount=1000000&rate=15&months=120&repay=all/,
  },
  {
    path: '/tools/bad-month',
    typed: { ...loan, 'EMIs you can’t pay, in a row': '3' },
    result: '₹48,400',
    csv: 'bad-month.csv',
    share: /\/tools\/bad-month#amount=1000000&rate=15&months=120&.*count=3/,
  },
  {
    path: '/tools/transfer',
    typed: { 'Still owed': '5 lakh', 'New lender’s interest rate, % a year': '19' },
    result: 'Don’t move this loan',
    csv: 'transfer.csv',
    share: /\/tools\/transfer#amount=500000&.*newRate=19/,
  },
  {
    path: '/tools/reset',
    typed: { 'Still owed': '10 lakh', 'Months left': '240', 'New rate, % a year': '11' },
    result: 'no longer covers the interest',
    csv: 'reset.csv',
    share: /\/tools\/reset#amount=1000000&rate=8.5&months=240&newRate=11&/,
  },
  {
    path: '/tools/gold',
    typed: { 'Weight of the gold, in grams': '100', 'Purity, in carats': '18', 'Repay over': '24' },
    result: '₹6,13,636',
    csv: 'gold.csv',
    share: /\/tools\/gold#grams=100&carats=18&price=10000&.*months=24/,
  },
  {
    path: '/tools/education',
    typed: {
      'Loan amount': '10 lakh',
      'Interest rate a year': '15',
      'EMIs after that': '10y',
      'Course length': '2y',
      'What you can pay a month until EMIs start': '2000',
    },
    result: 'Paying ₹2,000 a month until then, ₹72,000 in all',
    csv: 'education.csv',
    share: /\/tools\/education#amount=1000000&rate=15&months=120&course=24&.*monthly=2000$/,
  },
  {
    path: '/tools/afford',
    typed: { 'Your usual monthly take-home pay': '40000', 'Household costs in a month': '0' },
    result: '₹20,000',
    share: /\/tools\/afford#income=40000/,
  },
  {
    path: '/tools/true-cost',
    choose: { from: 'Cash loan', to: 'Loan at a flat rate', arrows: 3 },
    typed: { Amount: '1 lakh', 'Flat rate, % a year': '12', 'Processing fee, before GST': '0' },
    result: '21.46%',
    share: /\/tools\/true-cost#kind=flat&.*amount=100000&flat=12&/,
  },
  {
    path: '/tools/kfs-check',
    choose: { from: 'PDF file', to: 'Type the figures', arrows: 2 },
    typed: {
      'Loan amount (sanctioned)': '20,000',
      'Loan term': '24',
      'Interest rate': '15',
      EMI: '1,083.33',
    },
    result: 'comes from a flat rate',
    csv: 'schedule.csv',
    share: /\/tools\/kfs-check#way=figures&sanctionedAmount=20000&.*instalmentAmount=1083\.33$/,
  },
]

/** Records what is shared and that the page is printed, in place of the system's dialogs. */
const recordActions = (context: BrowserContext) =>
  context.addInitScript(() => {
    const actions: string[] = []
    Object.assign(window, { actions, print: () => void actions.push('printed') })
    Object.defineProperty(navigator, 'share', {
      value: ({ url }: { url: string }) => Promise.resolve(void actions.push(url)),
    })
  })
const actionsOn = (page: Page) => page.evaluate(() => (window as unknown as { actions: string[] }).actions)

const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** How a control is reached and pressed: by keyboard or by touch. */
interface InputMethod {
  reach: (page: Page, control: Locator) => Promise<void>
  press: (page: Page, control: Locator) => Promise<void>
}

async function tabTo(page: Page, control: Locator) {
  for (let presses = 0; !(await hasFocus(control)); presses++) {
    if (presses === 120) throw new Error(`Tab does not reach ${control}`)
    await page.keyboard.press('Tab')
  }
}
const keyboard: InputMethod = {
  reach: tabTo,
  press: async (page, control) => {
    await tabTo(page, control)
    await page.keyboard.press('Enter')
  },
}
const touch: InputMethod = {
  reach: (_, control) => control.tap(),
  press: (_, control) => control.tap(),
}

async function use(page: Page, { typed, result, csv, share }: Tool, { reach, press }: InputMethod) {
  for (const [name, text] of Object.entries(typed)) {
    await reach(page, textbox(page, name))
    await page.keyboard.type(text)
  }
  await page.getByText(result).first().waitFor()
  if (csv) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      press(page, button(page, 'Download as CSV')),
    ])
    expect(download.suggestedFilename()).toBe(csv)
    expect((await downloadedText(download)).split('\r\n').length).toBeGreaterThan(24)
  }
  await press(page, button(page, 'Print'))
  await expect.poll(() => actionsOn(page)).toContain('printed')
  await press(page, button(page, 'Share'))
  await expect.poll(async () => (await actionsOn(page)).at(-1)).toMatch(share)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(pageErrors(page)).toEqual([])
}

describe.each(
  tools.map((tool) => ({ ...tool, title: tool.path + (tool.choose ? ` with "${tool.choose.to}"` : '') })),
)('$title works on a screen 360 pixels wide', (tool) => {
  const { path, choose } = tool
  const options = { address, path, width: 360, before: recordActions }
  test('by keyboard alone', async () => {
    await withPage(options, async (page) => {
      if (choose) {
        await tabTo(page, page.getByRole('radio', { name: choose.from }))
        for (let n = 0; n < choose.arrows; n++) await page.keyboard.press('ArrowDown')
      }
      await use(page, tool, keyboard)
    })
  })

  test('by touch, with targets at least 44 pixels high', async () => {
    await withPage(options, async (page) => {
      if (choose) await page.getByText(choose.to, { exact: true }).tap()
      await use(page, tool, touch)
      const tooLow = await page
        .locator('main')
        .locator('a:visible, button:visible, summary:visible, input:visible')
        .evaluateAll((all) =>
          all
            .map((one) => (one.matches('[type=radio]') ? (one.closest('label') ?? one) : one))
            .filter((one) => one.getBoundingClientRect().height < 44)
            .map((one) => one.outerHTML.slice(0, 120)),
        )
      expect(tooLow).toEqual([])
    })
  })
})

test('the field for a statement’s file opens the file dialog by keyboard', async () => {
  await withPage({ address, path: '/tools/kfs-check', width: 360 }, async (page) => {
    await button(page, 'Open menu').waitFor()
    // Before the key presses: Playwright intercepts file dialogs only once a test waits for one.
    const chooser = page.waitForEvent('filechooser')
    await tabTo(page, page.locator('input[type=file]'))
    await page.keyboard.press('Enter')
    expect((await chooser).isMultiple()).toBe(false)
  })
})
