import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { groupDigits } from '#loans/rupees.ts'
import { renderAt } from '#support/components/render-at.tsx'
import AffordPage from '#web/tools/afford/AffordPage.tsx'
import BadMonthPage from '#web/tools/bad-month/BadMonthPage.tsx'
import EducationPage from '#web/tools/education/EducationPage.tsx'
import EmiPage from '#web/tools/emi/EmiPage.tsx'
import GoldPage from '#web/tools/gold/GoldPage.tsx'
import PrepayPage from '#web/tools/prepay/PrepayPage.tsx'
import ResetPage from '#web/tools/reset/ResetPage.tsx'
import TransferPage from '#web/tools/transfer/TransferPage.tsx'

const pages = {
  emi: EmiPage,
  prepay: PrepayPage,
  'bad-month': BadMonthPage,
  transfer: TransferPage,
  reset: ResetPage,
  gold: GoldPage,
  education: EducationPage,
  afford: AffordPage,
}

/** Opens a tool, such as `emi#rate=15`. */
function open(address: string) {
  const [name] = address.split('#')
  const Page = pages[name as keyof typeof pages]
  const { show, user } = renderAt(`/tools/${address}`, <Page />)
  show()
  return user
}

const main = () => document.querySelector('main')?.textContent ?? ''
const headline = () => document.querySelector('[aria-live] .amount')?.textContent
const rupees = (text: string) => Number(text.replaceAll(/[₹,]/g, '').replace('−', '-'))

const tableOf = (name: string) =>
  within(screen.getByRole('table', { name, hidden: true }))
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.children].map(({ textContent }) => textContent))

test('the EMI tool shows where each rupee goes and how what is owed falls', () => {
  open('emi#amount=300000&rate=12&months=36&fee=3000')
  expect(main()).toContain('Of every ₹100 that you pay, ₹83 repays the loan and ₹16 is interest; ₹1 is fees.')
  const rows = tableOf('What you still owe after each month')
  expect(rows[1]).toEqual(['0', '₹3,00,000'])
  expect(rows.at(-1)).toEqual(['36', '₹0'])
})

test('the prepayment tool shows both balances', () => {
  open('prepay#amount=300000&rate=12&months=36&extra=50000&from=12')
  const rows = tableOf('What you still owe after each month')
  expect(rows[0]).toEqual(['Month', 'Without paying early', 'Paying early'])
  const [, without, early] = rows.find(([month]) => month === '12') ?? []
  expect(rupees(without ?? '') - rupees(early ?? '')).toBe(50_000)
  expect(rows.at(-1)).toEqual(['36', '₹0', '₹0'])
})

test('the transfer tool shows both costs so far, which cross in the month from which moving pays', () => {
  open('transfer')
  const month = Number(/Pays off in month (\d+)/.exec(main())?.[1])
  expect(main()).toContain(`It pays off from month ${month} on.`)
  const rows = tableOf('What it has cost so far: interest and fees').slice(1)
  // Staying costs nothing at first, and moving its fees.
  expect(rows[0]?.[1]).toBe('₹0')
  expect(rupees(rows[0]?.[2] ?? '')).toBeGreaterThan(0)
  for (const [at, stays, moves] of rows)
    expect(rupees(moves ?? '') < rupees(stays ?? ''), at ?? '').toBe(Number(at) >= month)
})

test('the tool on affordable loans shows where the pay goes', () => {
  open('afford#income=50000&emis=5000&household=10000&dependants=5000&spare=5000')
  const parts = [...screen.getByRole('figure').querySelectorAll('li')].map(({ textContent }) => textContent)
  expect(parts).toEqual([
    'The new EMI₹20,000 (40%)',
    'Other EMIs₹5,000 (10%)',
    'Household and dependants₹15,000 (30%)',
    'Left in a month₹10,000 (20%)',
  ])
})

