import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { describeCertainRate } from '#contract/describe-certain-rate.ts'
import { describeTerms } from '#contract/describe-terms.ts'
import type { Offer } from '#contract/offer.ts'
import type { Loan } from '#loans/loan.ts'
import { costPerMonth } from '#loans/loan-cost.ts'
import { moratoriumOf } from '#loans/moratorium.ts'
import { isQuoted } from '#loans/ranking/certain-rate.ts'
import { costAtHighest, costAtLowest } from '#loans/ranking/quoted-costs.ts'
import type { PricedOffer } from '#loans/ranking/rank.ts'
import { displayedSchedule } from '#loans/repayment/amortisation.ts'
import { prepaymentCharge } from '#loans/repayment/prepayment.ts'
import { formatPercent, formatRupeesAndPaise } from '#loans/rupees.ts'
import { parseTerms } from '#loans/terms/parse-terms.ts'
import { termNames } from '#words/catalogue.ts'
import * as words from '#words/cost-breakdown.ts'
import { howWeRank } from '#words/footer.ts'
import { fullStop, loanOver } from '#words/spans.ts'
import { formatApr, formatUsedRate } from '../../catalogue/format.ts'
import type { EvaluatedOffer } from '../../offer-card/evaluated-offer.ts'
import { paths } from '../../paths.ts'
import { Name } from '../../ui/AsWritten.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { download } from '../../ui/download.ts'
import { rupees } from '../../ui/format.ts'
import { markWritten } from '../../ui/mark-written.tsx'
import { sentence } from '../../ui/sentence.ts'
import { csvFileName, loanCsv } from './loan-csv.ts'

interface CostBreakdownDialogProps {
  evaluated: EvaluatedOffer | undefined
  /** The offer's place in its group by the ranking rule: "Third of 6: ₹40 a month more than the second, fees included". */
  position: string | undefined
  onClose: () => void
}

export default function CostBreakdownDialog({ evaluated, position, onClose }: CostBreakdownDialogProps) {
  if (!evaluated?.priced) return null
  const { offer, priced } = evaluated
  const { cost, loan } = priced
  const readings = describeTerms(parseTerms(offer))
  const emi = rupees(cost.emi)
  const before = moratoriumOf(loan)
  const rankedAt = describeCertainRate(priced)
  const [lowest, highest] = [costAtLowest(priced), costAtHighest(priced)]
  const toPrepay = prepayLink(offer, priced)
  return (
    <Dialog
      onClose={onClose}
      title={words.title}
      description={
        <>
          <Name>{offer.lender}</Name>
          <span>{`: ${loanOver(rupees(loan.principal), loan.tenureMonths)}`}</span>
        </>
      }
      footer={
        <Button
          variant="secondary"
          className="grow sm:grow-0"
          onClick={() => download(csvFileName(priced), loanCsv(priced))}
        >
          <Download className="size-4" aria-hidden="true" />
          <span>{words.downloadCsv}</span>
        </Button>
      }
    >
      <p>
        <span>
          {sentence(
            words.youPay<ReactNode>(emi, loan.tenureMonths, formatApr(cost.apr), (figure) => (
              <strong translate="no" className="amount">
                {figure}
              </strong>
            )),
          )}
        </span>
        {loan.moratorium && <span>{` ${describeBeforehand(loan)}`}</span>}
        {rankedAt && <span>{` ${fullStop(rankedAt)}`}</span>}
        {lowest && lowest !== cost && (
          <span>{` ${words.atLowestRate(rupees(lowest.emi), formatApr(lowest.apr))}`}</span>
        )}
        {highest && highest !== cost && (
          <span>{` ${words.atHighestRate(rupees(highest.emi), formatApr(highest.apr))}`}</span>
        )}
      </p>
      <Breakdown priced={priced} />

      <h3 className="mt-6 text-base">{words.howWeReadTerms}</h3>
      <ul className="mt-1 list-disc space-y-1 pl-5 text-sm text-quiet marker:text-primary">
        {[readings.interestRate, readings.processingFee, readings.loanAmount, readings.tenure].map(
          (reading) => (
            <li key={reading}>{markWritten(reading)}</li>
          ),
        )}
        {priced.rate.basis === 'flat' && isQuoted(priced.certain) && (
          <li>
            {words.flatRate(
              formatUsedRate(priced),
              formatPercent(Math.round(loan.annualRatePercent * 100) / 100),
            )}
          </li>
        )}
      </ul>

      <h3 className="mt-6 text-base">{words.moneyInAndOut}</h3>
      <dl className="mt-1 text-sm">
        <Line name={words.monthZero} value={`+${rupees(cost.netDisbursed)}`} />
        {before.months > 0 && (
          <Line name={words.eachMonth(before.months)} value={minusRupees(before.monthly)} />
        )}
        <Line
          name={words.eachMonth(before.months + loan.tenureMonths, before.months + 1)}
          value={`−${emi}`}
        />
      </dl>
      <p className="mt-1 text-sm text-quiet">{words.aprExplained}</p>

      <details open className="mt-5">
        <summary className="min-h-11 py-2 font-semibold">{words.monthByMonth}</summary>
        <Schedule priced={priced} />
      </details>

      {loan.tenureMonths > 1 && !loan.moratorium && (
        <nav aria-label={words.beforeTheEnd} className="mt-5 flex flex-wrap gap-x-6 print:hidden">
          {toPrepay && (
            <Link to={toPrepay} className="link inline-flex min-h-11 items-center">
              {words.prepayThisLoan}
            </Link>
          )}
          <Link to={badMonthLink(priced)} className="link inline-flex min-h-11 items-center">
            {words.badMonthOfThisLoan}
          </Link>
        </nav>
      )}

      {position && (
        <>
          <h3 className="mt-5 text-base">{words.whyThisPlace}</h3>
          <p className="mt-1 text-sm">{fullStop(position)}</p>
          <p className="mt-1 text-sm text-quiet">
            <span>{among[evaluated.group]}</span>{' '}
            <Link to={paths.ranking} className="link">
              {howWeRank}
            </Link>
          </p>
        </>
      )}
    </Dialog>
  )
}

