import * as messages from '#contract/messages.ts'
import type { NewOffer } from '#contract/new-offer.ts'
import type { OfferChange } from '#contract/offer-change.ts'
import { Conflict, Invalid } from '#runtime/errors.ts'
import type { Administrator } from '#sessions/administrator.ts'
import { confirmTerms } from './confirm-terms.ts'
import { IdempotencyRecord } from './idempotency.ts'
import { deleteLogo, saveWithLogo } from './logos.ts'
import { changeOffer, createOffer, findOfferToChange } from './offer-changes.ts'
import { checkBlendedRate, checkReason, checkUpdate, updateOf } from './offer-update.ts'
import { needsApproval } from './scheduled/approval.ts'
import { newChange } from './scheduled/new-change.ts'
import { proposeChange } from './scheduled/propose-change.ts'

/** Whether a new offer is hidden until another administrator approves that borrowers see it. */
export const isHeldBack = ({ status }: Pick<NewOffer, 'status'>) => status === 'shown' && needsApproval()

/**
 * Adds the offer of a form and returns its id. A retry with the same request id returns the id of the first attempt. One that is
 * held back is stored as hidden, with the proposal to show it.
 *
 * @throws Conflict if the request id was used with another form
 */
export async function addOffer(form: NewOffer, admin: Administrator, now: Date): Promise<string> {
  const { logo, request_id, terms, ...given } = form
  const texts = isHeldBack(given) ? { ...given, status: 'hidden' as const } : given
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
    createOffer({ ...fields, logo: path }, admin, now, {
      record,
      propose: (offer) => (isHeldBack(given) ? newChange({ offer, changes: shown }, admin, now) : []),
    }),
  )
  return id
}

const shown = { status: { from: 'hidden', to: 'shown' } }

/**
 * Changes an offer as its form says, or proposes that if it needs approval. A retry with the same request id and form changes nothing.
 */
export async function updateOffer(form: OfferChange, admin: Administrator, now: Date): Promise<void> {
  const { id, version, logo, removeLogo, request_id, ...fields } = form
  const record = request_id ? new IdempotencyRecord(admin, request_id, form) : undefined
  const written = await record?.findResult()
  if (written?.isSame) return
  // Its first content waits: what it has now would wait beside that.
  if (written && needsApproval()) throw new Invalid(messages.scheduledAlready)
  const logoIfNone = removeLogo ? '' : undefined
  // Converted to a string, an uploaded file never equals the stored path, so it always counts as a change.
  const offer = await findOfferToChange(id, version, (offer) => ({
    ...updateOf(fields, offer, admin, now),
    logo: logo ? String(logo) : logoIfNone,
  }))
  const update = updateOf(fields, offer, admin, now)
  await checkUpdate(update, offer)
  const given = logo === offer.logo ? undefined : logo
  const changed = await saveWithLogo(given, admin, async (path = logoIfNone) => {
    const whole = { ...update, logo: path }
    if (!needsApproval()) return changeOffer(offer, whole, admin, now, record)
    await proposeChange(offer, whole, admin, now, record)
    return offer
  })
  if (changed.logo !== offer.logo) await deleteLogo(offer.logo)
}
