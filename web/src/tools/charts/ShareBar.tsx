import { ChangingText } from '../ui/ChangingText.tsx'
import { rupees } from '../ui/format.ts'

interface Part {
  name: string
  /** Rupees; 0 or less is left out. */
  amount: number
  look: keyof typeof looks
}

/** `hatched` and `open` can be told apart from the others without colour. Amber is for fees only. */
const looks = {
  full: 'bg-primary',
  hatched:
    'bg-[repeating-linear-gradient(45deg,var(--color-caution)_0_3px,var(--color-surface)_3px_6px)] outline-1 -outline-offset-1 outline-caution',
  fees: 'bg-accent',
  quiet: 'bg-edge',
  open: 'bg-surface outline-1 -outline-offset-1 outline-edge',
}

interface ShareBarProps {
  title: string
  /** What the bar shows, in a sentence. */
  text?: string
  parts: readonly Part[]
}

/** Where a sum goes, as one bar whose lengths are its parts. Below it, each part has its name, its amount and its share. */
export function ShareBar({ title, text, parts }: ShareBarProps) {
  const shown = parts.filter(({ amount }) => amount > 0)
  const total = shown.reduce((sum, { amount }) => sum + amount, 0)
  const percentOf = (amount: number) => (amount / total) * 100
  return (
    <figure className="mt-8 max-w-3xl">
      <figcaption>
        <span className="block text-2xl font-bold">{title}</span>
        {text && <ChangingText className="mt-1 block">{text}</ChangingText>}
      </figcaption>
      <div aria-hidden="true" className="mt-3 flex h-8 gap-0.5 overflow-hidden rounded-small">
        {shown.map(({ name, amount, look }) => (
          <span key={name} className={looks[look]} style={{ width: `${percentOf(amount)}%` }} />
        ))}
      </div>
      <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {shown.map(({ name, amount, look }) => (
          <li key={name} className="flex items-center gap-2">
            <span aria-hidden="true" className={`size-3.5 shrink-0 rounded-[3px] ${looks[look]}`} />
            <span className="text-quiet">{name}</span>
            <ChangingText className="amount font-semibold">
              {`${rupees(amount)} (${Math.round(percentOf(amount))}%)`}
            </ChangingText>
          </li>
        ))}
      </ul>
    </figure>
  )
}
