import { Plus, Trash2 } from 'lucide-react'
import { type Control, useFieldArray, useWatch } from 'react-hook-form'
import { limits } from '#contract/limits.ts'
import { professions } from '#loans/loan-request.ts'
import type { TermName } from '#loans/terms/parse-result.ts'
import { DateField } from '../../form/DateField.tsx'
import { SelectField } from '../../form/SelectField.tsx'
import { TextField } from '../../form/TextField.tsx'
import { Button } from '../../ui/Button.tsx'
import { Choices } from './EligibilityField.tsx'
import { OfferCheckbox } from './OfferCheckbox.tsx'
import type { OfferFormValues } from './offer-values.ts'
import { emptyBand, gstNames, quotedNames, rateKindNames, unitNames } from './terms-values.ts'

interface EditorProps {
  control: Control<OfferFormValues>
}

interface TermEditorProps extends EditorProps {
  name: TermName
  title: string
}

/** The figures of a term, as fields. */
export function TermEditor({ control, name, title }: TermEditorProps) {
  const Figures = editors[name]
  return (
    <fieldset className="mt-1 flex flex-col gap-4 border-t border-line pt-3">
      <legend className="sr-only">{`${title} as figures`}</legend>
      <Figures control={control} />
    </fieldset>
  )
}

const figures = 'grid items-end gap-3 sm:grid-cols-2'

const editors: Record<TermName, (props: EditorProps) => React.ReactNode> = {
  loanAmount: ({ control }) => (
    <div className={figures}>
      <Figure control={control} name="terms.loanAmount.min" label="Smallest loan" prefix="₹" />
      <Figure control={control} name="terms.loanAmount.max" label="Largest loan" prefix="₹" />
    </div>
  ),
  interestRate: RateEditor,
  processingFee: ({ control }) => (
    <>
      <div className={figures}>
        <Figure control={control} name="terms.processingFee.percent" label="Per cent of the loan" />
        <Figure control={control} name="terms.processingFee.rupees" label="Rupees" prefix="₹" />
        <Figure control={control} name="terms.processingFee.least" label="At least" prefix="₹" />
        <Figure control={control} name="terms.processingFee.most" label="At most" prefix="₹" />
      </div>
      <div className={figures}>
        <SelectField
          name="terms.processingFee.gst"
          control={control}
          label="GST on the fee"
          options={Object.values(gstNames)}
        />
        <SelectField
          name="terms.processingFee.quoted"
          control={control}
          label="Quoted as"
          options={Object.values(quotedNames)}
        />
      </div>
    </>
  ),
  tenure: ({ control }) => (
    <div className="grid items-end gap-3 sm:grid-cols-3">
      <Figure control={control} name="terms.tenure.min" label="Shortest" />
      <Figure control={control} name="terms.tenure.max" label="Longest" />
      <SelectField name="terms.tenure.unit" control={control} label="In" options={Object.values(unitNames)} />
    </div>
  ),
}

function RateEditor({ control }: EditorProps) {
  const { fields, append, remove } = useFieldArray({ control, name: 'terms.interestRate.bands' })
  const isFloating = useWatch({ control, name: 'terms.interestRate.isFloating' })
  return (
    <>
      <SelectField
        name="terms.interestRate.kind"
        control={control}
        label="Interest is charged"
        options={Object.values(rateKindNames)}
      />
      {fields.map(({ id }, index) => (
        <Band
          key={id}
          control={control}
          index={index}
          onRemove={fields.length > 1 ? () => remove(index) : undefined}
        />
      ))}
      {fields.length < limits.offer.terms.bands && (
        <Button variant="secondary" className="self-start" onClick={() => append(emptyBand)}>
          <Plus className="size-5" aria-hidden="true" />
          <span>Add a band</span>
        </Button>
      )}
      <OfferCheckbox
        control={control}
        name="terms.interestRate.isFloating"
        label="Floating: the rate follows a benchmark"
      />
      {isFloating && (
        <div className={figures}>
          <TextField
            name="terms.interestRate.benchmark.name"
            control={control}
            label="Benchmark"
            placeholder="Repo rate"
          />
          <Figure control={control} name="terms.interestRate.benchmark.percent" label="Its value in %" />
          <DateField name="terms.interestRate.benchmark.on" control={control} label="On" />
          <Figure
            control={control}
            name="terms.interestRate.benchmark.spread"
            label="The lowest rate adds, in %"
          />
        </div>
      )}
    </>
  )
}

interface BandProps extends EditorProps {
  index: number
  /** Absent for the only band. */
  onRemove: (() => void) | undefined
}

function Band({ control, index, onRemove }: BandProps) {
  const name = `terms.interestRate.bands.${index}` as const
  const { lowestPercent: _, highestPercent: __, ...conditions } = useWatch({ control, name })
  const isForSome = JSON.stringify(conditions).match(/"[^"]+"(?=[,}\]])|true/) !== null
  const number = index + 1
  const label = (text: string) => (onRemove ? `${text}, band ${number}` : text)
  return (
    <fieldset className="flex flex-col gap-3 rounded-card bg-paper p-3">
      <legend className="sr-only">{`Band ${number}`}</legend>
      <div className={figures}>
        <Figure control={control} name={`${name}.lowestPercent`} label={label('Lowest % a year')} />
        <Figure control={control} name={`${name}.highestPercent`} label={label('Highest % a year')} />
      </div>
      <details open={isForSome || undefined}>
        <summary className="min-h-11 cursor-pointer py-2.5 text-sm font-medium">
          {`Whom band ${number} is for`}
        </summary>
        <div className="flex flex-col gap-3 pb-2">
          <p className="text-sm text-quiet">Blank means everybody. Both ends count.</p>
          <div className={figures}>
            <Figure control={control} name={`${name}.creditScore.min`} label={label('Credit score from')} />
            <Figure control={control} name={`${name}.creditScore.max`} label={label('Credit score to')} />
          </div>
          <OfferCheckbox
            control={control}
            name={`${name}.noCreditScore`}
            label="Borrowers without a credit score"
          />
          <Choices control={control} name={`${name}.employment`} label="Professions" options={professions} />
          <div className={figures}>
            <Figure control={control} name={`${name}.amount.min`} label={label('Loan from')} prefix="₹" />
            <Figure control={control} name={`${name}.amount.max`} label={label('Loan to')} prefix="₹" />
            <Figure control={control} name={`${name}.tenureMonths.min`} label={label('Months from')} />
            <Figure control={control} name={`${name}.tenureMonths.max`} label={label('Months to')} />
            <Figure
              control={control}
              name={`${name}.monthlyIncome.min`}
              label={label('Income from')}
              prefix="₹"
            />
            <Figure
              control={control}
              name={`${name}.monthlyIncome.max`}
              label={label('Income to')}
              prefix="₹"
            />
          </div>
        </div>
      </details>
      {onRemove && (
        <Button variant="quiet" className="self-start" onClick={onRemove}>
          <Trash2 className="size-4" aria-hidden="true" />
          <span>{`Remove band ${number}`}</span>
        </Button>
      )}
    </fieldset>
  )
}

type FigureProps = Parameters<typeof TextField<OfferFormValues, OfferFormValues>>[0]

const Figure = (props: FigureProps) => <TextField inputMode="decimal" autoComplete="off" {...props} />
