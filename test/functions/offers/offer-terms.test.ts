import { expect, test } from 'vitest'
import * as messages from '#contract/messages.ts'
import * as routes from '#contract/routes.ts'
import { pricedOffers, rankOffers, toRankable } from '#loans/ranking/rank.ts'
import type { RateFigures, TermsForm } from '#loans/terms/confirmed-terms.ts'
import { anAdminToken } from '#support/admin.ts'
import { get } from '#support/api.ts'
import { anOffer, offerBy, sendForm, terms, updateOffer } from '#support/offer-form.ts'
import { latestAuditEntries, storedItem } from '#support/stored.ts'
import { keys } from '#table/keys.ts'

const rate = (lowestPercent: number, highestPercent = lowestPercent): RateFigures => ({
  kind: 'reducing',
  bands: [{ lowestPercent, highestPercent }],
})
const written = (figures: object) => ({ terms: JSON.stringify(figures) })
const stored = async (id: string) => (await storedItem(keys.offer(id)))?.terms
const confirmedFrom = (text: string) => ({ confirmed: { text, at: expect.stringMatching(/^\d{4}-.*Z$/) } })

/** Per cent, of a loan of ₹1 lakh for a year; `undefined` if the offer has no price. */
async function usedPercent(id: string) {
  const offer = toRankable(await offerBy(id))
  return pricedOffers(rankOffers([offer], { amount: 100_000, tenureMonths: 12 }))[0]?.rate.usedPercent
}

const bands: TermsForm = {
  interestRate: {
    kind: 'reducing',
    bands: [
      { lowestPercent: 10.5, highestPercent: 11, creditScore: { min: 750 }, employment: ['Salaried'] },
      { lowestPercent: 14, highestPercent: 14, creditScore: { max: 749 }, noCreditScore: true },
    ],
  },
  otherCharges: [{ name: 'Documents', rupees: 500, gst: 'extra' }],
}
const bandsText = 'CIBIL 750+ salaried: 10.5% to 11%; below 750: 14%'

test('stores confirmed terms with who, when and from which text, and shows all but who', async () => {
  const id = await anOffer({ interestRate: bandsText, ...written(bands) })
  const shown = { ...bands, interestRate: { ...bands.interestRate, ...confirmedFrom(bandsText) } }
  expect((await offerBy(id)).terms).toEqual(shown)
  expect(await stored(id)).toMatchObject({ interestRate: { confirmed: { by: expect.any(String) } } })
  const { body } = await get(`${routes.offerHistory.path}?id=${id}`)
  expect(body).toMatchObject({ versions: [{ terms: shown }] })
  expect(await usedPercent(id)).toBe(10.5)
})

test('an offer without confirmed terms is stored and read without them', async () => {
  const id = await anOffer()
  expect(await offerBy(id)).not.toHaveProperty('terms')
  expect(await stored(id)).toBeUndefined()
})

test('a changed text is no longer confirmed, and the others stay so', async () => {
  const id = await anOffer({
    interestRate: bandsText,
    tenure: '1 to 5 years, or so',
    ...written({ ...bands, tenure: { min: 12, max: 60, unit: 'months' } }),
  })
  await updateOffer(id, { interestRate: 'As per our chart' })
  expect(await usedPercent(id)).toBeUndefined()
  const { terms: kept, tenure } = await offerBy(id)
  expect(kept?.tenure).toMatchObject(confirmedFrom(tenure))
  expect(toRankable(await offerBy(id)).terms).toMatchObject({ reasons: [{ term: 'interestRate' }] })
  await updateOffer(id, { interestRate: bandsText })
  expect(await usedPercent(id)).toBe(10.5)
})

test('keeps a confirmation whose figures and text stay, and replaces the others', async () => {
  const id = await anOffer({ interestRate: bandsText, ...written(bands) })
  const before = await stored(id)
  await updateOffer(id, written({ ...bands, tenure: { max: 60, min: 12, unit: 'months' } }))
  const after = await stored(id)
  expect(after).toEqual({ ...(before as object), tenure: expect.anything() })
  for (const unchanged of [{}, { terms: '' }]) {
    await updateOffer(id, { description: JSON.stringify(unchanged), ...unchanged })
    expect(await stored(id)).toEqual(after)
  }
  await updateOffer(id, written({}))
  expect(await stored(id)).toEqual({})
})

test('an offer whose instalments start later has a price once the interest until then is stated', async () => {
  const repayment = { kind: 'instalments', moratoriumMonths: 12 } as const
  const id = await anOffer({ interestRate: '12% p.a.', ...written({ repayment }) })
  expect(await usedPercent(id)).toBeUndefined()
  await updateOffer(id, written({ repayment: { ...repayment, moratoriumInterest: 'capitalised' } }))
  expect(await usedPercent(id)).toBe(12)
  expect((await offerBy(id)).terms?.repayment?.moratoriumInterest).toBe('capitalised')
})