/** What comes before the instalments of a loan with a moratorium. */
function describeBeforehand(loan: Loan): string {
  const { months, monthly, owed } = moratoriumOf(loan)
  const interest = loan.moratorium?.interest ?? 'paid'
  return words.beforehand[interest](months, rupees(interest === 'paid' ? monthly : owed))
}

/** A tool's path with a fragment that fills in the tool's fields: with the offer's loan and the other `inputs`. */
const withLoan = (path: string, { loan }: PricedOffer, inputs: Record<string, number>) =>
  `${path}#${new URLSearchParams({
    amount: String(loan.principal),
    // To four decimals, as the tools' field takes it. For a flat rate this is the reducing-balance rate.
    rate: String(Number(loan.annualRatePercent.toFixed(4))),
    months: String(loan.tenureMonths),
    ...Object.fromEntries(Object.entries(inputs).map(([name, value]) => [name, String(value)])),
  })}`

/**
 * Links to the prepayment tool with an example: a tenth of the loan is prepaid after a third of its months, or in the
 * first month in which the lender allows it if that is later. The charge is the lender's if it is known and a percentage.
 *
 * @returns `undefined` if the lender does not allow it before the last month
 */
function prepayLink(offer: Offer, priced: PricedOffer): string | undefined {
  const { principal, tenureMonths } = priced.loan
  const charge = prepaymentCharge(offer, 'part_prepayment_charge')
  const earliest = (charge !== 'barred' && charge?.from_month) || 1
  if (earliest >= tenureMonths) return undefined
  return withLoan(paths.prepay, priced, {
    extra: Math.max(1, Math.round(principal / 10)),
    from: Math.max(earliest, Math.floor(tenureMonths / 3)),
    ...(charge && charge !== 'barred' && charge.unit === 'percent' && { charge: charge.amount }),
  })
}

/** For a loan of less than a year, the link sets the missed month: the tool's own example may not fit. */
const badMonthLink = (priced: PricedOffer) =>
  withLoan(paths.badMonth, priced, priced.loan.tenureMonths < 12 ? { from: 1, count: 1, later: 1 } : {})

/** Offers without a price have no breakdown. */
const among: Partial<Record<EvaluatedOffer['group'], string>> = words.among

function Breakdown({ priced: { cost, loan } }: { priced: PricedOffer }) {
  const before = moratoriumOf(loan)
  return (
    <dl className="mt-4 rounded-control border border-line px-3.5 py-1 text-sm">
      <Line name={termNames.loanAmount} value={rupees(loan.principal)} />
      {cost.fee > 0 && (
        <>
          <Line name={words.processingFee} value={minusRupees(cost.fee)} />
          <Line name={words.gstOnFee} value={minusRupees(cost.gst)} />
        </>
      )}
      <Line name={words.youReceive} value={rupees(cost.netDisbursed)} isSum />
      {before.monthly > 0 && (
        <Line name={words.interestBefore} value={rupees(before.monthly * before.months)} />
      )}
      <Line name={words.instalments(loan.tenureMonths)} value={rupees(cost.emi * loan.tenureMonths)} />
      <Line
        name={loan.moratorium ? words.interestInAll : words.interestInInstalments}
        value={rupees(cost.totalInterest)}
      />
      <Line name={words.interestAndFees} value={rupees(cost.totalCost)} isSum />
      <Line name={words.monthWithFees} value={rupees(costPerMonth(cost, loan.tenureMonths))} isSum />
    </dl>
  )
}

function Line({ name, value, isSum = false }: { name: ReactNode; value: string; isSum?: boolean }) {
  return (
    <div
      className={`flex justify-between gap-4 border-line py-1.5 not-first:border-t ${isSum ? 'font-semibold' : ''}`}
    >
      <dt className={isSum ? '' : 'text-quiet'}>{name}</dt>
      <dd translate="no" className="amount">
        {value}
      </dd>
    </div>
  )
}

const minusRupees = (amount: number) => (amount > 0 ? '−' : '') + rupees(amount)

const columns = [words.month, words.instalment, words.interest, words.principal, words.stillOwed]
const figure = (amount: number) => formatRupeesAndPaise(amount).replace('₹', '')

/** Narrow screens leave out the instalment, which is the same every month, give or take three paise. */
function Schedule({ priced: { loan } }: { priced: PricedOffer }) {
  const cell = 'px-1 py-1.5 text-right'
  return (
    <table className="amount w-full border-collapse text-xs sm:text-sm">
      <caption className="sr-only">{words.everyInstalment}</caption>
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
      <tbody translate="no" className="divide-y divide-line">
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
