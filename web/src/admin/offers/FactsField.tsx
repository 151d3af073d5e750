import { ChevronDown, ExternalLink } from 'lucide-react'
import { useId } from 'react'
import { useController, useFormState, useWatch } from 'react-hook-form'
import {
  describeFact,
  factLabels,
  factNames,
  missingFacts,
  type OfferWithFacts,
} from '#contract/describe-facts.ts'
import { daysBetween, isDay, todayInIndia } from '#loans/dates.ts'
import { DateField } from '../../form/DateField.tsx'
import { TextField } from '../../form/TextField.tsx'
import { Button } from '../../ui/Button.tsx'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { day } from '../../ui/format.ts'
import { parseEligibility } from './eligibility-values.ts'
import { type FactProps, FactValue, hasSeveralFields } from './FactValue.tsx'
import { readableFacts } from './facts-values.ts'
import { recheckDays } from './filter-offers.ts'
import { useOpenWhenInvalid } from './reveal.ts'

/** A line per fact, as a table of what is known, from where and since when; a line opens its fields. */
export function FactsField({ control }: Pick<FactProps, 'control'>) {
  const [facts, eligibility] = useWatch({ control, name: ['facts', 'eligibility'] })
  const offer = { facts: readableFacts(facts), eligibility: parseEligibility(eligibility) }
  return (
    <>
      <p className="text-sm text-quiet">
        Leave blank what the lender doesn’t say. Only the rates that people got change an offer’s rank.
      </p>
      <div>
        <div
          aria-hidden="true"
          className={`${columns} border-b border-edge pb-2 text-xs text-quiet max-sm:hidden`}
        >
          <span>Fact</span>
          <span>Value</span>
          <span className="text-right">Checked on</span>
        </div>
        {factNames.map((name) => (
          <FactRow key={name} control={control} name={name} offer={offer} />
        ))}
      </div>
      <div className="[&_:has(>input)]:sm:w-1/2">
        <DateField
          name="facts_asked_on"
          control={control}
          label="We asked the lender for what is missing on"
          hint="Borrowers then see “Not published, asked on …” instead of “Not published”."
        />
      </div>
    </>
  )
}

const columns =
  'grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 pr-8 sm:grid-cols-[10.75rem_minmax(0,1fr)_5.5rem]'

interface FactRowProps extends FactProps {
  /** As far as its facts can be read. */
  offer: OfferWithFacts
}

function FactRow({ control, name, offer }: FactRowProps) {
  const id = useId()
  const { errors } = useFormState({ control })
  const fold = useOpenWhenInvalid(control, errors.facts?.[name] !== undefined)
  return (
    <details ref={fold} aria-labelledby={id} className="group/fact border-b border-line">
      <summary className="relative list-none hover:bg-primary-wash [&::-webkit-details-marker]:hidden">
        <span className={`${columns} min-h-11 py-2.5 text-sm`}>
          <h4 id={id} className="font-medium">
            {factLabels[name]}
          </h4>
          <KnownFact name={name} offer={offer} />
        </span>
        <ChevronDown
          className="absolute top-3.5 right-1 size-4 text-quiet group-open/fact:[transform:rotate(180deg)]"
          aria-hidden="true"
        />
      </summary>
      <div className="mb-4 flex flex-col gap-4 rounded-card bg-paper p-4 [&_[aria-live]:empty]:hidden">
        {hasSeveralFields(name) ? (
          <div className="flex flex-col gap-3">
            <FactValue control={control} name={name} />
          </div>
        ) : (
          <FactValue control={control} name={name} />
        )}
        <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_10.5rem]">
          <Source control={control} name={name} />
          <CheckedOn control={control} name={name} />
        </div>
      </div>
    </details>
  )
}

/** The value and the day of its last check, in the columns of the table. */
function KnownFact({ name, offer }: Omit<FactRowProps, 'control'>) {
  const fact = describeFact(offer, name)
  if (!fact)
    return missingFacts(offer).includes(name) ? (
      <ChangingText className="text-caution sm:col-span-2">Missing</ChangingText>
    ) : (
      <ChangingText className="text-quiet sm:col-span-2">Doesn’t apply</ChangingText>
    )
  const { words, source, verified_on } = fact
  const isOld = !verified_on || daysBetween(verified_on, todayInIndia()) > recheckDays
  return (
    <>
      <span className="min-w-0 max-sm:order-last max-sm:col-span-2">
        <ChangingText className="line-clamp-3 wrap-anywhere">{words}</ChangingText>
        {!source && offer.facts?.[name] && <span className="text-xs text-caution">No source</span>}
      </span>
      <ChangingText
        className={`amount text-right text-xs/5 whitespace-nowrap ${isOld ? 'text-caution' : 'text-quiet'}`}
      >
        {verified_on ? day(verified_on) : 'Never'}
      </ChangingText>
    </>
  )
}

/** Where the value stands, with a link that opens it. */
function Source({ control, name }: FactProps) {
  const source = useWatch({ control, name: `facts.${name}.source` }).trim()
  return (
    <div className="relative">
      <TextField
        name={`facts.${name}.source`}
        control={control}
        label="Source"
        type="url"
        inputMode="url"
        placeholder="https://lender.example/key-facts"
        title={source}
      />
      {isWebAddress(source) && (
        <a
          href={source}
          target="_blank"
          rel="noopener noreferrer"
          className="link absolute top-0 right-0 inline-flex min-h-6 items-center gap-1 text-sm"
        >
          <span>Open</span>
          <ExternalLink className="size-3.5" aria-hidden="true" />
          <span className="sr-only">{` the source of ${factLabels[name]} (opens in a new tab)`}</span>
        </a>
      )}
    </div>
  )
}

const isWebAddress = (text: string) => /^https?:\/\/\S+$/i.test(text)

/** The day of the last check, with a button for today, because most checks are noted when they are made. */
function CheckedOn({ control, name }: FactProps) {
  const { field } = useController({ control, name: `facts.${name}.verified_on` })
  const isToday = isDay(field.value) && field.value === todayInIndia()
  return (
    <div>
      <DateField name={`facts.${name}.verified_on`} control={control} label="Checked on" />
      {!isToday && (
        <Button
          variant="quiet"
          className="min-h-11! text-sm sm:min-h-8!"
          onClick={() => field.onChange(todayInIndia())}
        >
          <span>Checked today</span>
          <span className="sr-only">{`: ${factLabels[name]}`}</span>
        </Button>
      )}
    </div>
  )
}
