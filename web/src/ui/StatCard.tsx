import type { ReactNode } from 'react'
import { Card } from './Card.tsx'
import { ChangingText } from './ChangingText.tsx'
import { Skeleton } from './Skeleton.tsx'

export function StatCard({ label, value }: { label: string; value?: ReactNode }) {
  return (
    // The figure shrinks with the screen: on a phone, two cards share a row.
    <Card className="flex flex-col gap-1 max-sm:p-4">
      <span className="text-sm text-quiet">{label}</span>
      <span className="amount text-[clamp(0.875rem,5vw,1.5rem)] font-bold sm:text-3xl">
        <ChangingText>{value ?? <Skeleton className="h-8 w-24" />}</ChangingText>
      </span>
    </Card>
  )
}
