import type { ReactNode } from 'react'
import { ChangingText } from './ChangingText.tsx'
import type { Elements } from './elements.ts'
import { Skeleton } from './Skeleton.tsx'

/** Figures beside each other in one row, also on a phone: what they are about starts right below. */
export const StatRow = ({ children, className = '' }: { children: Elements; className?: string }) => (
  <div
    className={`flex divide-x divide-line rounded-card border border-line bg-surface *:grow *:basis-0 xl:*:basis-auto xl:whitespace-nowrap ${className}`}
  >
    {children}
  </div>
)

export function StatCard({ label, value }: { label: string; value?: ReactNode }) {
  return (
    <div className="flex flex-col justify-between px-2 py-0.5 sm:px-4 sm:py-1">
      <span className="text-xs leading-3.75 text-quiet">{label}</span>
      <span className="amount leading-5.5 font-bold sm:text-lg/6">
        <ChangingText>{value ?? <Skeleton className="h-5 w-12" />}</ChangingText>
      </span>
    </div>
  )
}
