import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { loanTypes } from '#words/choices.ts'
import * as words from '#words/offers.ts'
import { Button } from '../../ui/Button.tsx'
import { ChangingText } from '../../ui/ChangingText.tsx'
import type { Elements } from '../../ui/elements.ts'
import { rupees } from '../../ui/format.ts'
import { sentence } from '../../ui/sentence.ts'
import { type Comparison, sortNames } from '../comparison.ts'

interface CollapsibleControlsProps {
  comparison: Comparison
  shown: number
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  /** The controls. From 40rem up they are always open. */
  children: Elements
}

/** On a phone the controls would fill the first screen, so they are behind a button that summarises them. */
export function CollapsibleControls({
  comparison,
  shown,
  isOpen,
  onToggle,
  children,
}: CollapsibleControlsProps) {
  const summary = useRef<HTMLButtonElement>(null)
  const controls = useId()
  const close = () => {
    onToggle(false)
    summary.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }
  const { amount, tenureMonths } = comparison
  return (
    <>
      <button
        ref={summary}
        type="button"
        aria-expanded={isOpen}
        aria-controls={controls}
        onClick={() => onToggle(!isOpen)}
        className="mt-4 flex min-h-16 w-full flex-wrap items-center justify-end gap-x-2 rounded-card border border-edge bg-surface px-3 py-2 text-left sm:hidden"
      >
        <span className="min-w-0 grow basis-40">
          <span className="block font-semibold tabular-nums">
            {sentence(
              words.request<ReactNode>(rupees(amount), tenureMonths, (text) => (
                <ChangingText className="whitespace-nowrap">{text}</ChangingText>
              )),
            )}
          </span>
          <ChangingText className="block text-sm text-quiet">{summarise(comparison)}</ChangingText>
        </span>
        <span className="flex items-center gap-1 font-semibold text-primary">
          <span>{words.change}</span>
          <ChevronDown
            className={`size-5 ${isOpen ? '[transform:rotate(180deg)]' : ''}`}
            aria-hidden="true"
          />
        </span>
      </button>
      <div id={controls} className={isOpen ? '' : 'max-sm:hidden'}>
        {children}
        <Button className="mt-4 w-full sm:hidden" onClick={close}>
          {words.showOffers(shown)}
        </Button>
      </div>
    </>
  )
}

/** `Personal Loan, lowest cost a month, fees up to 2%`. */
function summarise(comparison: Comparison): string {
  const { loanType, sort, fees, onlyFitting, onlyType, onlyFreeForeclosure } = comparison
  const loanTypeName = loanType && loanTypes[loanType]
  return [
    loanTypeName && onlyType ? words.onlyOfType(loanTypeName) : (loanTypeName ?? words.anyLoanType),
    words.midSentence(sortNames[sort]),
    onlyFitting && words.onlyMatches,
    onlyFreeForeclosure && words.midSentence(words.noForeclosureCharge),
    fees !== 'any' && (fees === 'none' ? words.midSentence(words.noFees) : words.feesUpTo(`${fees}%`)),
  ]
    .filter(Boolean)
    .join(', ')
}
