import { Check } from 'lucide-react'
import type { Application } from '#contract/application.ts'
import { day } from '../ui/format.ts'

/** Whether the form on the lender's own site was sent is not known here. */
export function Applied({ application }: { application: Application | undefined }) {
  if (!application) return null
  return (
    <p className="flex items-center gap-2 text-sm font-medium text-positive">
      <Check className="size-4 shrink-0" aria-hidden="true" />
      You went to apply on {day(application.applied_at)}
    </p>
  )
}
