import { describe, expect, test } from 'vitest'
import {
  hasNoForeclosureCharge,
  type PrepayableOffer,
  prepaymentCharge,
} from '#loans/repayment/prepayment.ts'

const charge = { amount: 4, unit: 'percent', from_month: 7 } as const
const offer = (
  rateKind: 'fixed' | 'floating' | undefined,
  {
    lenderKind,
    amount = 4,
    loanTypes,
  }: { lenderKind?: string; amount?: number; loanTypes?: 'Business Loan'[] } = {},
): PrepayableOffer => ({
  facts: {
    ...(rateKind && { rate_kind: { value: rateKind } }),
    ...(lenderKind && { lender_kind: { value: lenderKind } }),
    foreclosure_charge: { value: { ...charge, amount } },
    part_prepayment_charge: { value: charge },
  },
  eligibility: { loanTypes },
})
const business = { loanTypes: ['Business Loan' as const] }

describe('RBI bars prepayment charges', () => {
  test.each(['foreclosure_charge', 'part_prepayment_charge'])(
    'on a floating-rate loan that is not for business, whatever the lender says: %s',
    (fact) => {
      expect(prepaymentCharge(offer('floating'), fact)).toBe('barred')
      expect(prepaymentCharge({ facts: { rate_kind: { value: 'floating' } } }, fact)).toBe('barred')
    },
  )

  test.each([
    ['housing', 'barred'],
    ['upper', 'barred'],
    ['middle', 'barred'],
    ['base', charge],
    ['unknown', charge],
  ])('on a floating-rate business loan of an NBFC by its class: %s', (nbfc_class, expected) => {
    const { facts, ...rest } = offer('floating', { ...business, lenderKind: 'nbfc' })
    const of = { ...rest, facts: { ...facts, nbfc_class: { value: nbfc_class } } }
    expect(prepaymentCharge(of, 'foreclosure_charge')).toEqual(expected)
    const cooperative = { ...rest, facts: { ...of.facts, lender_kind: { value: 'cooperative' } } }
    expect(prepaymentCharge(cooperative, 'foreclosure_charge')).toEqual(charge)
  })

  test('on a floating-rate business loan of a bank, and of no lender whose class isn’t known', () => {
    expect(
      prepaymentCharge(offer('floating', { ...business, lenderKind: 'bank' }), 'foreclosure_charge'),
    ).toBe('barred')
    for (const lenderKind of ['nbfc', 'cooperative', 'other', undefined])
      expect(
        prepaymentCharge(
          offer('floating', { ...business, ...(lenderKind && { lenderKind }) }),
          'foreclosure_charge',
        ),
      ).toEqual(charge)
  })

  test.each(['fixed', undefined] as const)('but not if the kind of rate is %s', (rateKind) => {
    expect(prepaymentCharge(offer(rateKind), 'part_prepayment_charge')).toEqual(charge)
  })
})

test('a charge that nobody has entered is unknown, not 0', () => {
  for (const facts of [undefined, {}, { rate_kind: { value: 'fixed' as const } }]) {
    expect(prepaymentCharge({ facts }, 'foreclosure_charge')).toBeUndefined()
    expect(hasNoForeclosureCharge({ facts })).toBe(false)
  }
})

test('there is no foreclosure charge if it is 0 or barred', () => {
  expect(hasNoForeclosureCharge(offer('fixed', { amount: 0 }))).toBe(true)
  expect(hasNoForeclosureCharge(offer('floating'))).toBe(true)
  expect(hasNoForeclosureCharge(offer('fixed'))).toBe(false)
})
