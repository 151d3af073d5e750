import { Controller, type UseFormReturn, useWatch } from 'react-hook-form'
import { describeTerms } from '#contract/describe-terms.ts'
import type { StoredOffer } from '#contract/offer.ts'
import { isConfirmed } from '#loans/terms/confirmed-terms.ts'
import { type NotOnePrice, whyNotOnePrice } from '#loans/terms/no-one-price.ts'
import type { TermName } from '#loans/terms/parse-result.ts'
import { parseTerms } from '#loans/terms/parse-terms.ts'
import { type Doubt, doubtsAbout, plausible } from '#loans/terms/proposal.ts'
import { TextField } from '../../form/TextField.tsx'
import { Announced } from '../../ui/Announced.tsx'
import { Button } from '../../ui/Button.tsx'
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx'
import { day } from '../../ui/format.ts'
import { type OfferFormValues, textsOf } from './offer-values.ts'
import { TermEditor } from './TermEditor.tsx'
import { startCorrecting, termsOnceSaved } from './terms-values.ts'

const fields = [
  { name: 'loanAmount', title: 'Loan amount', example: '₹50,000 - ₹10 lakh' },
  { name: 'interestRate', title: 'Interest rate', example: '10.5% - 24% p.a.' },
  { name: 'processingFee', title: 'Processing fees', example: '1% of loan amount' },
  { name: 'tenure', title: 'Tenure', example: '12-60 months' },
] as const

const doubts: Record<Doubt, string> = {
  rateLow: `Below ${plausible.lowestRate}% a year: is that so?`,
  rateHigh: `Above ${plausible.highestRate}% a year: is that so?`,
  tenureLong: `Longer than ${plausible.tenureMonths / 12} years: is that so?`,
  feeHigh: `Above ${plausible.feePercent}% of the loan: is that so?`,
}

/** What to do about a rate that can't be one price. */
const waysOut: Record<NotOnePrice, string> = {
  deposit: 'It follows the borrower’s own deposit, so it can’t be one price.',
  benchmark: 'Correct the reading: set Floating, and today’s total.',
  groups: 'Correct the reading: one band per group.',
  currency: 'It is not in rupees.',
}

interface TermFieldsProps {
  form: UseFormReturn<OfferFormValues>
  offer: StoredOffer | undefined
}

/**
 * The lender's terms as text, each beside how it is read. An administrator corrects the reading and confirms it; costs are
 * worked out from what is confirmed, else from texts of which every word is understood.
 */
export function TermFields({ form, offer }: TermFieldsProps) {
  const { control } = form
  const [loanAmount, interestRate, processingFee, tenure, values] = useWatch({
    control,
    name: ['loanAmount', 'interestRate', 'processingFee', 'tenure', 'terms'],
  })
  const typed = { loanAmount, interestRate, processingFee, tenure }
  const terms = parseTerms(termsOnceSaved(values, textsOf(typed, offer)))
  const readings = describeTerms(terms)
  const doubted = doubtsAbout(terms)
  const hintOf = (name: TermName) => {
    if (typed[name].trim() === '') return { text: 'As the lender words it.', isCaution: false }
    const doubt = doubted[name]
    if (terms[name].ok)
      return {
        text: [readings[name], doubt && doubts[doubt]].filter(Boolean).join(' '),
        isCaution: Boolean(doubt),
      }
    const way = name === 'interestRate' && whyNotOnePrice(typed[name])
    const alternative = name === 'loanAmount' ? ', or a minimum or maximum loan amount below,' : ''
    const consequence = `Without it${alternative} we can’t work out costs.`
    return {
      text: [readings[name], way && waysOut[way], consequence].filter(Boolean).join(' '),
      isCaution: true,
    }
  }
  return (
    <div className="divide-y divide-line border-t border-line">
      {fields.map(({ name, title, example }) => {
        const { text, isCaution } = hintOf(name)
        return (
          <div key={name} className="flex flex-col gap-1 pt-4 pb-2">
            <div className={`[&_[aria-live]:empty]:hidden ${besideField}`}>
              <TextField
                name={name}
                control={control}
                label={`${title} *`}
                placeholder={example}
                hint={
                  <Announced as="span" text={text} className={isCaution ? 'text-caution' : ''}>
                    <span>{text}</span>
                  </Announced>
                }
              />
            </div>
            <Confirmation form={form} offer={offer} name={name} title={title} text={typed[name]} />
          </div>
        )
      })}
    </div>
  )
}

/** From a tablet on, the hint stands beside its field instead of above it, level with what is typed. */
const besideField =
  'sm:*:grid sm:*:grid-cols-2 sm:*:items-start sm:*:gap-x-6 sm:*:*:col-start-1 sm:[&>div>p]:col-start-2 sm:[&>div>p]:row-start-2 sm:[&>div>p]:pt-3'

interface ConfirmationProps extends TermFieldsProps {
  name: TermName
  title: string
  text: string
}

/** Confirms a term from its text, as read or as corrected. Another text is not confirmed. */
function Confirmation({ form, offer, name, title, text }: ConfirmationProps) {
  const { control, setValue, getValues } = form
  const isCorrected = useWatch({ control, name: `terms.${name}.isCorrected` })
  const confirmed = offer?.terms?.[name]?.confirmed
  const isStored = offer && isConfirmed(offer, name) && offer[name] === text
  const correct = () => {
    if (isCorrected) setValue(`terms.${name}.isCorrected`, false, { shouldDirty: true })
    else
      setValue('terms', startCorrecting(getValues('terms'), name, textsOf(getValues(), offer)), {
        shouldDirty: true,
      })
  }
  return (
    <>
      <div className="grid items-start gap-x-6 sm:grid-cols-2">
        <Controller
          control={control}
          name={`terms.${name}.confirmedText`}
          render={({ field: { value, onChange, ref }, fieldState: { error } }) => (
            <CheckboxField
              checked={value !== '' && value === text}
              onChange={(isChecked) => onChange(isChecked ? text : '')}
              disabled={text.trim() === ''}
              error={error?.message}
              ref={ref}
            >
              <span>{`Confirm the ${title.toLowerCase()}`}</span>
              {isStored && confirmed && (
                <span className="text-quiet">{`, confirmed on ${day(confirmed.at)}`}</span>
              )}
            </CheckboxField>
          )}
        />
        <Button
          variant="quiet"
          className="min-h-11! justify-self-start text-sm"
          onClick={correct}
          aria-expanded={isCorrected}
        >
          <span>{isCorrected ? 'Use the reading' : 'Correct the reading'}</span>
          <span className="sr-only">{` of the ${title.toLowerCase()}`}</span>
        </Button>
      </div>
      {isCorrected && <TermEditor control={control} name={name} title={title} />}
    </>
  )
}
