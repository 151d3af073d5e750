import type { Offer } from '#contract/offer.ts'
import { rupees } from '../../ui/format.ts'

/** The rounded mean of the first number in each interest rate. Rates without a number are left out. */
export function averageInterest(offers: Pick<Offer, 'interestRate'>[]): string {
  const rates = offers.flatMap(({ interestRate }) => {
    const [number] = /\d+(\.\d+)?/.exec(interestRate) ?? []
    return number === undefined ? [] : [Number(number)]
  })
  const sum = rates.reduce((total, rate) => total + rate, 0)
  return `${rates.length === 0 ? 0 : Math.round(sum / rates.length)}%`
}

/** Formats a number, with or without `₹`, as `₹5,00,000`. Other text stays as written. */
export function formatAmount(written: string): string {
  const number = written.replaceAll(/[₹,\s]/g, '')
  return /^\d{1,15}(\.\d+)?$/.test(number) ? rupees(Number(number)) : written
}

/**
 * Offers whose amount, rate, tenure, description or lender contains the text, ignoring case. Figures match with or
 * without digit grouping, as stored and as shown.
 */
export function searchOffers<O extends Offer>(offers: O[], search: string): O[] {
  const wanted = search.trim().toLowerCase()
  const contains = (text: string) => text.includes(wanted) || ungrouped(text).includes(ungrouped(wanted))
  return offers.filter(({ loanAmount, interestRate, tenure, description, lender }) =>
    [loanAmount, formatAmount(loanAmount), interestRate, tenure, description, lender].some((text) =>
      contains(text.toLowerCase()),
    ),
  )
}

/** `5,00,000` as `500000`. */
const ungrouped = (text: string) => text.replaceAll(/(\d),(?=\d)/g, '$1')
