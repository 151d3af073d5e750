import { expect, onTestFinished, test, vi } from 'vitest'
import * as messages from '#contract/messages.ts'
import { NewOffer } from '#contract/new-offer.ts'
import { OfferChange } from '#contract/offer-change.ts'
import { aStoredOffer } from '#support/builders.ts'
import {
  type OfferFormValues,
  offerFormData,
  offerFormSchema,
  offerFormValues,
} from '#web/admin/offers/offer-values.ts'

const stored = aStoredOffer({
  logo: '/logos/a.png',
  recommended: true,
  recommended_for: 'noProcessingFee',
  status: 'hidden',
  paused_until: '2026-12-15',
  documents: [{ title: 'Income proof', examples: ['Salary slips', 'Bank statement'] }],
  eligibility: { loanTypes: ['Gold Loan'], amount: { min: 50_000 }, ageYears: { max: 60 } },
  facts: {
    legal_name: {
      value: 'Neem Tree Finance Limited',
      source: 'https://lender.example/',
      verified_on: '2026-11-02',
    },
    foreclosure_charge: { value: { amount: 2000, unit: 'rupees', from_month: 7 } },
    insurance_required: { value: false },
  },
})
const requestId = '8f6d1c9e-9d0f-4a51-9b0e-0a1b2c3d4e5f'
const sent = (...args: Parameters<typeof offerFormData>) => Object.fromEntries(offerFormData(...args))

const required = {
  loanAmount: '₹1 lakh',
  interestRate: '12%',
  processingFee: 'Nil',
  tenure: '12 months',
  link: 'lender.example',
}
const filled: OfferFormValues = { ...offerFormValues(undefined), ...required }

/** The messages of the form, by field. */
async function problems(values: OfferFormValues, offer?: typeof stored) {
  const { error } = await offerFormSchema(offer).safeParseAsync(values)
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [])
}

test('an offer that is opened and saved without a change is sent as it is stored', async () => {
  const values = offerFormValues(stored)
  expect(await problems(values, stored)).toEqual({})
  const { create_date: _, logo: __, ...unchanged } = stored
  expect(OfferChange.parse(sent(values, undefined, requestId, stored))).toEqual({
    ...unchanged,
    request_id: requestId,
  })
})

test('a new offer needs its terms and its link only, and is sent without empty rules, facts and reason', async () => {
  expect(await problems(filled)).toEqual({})
  const form = sent(filled, undefined, requestId)
  expect(form).not.toHaveProperty('id')
  for (const name of ['logo', 'removeLogo', 'recommended_for', 'eligibility', 'facts'])
    expect(form).not.toHaveProperty(name)
  expect(NewOffer.parse(form)).toEqual({
    ...required,
    request_id: requestId,
    link: 'http://lender.example',
    lender: '',
    description: '',
    recommended: false,
    status: 'shown',
    documents: [],
  })
})

test('emptying the rules, the facts and the reason of an offer removes them', () => {
  const emptied = { ...offerFormValues(undefined), ...required }
  expect(OfferChange.parse(sent(emptied, '', requestId, stored))).toMatchObject({
    recommended_for: '',
    eligibility: {},
    facts: {},
    removeLogo: true,
  })
})

test('a logo is sent as its key or its address; a new offer without one has nothing to remove', () => {
  expect(sent(filled, 'uploads/a.png', requestId)).toMatchObject({ logo: 'uploads/a.png' })
  expect(sent(filled, '', requestId)).not.toHaveProperty('removeLogo')
})

test('a new offer’s missing terms and link are each marked as required; of a changed offer, only the description can be removed', async () => {
  const empty = offerFormValues(undefined)
  expect(await problems(empty)).toEqual(
    Object.fromEntries(Object.keys(required).map((field) => [field, messages.fieldRequired])),
  )
  expect(await problems(empty, stored)).toEqual(
    Object.fromEntries([...Object.keys(required), 'lender'].map((field) => [field, messages.fieldNotBlank])),
  )
})

const title = (text: string) => [{ title: text, examples: '' }]

test.each<[Partial<OfferFormValues>, Record<string, string>]>([
  [{ lender: 'x'.repeat(101) }, { lender: messages.offerTextTooLong }],
  [{ tenure: 'x'.repeat(101) }, { tenure: messages.offerTextTooLong }],
  [{ description: 'x'.repeat(501) }, { description: messages.offerTextTooLong }],
  [{ link: 'javascript:alert(1)' }, { link: messages.offerLinkInvalid }],
  [{ logo: 'ftp://lender.example/a.png' }, { logo: messages.logoAddressInvalid }],
  [{ documents: title('') }, { 'documents.0.title': messages.fieldRequired }],
  [{ documents: title('x'.repeat(101)) }, { 'documents.0.title': messages.offerTextTooLong }],
  [
    { eligibility: { ...filled.eligibility, amountMin: 'a lot', ageMin: '17' } },
    { 'eligibility.amountMin': messages.rupeesInvalid, 'eligibility.ageMin': messages.ageInvalid },
  ],
  [
    { facts: { ...filled.facts, cooling_off_days: { ...filled.facts.cooling_off_days, value: '0' } } },
    { 'facts.cooling_off_days.value': messages.numberOutOfRange },
  ],
])('rejects %j', async (changes, expected) => {
  expect(await problems({ ...filled, ...changes })).toEqual(expected)
})

test.each([
  ['loads over https', 'onload', {}],
  ['does not', 'onerror', { logo: messages.logoNotSecure }],
] as const)('an http address of a logo that %s', async (_, event, expected) => {
  const addresses: string[] = []
  vi.stubGlobal(
    'Image',
    class {
      onload = () => {}
      onerror = () => {}
      set src(address: string) {
        addresses.push(address)
        queueMicrotask(() => this[event]())
      }
    },
  )
  onTestFinished(() => void vi.unstubAllGlobals())
  expect(await problems({ ...filled, logo: 'http://lender.example/a.png' })).toEqual(expected)
  expect(addresses).toEqual(['https://lender.example/a.png'])
})

test('a blended rate that the offer does not quote is marked', async () => {
  const values = { ...filled, interestRate: '10% - 14%', facts: structuredClone(filled.facts) }
  Object.assign(values.facts.co_lending, { value: 'Vindhya Bank', share: '80', blended_rate: '15' })
  expect(await problems(values)).toEqual({ 'facts.co_lending.blended_rate': messages.blendedRateOutside })
  values.facts.co_lending.blended_rate = '12.4'
  expect(await problems(values)).toEqual({})
})
