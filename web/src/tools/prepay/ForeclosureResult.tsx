import type { Foreclosure } from '#loans/repayment/early-repayment.ts'
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
  const { instalmentsPaid, interest, days, charge, gst } = result
  const [toPay, saved] = [Math.round(result.toPay), Math.round(result.saved)]
  // Computed from the rounded figures, so that the lines add up.
  const charges = Math.round(charge) + Math.round(gst)
  const owed = toPay - Math.round(interest) - charges
  const interestSaved = saved + charges
  return (
    <>
      <Headline name={words.youPay} figure={rupees(toPay)}>
        {words.afterInstalments(instalmentsPaid)}{' '}
        {saved >= 0 ? words.foreclosureSaves(rupees(saved)) : words.foreclosureCosts(rupees(-saved))}
      </Headline>
      <Figures
        lines={[
          { name: words.owed, value: rupees(owed) },
          { name: words.interestForDays(days), value: rupees(interest) },
          { name: words.foreclosureCharge, value: rupees(charge) },
          { name: words.gstOnCharge, value: rupees(gst) },
          { name: words.youPay, value: rupees(toPay), isSum: true },
          { name: words.interestSaved, value: rupees(interestSaved) },
          { name: words.savedAfterCharges, value: rupees(saved), isSum: true },
        ]}
      />
      <ToolActions path={path} />
    </>
  )
}
