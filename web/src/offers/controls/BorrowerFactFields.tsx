import { type ReactNode, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { creditScores, professions } from '#loans/loan-request.ts'
import * as words from '#words/borrower-facts.ts'
import { professions as professionNames } from '#words/choices.ts'
import { readAge, readMonthly } from '../../borrower/borrower-facts.ts'
import type { useBorrowerFacts } from '../../borrower/use-borrower-facts.ts'
import { Button } from '../../ui/Button.tsx'
import { FoldSign } from '../../ui/Fold.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { groupedText } from '../../ui/format.ts'
import { sentence } from '../../ui/sentence.ts'
import { oneOf } from '../comparison.ts'

export const incomeFieldId = 'monthly-pay'

interface FactFieldsProps {
  borrower: ReturnType<typeof useBorrowerFacts>
}

/**
 * The borrower's other EMIs and, unless the server knows it, their monthly pay. This page sends neither; the pay prefills
 * step 2 of the wizard.
 */
export function MonthlyPayFields({ borrower }: FactFieldsProps) {
  const { typed, isVisitor, isIncomeSaved, change } = borrower
  return (
    <>
      {!isIncomeSaved && (
        <AmountField
          id={incomeFieldId}
          label={words.yourMonthlyPay}
          saved={typed.income}
          onChange={(income) => change({ income })}
        />
      )}
      <AmountField
        label={words.otherEmis}
        hint={isVisitor ? undefined : words.otherEmisHint}
        saved={typed.otherEmis}
        onChange={(otherEmis) => change({ otherEmis })}
      />
    </>
  )
}

interface VisitorFieldsProps extends FactFieldsProps {
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
}

/**
 * Fields for the pay, other EMIs, age, profession and credit score of a visitor, whose details the server doesn't know.
 * Folded at first, because offers matter more than what is optional.
 */
export function VisitorFields({ borrower, isOpen, onToggle }: VisitorFieldsProps) {
  const { typed, change } = borrower
  const [age, setAge] = useState(typed.age ?? '')
  const [hasLeft, setHasLeft] = useState(false)
  const isAccepted = age.trim() === '' || readAge(age) !== undefined
  const { min, max } = limits.ageYears
  return (
    <details
      open={isOpen}
      onToggle={(event) => onToggle(event.currentTarget.open)}
      className="group border-t border-line pt-3 md:col-span-full lg:max-w-none! lg:basis-full!"
    >
      <summary className="flex min-h-11 list-none items-center justify-between gap-4 [&::-webkit-details-marker]:hidden">
        <span>
          <span className="block font-medium group-hover:text-primary">{words.aboutYou}</span>
          <span className="block text-sm text-quiet">{words.aboutYouFields}</span>
        </span>
        <FoldSign />
      </summary>
      <div className="grid gap-x-8 gap-y-4 pt-2 md:grid-cols-2 lg:grid-cols-1 lg:group-data-wide/controls:grid-cols-3">
        <MonthlyPayFields borrower={borrower} />
        <TextField
          label={words.yourAge}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={age}
          // No error while the age is being typed: its first digit is not an age yet.
          error={hasLeft && !isAccepted ? words.enterAge(min, max) : undefined}
          onBlur={() => setHasLeft(true)}
          onChange={({ target }) => {
            setAge(target.value)
            setHasLeft(false)
            change({ age: readAge(target.value)?.toString() })
          }}
        />
        <SelectField
          label={words.yourProfession}
          options={[words.notGiven, ...professions]}
          labels={professionNames}
          value={typed.profession ?? words.notGiven}
          onChange={(name) => change({ profession: oneOf(professions, name) })}
        />
        <CreditScoreField borrower={borrower} />
        <p className="col-span-full text-sm text-quiet">{words.optional}</p>
      </div>
    </details>
  )
}

/** The band of the borrower's credit score, which is never sent. Without it, an offer's whole range of rates counts. */
export function CreditScoreField({ borrower: { typed, isVisitor, change } }: FactFieldsProps) {
  return (
    <SelectField
      label={words.yourCreditScore}
      hint={isVisitor ? undefined : words.otherEmisHint}
      options={[words.scoreNotKnown, ...creditScores]}
      labels={words.creditScores}
      value={typed.creditScore ?? words.scoreNotKnown}
      onChange={(score) => change({ creditScore: oneOf(creditScores, score) })}
    />
  )
}

interface AmountFieldProps {
  id?: string
  label: string
  hint?: string | undefined
  saved: string | undefined
  /** Called with whole rupees in digits, or with `undefined` if the text is empty or not accepted. */
  onChange: (digits: string | undefined) => void
}

function AmountField({ id, label, hint, saved, onChange }: AmountFieldProps) {
  const [text, setText] = useState(groupedText(saved ?? ''))
  const [hasLeft, setHasLeft] = useState(false)
  const isAccepted = text.trim() === '' || readMonthly(text) !== undefined
  return (
    <TextField
      id={id}
      label={label}
      hint={hint}
      prefix="₹"
      inputMode="numeric"
      autoComplete="off"
      maxLength={20}
      value={text}
      error={hasLeft && !isAccepted ? words.enterAmount : undefined}
      onBlur={() => {
        setHasLeft(true)
        setText(groupedText(text.trim()))
      }}
      onChange={(event) => {
        setText(event.target.value)
        setHasLeft(false)
        onChange(readMonthly(event.target.value)?.toString())
      }}
    />
  )
}

/** Says why no EMI is shown as a share of the pay. `onAdd` should focus the field for the pay. */
export function IncomePrompt({ onAdd }: { onAdd: () => void }) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-sm text-quiet">
      <span>{words.payNotKnown}</span>
      <Button variant="quiet" className="text-sm" onClick={onAdd}>
        {sentence(words.addPay<ReactNode>((text) => <span className="sr-only">{text}</span>))}
      </Button>
    </p>
  )
}
