import { isDeepStrictEqual } from 'node:util'
import { describeContradiction } from '#contract/describe-contradiction.ts'
import type { StoredTerms } from '#contract/offer-terms.ts'
import type { TermsForm } from '#loans/terms/confirmed-terms.ts'
import { contradictedTerm } from '#loans/terms/contradiction.ts'
import type { TermName } from '#loans/terms/parse-result.ts'
import { Invalid } from '#runtime/errors.ts'
import type { Administrator } from '#sessions/administrator.ts'

/**
 * Adds to each term of a form who confirmed it, when and from which text. A term keeps its confirmation if neither its
 * figures nor its text change.
 *
 * @throws Invalid if a text contradicts the figures
 */
export function confirmTerms(
  form: TermsForm,
  texts: Record<TermName, string>,
  { id }: Administrator,
  now: Date,
  stored: StoredTerms = {},
): StoredTerms {
  const found = contradictedTerm(texts, form)
  if (found) {
    const message = describeContradiction(found)
    throw new Invalid(message, { terms: message })
  }
  const confirm = <Figures extends object>(
    term: TermName,
    figures: Figures,
    before: (Figures & { confirmed: Confirmed }) | undefined,
  ) => {
    const { confirmed, ...same } = before ?? {}
    const isKept = confirmed?.text === texts[term] && isDeepStrictEqual(same, figures)
    return {
      ...figures,
      confirmed: isKept ? confirmed : { text: texts[term], at: now.toISOString(), by: id },
    }
  }
  const { loanAmount, interestRate, processingFee, tenure, ...further } = form
  return {
    ...further,
    ...(loanAmount && { loanAmount: confirm('loanAmount', loanAmount, stored.loanAmount) }),
    ...(interestRate && { interestRate: confirm('interestRate', interestRate, stored.interestRate) }),
    ...(processingFee && { processingFee: confirm('processingFee', processingFee, stored.processingFee) }),
    ...(tenure && { tenure: confirm('tenure', tenure, stored.tenure) }),
  }
}

type Confirmed = NonNullable<StoredTerms['tenure']>['confirmed']
