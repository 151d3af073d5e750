import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { ChangingText } from '../../ui/ChangingText.tsx'

interface PagesProps {
  /** The first is 1. */
  page: number
  count: number
  onChange: (page: number) => void
}

/** Moves through the pages of a list. Nothing if there is only one. */
export function Pages({ page, count, onChange }: PagesProps) {
  if (count < 2) return null
  return (
    <nav
      aria-label="Pages"
      className="mt-6 flex flex-wrap items-center justify-center gap-2 max-sm:*:px-3 sm:gap-3"
    >
      <Button
        variant="secondary"
        aria-disabled={page === 1 || undefined}
        onClick={() => page > 1 && onChange(page - 1)}
      >
        <ChevronLeft className="size-5" aria-hidden="true" />
        <span>Previous</span>
      </Button>
      <p role="status" className="amount">
        <ChangingText>{`Page ${page} of ${count}`}</ChangingText>
      </p>
      <Button
        variant="secondary"
        aria-disabled={page === count || undefined}
        onClick={() => page < count && onChange(page + 1)}
      >
        <span>Next</span>
        <ChevronRight className="size-5" aria-hidden="true" />
      </Button>
    </nav>
  )
}
