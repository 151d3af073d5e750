import { roundRows } from '#loans/repayment/amortisation.ts'
import type { Foreclosure, PartPaymentResult as PartPayments } from '#loans/repayment/early-repayment.ts'
import { owedAfterEach } from '#words/tools.ts'
import * as words from '#words/tools-prepay.ts'
import { rupees } from '../../ui/format.ts'
import { LinesChart } from '../charts/LinesChart.tsx'
import { Answer, Figures, gainLine } from '../Result.tsx'
import { Schedule } from '../Schedule.tsx'
import { balances } from '../schedule.ts'
import { ToolActions } from '../ToolActions.tsx'

interface ResultProps<Result> {
  result: Result
  /** The tool's path with its inputs. */
  path: string
}

export function PartPaymentResult({ result, path }: ResultProps<PartPayments>) {
  const { interestSaved, charges, gst, paysOffMonth, prepaid } = result
  // Computed from the rounded figures, so that the lines add up.
  const saved = Math.round(interestSaved) - Math.round(charges + gst)
  return (
    <>
      <Answer
        name={saved >= 0 ? words.youSave : words.youWouldLose}
        figure={rupees(Math.abs(saved))}
        text={[
          describeChange(result),
          charges > 0 && (paysOffMonth === undefined ? words.neverPaysOff : words.paysOff(paysOffMonth)),
        ]
          .filter(Boolean)
          .join(' ')}
      >
        <Figures
          lines={[
            { name: words.prepaid, value: rupees(prepaid) },
            { name: words.interestDifference.gain, value: rupees(interestSaved) },
            ...(charges > 0
              ? [
                  { name: words.chargesWithGst, value: rupees(charges + gst) },
                  gainLine(saved, words.afterCharges, true),
                ]
              : []),
          ]}
        />
        <div className="mt-8">
          <LinesChart
            title={owedAfterEach}
            colour="owed"
            line={{ name: words.payingEarly, values: balances(result.rows) }}
            otherwise={{ name: words.withoutPaying, values: balances(result.rowsWithout) }}
          />
        </div>
      </Answer>
      <Schedule
        fees={{
          name: words.chargesWithGst,
          amount: charges + gst,
          // Each part-payment is charged in proportion.
          paidIn: ({ extra }) => (extra / prepaid) * (charges + gst),
        }}
        rows={roundRows(result.rows)}
        path={path}
        fileName="prepay.csv"
      />
    </>
  )
}

/** When the loan ends, or which EMIs fall. */
function describeChange({ rows, rowsWithout, monthsSaved }: PartPayments): string {
  const last = rows.at(-1)
  if (monthsSaved > 0)
    return last?.extra
      ? words.repaysLoan(rows.length, monthsSaved)
      : words.endsEarlier(rows.length, monthsSaved)
  const emi = rowsWithout[0]?.due ?? 0
  const isLastOnly = emi - (rows.at(-2)?.due ?? 0) < 0.005
  const describe = isLastOnly ? words.lastEmiFalls : words.emiFalls
  return describe(rupees(emi), rupees(last?.due ?? 0))
}

export function ForeclosureResult({ result, path }: ResultProps<Foreclosure>) {
  const { instalmentsPaid, interest, days, charge, gst } = result
  const [toPay, saved] = [Math.round(result.toPay), Math.round(result.saved)]
  // Computed from the rounded figures, so that the lines add up.
  const charges = Math.round(charge) + Math.round(gst)
  const owed = toPay - Math.round(interest) - charges
  const interestSaved = saved + charges
  return (
    <>
      <Answer
        name={words.youPay}
        figure={rupees(toPay)}
        text={[
          words.afterInstalments(instalmentsPaid),
          saved >= 0 ? words.foreclosureSaves(rupees(saved)) : words.foreclosureCosts(rupees(-saved)),
        ].join(' ')}
      >
        <Figures
          lines={[
            { name: words.owed, value: rupees(owed) },
            { name: words.interestForDays(days), value: rupees(interest) },
            ...(charge > 0
              ? [
                  { name: words.foreclosureCharge, value: rupees(charge) },
                  { name: words.gstOnCharge, value: rupees(gst) },
                ]
              : []),
            { name: words.youPay, value: rupees(toPay), isSum: true },
            gainLine(interestSaved, words.interestDifference),
            ...(charge > 0 ? [gainLine(saved, words.afterCharges, true)] : []),
          ]}
        />
      </Answer>
      <ToolActions path={path} />
    </>
  )
}
