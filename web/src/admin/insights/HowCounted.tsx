import { smallestGroup } from '#contract/insights.ts'

/** What the numbers of the page count, and which of them are not shown. */
export const HowCounted = ({ hasFew }: { hasFew: boolean }) => (
  <details>
    <summary className="min-h-11 py-2.5 text-sm font-medium">How these are counted</summary>
    <p className="max-w-prose text-sm text-quiet">
      From “Apply Now” on, presses are counted and what lenders say. A step may have more than the one before:
      people start at the sign-in or press for several lenders, a lender answers weeks later, and whoever asks
      not to be tracked is counted at the press only.
    </p>
    {hasFew && (
      <p className="mt-2 max-w-prose text-sm text-quiet">
        {`Fewer than ${smallestGroup} people are shown as “under ${smallestGroup}”, in tables as “<${smallestGroup}”. So are some larger groups from which such a group could be worked out by subtraction.`}
      </p>
    )}
  </details>
)
