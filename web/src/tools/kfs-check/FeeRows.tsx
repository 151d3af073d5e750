import { correctNotes } from '#statements/correct.ts'
import * as words from '#words/kfs-result.ts'
import { Button } from '../../ui/Button.tsx'
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { type FeeText, feesRead } from './corrections.ts'
import { FigureInput } from './FigureInput.tsx'
import type { Readings } from './readings.ts'
import { Source } from './Source.tsx'

const noFee: FeeText = { name: '', amount: '', isRecurring: false }

/** The table of fees, row by row. */
export function FeeRows({ statement, corrections, errors, pageOf, onCorrect }: Readings) {
  const read = feesRead(correctNotes(statement, corrections.notes))
  const rows = corrections.fees ?? read
  const none = { found: words.noFees, unreadable: words.notReadable, missing: words.notFound }
  const change = (index: number, part: Partial<FeeText>) =>
    onCorrect({ fees: rows.map((row, each) => (each === index ? { ...row, ...part } : row)) })
  return (
    <fieldset>
      <legend className="font-medium">{words.entries.fees}</legend>
      <p className="text-sm text-quiet">{rows.length === 0 ? none[statement.feeTable] : words.feeAmounts}</p>
      <ul className="space-y-4">
        {rows.map((row, index) => {
          const quote = read[index]?.quote ?? ''
          return (
            <li key={index} className="grid items-end gap-x-4 gap-y-1 pt-2 sm:grid-cols-2">
              <TextField
                label={words.feeName(index + 1)}
                hint={
                  quote === '' ? undefined : (
                    <span className="wrap-anywhere">
                      <Source quote={quote} page={pageOf(quote)} />
                    </span>
                  )
                }
                autoComplete="off"
                value={row.name}
                onChange={({ target }) => change(index, { name: target.value })}
              />
              <FigureInput
                label={words.feeAmount(index + 1)}
                error={errors.feeRows?.[index]}
                unit="rupees"
                value={row.amount}
                onType={(amount) => change(index, { amount })}
              />
              <CheckboxField
                checked={row.isRecurring}
                onChange={(isRecurring) => change(index, { isRecurring })}
              >
                {words.feeRecurs(index + 1)}
              </CheckboxField>
              <Button
                variant="quiet"
                className="justify-self-start"
                onClick={() => onCorrect({ fees: rows.filter((_, each) => each !== index) })}
              >
                {words.removeFee(index + 1)}
              </Button>
            </li>
          )
        })}
      </ul>
      <Button variant="quiet" className="mt-1" onClick={() => onCorrect({ fees: [...rows, noFee] })}>
        {words.addFee}
      </Button>
    </fieldset>
  )
}
