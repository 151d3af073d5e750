import { ArrowRight } from 'lucide-react'
import type { ScheduledChange } from '#contract/scheduled-change.ts'
import { Unbroken } from '../../../ui/Unbroken.tsx'
import { describeChanges } from './describe-changes.ts'

interface ChangedFieldsProps {
  change: Pick<ScheduledChange, 'changes'>
  isQuiet?: boolean
}

/** Each changed field in a line: its name, its old value and its new one. */
export const ChangedFields = ({ change, isQuiet = false }: ChangedFieldsProps) => (
  <>
    <dl className={`flex flex-col gap-2 empty:hidden sm:gap-1.5 ${isQuiet ? 'text-quiet' : ''}`}>
      {describeChanges(change).map(({ name, from, to }) => (
        <div key={name} className="grid gap-x-4 sm:grid-cols-[9.5rem_minmax(0,1fr)]">
          <dt className="text-quiet max-sm:text-xs/4">{name}</dt>
          <dd className="flex flex-wrap items-baseline gap-x-2">
            <del className={`text-quiet ${from === 'empty' ? 'no-underline' : ''}`}>
              <Unbroken>{from}</Unbroken>
            </del>
            <ins className="flex min-w-0 items-baseline gap-x-2 font-semibold no-underline">
              <ArrowRight className="size-3.5 shrink-0 self-center text-quiet" aria-hidden="true" />
              <span className="min-w-0">
                <Unbroken>{to}</Unbroken>
              </span>
            </ins>
          </dd>
        </div>
      ))}
    </dl>
    {change.changes.logo && <LogoPictures {...change.changes.logo} />}
  </>
)

/** The pictures that borrowers see now and then. */
function LogoPictures({ from, to }: { from?: unknown; to?: unknown }) {
  const pictures = [
    ['Now', from],
    ['New', to],
  ] as const
  return (
    <div className="mt-2 flex flex-wrap gap-4">
      {pictures.map(([when, path]) => (
        <figure key={when} className="flex items-center gap-2">
          <figcaption className="text-quiet">{`Logo, ${when.toLowerCase()}:`}</figcaption>
          {typeof path === 'string' && path !== '' ? (
            <img
              src={path}
              alt={`${when} logo`}
              className="h-12 max-w-24 rounded bg-white object-contain p-1"
            />
          ) : (
            <span>none</span>
          )}
        </figure>
      ))}
    </div>
  )
}
