import toast from 'react-hot-toast'
import type { LenderTerms } from '#contract/payment-terms.ts'
import { messageOf } from '../../api/failure.ts'
import { Button } from '../../ui/Button.tsx'
import { writtenDay } from '../../ui/written-day.ts'
import { describeTerms } from './describe-terms.ts'
import { useChangeTerms } from './queries.ts'

/** All terms. Those of a day whose month is closed can't be removed; the server says so. */
export const SavedTerms = ({ terms }: { terms: readonly LenderTerms[] }) => (
  <section>
    <h2 className="text-lg">What lenders pay</h2>
    <p className="mt-0.5 text-sm text-quiet">
      The terms of the day of a press hold for all that becomes of it. Before GST.
    </p>
    <ul className="mt-2 divide-y divide-line rounded-card border border-line bg-surface">
      {terms.map((saved) => (
        <SavedRow key={`${saved.lender} ${saved.terms.from}`} {...saved} />
      ))}
    </ul>
  </section>
)

function SavedRow({ name, terms }: LenderTerms) {
  const [change, isBusy] = useChangeTerms({
    onSuccess: (message) => toast.success(message),
    onError: (error) => toast.error(messageOf(error)),
  })
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-4 py-1.5 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_12rem_auto]">
      <span className="font-semibold wrap-anywhere" translate="no">
        {name}
      </span>
      <span className="max-md:col-start-1">{describeTerms(terms)}</span>
      <span className="text-sm text-quiet max-md:col-start-1">{`From ${writtenDay(terms.from)}`}</span>
      <Button
        variant="quiet"
        className="-mr-2! ml-0! min-h-11! text-sm max-md:col-start-2 max-md:row-span-3 max-md:row-start-1"
        busy={isBusy}
        aria-label={`Remove the terms of ${name} from ${writtenDay(terms.from)}`}
        onClick={() => change({ name, terms, remove: true })}
      >
        Remove
      </Button>
    </li>
  )
}
