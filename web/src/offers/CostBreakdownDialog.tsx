import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { displayedSchedule } from '#loans/amortisation.ts'
import type { PricedOffer } from '#loans/rank.ts'
import { formatPercent } from '#loans/rupees.ts'
import { describeTerms, parseTerms } from '#loans/terms/parse-terms.ts'
import { paths } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { months, rupees } from '../ui/format.ts'
import type { EvaluatedOffer } from './evaluated-offer.ts'
import { formatApr, formatRate, rupeesAndPaise } from './format.ts'
import { csvFileName, download, loanCsv } from './loan-csv.ts'

interface CostBreakdownDialogProps {
  evaluated: EvaluatedOffer | undefined
  /** "Third of 6: 0.4 points of APR above the second", within its group by the ranking rule. */
  position: string | undefined
  onClose: () => void
}

/** Shows how an offer's cost is computed, with the schedule as a table and as a CSV download. */
export default function CostBreakdownDialog({ evaluated, position, onClose }: CostBreakdownDialogProps) {
  if (!evaluated?.priced) return null
  const { offer, priced } = evaluated
  const { cost, loan } = priced
  const readings = describeTerms(parseTerms(offer))
  const emi = rupees(cost.emi)
  const tenure = months(loan.tenureMonths)
  const highest = priced.costAtHighest
  const range = highest && highest !== cost && `${rupees(highest.emi)} a month and ${formatApr(highest.apr)}`
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="How we worked this out"
      description={`${offer.lender}: ${rupees(loan.principal)} over ${tenure}`}
      footer={
        <Button
          variant="secondary"
          className="grow sm:grow-0"
          onClick={() => download(csvFileName(priced), loanCsv(priced))}
        >
          <Download className="size-4" aria-hidden="true" />
          Download as CSV
        </Button>
      }
    >
      <p>
        You pay <strong className="amount">{emi}</strong> a month for {tenure}. Interest and fees together
        cost <strong>{formatApr(cost.apr)}</strong> a year (APR).
        {range && ` At the lender’s highest rate, ${range}.`}
      </p>
      <Breakdown priced={priced} />

      <h3 className="mt-6 text-base">How we read the lender’s terms</h3>
      <ul className="mt-1 list-disc space-y-1 pl-5 text-sm text-quiet marker:text-primary">
        {[readings.interestRate, readings.processingFee, readings.loanAmount, readings.tenure].map(
          (sentence) => (
            <li key={sentence}>{sentence}</li>
          ),
        )}
        {priced.rate.basis === 'flat' && (
          <li>
            A flat rate is charged on the full loan amount for the whole tenure. {formatRate(priced)} costs
            the same as {formatPercent(Math.round(loan.annualRatePercent * 100) / 100)} on a reducing balance.
          </li>
        )}
      </ul>

      <h3 className="mt-6 text-base">Money in and out</h3>
      <dl className="mt-1 text-sm">
        <Line name="Month 0: you receive" value={`+${rupees(cost.netDisbursed)}`} />
        <Line name={`Months 1 to ${loan.tenureMonths}: you pay each month`} value={`−${emi}`} />
      </dl>
      <p className="mt-1 text-sm text-quiet">
        The APR is twelve times the monthly rate at which your payments equal the amount you receive, as in
        the Reserve Bank of India’s Key Facts Statement. The schedule below has the paise.
      </p>

      <details open className="mt-5">
        <summary className="min-h-11 py-2 font-semibold">Month by month</summary>
        <Schedule priced={priced} />
      </details>

      {position && (
        <>
          <h3 className="mt-5 text-base">Why it’s in this place</h3>
          <p className="mt-1 text-sm">{position}.</p>
          <p className="mt-1 text-sm text-quiet">
            {groupNames[evaluated.group]}, the lowest APR first.{' '}
            <Link to={paths.ranking} className="link">
              How we rank
            </Link>
          </p>
        </>
      )}
    </Dialog>
  )
}

const groupNames: Record<EvaluatedOffer['group'], string> = {
  fits: 'Among the offers that match your request',
  stretch: 'Among the offers that are a stretch',
  typeNotStated: 'Among the lenders that haven’t said for which loans',
  doesNotFit: 'Among the offers that don’t match',
  unpriced: 'Among the offers without a price',
}

function Breakdown({ priced: { cost, loan } }: { priced: PricedOffer }) {
  return (
    <dl className="mt-4 rounded-control border border-line px-3.5 py-1 text-sm">
      <Line name="Loan amount" value={rupees(loan.principal)} />
      <Line name="Processing fee" value={minusRupees(cost.fee)} />
      <Line name="GST on the fee, 18%" value={minusRupees(cost.gst)} />
      <Line name="You receive" value={rupees(cost.netDisbursed)} isSum />
      <Line name={`${loan.tenureMonths} instalments`} value={rupees(cost.totalRepay)} />
      <Line name="Interest in the instalments" value={rupees(cost.totalInterest)} />
      <Line name="Interest and fees together" value={rupees(cost.totalCost)} isSum />
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

const minusRupees = (amount: number) => (amount > 0 ? '−' : '') + rupees(amount)

const columns = ['Month', 'Instalment', 'Interest', 'Principal', 'Still owed']
const figure = (amount: number) => rupeesAndPaise(amount).replace('₹', '')

/** Narrow screens leave out the instalment, which is the same every month but the last. */
function Schedule({ priced: { loan } }: { priced: PricedOffer }) {
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
                {figure(amount)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
