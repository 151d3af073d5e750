import { useState } from 'react'
import type { LoanPreferences } from '#contract/borrower.ts'
import { loanPurposes, loanTypes } from '#words/choices.ts'
import * as words from '#words/loan-journey.ts'
import { Button } from '../ui/Button.tsx'
import { months, rupees } from '../ui/format.ts'
import type { LoanFormValues } from './loan-values.ts'

interface ChoicesNoteProps {
  /** What was chosen on an earlier page, from this page's address. */
  chosen: Partial<LoanPreferences>
  /** The values that the form started with. */
  initial: LoanFormValues
  /** The purpose that the borrower has saved. */
  savedPurpose: string | undefined
  onUse: () => void
}

/**
 * If the form started with the choices, says which purpose they have set, unless the borrower has saved one. If the
 * form started with other values, lets the borrower replace them with the choices.
 */
export function ChoicesNote({ chosen, initial, savedPurpose, onUse }: ChoicesNoteProps) {
  const [isUsed, setUsed] = useState(false)
  const isSame = Object.entries(chosen).every(
    ([field, value]) => initial[field as keyof LoanFormValues] === value,
  )
  if (isSame) {
    if (!chosen.purpose || savedPurpose) return null
    return <p className={box}>{words.purposeSet(loanPurposes[chosen.purpose])}</p>
  }
  if (isUsed) return null
  const { looking_for, purpose, loan_amount, tenure_months } = chosen
  const choices = [
    loan_amount !== undefined && rupees(loan_amount),
    tenure_months !== undefined && months(tenure_months),
    looking_for && loanTypes[looking_for],
    purpose && loanPurposes[purpose],
  ]
  return (
    <div className={box}>
      <p className="grow basis-60">{words.choseOtherwise(choices.filter(Boolean).join(', '))}</p>
      <Button
        variant="quiet"
        onClick={() => {
          setUsed(true)
          onUse()
        }}
      >
        {words.useMyChoice}
      </Button>
    </div>
  )
}

const box = 'flex flex-wrap items-center gap-x-3 rounded-card border border-line bg-surface px-4 py-2 text-sm'
