import { ChangingText } from '../../ui/ChangingText.tsx'
import { Legend } from './Legend.tsx'
import { type Look, looks } from './looks.ts'
import { Plot } from './Plot.tsx'
import { amountTicks } from './scale.ts'

interface Bar {
  /** The number of its month or year. */
  period: number
  isMarked?: boolean
  /** From the bottom up. Rupees; 0 is left out. */
  parts: readonly { look: Look; amount: number }[]
}

interface BarsChartProps {
  title: string
  text?: string | undefined
  legend: Parameters<typeof Legend>[0]['parts']
  bars: readonly Bar[]
  /** What a bar is called, such as `Year`. */
  period: string
}

/** The most numbers under the axis. */
const mostLabels = 12

/** Amounts by month or year as bars that are made of parts. Screen readers read its caption and its legend. */
export function BarsChart({ title, text, legend, bars, period }: BarsChartProps) {
  const sumOf = ({ parts }: Bar) => parts.reduce((sum, { amount }) => sum + amount, 0)
  const ticks = amountTicks(Math.max(...bars.map(sumOf)))
  const top = ticks.at(-1) || 1
  const every = Math.ceil(bars.length / mostLabels)
  const gap = bars.length > 12 ? 'gap-px' : 'gap-1'
  return (
    <figure className="min-w-0">
      <figcaption>
        <span className="block text-xl font-bold">{title}</span>
        {text && <ChangingText className="mt-1 block">{text}</ChangingText>}
      </figcaption>
      <Legend parts={legend} />
      <Plot
        ticks={ticks}
        axisName={period}
        axis={
          <ol className={`flex ${gap}`}>
            {bars.map(({ period: number, isMarked }, place) => (
              <li
                key={number}
                className={`flex min-w-0 grow basis-0 justify-center ${isMarked ? 'font-bold text-ink' : ''}`}
              >
                {(place + 1) % every === 0 || isMarked ? <ChangingText>{String(number)}</ChangingText> : null}
              </li>
            ))}
          </ol>
        }
      >
        <ol className={`flex h-full ${gap}`}>
          {bars.map((bar) => (
            <li
              key={bar.period}
              data-period={bar.period}
              className="mx-auto flex min-w-0 max-w-20 grow basis-0 flex-col-reverse gap-px"
            >
              {bar.parts.map(
                ({ look, amount }) =>
                  amount > 0 && (
                    <div
                      key={look}
                      data-part={look}
                      className={looks[look]}
                      style={{ height: `${(amount / top) * 100}%` }}
                    />
                  ),
              )}
            </li>
          ))}
        </ol>
      </Plot>
    </figure>
  )
}
