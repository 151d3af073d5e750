import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { displayedSchedule } from '#loans/amortisation.ts'
import type { PricedOffer } from '#loans/rank.ts'
import { formatPercent, formatRupees } from '#loans/rupees.ts'
import { describeTerms, parseTerms } from '#loans/terms/parse-terms.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { months } from '../ui/format.ts'
import { aprText, rateText, withPaise } from './format.ts'
import { csvName, download, loanCsv } from './loan-csv.ts'
import type { OfferEntry } from './offer-entry.ts'

/** "What is in this number": everything needed to check it with a pocket calculator or a spreadsheet. */
export function NumberDialog({ entry, onClose }: { entry: OfferEntry | undefined; onClose: () => void }) {
  if (!entry?.computed) return null
  const { offer, computed } = entry
  const { cost, loan } = computed
  const words = describeTerms(parseTerms(offer))
  const emi = withPaise(cost.emi)
  const tenure = months(loan.tenureMonths)
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="What is in this number"
      description={`${offer.lender}: ${formatRupees(loan.principal)} over ${tenure}`}
      footer={
        <Button
          variant="secondary"
          className="grow sm:grow-0"
          onClick={() => download(csvName(computed), loanCsv(computed))}
        >
          <Download className="size-4" aria-hidden="true" />
          Download as CSV
        </Button>
      }
    >
      <p>
        You pay <strong className="amount">{emi}</strong> a month for {tenure}. Fees and interest counted
        together, that is <strong>{aprText(cost.apr)}</strong> a year (APR).
      </p>
      <Breakdown computed={computed} />

      <h3 className="mt-6 text-base">How we read the lender’s words</h3>
      <ul className="mt-1 list-disc space-y-1 pl-5 text-sm text-quiet marker:text-primary">
        {[words.interestRate, words.processingFee, words.loanAmount, words.tenure].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        {computed.rate.basis === 'flat' && (
          <li>
            A flat rate is charged on the whole loan until the end. {rateText(computed)} costs as much as{' '}
            {formatPercent(Math.round(loan.annualRatePercent * 100) / 100)} on what is still owed.
          </li>
        )}
      </ul>

      <h3 className="mt-6 text-base">Cash flows, as the APR counts them</h3>
      <dl className="mt-1 text-sm">
        <Line name="Month 0, paid out to you" value={`+${withPaise(cost.netDisbursed)}`} />
        <Line name={`Months 1 to ${loan.tenureMonths}, each`} value={`−${emi}`} />
      </dl>
      <p className="mt-1 text-sm text-quiet">
        The APR is twelve times the monthly rate at which the two balance, as in the Reserve Bank of India’s
        Key Facts Statement.
      </p>

      <details open className="mt-5">
        <summary className="min-h-11 py-2 font-semibold">Month by month</summary>
        <Schedule computed={computed} />
      </details>
    </Dialog>
  )
}

function Breakdown({ computed: { cost, loan } }: { computed: PricedOffer }) {
  return (
    <dl className="mt-4 rounded-control border border-line px-3.5 py-1 text-sm">
      <Line name="Loan amount" value={withPaise(loan.principal)} />
      <Line name="Processing fee" value={lessPaise(cost.fee)} />
      <Line name="GST on the fee, 18%" value={lessPaise(cost.gst)} />
      <Line name="Paid out to you" value={withPaise(cost.netDisbursed)} isSum />
      <Line name={`${loan.tenureMonths} instalments`} value={withPaise(cost.totalRepay)} />
      <Line name="of which interest" value={withPaise(cost.totalInterest)} />
      <Line name="Interest and fees together" value={withPaise(cost.totalCost)} isSum />
    </dl>
  )
}

function Line({ name, value, isSum = false }: { name: ReactNode; value: string; isSum?: boolean }) {
  return (
    <div
      className={`flex justify-between gap-4 border-line py-1.5 not-first:border-t ${isSum ? 'font-semibold' : ''}`}
    >
      <dt className={isSum ? '' : 'text-quiet'}>{name}</dt>
      <dd className="amount">{value}</dd>
    </div>
  )
}

const lessPaise = (amount: number) => (amount > 0 ? '−' : '') + withPaise(amount)

const columns = ['Month', 'Instalment', 'Interest', 'Principal', 'Still owed']
const plain = (amount: number) => withPaise(amount).replace('₹', '')

/** The instalment, which hardly changes, is left out where the screen is narrow. */
function Schedule({ computed: { loan } }: { computed: PricedOffer }) {
  const cell = 'px-1 py-1.5 text-right'
  return (
    <table className="amount w-full border-collapse text-xs sm:text-sm">
      <caption className="sr-only">Every instalment in rupees</caption>
      <thead>
        <tr className="border-b border-line">
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className={`${cell} font-medium text-quiet first:text-left nth-2:hidden sm:nth-2:table-cell`}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {displayedSchedule(loan).map(({ month, instalment, interest, principal, closing }) => (
          <tr key={month}>
            <th scope="row" className={`${cell} text-left! font-normal`}>
              {month}
            </th>
            {[instalment, interest, principal, closing].map((amount, place) => (
              <td key={columns[place + 1]} className={`${cell} nth-2:hidden sm:nth-2:table-cell`}>
                {plain(amount)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
