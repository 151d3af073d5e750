import { createHash } from 'node:crypto'
import { screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { canonicalJson } from '#contract/canonical-json.ts'
import { exampleLoansOf } from '#contract/example-loans.ts'
import type { RankingDay } from '#contract/ranking-day.ts'
import { daysLater, todayInIndia } from '#loans/dates.ts'
import { orderOf, rankDay, rule } from '#rankings/rank-day.ts'
import { publicKeyOf, signWith } from '#runtime/signing-key.ts'
import { aStoredOffer } from '#support/builders.ts'
import { renderAt } from '#support/components/render-at.tsx'
import { type Answer, noResponse, serve } from '#support/components/server.ts'
import { rankingDayPath } from '#web/paths.ts'
import * as published from '#web/ranking/published-code.ts'
import RankingDayPage from '#web/ranking/RankingDayPage.tsx'

// happy-dom imports no module by HTTP.
vi.mock(import('#web/ranking/published-code.ts'), () => ({ loadPublishedCode: vi.fn() }))
const { loadPublishedCode } = vi.mocked(published)

const day = '2026-12-03'
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const purpose = 'tulna daily rankings'
const missing: Answer = () => new Response('', { status: 403 })
const text =
  (content: string): Answer =>
  () =>
    new Response(content)

const offer = (lender: string, interestRate: string) => {
  const { id, loanAmount, tenure, processingFee } = aStoredOffer({
    id: lender.toLowerCase().replace(' ', '-'),
  })
  const eligibility = { loanTypes: ['Personal Loan' as const] }
  return { id, lender, version: 1, interestRate, loanAmount, tenure, processingFee, eligibility }
}
const versions = [offer('Kaveri Bank', '14% p.a.'), offer('Narmada Finance', '12% p.a.')]
type Version = (typeof versions)[number]

const orders = (offers: Version[]) =>
  exampleLoansOf('Personal Loan').map(({ amount, months }) => {
    const type = 'Personal Loan' as const
    const order = orderOf(rankDay(offers, { amount, tenureMonths: months, loanType: type }, day))
    return { type, amount, months, order }
  })

interface Planted {
  /** Changes what is signed. */
  change?: (ranking: RankingDay) => void
  /** Changes the offers after their hashes were signed. */
  offers?: (versions: Version[]) => Version[]
  code?: string
  signedBy?: string
}

/** The files that the site has, as published or as somebody planted them. */
function files({ change, offers = (all) => all, code = 'code', signedBy = 'secret' }: Planted = {}) {
  const linesOf = (all: Version[]) => all.map((version) => `${canonicalJson(version)}\n`).join('')
  const ranking: RankingDay = {
    day,
    at: '2026-12-03T18:29:59.999Z',
    rule,
    code: sha256('code'),
    offers_file: sha256(linesOf(versions)),
    offers: versions.map((version) => ({
      id: version.id,
      version: 1,
      sha256: sha256(canonicalJson(version)),
    })),
    loans: orders(versions),
    before: sha256('the day before'),
  }
  change?.(ranking)
  const file = JSON.stringify({ ranking, ...signWith(signedBy, purpose, ranking) })
  return {
    [`/rankings/${day}.json`]: text(file),
    '/rankings/2026-12-02.json': text('the day before'),
    '/rankings/2026-12-04.json': text(JSON.stringify({ ranking: { before: sha256(file) } })),
    '/rankings/key.json': text(JSON.stringify({ public_keys: [publicKeyOf('secret', purpose)] })),
    [`/rankings/offers-${ranking.offers_file}.jsonl`]: text(linesOf(offers(structuredClone(versions)))),
    [`/rankings/rank-${ranking.code}.mjs`]: text(code),
  }
}

function open(answers: Record<string, Answer>, { search = '', of = day } = {}) {
  serve(answers)
  loadPublishedCode.mockReset().mockResolvedValue({ rule, rankDay, orderOf } as published.PublishedCode)
  const routes = (
    <Routes>
      <Route path={rankingDayPath(':day')} element={<RankingDayPage />} />
    </Routes>
  )
  const { show, user } = renderAt(rankingDayPath(of) + search, routes)
  show()
  return user
}

const finding = async (name: string) => {
  const item = (await screen.findByText(name, { selector: 'li *' })).closest('li')
  return item?.textContent?.replace(name, '')
}
const signature = 'The signature, by this site’s public key'
const parts = {
  signature,
  offersFile: 'The file with the offers',
  offers: 'Each offer in that file',
  code: 'The code that ranks',
  rule: 'The rule in that code',
  before: 'The file of the day before, as this day names it',
  next: 'This day’s file, as the next day names it',
}
const loan = 'Personal Loan: ₹2,00,000 over 24 months'
const lendersIn = (group: string) => {
  const part = screen.getByRole('heading', { name: group }).parentElement?.parentElement as HTMLElement
  return within(part)
    .getAllByRole('listitem')
    .map((item) => item.textContent?.replaceAll(/^\d+|₹.*$/g, ''))
}

test('finds a day as it was published, and ranks its offers again', async () => {
  open(files())
  for (const name of Object.values(parts)) expect(await finding(name), name).toBe('as published')
  expect(screen.getAllByRole('link', { name: /^Personal Loan: / })).toHaveLength(3)
  expect(await finding(loan)).toBe('as published')
  screen.getByText('2 offers were shown at the end of the day.')
  screen.getByText('All 10 checks passed')
  expect(lendersIn('Matches')).toEqual(['Narmada Finance', 'Kaveri Bank'])
  expect(loadPublishedCode).toHaveBeenCalledWith(`/rankings/rank-${sha256('code')}.mjs`)
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(link('The day before: 2 December 2026')).toBe('/how-we-rank/on/2026-12-02')
  expect(link('The day after: 4 December 2026')).toBe('/how-we-rank/on/2026-12-04')
  expect(document.title).toBe('How we ranked on 3 December 2026 · Tulna')
})

test('names an offer whose line was changed, and the order that changed with it', async () => {
  open(
    files({
      offers: ([kaveri, ...others]) => [{ ...(kaveri as Version), interestRate: '10% p.a.' }, ...others],
    }),
  )
  expect(await finding(parts.offers)).toBe('differs')
  expect(await finding(parts.offersFile)).toBe('differs')
  expect(await finding(signature)).toBe('as published')
  expect(screen.getByText('Kaveri Bank', { selector: '.text-danger *' }).closest('li')?.textContent).toBe(
    'Changed since it was published: Kaveri Bank',
  )
  expect(await finding(loan)).toBe('differs')
  screen.getByText('5 of 10 checks failed')
})

test('names offers that were dropped and added', async () => {
  open(files({ offers: ([kaveri]) => [kaveri as Version, offer('Godavari Credit', '9% p.a.')] }))
  expect(await finding(parts.offers)).toBe('differs')
  screen.getByText('narmada-finance')
  expect(screen.getByText('Only in the file with the offers:').closest('li')?.textContent).toBe(
    'Only in the file with the offers: Godavari Credit',
  )
})

test('finds an order that was swapped, even by somebody with the key', async () => {
  open(files({ change: ({ loans }) => void loans[1]?.order.fits?.reverse() }))
  expect(await finding(loan)).toBe('differs')
  expect(await finding('Personal Loan: ₹50,000 over 12 months')).toBe('as published')
  expect(await finding(signature)).toBe('as published')
})

test('finds a signature by another key, and a rewritten day', async () => {
  open({ ...files({ signedBy: 'forged' }), '/rankings/2026-12-02.json': text('rewritten') })
  expect(await finding(signature)).toBe('differs')
  expect(await finding(parts.before)).toBe('differs')
  expect(await finding(parts.next)).toBe('as published')
})

test('never runs code of another hash', async () => {
  open(files({ code: 'other code' }))
  expect(await finding(parts.code)).toBe('differs')
  screen.getByText('1 of 10 checks failed')
  screen.getByText('What differs or is missing is marked below. 4 checks could not be made here.')
  screen.getByText('The code is not what the day’s file names, so your browser did not run it.')
  expect(loadPublishedCode).not.toHaveBeenCalled()
  expect(screen.queryByRole('button', { name: 'Rank' })).toBeNull()
})

test('says so where the browser does not know Ed25519, and checks the rest', async () => {
  const unknown = new DOMException('Unrecognized name', 'NotSupportedError')
  const importKey = vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(unknown)
  onTestFinished(() => importKey.mockRestore())
  open(files())
  expect(await finding(signature)).toBe('could not be checked')
  screen.getByText('One check could not be made here')
  screen.getByText('The other 9 passed.')
  screen.getByText(/^This browser can’t check the signature\./)
  expect(await finding(loan)).toBe('as published')
})

test('lists the order without costs where the code of that day names its figures differently', async () => {
  open(files())
  const older = { fits: [{ id: 'narmada-finance' }, { id: 'kaveri-bank', ranked: {}, loan: {} }], note: 1 }
  loadPublishedCode.mockReset().mockResolvedValue({
    rule,
    rankDay: () => older,
    orderOf: () => ({ fits: ['narmada-finance', 'kaveri-bank'] }),
  })
  await screen.findByRole('heading', { name: 'Matches' })
  expect(lendersIn('Matches')).toEqual(['Narmada Finance', 'Kaveri Bank'])
  expect(screen.queryByText('A month with fees')).toBeNull()
})

test('says so where the published code does not load', async () => {
  open(files())
  loadPublishedCode
    .mockReset()
    .mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
  expect(await finding(loan)).toBe('could not be checked')
  expect(await finding(parts.rule)).toBe('could not be checked')
  screen.getByText(/^The published code did not run here/)
})

test('ranks the loan of the address, or one that is entered, and says what is not accepted', async () => {
  const user = open(files(), { search: '?amount=100000&months=12&type=gold-loan' })
  await screen.findByRole('heading', { name: 'Gold Loan: ₹1,00,000 over 12 months' })
  expect(lendersIn('Doesn’t match')).toHaveLength(2)
  const amount = screen.getByLabelText('Loan amount')
  await user.clear(amount)
  await user.type(amount, '4000')
  await user.selectOptions(screen.getByLabelText('Loan type'), 'Personal Loan')
  await user.click(screen.getByRole('button', { name: 'Rank' }))
  await screen.findByText('Loan amount too low')
  expect(location.search).toContain('amount=100000')
  await user.clear(amount)
  await user.type(amount, '300000')
  await user.click(screen.getByRole('button', { name: 'Rank' }))
  await screen.findByRole('heading', { name: 'Personal Loan: ₹3,00,000 over 12 months' })
  expect(location.search).toBe('?type=personal-loan&amount=300000&months=12')
  expect(screen.getByText('Kaveri Bank').closest('li')?.textContent).toBe('2Kaveri Bank₹26,985')
  expect(lendersIn('Matches')).toEqual(['Narmada Finance', 'Kaveri Bank'])
})

test('says that nothing was published for a day', async () => {
  open({ [`/rankings/${day}.json`]: missing })
  await screen.findByRole('heading', { level: 1, name: 'Nothing was published for this day' })
  const latest = screen.getByRole('link', { name: 'See the latest day' })
  expect(latest.getAttribute('href')).toBe(rankingDayPath(daysLater(todayInIndia(), -1)))
})

test('says that a day does not exist', () => {
  open({}, { of: '2026-02-30' })
  screen.getByRole('heading', { level: 1, name: 'This is not a day' })
  screen.getByRole('link', { name: 'See the latest day' })
})

test('loads again what could not be loaded', async () => {
  const answers: Record<string, Answer> = { [`/rankings/${day}.json`]: noResponse }
  const user = open(answers)
  await screen.findByText('What was published about this day could not be loaded')
  screen.getByRole('link', { name: 'See the latest day' })
  Object.assign(answers, files())
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await finding(signature)).toBe('as published')
})
