import type { ReactNode } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import type { FactName } from '#contract/offer-facts.ts'
import { todayInIndia } from '#loans/dates.ts'
import { recentQuarters } from '#loans/ranking/contracted-rates.ts'
import { SelectField } from '../../form/SelectField.tsx'
import { TextField } from '../../form/TextField.tsx'
import { chargeUnitNames, factChoices, nameQuarter, notGiven } from './facts-values.ts'
import type { OfferFormValues } from './offer-values.ts'

export interface FactProps {
  control: Control<OfferFormValues>
  name: FactName
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

/** Whether the value of a fact has several fields. */
export const hasSeveralFields = (name: FactName) => name in fieldsOfSeveral

/** The value of a fact, in one field or several. */
export function FactValue({ control, name }: FactProps) {
  const Fields = fieldsOfSeveral[name] ?? ValueField
  return <Fields control={control} name={name} />
}
