import type { Offer, StoredOffer } from '#contract/offer.ts'
import { asciiDigits } from '#loans/ascii-digits.ts'
import { rupees } from '../../ui/format.ts'

/** The rounded mean of the interest rates; of a range, the lower end counts. Texts without a rate are left out. */
export function averageInterest(offers: Pick<Offer, 'interestRate'>[]): string {
  const rates = offers.flatMap((offer) => rateOf(offer) ?? [])
  const sum = rates.reduce((total, rate) => total + rate, 0)
  return `${rates.length === 0 ? 0 : Math.round(sum / rates.length)}%`
}

/** The rate as written, of a range the lower end; `undefined` for a text without one. */
export function rateOf({ interestRate }: Pick<Offer, 'interestRate'>): number | undefined {
  const rate = rateIn(interestRate)
  return rate === undefined ? undefined : Number(rate)
}

/** The first number before a per cent sign or word, or else the first one that is no amount of money. */
function rateIn(written: string): string | undefined {
  const text = asciiDigits(written).replace(/(?:₹|\brs\.?|\binr)\s*[\d,.]+/gi, '')
  const percent = /(\d+(?:\.\d+)?)(?:\s*(?:-|–|to)\s*\d+(?:\.\d+)?)?\s*(?:%|per\s?cent\b)/i
  return (percent.exec(text) ?? /(\d+(?:\.\d+)?)/.exec(text))?.[1]
}

/** Formats a number, with or without `₹`, as `₹5,00,000`. Other text stays as written. */
export function formatAmount(written: string): string {
  const number = written.replaceAll(/[₹,\s]/g, '')
  return /^\d{1,15}(\.\d+)?$/.test(number) ? rupees(Number(number)) : written
}

/**
 * Offers whose amount, rate, tenure, description, lender, loan type or state (shown, hidden) contains the text, ignoring
 * case, or whose id starts with it. Figures match with or without digit grouping, as stored and as shown.
 */
export function searchOffers<O extends Offer & Partial<Pick<StoredOffer, 'status'>>>(
  offers: O[],
  search: string,
): O[] {
  const wanted = search.trim().toLowerCase()
  const contains = (text: string) => text.includes(wanted) || ungrouped(text).includes(ungrouped(wanted))
  return offers.filter((offer) => {
    const { id, loanAmount, interestRate, tenure, description, lender, eligibility, status = '' } = offer
    const texts = [loanAmount, formatAmount(loanAmount), interestRate, tenure, description, lender, status]
    return (
      [...texts, ...(eligibility?.loanTypes ?? [])].some((text) => contains(text.toLowerCase())) ||
      (wanted.length >= shortestId && id.startsWith(wanted))
    )
  })
}

/** Ids begin with random digits, so that shorter figures would find some by chance. */
const shortestId = 6

/** `5,00,000` as `500000`. */
const ungrouped = (text: string) => text.replaceAll(/(\d),(?=\d)/g, '$1')
