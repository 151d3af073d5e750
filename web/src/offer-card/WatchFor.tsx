import { Fragment } from 'react'
import { describeOpenRate } from '#contract/describe-certain-rate.ts'
import { type PrepaymentCharge, prepaymentCharge } from '#loans/repayment/prepayment.ts'
import { formatPercent } from '#loans/rupees.ts'
import { penalInWords } from '#words/compared-facts.ts'
import * as words from '#words/offer-card.ts'
import { AsWritten } from '../ui/AsWritten.tsx'
import { ChangingText } from '../ui/ChangingText.tsx'
import { rupees } from '../ui/format.ts'
import type { EvaluatedOffer } from './evaluated-offer.ts'

interface WatchForProps {
  evaluated: Pick<EvaluatedOffer, 'offer' | 'priced'>
  /** Leaves out from when on a loan can be closed early for a charge: the details say it. */
  isShort?: boolean
  className?: string
}

/**
 * What may cost more than the figures say: a rate without an upper limit, insurance that is required, a charge for closing
 * early, and the penal charges in the lender's own words, unless they are only a share of what is overdue. Nothing if none is
 * known.
 */
export function WatchFor({ evaluated: { offer, priced }, isShort = false, className = '' }: WatchForProps) {
  const { insurance_required, penal_charges } = offer.facts ?? {}
  const openRate = priced && describeOpenRate(priced)
  const closing = prepaymentCharge(offer, 'foreclosure_charge')
  const closingEarly =
    closing === 'barred' || closing === undefined ? undefined : describeClosing(closing, isShort)
  const items: { text: string; written?: string }[] = [
    ...(openRate === undefined ? [] : [{ text: openRate }]),
    ...(insurance_required?.value ? [{ text: words.insuranceRequired }] : []),
    ...(closingEarly === undefined ? [] : [{ text: closingEarly }]),
    ...(penal_charges ? [describePenalCharges(penal_charges.value)] : []),
  ]
  if (items.length === 0) return null
  return (
    <p className={`line-clamp-4 text-[0.75rem]/4 text-caution wrap-anywhere ${className}`}>
      <span className="font-semibold">{words.watchFor}</span>
      {items.map(({ text, written }, place) => (
        <Fragment key={text}>
          {place > 0 && <span> · </span>}
          <ChangingText>{text}</ChangingText>
          {written !== undefined && <AsWritten>{written}</AsWritten>}
        </Fragment>
      ))}
    </p>
  )
}

function describeClosing(
  { amount, unit, from_month = 1 }: PrepaymentCharge,
  isShort: boolean,
): string | undefined {
  const charge = amount === 0 ? undefined : unit === 'rupees' ? rupees(amount) : formatPercent(amount)
  if (from_month > 1 && !(isShort && charge !== undefined)) return words.closingFrom(from_month, charge)
  return charge === undefined ? undefined : words.chargeToClose(charge)
}

/** Such as `2% a month on the overdue instalment`: nothing else that would be lost in a shorter form. */
const monthlyShare =
  /^(\d+(?:\.\d+)?%) (?:a|per) month(?: on (?:the )?overdue (?:instalments?|amount|EMI))?\.?$/i

function describePenalCharges(charges: string) {
  const percent = monthlyShare.exec(charges.trim())?.[1]
  if (percent !== undefined) return { text: words.monthlyIfLate(percent) }
  const translated = penalInWords(charges)
  return translated === undefined
    ? { text: words.ifLate, written: charges }
    : { text: `${words.ifLate}${translated}` }
}
