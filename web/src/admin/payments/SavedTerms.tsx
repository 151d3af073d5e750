import toast from 'react-hot-toast'
import type { LenderTerms } from '#contract/payment-terms.ts'
import { messageOf } from '../../api/failure.ts'
import { Button } from '../../ui/Button.tsx'
import { writtenDay } from '../../ui/written-day.ts'
import { describeTerms } from './describe-terms.ts'
import { useChangeTerms } from './queries.ts'

/** All terms. Those of a day whose month is closed can't be removed; the server says so. */
export function SavedTerms({ terms }: { terms: readonly LenderTerms[] }) {
  const [change, isBusy] = useChangeTerms({
    onSuccess: (message) => toast.success(message),
    onError: (error) => toast.error(messageOf(error)),
  })
  return (
    <section>
      <h2 className="text-xl">What lenders pay</h2>
      <p className="mt-1 text-sm text-quiet">
        The terms of the day of a press hold for all that becomes of it. Before GST.
      </p>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {terms.map(({ lender, name, terms: saved }) => (
          <li
            key={`${lender} ${saved.from}`}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3"
          >
            <span className="min-w-0">
              <span className="block font-medium" translate="no">
                {name}
              </span>
              <span className="text-sm">{`From ${writtenDay(saved.from)}: ${describeTerms(saved)}`}</span>
            </span>
            <Button
              variant="secondary"
              disabled={isBusy}
              aria-label={`Remove the terms of ${name} from ${writtenDay(saved.from)}`}
              onClick={() => change({ name, terms: saved, remove: true })}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