test('audits the terms before and after a change', async () => {
  const id = await anOffer({ interestRate: bandsText, ...written(bands) })
  await updateOffer(id, written({}))
  const entries = await latestAuditEntries()
  const entry = entries.find(({ offer_id, action }) => offer_id === id && action === 'offer-changed')
  expect(entry).toMatchObject({ changes: { terms: { from: bands, to: {} } } })
})

test.each<[string, object, string]>([
  [
    'bands that overlap',
    { interestRate: { ...rate(12), bands: [...rate(12).bands, ...rate(12).bands] } },
    messages.bandsOverlap,
  ],
  ['a lowest rate above the highest', { interestRate: rate(14, 12) }, messages.lowestAboveHighest],
  ['figures that the text contradicts', { interestRate: rate(12, 14) }, messages.textLacksFigure],
  [
    'a flat rate from a text that does not say so, with other figures',
    { interestRate: { ...rate(9), kind: 'flat' } },
    messages.textLacksFigure,
  ],
  [
    'a band without a rate',
    { interestRate: { kind: 'reducing', bands: [{ amount: { max: 5 } }] } },
    messages.rateMissing,
  ],
  [
    'a benchmark of tomorrow',
    { interestRate: { ...rate(12), benchmark: { name: 'Repo', percent: 5, on: '2999-01-01', spread: 7 } } },
    messages.dayCheckedInvalid,
  ],
  [
    'a spread that does not add up',
    { interestRate: { ...rate(12), benchmark: { name: 'Repo', percent: 5, on: '2026-01-01', spread: 6 } } },
    messages.spreadDoesNotAddUp,
  ],
  [
    'a least fee above the most',
    { processingFee: { percent: 1, least: 5, most: 4, gst: 'extra' } },
    messages.lowestAboveHighest,
  ],
  [
    'the interest of a moratorium without its months',
    { repayment: { kind: 'instalments', moratoriumInterest: 'simple' } },
    messages.fieldRequired,
  ],
  ['an unknown kind', { interestRate: { ...rate(12), kind: 'simple' } }, messages.fieldRequired],
  ['a list', [], messages.termsInvalid],
])('refuses %s, with a sentence at the field', async (_, figures, message) => {
  const token = await anAdminToken()
  const added = await sendForm(routes.addOffers, terms({ interestRate: '12%', ...written(figures) }), token)
  expect(added).toMatchObject({ status: 400, body: { message, fields: { terms: message } } })
  const id = await anOffer({ interestRate: '12%' })
  const changed = await sendForm(routes.updateOffers, { id, ...written(figures) }, token)
  expect(changed).toMatchObject({ status: 400, body: { message, fields: { terms: message } } })
  expect(await stored(id)).toBeUndefined()
})

/** The rate follows the borrower's own deposit, so nothing can make it one price. */
test('no request prices “2% p.a. above the FD rate”', async () => {
  const text = '2% p.a. above the FD rate'
  const token = await anAdminToken()
  const benchmark = { name: 'FD rate', percent: 7, on: '2026-11-01', spread: 2 }
  const forged = { ...rate(2), confirmed: { text, at: '2026-11-01T00:00:00.000Z' } }
  const attempts = [rate(2), rate(9), { ...rate(9), benchmark }, forged]
  for (const interestRate of attempts)
    expect(
      await sendForm(routes.addOffers, terms({ interestRate: text, ...written({ interestRate }) }), token),
    ).toMatchObject({ status: 400, body: { message: messages.textFollowsDeposit } })

  const id = await anOffer({ interestRate: '2%', ...written({ interestRate: rate(2) }) })
  await updateOffer(id, { interestRate: text })
  expect(await usedPercent(id)).toBeUndefined()
  for (const interestRate of attempts) {
    await updateOffer(id, written({ interestRate }))
    expect(await usedPercent(id)).toBeUndefined()
  }
  await updateOffer(id, {
    eligibility: JSON.stringify({ amount: { min: 1, max: 200_000 } }),
    interestRate: `${text}.`,
  })
  expect(await usedPercent(id)).toBeUndefined()
  // Facts give rates too: what people got, and the one rate of two lenders.
  const source = { source: 'https://lender.example/rates', verified_on: '2026-10-20' }
  const published = { category: 'All', lowest: 9, mean: 9, highest: 9, quarter: '2026-07' }
  const changed = await updateOffer(id, {
    facts: JSON.stringify({
      contracted_rates: { value: published, ...source },
      co_lending: { value: { partner: 'Vindhya Bank', share: 80, blended_rate: 9 } },
    }),
    ...written({
      loanAmount: { min: 50_000, max: 500_000 },
      tenure: { min: 12, max: 60, unit: 'months' },
      repayment: { kind: 'instalments', moratoriumMonths: 1, moratoriumInterest: 'paid' },
    }),
  })
  expect(changed.status).toBe(200)
  expect(await usedPercent(id)).toBeUndefined()
})
