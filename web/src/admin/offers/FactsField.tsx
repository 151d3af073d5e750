import { CalendarCheck } from 'lucide-react'
import { useId } from 'react'
import { useController } from 'react-hook-form'
import { factLabels, factNames } from '#contract/describe-facts.ts'
import { todayInIndia } from '#loans/dates.ts'
import { TextField } from '../../form/TextField.tsx'
import { type FactProps, FactValue, hasSeveralFields } from './FactValue.tsx'

export const FactsField = ({ control }: Pick<FactProps, 'control'>) => (
  <>
    <p className="text-sm text-quiet">
      Leave blank what the lender doesn’t say. Borrowers are told to look for it in the Key Facts Statement.
      Of the facts, only the rates that people got change an offer’s rank.
    </p>
    <div className="[&_input]:sm:w-1/2">
      <TextField
        name="facts_asked_on"
        control={control}
        label="We asked the lender for what is missing on"
        hint="Borrowers then see “Not published, asked on …” instead of “Not published”."
        type="date"
        max={todayInIndia()}
      />
    </div>
    <div className={rows}>
      <div aria-hidden="true" className={`${row} py-2! text-xs text-quiet max-sm:hidden`}>
        <span>Fact</span>
        <span>Value</span>
        <span>Source</span>
        <span>Checked on</span>
      </div>
      {factNames.map((name) => (
        <FactRow key={name} control={control} name={name} />
      ))}
    </div>
  </>
)

/** On a phone, the fields of a fact stand below each other, each with its label; else in a row, below the head of the table. */
const rows =
  'divide-y divide-line border-y border-line [&_[aria-live]:empty]:hidden sm:[&_input]:min-h-10 sm:[&_input]:px-2.5 sm:[&_input]:text-sm sm:[&_select]:min-h-10 sm:[&_select]:pl-2.5 sm:[&_select]:text-sm'
const row =
  'grid gap-x-2 gap-y-3 py-4 sm:grid-cols-[6.5rem_minmax(0,1.1fr)_minmax(0,1fr)_10.75rem] sm:items-start sm:gap-y-1 sm:py-2.5'

/** A fact: what it is, its value, where that stands, and when somebody read it there. */
function FactRow({ control, name }: FactProps) {
  const id = useId()
  const isSeveral = hasSeveralFields(name)
  return (
    <fieldset aria-labelledby={id} className={row}>
      <h4
        id={id}
        className={`font-semibold sm:py-2 sm:text-sm/6 sm:font-medium ${isSeveral ? 'sm:row-span-2' : ''}`}
      >
        {factLabels[name]}
      </h4>
      {/* A value of several fields has a line of its own, with their labels. */}
      <div className={isSeveral ? severalFields : 'sm:[&_label]:sr-only'}>
        <FactValue control={control} name={name} />
      </div>
      <div className="sm:col-start-3 sm:row-start-1 sm:[&_label]:sr-only">
        <TextField
          name={`facts.${name}.source`}
          control={control}
          label="Source"
          type="url"
          inputMode="url"
          placeholder="https://lender.example/key-facts"
        />
      </div>
      <CheckedOn control={control} name={name} />
    </fieldset>
  )
}

const severalFields =
  'flex flex-col gap-3 sm:col-[2/-1] sm:row-start-2 sm:[&_label]:text-xs sm:[&_label]:font-normal sm:[&_label]:text-quiet'

/** The day of the last check, with a button for today, because most checks are noted when they are made. */
function CheckedOn({ control, name }: FactProps) {
  const { field } = useController({ control, name: `facts.${name}.verified_on` })
  return (
    <div className="flex items-end gap-1 *:first:grow sm:col-start-4 sm:row-start-1 sm:items-start sm:[&_label]:sr-only">
      <TextField
        name={`facts.${name}.verified_on`}
        control={control}
        label="Checked on"
        type="date"
        max={todayInIndia()}
      />
      <button
        type="button"
        title="Checked today"
        onClick={() => field.onChange(todayInIndia())}
        className="flex size-12 shrink-0 items-center justify-center rounded-control text-primary hover:bg-primary-wash sm:size-10"
      >
        <CalendarCheck className="size-5" aria-hidden="true" />
        <span className="sr-only">{`Checked today: ${factLabels[name]}`}</span>
      </button>
    </div>
  )
}
