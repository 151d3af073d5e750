import { CalendarCheck } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { type Control, useController, useWatch } from 'react-hook-form'
import { factLabels, factNames } from '#contract/describe-facts.ts'
import type { FactName } from '#contract/offer-facts.ts'
import { todayInIndia } from '#loans/dates.ts'
import { recentQuarters } from '#loans/ranking/contracted-rates.ts'
import { SelectField } from '../../form/SelectField.tsx'
import { TextField } from '../../form/TextField.tsx'
import { chargeUnitNames, factChoices, nameQuarter, notGiven } from './facts-values.ts'
import type { OfferFormValues } from './offer-values.ts'

interface FactProps {
  control: Control<OfferFormValues>
  name: FactName
}

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
  const Several = fieldsOfSeveral[name]
  return (
    <fieldset aria-labelledby={id} className={row}>
      <h4 id={id} className="font-semibold sm:py-2 sm:text-sm/6 sm:font-medium">
        {factLabels[name]}
      </h4>
      {/* A value of several fields has a line of its own, with their labels. */}
      <div className={Several ? severalFields : 'sm:[&_label]:sr-only'}>
        {Several ? <Several control={control} name={name} /> : <ValueField control={control} name={name} />}
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

/** How each value's field differs from a text field labelled “Value”. Charges have fields of their own. */
const valueFields: Partial<
  Record<FactName, { label: string; placeholder?: string; inputMode?: 'url' | 'numeric' }>
> = {
  legal_name: { label: 'Name of the regulated entity', placeholder: 'Neem Tree Finance Limited' },
  rbi_registration: { label: 'Number', placeholder: 'N-13.01234' },
  key_facts_statement: {
    label: 'Address',
    placeholder: 'https://lender.example/key-facts.pdf',
    inputMode: 'url',
  },
  penal_charges: { label: 'As the lender states it', placeholder: '2% a month on the overdue instalment' },
  insurance_required: { label: 'Must the borrower buy insurance?' },
  cooling_off_days: { label: 'Days', inputMode: 'numeric' },
  disbursal_days: { label: 'Days (0 is the same day)', inputMode: 'numeric' },
}

function ValueField({ control, name }: FactProps) {
  const field = { name: `facts.${name}.value`, control } as const
  if (name in factChoices) {
    const choices = factChoices[name as keyof typeof factChoices]
    const options = [notGiven, ...Object.values(choices)]
    const label = valueFields[name]?.label ?? 'Value'
    return <SelectField {...field} label={label} options={options} placeholder={notGiven} />
  }
  return <TextField {...field} label="Value" {...valueFields[name]} />
}

const ChargeFields = ({ control, name }: FactProps) => (
  <div className="grid items-end gap-3 sm:grid-cols-3">
    <TextField
      name={`facts.${name}.value`}
      control={control}
      label="Amount (0 is none)"
      inputMode="decimal"
    />
    <SelectField
      name={`facts.${name}.unit`}
      control={control}
      label="In"
      options={Object.values(chargeUnitNames)}
    />
    <TextField name={`facts.${name}.from_month`} control={control} label="From month" inputMode="numeric" />
  </div>
)

/** The second regulated lender, if two lend together. */
const CoLendingFields = ({ control }: Pick<FactProps, 'control'>) => (
  <div className="grid items-end gap-3 sm:grid-cols-3">
    <TextField name="facts.co_lending.value" control={control} label="The second regulated lender" />
    <TextField
      name="facts.co_lending.share"
      control={control}
      label="Its share (% of the loan)"
      inputMode="decimal"
    />
    <TextField
      name="facts.co_lending.blended_rate"
      control={control}
      label="Blended rate (% a year)"
      inputMode="decimal"
    />
  </div>
)

/** What the lender publishes about the loans of a quarter. An older quarter, if the offer has one, stays among the options. */
function ContractedRatesFields({ control }: Pick<FactProps, 'control'>) {
  const { quarter } = useWatch({ control, name: 'facts.contracted_rates' })
  const recent = recentQuarters(todayInIndia()).map(nameQuarter)
  const options = [...new Set([notGiven, ...recent, quarter])]
  const field = (part: 'category' | 'lowest' | 'value' | 'highest' | 'quarter') =>
    ({ name: `facts.contracted_rates.${part}`, control }) as const
  return (
    <>
      <p className="text-sm text-quiet">
        The lender’s table of the rates of last quarter’s loans. The offer is ranked at the mean, for two
        quarters.
      </p>
      <div className="grid items-end gap-3 sm:grid-cols-2">
        <TextField {...field('category')} label="Category" placeholder="Personal loans" />
        <SelectField {...field('quarter')} label="Quarter" options={options} placeholder={notGiven} />
      </div>
      <div className="grid items-end gap-3 sm:grid-cols-3">
        <TextField {...field('lowest')} label="Lowest (% a year)" inputMode="decimal" />
        <TextField {...field('value')} label="Mean (% a year)" inputMode="decimal" />
        <TextField {...field('highest')} label="Highest (% a year)" inputMode="decimal" />
      </div>
    </>
  )
}

const fieldsOfSeveral: Partial<Record<FactName, (props: FactProps) => ReactNode>> = {
  foreclosure_charge: ChargeFields,
  part_prepayment_charge: ChargeFields,
  contracted_rates: ContractedRatesFields,
  co_lending: CoLendingFields,
}
