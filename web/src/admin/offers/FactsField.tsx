import { type Control, useController, useWatch } from 'react-hook-form'
import { factLabels, factNames } from '#contract/describe-facts.ts'
import type { FactName } from '#contract/offer-facts.ts'
import { todayInIndia } from '#loans/dates.ts'
import { recentQuarters } from '#loans/ranking/contracted-rates.ts'
import { SelectField } from '../../form/SelectField.tsx'
import { TextField } from '../../form/TextField.tsx'
import { Button } from '../../ui/Button.tsx'
import { chargeUnitNames, factChoices, isCharge, nameQuarter, notGiven } from './facts-values.ts'
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
    <TextField
      name="facts_asked_on"
      control={control}
      label="We asked the lender for what is missing on"
      hint="Borrowers then see “Not published, asked on …” instead of “Not published”."
      type="date"
      max={todayInIndia()}
    />
    {factNames.map((name) => (
      <fieldset key={name} className="flex flex-col gap-3 rounded-card border border-line p-4 pt-2">
        <legend className="px-1 font-semibold">{factLabels[name]}</legend>
        {isCharge(name) ? (
          <ChargeFields control={control} name={name} />
        ) : name === 'contracted_rates' ? (
          <ContractedRatesFields control={control} />
        ) : name === 'co_lending' ? (
          <CoLendingFields control={control} />
        ) : (
          <ValueField control={control} name={name} />
        )}
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField
            name={`facts.${name}.source`}
            control={control}
            label="Source"
            type="url"
            inputMode="url"
            placeholder="https://lender.example/key-facts"
          />
          <CheckedOn control={control} name={name} />
        </div>
      </fieldset>
    ))}
  </>
)

/** The day of the last check, with a button for today, because most checks are noted when they are made. */
function CheckedOn({ control, name }: FactProps) {
  const { field } = useController({ control, name: `facts.${name}.verified_on` })
  return (
    <div className="flex flex-col items-start *:first:w-full">
      <TextField
        name={`facts.${name}.verified_on`}
        control={control}
        label="Checked on"
        type="date"
        max={todayInIndia()}
      />
      <Button variant="quiet" className="text-sm" onClick={() => field.onChange(todayInIndia())}>
        <span>Checked today</span>
        <span className="sr-only">{`: ${factLabels[name]}`}</span>
      </Button>
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
