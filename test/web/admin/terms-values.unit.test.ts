import { expect, test } from 'vitest'
import * as messages from '#contract/messages.ts'
import { OfferChange } from '#contract/offer-change.ts'
import { whyUnpriced } from '#contract/price-check.ts'
import type { TermsForm } from '#loans/terms/confirmed-terms.ts'
import type { TermName } from '#loans/terms/parse-result.ts'
import { aStoredOffer } from '#support/builders.ts'
import { offerFormData, offerFormValues, textsOf } from '#web/admin/offers/offer-values.ts'
import {
  parseTermsValues,
  startCorrecting,
  termsIssues,
  termsOnceSaved,
} from '#web/admin/offers/terms-values.ts'

const confirmed = (text: string) => ({ text, at: '2026-11-27T06:00:00.000Z', by: 'an-administrator' })
const figures: TermsForm = {
  loanAmount: { min: 50_000, max: 300_000 },
  interestRate: {
    kind: 'reducing',
    bands: [
      {
        lowestPercent: 7.75,
        highestPercent: 8.25,
        creditScore: { min: 750 },
        employment: ['Salaried'],
        amount: { max: 500_000 },
        tenureMonths: { min: 12, max: 36 },
        monthlyIncome: { min: 25_000 },
      },
      { lowestPercent: 9.25, creditScore: { max: 749 }, noCreditScore: true },
    ],
    benchmark: { name: 'Repo rate', percent: 5.25, on: '2026-11-27', spread: 2.5 },
  },
  processingFee: { percent: 1, least: 500, most: 5_000, gst: 'included', quoted: 'up to' },
  tenure: { min: 90, max: 365, unit: 'days' },
  otherCharges: [{ name: 'Documents', rupees: 500, gst: 'extra' }],
  repayment: { kind: 'instalments', moratoriumMonths: 3, moratoriumInterest: 'simple' },
}
const texts = {
  loanAmount: 'Up to ₹3 lakh',
  interestRate: 'Repo + 2.5% to 3%, or 4%',
  processingFee: 'Up to 1% (₹500 to ₹5,000, with GST)',
  tenure: '90 days or a year, 365 days',
}
const { loanAmount = {}, interestRate, processingFee, tenure, ...further } = figures
if (!interestRate || !processingFee || !tenure) throw new Error('The figures are not complete')
const stored = aStoredOffer({
  ...texts,
  terms: {
    loanAmount: { ...loanAmount, confirmed: confirmed(texts.loanAmount) },
    interestRate: { ...interestRate, confirmed: confirmed(texts.interestRate) },
    processingFee: { ...processingFee, confirmed: confirmed(texts.processingFee) },
    tenure: { ...tenure, confirmed: confirmed(texts.tenure) },
    ...further,
  },
})

/** The form's values of an offer with these texts, with some terms confirmed, as read or as corrected. */
function values(changes: Partial<Record<TermName, string>>, ...terms: TermName[]) {
  const offer = aStoredOffer(changes)
  const form = offerFormValues(offer)
  for (const term of terms) form.terms[term].confirmedText = offer[term]
  return { form, texts: textsOf(form, offer), offer }
}

test('confirmed terms that are opened and saved without a change are sent as they are stored', () => {
  const form = offerFormValues(stored)
  expect(parseTermsValues(form.terms, textsOf(form, stored))).toEqual(figures)
  const sent = Object.fromEntries(offerFormData(form, undefined, crypto.randomUUID(), stored))
  expect(OfferChange.parse(sent).terms).toEqual(figures)
  expect(termsIssues(form.terms, textsOf(form, stored))).toEqual([])
})

test('a text that changes is not confirmed, the others stay so, and the old text is confirmed again', () => {
  const form = offerFormValues(stored)
  const { tenure: _, ...others } = figures
  const changed = { ...textsOf(form, stored), tenure: '1 year' }
  expect(parseTermsValues(form.terms, changed)).toEqual(others)
  expect(parseTermsValues(form.terms, textsOf({ ...form, tenure: ' ' }, stored))).toEqual(figures)
})

test('an offer without confirmed terms is sent without them', () => {
  const { form, offer } = values({})
  expect(offerFormData(form, undefined, crypto.randomUUID(), offer).has('terms')).toBe(false)
})

