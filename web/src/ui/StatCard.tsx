import type { ReactNode } from 'react'
import { Card } from './Card.tsx'
import { ChangingText } from './ChangingText.tsx'
import { Skeleton } from './Skeleton.tsx'

export function StatCard({ label, value }: { label: string; value?: ReactNode }) {
  return (
    <Card className="flex flex-col gap-1 max-sm:p-4">
      <span className="text-sm text-quiet">{label}</span>
      <span className="amount text-2xl font-bold sm:text-3xl">
        <ChangingText>{value ?? <Skeleton className="h-8 w-24" />}</ChangingText>
      </span>
    </Card>
  )
}
