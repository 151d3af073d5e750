import { isBlendedRateOutside } from '#contract/blended-rate.ts'
import * as messages from '#contract/messages.ts'
import type { NewOffer } from '#contract/new-offer.ts'
import type { OfferChange } from '#contract/offer-change.ts'
import type { TermName } from '#loans/terms/parse-result.ts'
import type { QuotedTerms } from '#loans/terms/parse-terms.ts'
import { Conflict, Invalid } from '#runtime/errors.ts'
import type { Administrator } from '#sessions/administrator.ts'
import { confirmTerms } from './confirm-terms.ts'
import { IdempotencyRecord } from './idempotency.ts'
import { deleteLogo, saveWithLogo } from './logos.ts'
import { changeOffer, createOffer, definedFields, findOfferToChange } from './offer-changes.ts'
import type { SavedOffer } from './store.ts'
import { hasUntrueBadge } from './true-badges.ts'

/**
 * Adds the offer of a form and returns its id. A retry with the same request id returns the id of the first attempt.
 *
 * @throws Conflict if the request id was used with another form
 */
export async function addOffer(form: NewOffer, admin: Administrator, now: Date): Promise<string> {
  const { logo, request_id, terms, ...texts } = form
  const fields = { ...texts, ...(terms && { terms: confirmTerms(terms, texts, admin, now) }) }
  const record = request_id ? new IdempotencyRecord(admin, request_id, form) : undefined
  const written = await record?.findResult()
  if (!written) {
    checkBlendedRate(fields)
    await checkReason({ ...fields, id: '' })
  }
  if (written && !written.isSame) throw new Conflict(messages.offerAddedAlready)
  if (written) return written.offerId
  const { id } = await saveWithLogo(logo, admin, (path = '') =>
    createOffer({ ...fields, logo: path }, admin, now, record),
  )
  return id
}

/** Changes an offer as its form says. A retry with the same request id and form changes nothing. */
export async function updateOffer(form: OfferChange, admin: Administrator, now: Date): Promise<void> {
  const { id, version, logo, removeLogo, request_id, terms, ...texts } = form
  const record = request_id ? new IdempotencyRecord(admin, request_id, form) : undefined
  if ((await record?.findResult())?.isSame) return
  const logoIfNone = removeLogo ? '' : undefined
  const fieldsFor = (offer: SavedOffer) =>
    terms ? { ...texts, terms: confirmTerms(terms, newTexts(texts, offer), admin, now, offer.terms) } : texts
  // Converted to a string, an uploaded file never equals the stored path, so it always counts as a change.
  const offer = await findOfferToChange(id, version, (offer) => ({
    ...fieldsFor(offer),
    logo: logo ? String(logo) : logoIfNone,
  }))
  // A change of the texts alone is not refused: the order keeps a blended rate within what the offer quotes.
  if (texts.facts) checkBlendedRate({ ...offer, ...definedFields(fieldsFor(offer)) })
  const given = logo === offer.logo ? undefined : logo
  // A change of other fields that makes the reason untrue takes the badge off; only giving such a reason is refused.
  if (texts.recommended_for) await checkReason({ ...offer, ...definedFields(fieldsFor(offer)) })
  const changed = await saveWithLogo(given, admin, (path = logoIfNone) =>
    changeOffer(offer, { ...fieldsFor(offer), logo: path }, admin, now, record),
  )
  if (changed.logo !== offer.logo) await deleteLogo(offer.logo)
}

/** @throws Invalid if the blended rate of two lenders is not among the rates that the offer quotes */
function checkBlendedRate(offer: QuotedTerms & Pick<SavedOffer, 'facts'>): void {
  if (isBlendedRateOutside(offer, offer.facts ?? {}))
    throw new Invalid(messages.blendedRateOutside, { facts: messages.blendedRateOutside })
}

/** @throws Invalid if the reason for the badge is not true of the offer */
async function checkReason(offer: Parameters<typeof hasUntrueBadge>[0]): Promise<void> {
  if (await hasUntrueBadge(offer))
    throw new Invalid(messages.reasonNotTrue, { recommended_for: messages.reasonNotTrue })
}

const newTexts = (changed: Partial<Record<TermName, string | undefined>>, offer: SavedOffer) => ({
  loanAmount: changed.loanAmount ?? offer.loanAmount,
  interestRate: changed.interestRate ?? offer.interestRate,
  processingFee: changed.processingFee ?? offer.processingFee,
  tenure: changed.tenure ?? offer.tenure,
})
