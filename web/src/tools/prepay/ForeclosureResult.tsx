import type { Foreclosure } from '#loans/early-repayment.ts'
import { formatRupeesAndPaise } from '#loans/rupees.ts'
import * as words from '#words/tools-prepay.ts'
import { rupees } from '../../ui/format.ts'
import { Figures, Headline } from '../Result.tsx'
import { ToolActions } from '../ToolActions.tsx'

interface ForeclosureResultProps {
  result: Foreclosure
  /** The tool's path with its inputs. */
  path: string
}

/** What it takes to repay a whole loan on a day, and what that saves. */
export function ForeclosureResult({ result, path }: ForeclosureResultProps) {
  const { instalmentsPaid, owed, interest, days, charge, gst, toPay, interestSaved, saved } = result
  return (
    <>
      <Headline name={words.youPay} figure={formatRupeesAndPaise(toPay)}>
        {words.afterInstalments(instalmentsPaid)}{' '}
        {saved >= 0 ? words.foreclosureSaves(rupees(saved)) : words.foreclosureCosts(rupees(-saved))}
      </Headline>
      <Figures
        lines={[
          { name: words.owed, value: formatRupeesAndPaise(owed) },
          { name: words.interestForDays(days), value: formatRupeesAndPaise(interest) },
          { name: words.foreclosureCharge, value: formatRupeesAndPaise(charge) },
          { name: words.gstOnCharge, value: formatRupeesAndPaise(gst) },
          { name: words.youPay, value: formatRupeesAndPaise(toPay), isSum: true },
          { name: words.interestSaved, value: formatRupeesAndPaise(interestSaved) },
          { name: words.savedAfterCharges, value: formatRupeesAndPaise(saved), isSum: true },
        ]}
      />
      <ToolActions path={path} />
    </>
  )
}
