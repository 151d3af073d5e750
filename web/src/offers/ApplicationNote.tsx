import { Check } from 'lucide-react'
import type { Application } from '#contract/application.ts'
import { day } from '../ui/format.ts'

/** When the borrower last pressed Apply Now. What they did on the lender's site is not known. */
export function ApplicationNote({ application }: { application: Application | undefined }) {
  if (!application) return null
  return (
    <p className="flex items-center gap-2 text-sm font-medium text-positive">
      <Check className="size-4 shrink-0" aria-hidden="true" />
      You opened this lender’s site on {day(application.applied_at)}
    </p>
  )
}
