import type { Offer } from '#contract/offer.ts'
import { takesHandover } from '#contract/offer-link.ts'
import { isPaused } from '#contract/pause.ts'
import * as words from '#words/offer-card.ts'
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx'
import { chooseIds, useSendsIds } from '../handover.ts'

interface HandoverSwitchProps {
  offer: Offer
  /** Also says what the lender gets, and for what. */
  isExplained?: boolean
  className?: string
}

/**
 * Beside “Apply Now”: whether the lender gets an id of the press. One choice for all lenders, kept on this device. Renders
 * nothing for an offer whose link takes no id, or that takes no applications.
 */
export function HandoverSwitch({ offer, isExplained = false, className = '' }: HandoverSwitchProps) {
  const areSent = useSendsIds()
  if (!takesHandover(offer.link) || isPaused(offer)) return null
  return (
    <div className={className}>
      <CheckboxField checked={areSent} onChange={chooseIds}>
        {words.sendsId}
      </CheckboxField>
      {isExplained && <p className="text-sm text-quiet">{words.sendsIdIntro}</p>}
    </div>
  )
}
