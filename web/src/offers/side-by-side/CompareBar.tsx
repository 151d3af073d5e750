import type { Offer } from '#contract/offer.ts'
import { writtenLang } from '#words/locale.ts'
import * as words from '#words/offers.ts'
import { Button } from '../../ui/Button.tsx'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { maxCompared } from '../comparison.ts'

interface CompareBarProps {
  offers: Offer[]
  onOpen: () => void
  onClear: () => void
}

/** Sticks to the bottom of the screen while at least one offer is chosen. Until then, only screen readers find it. */
export function CompareBar({ offers, onOpen, onClear }: CompareBarProps) {
  const isEmpty = offers.length === 0
  const needsAnother = offers.length === 1
  const lenders = offers.map(({ lender }) => lender).join(', ')
  return (
    <section
      aria-label={words.offersToCompare}
      className={
        isEmpty
          ? 'sr-only'
          : 'sticky bottom-0 z-30 -mx-4 mt-6 border-t border-line bg-surface px-4 shadow-raised sm:mx-0 sm:rounded-t-card sm:border-x'
      }
    >
      <div className="flex min-h-18 flex-wrap items-center gap-x-5 gap-y-2 py-2">
        {/* Always mounted: screen readers ignore a live region that appears together with its text. */}
        <p className="min-w-0 grow basis-20 text-sm" aria-live="polite">
          <ChangingText className="font-semibold">{words.chosen(offers.length, maxCompared)}</ChangingText>
          {needsAnother ? (
            <span className="block truncate text-quiet">{words.chooseOneMore}</span>
          ) : (
            <span
              key={lenders}
              lang={writtenLang}
              translate="no"
              className="hidden truncate text-quiet min-[22.5rem]:block"
            >
              {lenders}
            </span>
          )}
        </p>
        {!isEmpty && (
          <>
            <Button variant="quiet" onClick={onClear}>
              {words.clear}
            </Button>
            {/* Not `disabled`: a closed comparison returns the focus to this button, even if only one offer is left. */}
            <Button aria-disabled={needsAnother} onClick={needsAnother ? undefined : onOpen}>
              {words.compare}
            </Button>
          </>
        )}
      </div>
    </section>
  )
}
