import type { ReactNode } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { type QuotedTerms, readTerms } from '#loans/terms/offer-terms.ts'
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
  const terms = readTerms(texts)
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
                read.says
              ) : (
                <Unread>
                  {read.why} {read.advice} Without it no costs are worked out.
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
