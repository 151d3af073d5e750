import * as words from '#words/fields.ts'

interface ProgressBarProps {
  /** 0 to 100. Without it, only the names of the steps are shown, under an empty line. */
  value?: number
  steps: readonly string[]
  /** Index of the current step, from 0. */
  current: number
}

export function ProgressBar({ value, steps, current }: ProgressBarProps) {
  const percent = Math.round(Math.min(100, Math.max(0, value ?? 0)))
  return (
    <div>
      {value === undefined ? (
        <div className="h-2 rounded-full bg-line" />
      ) : (
        <div
          role="progressbar"
          aria-label={words.progress}
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuetext={words.stepOf(percent, current + 1, steps.length, steps[current] ?? '')}
          className="h-2 overflow-hidden rounded-full bg-line"
        >
          <div
            className="h-full rounded-full bg-primary transition-[width] duration-300 ease-calm"
            style={{ width: `${percent}%` }}
          />
        </div>
      )}
      <ol data-steps className="mt-2 flex flex-wrap justify-between gap-x-2 text-sm">
        {steps.map((step, index) => (
          <li
            key={step}
            aria-current={index === current ? 'step' : undefined}
            className={index === current ? 'font-semibold text-primary' : 'text-quiet'}
          >
            <span>{`${index + 1}. ${step}`}</span>
            {index < current && <span className="sr-only"> {words.stepDone}</span>}
          </li>
        ))}
      </ol>
    </div>
  )
}
