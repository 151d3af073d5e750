import { type Control, useWatch } from 'react-hook-form'
import { describeTerms } from '#contract/describe-terms.ts'
import { parseTerms } from '#loans/terms/parse-terms.ts'
import { TextField } from '../../form/TextField.tsx'
import type { OfferFormValues } from './offer-values.ts'

const fields = [
  { name: 'loanAmount', label: 'Loan amount *', example: '₹50,000 - ₹10 lakh' },
  { name: 'interestRate', label: 'Interest rate *', example: '10.5% - 24% p.a.' },
  { name: 'processingFee', label: 'Processing fees *', example: '1% of loan amount' },
  { name: 'tenure', label: 'Tenure *', example: '12-60 months' },
] as const

/** The lender's terms as text. Each field shows how the text is read, since costs are worked out from it. */
export function TermFields({ control }: { control: Control<OfferFormValues> }) {
  const [loanAmount, interestRate, processingFee, tenure] = useWatch({
    control,
    name: ['loanAmount', 'interestRate', 'processingFee', 'tenure'],
  })
  const texts = { loanAmount, interestRate, processingFee, tenure }
  const terms = parseTerms(texts)
  const readings = describeTerms(terms)
  return (
    <div className="grid gap-5 sm:grid-cols-2 sm:*:row-span-4 sm:*:grid sm:*:grid-rows-subgrid sm:*:gap-1.5">
      {fields.map(({ name, label, example }) => (
        <TextField
          key={name}
          name={name}
          control={control}
          label={label}
          placeholder={example}
          hint={
            texts[name].trim() === '' ? (
              'As the lender words it.'
            ) : terms[name].ok ? (
              readings[name]
            ) : (
              <span className="text-caution">
                {`${readings[name]} Without it${name === 'loanAmount' ? ', or a minimum or maximum loan amount below,' : ''} we can’t work out costs.`}
              </span>
            )
          }
        />
      ))}
    </div>
  )
}
