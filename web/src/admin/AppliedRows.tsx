import { ChangingText } from '../ui/ChangingText.tsx'

interface AppliedRowsProps {
  applied: number
  of: number
  /** What they are, if not applied. */
  verb?: 'applied or scheduled' | 'sent for approval'
}

/** How many rows of a file have been applied. */
export function AppliedRows({ applied, of, verb }: AppliedRowsProps) {
  return (
    <div className="mt-4">
      <div
        role="progressbar"
        aria-label="Applied rows"
        aria-valuenow={applied}
        aria-valuemin={0}
        aria-valuemax={of}
        className="h-2 overflow-hidden rounded-full bg-line"
      >
        <div className="h-full rounded-full bg-primary" style={{ width: `${(100 * applied) / of}%` }} />
      </div>
      <p className="amount mt-1 text-sm text-quiet">
        <ChangingText>{`${applied} of ${of} rows ${verb ?? 'applied'}`}</ChangingText>
      </p>
    </div>
  )
}