test.each([
  ['emi#amount=-1&months=0', 'Enter a tenure, such as'],
  ['emi#fee=300000', 'The fee with GST is as much as the loan'],
  ['prepay#extra=900000', 'is still owed then. Enter that or less'],
  ['prepay#repay=all&on=2040-01-01', 'The loan is repaid by then'],
  ['bad-month#from=36', 'Enter 35 or less'],
  ['transfer#other=500000', 'All fees together are as much as the loan'],
  ['reset#extra=3000000', 'Only ₹30,00,000 is owed. Enter less than that.'],
  ['reset#emi=20000', 'The interest alone is ₹23,750 a month. Enter more than that.'],
  ['reset#fee=2600000', 'The fee with GST is as much as the loan or more.'],
  ['gold#amount=320001', 'At most ₹3,20,000 may be lent on this gold. Enter that or less.'],
  ['gold#grams=0.1&price=1', 'This gold is worth too little for a loan.'],
  ['gold#carats=25', 'Enter carats from 1 to 24'],
  ['education#monthly=50000', 'That repays the loan before the EMIs start. Enter less.'],
  ['education#course=24&parts=3', 'In a course this long, there are at most 2 yearly parts'],
  ['education#course=12&parts=2', 'In a course this short, there is 1 part'],
  ['afford#income=1000', 'Nothing is left for an EMI'],
])('%s says what is wrong, and asks for a correction instead of showing a result', (address, sentence) => {
  open(address)
  expect(main()).toContain(sentence)
  screen.getByText('Correct each marked figure to see the result.')
  expect(headline()).toBeUndefined()
  expect(main()).not.toMatch(/NaN|Infinity|undefined/)
})

test('an education loan that is paid out in yearly parts owes less interest, and the address opens the folded field', () => {
  open('education#monthly=0')
  const parts = () => screen.getByLabelText('Number of yearly parts').closest('details')
  expect(parts()?.open).toBe(false)
  const atOnce = rupees(headline() ?? '')
  cleanup()
  open('education#monthly=0&parts=4')
  expect(parts()?.open).toBe(true)
  // 8,00,000 at 10% for 60 months, of which three parts of 2,00,000 come 12, 24 and 36 months later.
  const owed = 800_000 + (60 + 48 + 36 + 24) * (200_000 / 120)
  expect(main()).toContain(`Owed when EMIs start₹${groupDigits(owed)}`)
  expect(rupees(headline() ?? '')).toBeLessThan(atOnce)
})

test('the sentence that asks for a correction appears in a live region that was there before', async () => {
  const user = open('emi')
  const region = document.querySelector('main .tool-frame > [role=status]')
  expect(region?.textContent).toBe('')
  await user.type(screen.getByLabelText('Loan amount'), ' or so')
  expect(region?.textContent).toMatch(/^Correct/)
})

test('an optional amount or percentage may be emptied: there is a result and no error', async () => {
  const user = open('bad-month')
  for (const label of [/^Charge for each/, /^Penal charges/]) {
    await user.clear(screen.getByLabelText(label))
    await user.tab()
    expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBeNull()
  }
  expect(headline()).toMatch(/^₹/)
  expect(screen.queryByText(/^Enter /)).toBeNull()
})

test.each([
  ['first=&on=2027-01-05', 'Date of the first EMI', 'Repay everything on'],
  ['first=2026-01-05&on=', 'Repay everything on', 'Date of the first EMI'],
])('with %s, only the field of the missing date has an error', (dates, missing, given) => {
  open(`prepay#repay=all&${dates}`)
  expect(screen.getByLabelText(missing).getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByLabelText(given).getAttribute('aria-invalid')).toBeNull()
  screen.getByText('Enter both dates.')
})

test.each(['emi', 'prepay', 'bad-month', 'transfer'])(
  'in %s, dates that no loan has get a sentence beside their field, and valid ones give dated rows',
  async (tool) => {
    open(`${tool}#start=2026-01-12&first=2026-01-05`)
    const first = screen.getByLabelText(/^(Date of the first EMI|First EMI at the new lender)$/)
    const choose = (value: string) => fireEvent.change(first, { target: { value } })
    choose('')
    screen.getByText('Enter both dates, such as 5 January 2026.')
    choose('2026-01-11')
    expect(first.getAttribute('aria-invalid')).toBe('true')
    screen.getByText('The first EMI comes after the loan is paid out. Choose a later day.')
    expect(headline()).toBeUndefined()
    choose('2027-02-11')
    screen.getByText('The first EMI comes within 12 months of the payout. Choose an earlier day.')
    choose('2026-02-24')
    expect(first.getAttribute('aria-invalid')).toBeNull()
    expect(headline()).toMatch(/^₹/)
    screen.getByText('Interest for the days before the first month')
    const months = screen.getByText('Month by month').closest('details')
    if (!months) throw new Error('no months')
    months.open = true
    fireEvent(months, new Event('toggle'))
    const table = await screen.findByRole('table', { name: 'Month by month, in rupees and paise' })
    within(table).getByRole('columnheader', { name: 'Due on' })
    within(table).getByRole('rowheader', { name: '24 Feb 2026' })
  },
)