test('a reading is confirmed as it was read', () => {
  const { form, texts } = values({}, 'loanAmount', 'interestRate', 'processingFee', 'tenure')
  expect(parseTermsValues(form.terms, texts)).toEqual({
    loanAmount: { max: 300_000 },
    interestRate: { kind: 'reducing', bands: [{ lowestPercent: 12 }] },
    processingFee: { rupees: 499, gst: 'extra' },
    tenure: { min: 6, max: 36, unit: 'months' },
  })
})

test('a correction starts with what was read, and keeps what was typed', () => {
  const { form, texts } = values({}, 'tenure')
  const opened = startCorrecting(form.terms, 'tenure', texts)
  expect(opened.tenure).toMatchObject({ min: '6', max: '36', unit: 'Months', isCorrected: true })
  opened.tenure.max = '48'
  opened.tenure.isCorrected = false
  expect(startCorrecting(opened, 'tenure', texts).tenure.max).toBe('48')
})

test.each<
  [
    string,
    Partial<Record<TermName, string>>,
    (form: ReturnType<typeof values>['form']['terms']) => void,
    string,
    string,
  ]
>([
  [
    'figures that cannot be read',
    {},
    ({ tenure }) => Object.assign(tenure, { max: 'long' }),
    'tenure.max',
    messages.numberInvalid,
  ],
  [
    'a lowest above the highest',
    {},
    ({ tenure }) => Object.assign(tenure, { min: '40' }),
    'tenure.max',
    messages.lowestAboveHighest,
  ],
  [
    'figures that the text contradicts',
    {},
    ({ tenure }) => Object.assign(tenure, { max: '48' }),
    'tenure.confirmedText',
    messages.textLacksFigure,
  ],
  [
    'nothing read and nothing typed',
    { tenure: 'as agreed' },
    ({ tenure }) => Object.assign(tenure, { isCorrected: false }),
    'tenure.confirmedText',
    messages.nothingToConfirm,
  ],
  ['no bound at all', { tenure: 'as agreed' }, () => undefined, 'tenure.max', messages.fieldRequired],
])('refuses %s, with a sentence at the field', (_, changes, change, path, message) => {
  const { form, texts } = values(changes, 'tenure')
  const terms = startCorrecting(form.terms, 'tenure', texts)
  change(terms)
  const [issue] = termsIssues(terms, texts)
  expect({ path: issue?.path.join('.'), message: issue?.message }).toEqual({ path, message })
})

test('bands that overlap have the message at the later band', () => {
  const { form, texts } = values({ interestRate: '12% to 14%, by score' }, 'interestRate')
  const terms = startCorrecting(form.terms, 'interestRate', texts)
  const [band] = terms.interestRate.bands
  if (!band) throw new Error('There is no band')
  terms.interestRate.bands = [
    { ...band, lowestPercent: '12', highestPercent: '12', creditScore: { min: '700', max: '' } },
    { ...band, lowestPercent: '14', highestPercent: '14', creditScore: { min: '', max: '700' } },
  ]
  expect(termsIssues(terms, texts)).toEqual([
    { path: ['interestRate', 'bands', 1, 'lowestPercent'], message: messages.bandsOverlap },
  ])
})

test('says why an offer would have no price once it is saved', () => {
  const unread = values({ interestRate: '2% p.a. above the FD rate' }, 'interestRate')
  const terms = startCorrecting(unread.form.terms, 'interestRate', unread.texts)
  Object.assign(terms.interestRate.bands[0] ?? {}, { lowestPercent: '2', highestPercent: '2' })
  expect(termsIssues(terms, unread.texts)).toEqual([
    { path: ['interestRate', 'confirmedText'], message: messages.textFollowsDeposit },
  ])
  expect(whyUnpriced(termsOnceSaved(terms, unread.texts))).toEqual([
    expect.stringMatching(/^The interest rate could not be read/),
  ])
  const { form, texts } = values({ interestRate: 'Ask the branch' }, 'interestRate')
  const corrected = startCorrecting(form.terms, 'interestRate', texts)
  Object.assign(corrected.interestRate.bands[0] ?? {}, { lowestPercent: '12' })
  expect(whyUnpriced(termsOnceSaved(corrected, texts))).toEqual([])
})
