import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/TextField.tsx'
import { readMonthly, type useMonthlyPay } from './use-monthly-pay.ts'

export const incomeFieldId = 'monthly-pay'

/** What the borrower pays already and, unless the server knows it, earns. Both stay on the device. */
export function MonthlyPayFields({ monthlyPay }: { monthlyPay: ReturnType<typeof useMonthlyPay> }) {
  const { typed, isIncomeSaved, change } = monthlyPay
  return (
    <div className="flex flex-col gap-4">
      {!isIncomeSaved && (
        <AmountField
          id={incomeFieldId}
          label="Your monthly pay"
          saved={typed.income}
          onChange={(income) => change({ income })}
        />
      )}
      <AmountField
        label="Other EMIs you pay"
        hint="Optional. Stays on this device."
        saved={typed.otherEmis}
        onChange={(otherEmis) => change({ otherEmis })}
      />
    </div>
  )
}

interface AmountFieldProps {
  id?: string
  label: string
  hint?: string
  saved: string | undefined
  /** Gets digits, or `undefined` for anything but an amount. */
  onChange: (digits: string | undefined) => void
}

function AmountField({ id, label, hint, saved, onChange }: AmountFieldProps) {
  const [text, setText] = useState(saved ?? '')
  const isReadable = text.trim() === '' || readMonthly(text) !== undefined
  return (
    <TextField
      {...(id && { id })}
      label={label}
      hint={hint}
      prefix="₹"
      inputMode="numeric"
      autoComplete="off"
      maxLength={20}
      value={text}
      error={isReadable ? undefined : 'Enter an amount, e.g. 5,000'}
      onChange={(event) => {
        setText(event.target.value)
        onChange(readMonthly(event.target.value)?.toString())
      }}
    />
  )
}

/** Says why no share of the pay is shown, and leads to the field. */
export function IncomePrompt({ onAdd }: { onAdd: () => void }) {
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-2 text-sm text-quiet">
      We don’t know your monthly pay.
      <Button variant="quiet" className="min-h-11 px-2 text-sm" onClick={onAdd}>
        See what each EMI takes of it
      </Button>
    </p>
  )
}