test('the EMI of a loan with dates says what its broken period costs, and by which rule the rate is', () => {
  open('emi#amount=300000&rate=12&months=36&start=2026-01-12&first=2026-02-24')
  expect(main()).toContain('The first EMI, on 24 Feb 2026, is ₹11,148.')
  const figure = (name: string) => screen.getByText(name).nextElementSibling?.textContent
  expect(figure('Interest before the first month')).toBe('₹1,184')
  expect(figure('Yearly rate by dates')).toMatch(/^12\.\d\d%$/)
})

test.each(['emi', 'prepay', 'bad-month', 'transfer'])(
  '%s gives the same headline for a first EMI a month after the payout as without dates',
  (tool) => {
    open(tool)
    const without = headline()
    cleanup()
    open(`${tool}#start=2026-01-05&first=2026-02-05`)
    expect(headline()).toBe(without)
  },
)

test.each([
  ['extra=5000&from=23&keep=term', 'Only the last EMI falls, from ₹11,768 to ₹6,718.'],
  ['extra=500&from=12&keep=instalment', 'Only the last EMI falls, from ₹11,768 to ₹11,205.'],
  ['extra=50000&from=12&keep=term', 'The EMI falls from ₹11,768 to ₹7,326.'],
  [
    'extra=132453&from=12&keep=term',
    'The part-payment after EMI 12 repays the rest of the loan, 12 months earlier.',
  ],
])('for the part-payment %s, says when the loan ends or which EMIs fall', (fragment, sentence) => {
  open(`prepay#amount=250000&rate=12&months=24&${fragment}`)
  screen.getByText(sentence)
})

test.each<{ tool: string; name: string; sums: Record<string, string[]> }>([
  ...[2_000, 3_000, 21_000].map((extra) => ({
    tool: `prepay#from=12&keep=term&charge=3&extra=${extra}`,
    name: 'Saved after charges',
    sums: { 'Saved after charges': ['Interest saved', '-Charges with GST'] },
  })),
  ...[
    { charge: 2, after: 'Saved after charges', sign: '' },
    { charge: 4, after: 'Saved after charges', sign: '' },
    { charge: 6, after: 'Lost after charges', sign: '-' },
  ].map(({ charge, after, sign }) => ({
    tool: `prepay#repay=all&charge=${charge}`,
    name: 'You pay on that day',
    sums: {
      'You pay on that day': [
        'Still owed',
        'Interest for 0 days',
        'Foreclosure charge',
        'GST on the charge, 18%',
      ],
      [after]: ['Interest saved', '-Foreclosure charge', '-GST on the charge, 18%'].map((part) =>
        `${sign}${part}`.replace('--', ''),
      ),
    },
  })),
  {
    tool: 'bad-month#from=6',
    name: 'Total cost',
    sums: { 'Total cost': ['Penal charges', 'More interest'] },
  },
  {
    tool: 'transfer#newRate=11&newMonths=24&charge=2.0222&fee=4999',
    name: 'Lost after fees',
    sums: {
      'All fees': ['Foreclosure charge', 'Processing fee', 'GST on both, 18%'],
      'Lost after fees': ['All fees', '-Interest saved'],
    },
  },
])('the figures of $tool add up', ({ tool, name, sums }) => {
  open(`${tool}&amount=250000&rate=12&months=24`)
  const textsOf = (selector: string) =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)
  const figures = textsOf('main dl dd').map(rupees)
  const shown = new Map(textsOf('main dl dt').map((term, place) => [term, figures[place] ?? Number.NaN]))
  for (const [sum, parts] of Object.entries(sums))
    expect(shown.get(sum), sum).toBe(
      parts
        .map((part) => (shown.get(part.replace(/^-/, '')) ?? Number.NaN) * (part.startsWith('-') ? -1 : 1))
        .reduce((total, amount) => total + amount),
    )
  expect(rupees(headline() ?? '')).toBe(Math.abs(shown.get(name) ?? Number.NaN))
})

