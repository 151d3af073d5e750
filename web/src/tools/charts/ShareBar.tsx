import { Legend } from './Legend.tsx'
import { type Look, looks } from './looks.ts'

interface Part {
  name: string
  /** Rupees; 0 or less is left out. */
  amount: number
  look: Look
}

interface ShareBarProps {
  title?: string
  parts: readonly Part[]
}

/** Where a sum goes, as one bar whose lengths are its parts. Below it, each part has its name, its amount and its share. */
export function ShareBar({ title, parts }: ShareBarProps) {
  const shown = parts.filter(({ amount }) => amount > 0)
  const total = shown.reduce((sum, { amount }) => sum + amount, 0)
  const percentOf = (amount: number) => (amount / total) * 100
  return (
    <figure className="mt-6">
      {title && <figcaption className="font-semibold">{title}</figcaption>}
      <div aria-hidden="true" className="mt-3 flex h-10 gap-0.5 overflow-hidden rounded-small">
        {shown.map(({ name, amount, look }) => (
          <span key={name} className={looks[look]} style={{ width: `${percentOf(amount)}%` }} />
        ))}
      </div>
      <Legend parts={shown.map((part) => ({ ...part, percent: Math.round(percentOf(part.amount)) }))} />
    </figure>
  )
}
