import { isProblem } from '#loans/loan.ts'
import { type CashLoanProblem, cashLoanCost, payLaterCost } from '#loans/true-cost/cash-loan.ts'
import {
  cardEmiCost,
  flatLoanCost,
  noCostEmiCost,
  type PlanProblem,
} from '#loans/true-cost/instalment-plan.ts'
import type { TrueCost } from '#loans/true-cost/true-cost.ts'
import * as words from '#words/tools-true-cost.ts'
import { shop } from '../../content/shop.ts'
import { rupees } from '../../ui/format.ts'
import {
  monthlyRate,
  monthNumber,
  optionalAmount,
  positiveAmount,
  smallAmount,
  tenure,
  yearlyRate,
} from '../figures.ts'
import { choiceInput, figureInput, type ValuesOf } from '../inputs.ts'

const received = {
  ...positiveAmount,
  messages: { ...positiveAmount.messages, tooLow: words.gotNothing },
}

const dayCount = {
  ...monthNumber,
  messages: { ...monthNumber.messages, tooLow: words.daysTooFew, unreadable: words.daysUnread },
}

/** Kinds of price share the inputs that mean the same, so that another kind starts with what was typed. */
export const inputs = {
  kind: choiceInput(words.kinds, 'cash'),
  asked: figureInput(5_000, smallAmount),
  got: figureInput(4_100, received),
  how: choiceInput(words.repaidOptions, 'once'),
  paid: figureInput(5_000, positiveAmount),
  days: figureInput(14, dayCount),
  instalment: figureInput(1_000, positiveAmount),
  count: figureInput(6, monthNumber),
  every: figureInput(1, monthNumber),
  unit: choiceInput(words.units, 'month'),
  price: figureInput(shop.exampleAmount, smallAmount),
  discount: figureInput(1_500, optionalAmount),
  charge: figureInput(99, optionalAmount),
  amount: figureInput(100_000, smallAmount),
  flat: figureInput(12, yearlyRate),
  per: choiceInput(words.rateOptions, 'year'),
  rate: figureInput(15, yearlyRate),
  monthly: figureInput(1.25, monthlyRate),
  months: figureInput(12, { ...tenure, slider: { min: 3, max: 60, step: 3 } }),
  fee: figureInput(199, optionalAmount),
  gst: choiceInput(words.gstOptions, 'yes'),
}

export type Values = ValuesOf<typeof inputs>
type Name = keyof typeof inputs

/** The figures that the chosen kind of price has. */
export function usedFigures({ kind, how, gst, per }: Values): Name[] {
  switch (kind) {
    case 'cash':
      return ['asked', 'got', ...(how === 'once' ? (['paid', 'days'] as const) : instalments)]
    case 'noCost':
      return ['price', 'discount', 'months', 'fee', ...(gst === 'yes' ? (['rate'] as const) : [])]
    case 'later':
      return ['price', 'charge', 'days']
    case 'flat':
      return ['amount', 'flat', 'months', 'fee']
    case 'card':
      return ['amount', per === 'year' ? 'rate' : 'monthly', 'months', 'fee']
  }
}

const instalments = ['instalment', 'count', 'every'] as const

/** @param values of which those of `usedFigures` are accepted */
export function costOf(values: Values): TrueCost | CashLoanProblem | PlanProblem {
  const { kind, price, days, amount, fee, months } = values
  const hasGstOnInterest = values.gst === 'yes'
  switch (kind) {
    case 'cash': {
      const { asked, got, paid, instalment, count } = values
      const every = { count: values.every, unit: values.unit }
      const repayment =
        values.how === 'once' ? { amount: paid, afterDays: days } : { instalment, count, every }
      return cashLoanCost({ asked, got, repayment })
    }
    case 'noCost':
      return noCostEmiCost({
        price,
        discountLost: values.discount,
        tenureMonths: months,
        fee,
        bookedPercent: hasGstOnInterest ? values.rate : undefined,
      })
    case 'later':
      return payLaterCost({ price, charge: values.charge, afterDays: days })
    case 'flat':
      return flatLoanCost({ principal: amount, annualRatePercent: values.flat, tenureMonths: months }, fee)
    case 'card': {
      const rate = values.per === 'year' ? { yearly: values.rate } : { monthly: values.monthly }
      return cardEmiCost({ principal: amount, tenureMonths: months, rate, fee, hasGstOnInterest })
    }
  }
}

/** The error of the field that causes the problem; empty for a cost. */
export function errorOf(result: ReturnType<typeof costOf>): Partial<Record<Name, string>> {
  if (!isProblem(result)) return {}
  const limit = rupees(result.limit ?? 0)
  switch (result.problem) {
    case 'gotNothing':
      return { got: words.gotNothing }
    case 'gotMoreThanAsked':
      return { got: words.gotMoreThanAsked(limit) }
    case 'paidLessThanGot':
      return { paid: words.paidLessThanGot(limit), instalment: words.instalmentsLessThanGot(limit) }
    case 'noTime':
      return { days: words.daysTooFew }
    case 'discountTakesPrice':
      return { discount: words.discountTakesPrice(limit) }
    case 'feeTakesLoan':
      return { fee: words.feeTakesLoan(limit) }
  }
}
