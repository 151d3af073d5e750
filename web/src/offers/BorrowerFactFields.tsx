import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import { professions } from '#loans/loan-request.ts'
import { Button } from '../ui/Button.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import { TextField } from '../ui/TextField.tsx'
import { readAge, readMonthly } from './borrower-facts.ts'
import type { useBorrowerFacts } from './use-borrower-facts.ts'

export const incomeFieldId = 'monthly-pay'

interface FactFieldsProps {
  borrower: ReturnType<typeof useBorrowerFacts>
}

/** What the borrower pays already and, unless the server knows it, earns. Both stay on the device. */
export function MonthlyPayFields({ borrower }: FactFieldsProps) {
  const { typed, isVisitor, isIncomeSaved, change } = borrower
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
        hint={isVisitor ? undefined : 'Optional. Stays on this device.'}
        saved={typed.otherEmis}
        onChange={(otherEmis) => change({ otherEmis })}
      />
    </div>
  )
}

const notGiven = 'Not given'

/** The further facts that lenders' rules check, for a visitor whose details are not known. */
export function VisitorFields({ borrower: { typed, change } }: FactFieldsProps) {
  const [age, setAge] = useState(typed.age ?? '')
  const isReadable = age.trim() === '' || readAge(age) !== undefined
  const { min, max } = limits.ageYears
  return (
    <div className="grid gap-4 border-t border-line pt-4 sm:grid-cols-[9rem_16rem_1fr] md:col-span-full">
      <TextField
        label="Your age"
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        value={age}
        error={isReadable ? undefined : `Enter an age from ${min} to ${max}`}
        onChange={({ target }) => {
          setAge(target.value)
          change({ age: readAge(target.value)?.toString() })
        }}
      />
      <SelectField
        label="Your profession"
        options={[notGiven, ...professions]}
        value={typed.profession ?? notGiven}
        onChange={(name) => change({ profession: professions.find((known) => known === name) })}
      />
      <p className="self-center text-sm text-quiet">
        Pay, EMIs, age and profession are optional. They stay in this tab until you close it. We don’t send
        them anywhere.
      </p>
    </div>
  )
}

interface AmountFieldProps {
  id?: string
  label: string
  hint?: string | undefined
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
