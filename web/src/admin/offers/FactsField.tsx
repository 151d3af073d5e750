import { CalendarCheck, ExternalLink } from 'lucide-react'
import { useId } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { factLabels, factNames } from '#contract/describe-facts.ts'
import { todayInIndia } from '#loans/dates.ts'
import { DateField } from '../../form/DateField.tsx'
import { TextField } from '../../form/TextField.tsx'
import { type FactProps, FactValue, hasSeveralFields } from './FactValue.tsx'

export const FactsField = ({ control }: Pick<FactProps, 'control'>) => (
  <>
    <p className="text-sm text-quiet">
      Leave blank what the lender doesn’t say. Borrowers are told to look for it in the Key Facts Statement.
      Of the facts, only the rates that people got change an offer’s rank.
    </p>
    <div className="[&_:has(>input)]:sm:w-1/2">
      <DateField
        name="facts_asked_on"
        control={control}
        label="We asked the lender for what is missing on"
        hint="Borrowers then see “Not published, asked on …” instead of “Not published”."
      />
    </div>
    <div className={rows}>
      <div aria-hidden="true" className={`${row} gap-y-0.5! py-2! text-xs text-quiet max-sm:hidden`}>
        <span>Fact</span>
        <span className="col-[2/-1]">Value</span>
        <span className="col-span-2">Source</span>
        <span>Checked on</span>
      </div>
      {factNames.map((name) => (
        <FactRow key={name} control={control} name={name} />
      ))}
    </div>
  </>
)

/**
 * On a phone, the fields of a fact stand below each other, each with its label; else in two lines, as at the head of the table, so
 * that an address has the room that it needs.
 */
const rows =
  'divide-y divide-line border-y border-line [&_[aria-live]:empty]:hidden sm:[&_input]:min-h-10 sm:[&_input]:px-2.5 sm:[&_input]:text-sm sm:[&_input+button]:w-9 sm:[&_select]:min-h-10 sm:[&_select]:pl-2.5 sm:[&_select]:text-sm'
const row =
  'grid gap-x-2 gap-y-3 py-4 sm:grid-cols-[9.5rem_minmax(0,1fr)_11.75rem] sm:items-start sm:gap-y-2 sm:py-4'

/** A fact: what it is, its value, where that stands, and when somebody read it there. */
function FactRow({ control, name }: FactProps) {
  const id = useId()
  return (
    <fieldset aria-labelledby={id} className={row}>
      <h4 id={id} className="font-semibold sm:py-2 sm:text-sm/6 sm:font-medium">
        {factLabels[name]}
      </h4>
      <div className={`sm:col-[2/-1] ${hasSeveralFields(name) ? severalFields : 'sm:[&_label]:sr-only'}`}>
        <FactValue control={control} name={name} />
      </div>
      <Source control={control} name={name} />
      <CheckedOn control={control} name={name} />
    </fieldset>
  )
}

/** A value of several fields shows their labels. */
const severalFields =
  'flex flex-col gap-3 sm:[&_label]:text-xs sm:[&_label]:font-normal sm:[&_label]:text-quiet'
/** A field with a small button or link behind it. */
const withButton = 'flex items-end gap-1 *:first:grow *:first:min-w-0 sm:items-start sm:[&_label]:sr-only'
const smallButton =
  'flex size-12 shrink-0 items-center justify-center rounded-control text-primary hover:bg-primary-wash sm:size-10'

/** Where the value stands, with a link that opens it. */
function Source({ control, name }: FactProps) {
  const source = useWatch({ control, name: `facts.${name}.source` }).trim()
  return (
    <div className={`${withButton} sm:col-span-2`}>
      <TextField
        name={`facts.${name}.source`}
        control={control}
        label="Source"
        type="url"
        inputMode="url"
        placeholder="https://lender.example/key-facts"
        title={source}
      />
      {isWebAddress(source) ? (
        <a href={source} target="_blank" rel="noopener noreferrer" title={source} className={smallButton}>
          <ExternalLink className="size-4" aria-hidden="true" />
          <span className="sr-only">{`Source of ${factLabels[name]} (opens in a new tab)`}</span>
        </a>
      ) : (
        <span className="size-10 shrink-0 max-sm:hidden" />
      )}
    </div>
  )
}

const isWebAddress = (text: string) => /^https?:\/\/\S+$/i.test(text)

/** The day of the last check, with a button for today, because most checks are noted when they are made. */
function CheckedOn({ control, name }: FactProps) {
  const { field } = useController({ control, name: `facts.${name}.verified_on` })
  return (
    <div className={withButton}>
      <DateField name={`facts.${name}.verified_on`} control={control} label="Checked on" />
      <button
        type="button"
        title="Checked today"
        onClick={() => field.onChange(todayInIndia())}
        className={smallButton}
      >
        <CalendarCheck className="size-5" aria-hidden="true" />
        <span className="sr-only">{`Checked today: ${factLabels[name]}`}</span>
      </button>
    </div>
  )
}
