import { ChangingText } from '../../ui/ChangingText.tsx'
import { rupees } from '../../ui/format.ts'
import { type Look, looks } from './looks.ts'

interface LegendProps {
  parts: readonly {
    name: string
    look: Look
    /** Rupees. Without it, only the name is shown. */
    amount?: number
    /** Of the sum, in per cent. */
    percent?: number
  }[]
}

/** What the colours of a chart stand for, with the sum of each. */
export const Legend = ({ parts }: LegendProps) => (
  <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1.5 text-sm">
    {parts.map(({ name, look, amount, percent }) => (
      <li key={name} className="flex items-center gap-2">
        <span aria-hidden="true" className={`size-3.5 shrink-0 rounded-[3px] ${looks[look]}`} />
        <span className="text-quiet">{name}</span>
        {amount !== undefined && (
          <ChangingText className="amount font-semibold">
            {rupees(amount) + (percent === undefined ? '' : ` (${percent}%)`)}
          </ChangingText>
        )}
      </li>
    ))}
  </ul>
)
