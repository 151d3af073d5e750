import { ChevronUp } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { StoredOffer } from '#contract/offer.ts'
import { exampleLoan } from '../../../borrower/loan-choices.ts'
import type { EvaluatedOffer, RequestedLoan } from '../../../offer-card/evaluated-offer.ts'
import { monthlyCost } from '../../../offer-card/format.ts'
import { OfferFace } from '../../../offer-card/OfferFace.tsx'
import { ChangingText } from '../../../ui/ChangingText.tsx'
import { months, rupees } from '../../../ui/format.ts'
import { Mark } from '../../../ui/Mark.tsx'
import type { OfferFormValues } from '../offer-values.ts'
import { evaluateOffer, scaleOf, typedOffer } from './evaluate-offer.ts'

interface OfferPreviewProps {
  form: UseFormReturn<OfferFormValues>
  /** Address of the logo that the form shows, or empty. */
  logo: string
  /** Absent for a new offer. */
  offer: StoredOffer | undefined
  /** Beside the form. Otherwise folded, under what a month costs. */
  isBeside: boolean
}

const title = 'How borrowers will see it'

/** The borrowers' card of an offer, from what is typed so far, without its buttons: the form has the only ones to press. */
export function OfferPreview({ form, logo, offer, isBeside }: OfferPreviewProps) {
  const watched = useWatch({ control: form.control })
  // What is watched may lack fields, but not what the form has. Deferred, so that typing stays fast.
  const values = useDeferredValue(useMemo(() => ({ ...watched, ...form.getValues() }), [watched, form]))
  const [request, setRequest] = useState<Partial<RequestedLoan>>({})
  const evaluated = useMemo(() => {
    const typed = typedOffer(values, logo, offer)
    const { amount = exampleLoan.amount, tenureMonths = exampleLoan.months, loanType } = request
    const [firstType] = typed.eligibility?.loanTypes ?? []
    return evaluateOffer(typed, { amount, tenureMonths, loanType: loanType ?? firstType })
  }, [values, logo, offer, request])
  const isEmpty = [values.loanAmount, values.interestRate, values.processingFee, values.tenure].every(
    (text) => text.trim() === '',
  )
  const card = isEmpty ? (
    <EmptyCard />
  ) : (
    <PreviewedCard
      evaluated={evaluated}
      isHidden={values.isHidden}
      onChangeRequest={(change) => setRequest((last) => ({ ...last, ...change }))}
    />
  )
  if (isBeside)
    return (
      <section aria-label={title} className="sticky top-24 self-start [@media(max-height:40rem)]:static">
        <h3 className="text-base">{title}</h3>
        {card}
      </section>
    )
  const { priced } = evaluated
  return (
    <details className="group min-w-0 basis-full text-sm">
      <summary className="-my-1 flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-2 text-[0.8125rem]">
        <span className="flex items-center gap-1.5 font-medium">
          <ChevronUp className="size-4 group-open:[transform:rotate(180deg)]" aria-hidden="true" />
          <span>{title}</span>
        </span>
        <ChangingText className={`amount ${priced ? 'font-semibold' : 'text-caution'}`}>
          {priced ? `${rupees(monthlyCost(priced))} a month` : 'No price yet'}
        </ChangingText>
      </summary>
      <div className="max-h-[calc(var(--viewport-height)*0.5)] overflow-y-auto pb-2">{card}</div>
    </details>
  )
}

const EmptyCard = () => (
  <div className="mt-3 flex flex-col items-center gap-3 rounded-card border border-dashed border-edge px-6 py-10 text-center text-sm text-quiet">
    <Mark size={40} className="text-edge" />
    <p>The borrowers’ card comes together here as you type the terms.</p>
  </div>
)

interface PreviewedCardProps {
  evaluated: EvaluatedOffer
  isHidden: boolean
  onChangeRequest: (change: Partial<RequestedLoan>) => void
}

function PreviewedCard({ evaluated, isHidden, onChangeRequest }: PreviewedCardProps) {
  const { amount, tenureMonths } = evaluated.loanRequest
  return (
    <>
      <p className="text-sm text-quiet">
        <ChangingText>{`Asked for ${rupees(amount)} over ${months(tenureMonths)}, from what you typed so far.`}</ChangingText>
      </p>
      {isHidden && <p className="text-sm text-caution">Hidden: nobody sees it until you show it.</p>}
      <div className="pt-5">
        <OfferFace
          evaluated={evaluated}
          scale={scaleOf(evaluated)}
          heading="h4"
          onChangeRequest={onChangeRequest}
        />
      </div>
    </>
  )
}