test.each([
  ['transfer#fee=90000', 'You would lose', ['Interest saved', 'Lost after fees']],
  ['transfer#newRate=19', 'You would lose', ['More interest', 'Lost after fees']],
  [
    'prepay#amount=250000&rate=12&months=24&from=23&keep=term&charge=5&extra=2000',
    'You would lose',
    ['Interest saved', 'Lost after charges'],
  ],
  ['prepay#repay=all&charge=40', 'You pay on that day', ['Interest saved', 'Lost after charges']],
  ['bad-month#bonus=20000', 'Missing 2 EMIs costs', ['Total cost', 'Saved by the bonus', 'Saved in the end']],
  ['bad-month', 'Missing 2 EMIs costs', ['More interest', 'Total cost']],
  ['bad-month#paid=1000&count=1', 'Paying part of 1 EMI costs', ['Total cost']],
])('%s calls a loss a loss, and shows no gain below zero', (address, name, lines) => {
  open(address)
  expect(main()).toContain(name)
  for (const line of lines) screen.getByText(line)
  expect(main()).not.toMatch(/[−-]₹/)
})

test.each(['fee=90000', 'fee=4999', 'newRate=9.35&newMonths=61', 'rate=13.37&charge=1.111', 'newRate=19'])(
  'what the transfer tool weighs differs by its answer, with %s',
  (changes) => {
    open(`transfer#${changes}`)
    const [stays = Number.NaN, moves = Number.NaN] = [...document.querySelectorAll('main li .amount')]
      .slice(0, 2)
      .map(({ textContent }) => rupees(textContent))
    expect(Math.abs(stays - moves)).toBe(rupees(headline() ?? ''))
  },
)

test.each([
  'emi#fee=999',
  'prepay',
  'prepay#repay=all',
  'bad-month',
  'transfer',
  'reset',
  'gold',
  'education',
  'afford#income=40001',
])('%s shows amounts in whole rupees outside the schedule', (address) => {
  open(address)
  expect(headline()).toMatch(/^₹/)
  // The schedule's figures have no rupee sign.
  expect(main()).not.toMatch(/₹[\d,]+\.\d/)
})

test('for a new rate, says plainly that the same EMI no longer covers the interest, and shows no schedule of it', async () => {
  const user = open('reset#amount=1000000&rate=7&months=240&newRate=12')
  const sentence =
    'An EMI of ₹7,753 no longer covers the interest: it is ₹2,248 short, and what you owe grows each month.'
  expect(main()).toContain(sentence)
  await user.click(screen.getByRole('radio', { name: 'Keep the EMI' }))
  expect(screen.queryByRole('heading', { name: 'Schedule' })).toBeNull()
  screen.getByRole('button', { name: 'Share' })
  await user.click(screen.getByRole('radio', { name: 'Keep the months' }))
  screen.getByRole('heading', { name: 'Schedule' })
})

test('says down to which price a gold loan keeps to the ceiling, and which way to repay is not allowed', () => {
  open('gold#amount=250000')
  expect(main()).toContain('The price may fall 26%, to ₹7,353 a gram.')
  cleanup()
  open('gold#amount=320000')
  expect(main()).toContain('The price may not fall at all.')
  expect(main()).toContain('above RBI’s ceiling of 80%, and the lender may ask for a part-payment.')
  expect(main()).toContain('Repaid so, at most ₹2,85,714 may be lent')
  cleanup()
  open('gold#months=24')
  expect(main()).toContain('Only for up to 12 months.')
})

test('says what an education loan costs without and with a payment while studying', () => {
  open('education#amount=600000&rate=12&months=84&course=24&monthly=1000')
  expect(main()).toContain('Paying ₹1,000 a month until then, ₹36,000 in all, saves ₹')
  const [, owed] = tableOf('What paying while you study changes')
  expect(owed).toEqual(['Owed when EMIs start', '₹8,16,000', '₹7,80,000'])
  cleanup()
  open('education#monthly=0')
  screen.getByText('EMI from month 61')
})

test('for a new rate, says in which months each choice has cost least so far', () => {
  open('reset#fixedRate=9&fee=10000')
  const outcomes = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.parentElement)
  const sentences = outcomes.map((outcome) => outcome?.querySelector('p')?.textContent)
  expect(sentences).toEqual([
    'With the fee of ₹11,800. Has cost least so far: from month 10.',
    'Has cost least so far: months 1 to 9.',
    '',
    '',
    'You pay ₹1,00,000 now, which saves ₹3,79,952 of interest.',
  ])
})

