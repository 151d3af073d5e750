import type { ReactNode } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { parseTerms, type QuotedTerms } from '#loans/terms/parse-terms.ts'
import { TextField } from '../../ui/TextField.tsx'
import type { OfferValues } from './offer-values.ts'

const fields = [
  { name: 'loanAmount', label: 'Loan amount *', example: '₹50,000 - ₹10 lakh' },
  { name: 'interestRate', label: 'Interest rate *', example: '10.5% - 24% p.a.' },
  { name: 'processingFee', label: 'Processing fees *', example: '1% of loan amount' },
  { name: 'tenure', label: 'Tenure *', example: '12-60 months' },
] as const

interface TermFieldsProps {
  form: UseFormReturn<OfferValues>
  errorOf: (name: keyof QuotedTerms) => string | undefined
}

/** The lender's own words, and with every letter how they are understood: costs are worked out from that. */
export function TermFields({ form, errorOf }: TermFieldsProps) {
  const [loanAmount, interestRate, processingFee, tenure] = useWatch({
    control: form.control,
    name: ['loanAmount', 'interestRate', 'processingFee', 'tenure'],
  })
  const texts = { loanAmount, interestRate, processingFee, tenure }
  const terms = parseTerms(texts)
  return (
    <div className="grid items-end gap-5 sm:grid-cols-2">
      {fields.map(({ name, label, example }) => {
        const read = terms[name]
        return (
          <TextField
            key={name}
            label={label}
            placeholder={example}
            hint={
              texts[name].trim() === '' ? (
                'In the lender’s own words.'
              ) : read.ok ? (
                read.description
              ) : (
                <Unread>
                  {read.reason} {read.hint} Without it no costs are worked out.
                </Unread>
              )
            }
            {...form.register(name)}
            error={errorOf(name)}
          />
        )
      })}
    </div>
  )
}

const Unread = ({ children }: { children: ReactNode }) => <span className="text-caution">{children}</span>
