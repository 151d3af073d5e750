import { roundRows } from '#loans/amortisation.ts'
import type { PartPaymentResult as Result } from '#loans/early-repayment.ts'
import * as words from '#words/tools-prepay.ts'
import { rupees } from '../../ui/format.ts'
import { Figures, Headline } from '../Result.tsx'
import { Schedule } from '../Schedule.tsx'

interface PartPaymentResultProps {
  result: Result
  keep: 'instalment' | 'term'
  /** The tool's path with its inputs. */
  path: string
}

/** What part-payments save and cost. */
export function PartPaymentResult({ result, keep, path }: PartPaymentResultProps) {
  const { rows, rowsWithout, saved, interestSaved, charges, gst, monthsSaved, paysOffMonth, prepaid } = result
  const emi = rowsWithout[0]?.due ?? 0
  // The last instalment is only what is left to pay.
  const lowest = rows.at(rows.length > 1 ? -2 : -1)?.due ?? emi
  return (
    <>
      <Headline name={saved >= 0 ? words.youSave : words.itCostsMore} figure={rupees(Math.abs(saved))}>
        {keep === 'instalment'
          ? words.endsEarlier(rows.length, monthsSaved)
          : words.emiFalls(rupees(emi), rupees(lowest))}{' '}
        {charges > 0 && (paysOffMonth === undefined ? words.neverPaysOff : words.paysOff(paysOffMonth))}
      </Headline>
      <Figures
        lines={[
          { name: words.prepaid, value: rupees(prepaid) },
          { name: words.interestSaved, value: rupees(interestSaved) },
          { name: words.chargesWithGst, value: rupees(charges + gst) },
          { name: words.savedAfterCharges, value: rupees(saved), isSum: true },
        ]}
      />
      <Schedule rows={roundRows(rows)} path={path} fileName="prepay.csv" />
    </>
  )
}