test('for a new rate, the headline names the fixed rate that is assumed', () => {
  open('reset#fixedRate=9&fee=10000')
  expect(main()).toContain('Fixed at 9% costs least: from now on')
  expect(main()).toContain('Assumes a fixed rate of 9% for a fee of ₹11,800')
})

test('for a new rate, draws a bar for the cost of each choice, the dearest last', () => {
  open('reset')
  const title = screen.getByText('Costs from now on', { selector: 'figcaption *' })
  const bars = [...(title.closest('figure')?.querySelectorAll('li') ?? [])]
  const costs = bars
    .map((bar) => bar.textContent?.match(/₹[\d,]+/)?.[0].replace(/\D/g, ''))
    .filter((cost) => cost !== undefined)
    .map(Number)
  expect(costs).toHaveLength(4)
  expect(costs).toEqual([...costs].sort((a, b) => a - b))
})

test('Share copies the link if the browser cannot share it, and nothing if the visitor closes the dialog', async () => {
  const user = open('emi#amount=300000&rate=12&months=36&fee=999')
  const share = vi.fn()
  Object.assign(navigator, { share })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
  const actions = within(screen.getByRole('button', { name: 'Share' }).parentElement ?? document.body)
  for (const [error, note] of [
    ['AbortError', ''],
    ['NotAllowedError', 'Link copied'],
  ] as const) {
    share.mockRejectedValueOnce(new DOMException('', error))
    await user.click(actions.getByRole('button', { name: 'Share' }))
    expect(actions.getByRole('status').textContent).toBe(note)
    expect(await navigator.clipboard.readText()).toBe(note && location.href)
  }
})

/** The first chart, which is of the months around the missed ones. */
const yearChart = () => screen.getByText('The months around it').closest('figure') as HTMLElement
/** What a month's bar is made of: what is paid, and what is missing, in per cent of the axis. */
function barIn(month: number) {
  const parts = [...yearChart().querySelectorAll<HTMLElement>(`[data-period="${month}"] [data-part]`)]
  const sum = (isMissing: boolean) =>
    parts
      .filter(({ dataset }) => (dataset.part === 'missing') === isMissing)
      .reduce((height, { style }) => height + Number.parseFloat(style.height), 0)
  return { paid: sum(false), missing: sum(true) }
}

test('the tool on missed EMIs draws what is paid and what is missing in each month up to the catching up', () => {
  open('bad-month#amount=300000&rate=12&months=36&from=6&count=2&paid=4982&later=2')
  expect(yearChart().querySelectorAll('[data-period]')).toHaveLength(12)
  expect(yearChart().querySelector('[data-period]')?.getAttribute('data-period')).toBe('4')
  const whole = barIn(5)
  expect(whole.missing).toBe(0)
  expect(barIn(8).paid).toBeCloseTo(whole.paid, 1)
  // The EMI is ₹9,964, of which half is paid.
  expect(barIn(6).paid).toBeCloseTo(whole.paid / 2, 1)
  expect(barIn(6).missing).toBeCloseTo(whole.paid / 2, 1)
  // In month 9, the EMI is paid together with what is missing and the charges.
  expect(barIn(9).missing).toBe(0)
  expect(barIn(9).paid).toBeGreaterThan(2 * whole.paid)
})

test('the tool on missed EMIs asks for the loan and how many first, and an address unfolds only what it uses', () => {
  const foldOf = (label: string) => screen.getByLabelText(label).closest('details')
  open('bad-month#from=6&count=2')
  expect(foldOf('A bonus or other extra money')?.open).toBe(false)
  expect(foldOf('EMIs you can’t pay, in a row')).toBeNull()
  cleanup()
  open('bad-month#bonus=20000')
  expect(foldOf('A bonus or other extra money')?.open).toBe(true)
  expect(foldOf('First EMI you can’t pay in full')?.open).toBe(false)
})

test('a bonus does not hide what the missed EMIs cost, and stands beside it', () => {
  open('bad-month')
  const cost = headline()
  expect(main()).toContain('Counted from EMI 6, with penal charges of 24% a year and ₹500 for each EMI.')
  cleanup()
  open('bad-month#bonus=20000')
  expect(headline()).toBe(cost)
  expect(main()).toMatch(/Your bonus of ₹20,000 in month 12 takes off ₹[\d,]+\./)
})
