import { useRef, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Chip } from '../../Chip.tsx'
import { recheckDays } from '../filter-offers.ts'
import { Pages } from '../Pages.tsx'
import { DueHead, DueLenderRows, kindsOf } from './DueLenderRows.tsx'
import { type DueItem, type DueKind, gravity, groupByLender, shortDueKinds } from './due-items.ts'
import { SaveDue } from './SaveDue.tsx'

interface DueListProps {
  items: readonly DueItem[]
  /** Opens the offer's form at the field. */
  onOpen: (item: DueItem) => void
}

/** Lenders on a page. */
const pageSize = 20

/** What is due, by lender, the gravest first, with a count for each kind, which narrows the list to it. */
export function DueList({ items, onOpen }: DueListProps) {
  const [kind, setKind] = useState<DueKind>()
  const [chosenPage, setPage] = useState(1)
  const top = useRef<HTMLDivElement>(null)
  const found = kind ? items.filter((item) => item.kind === kind) : items
  const lenders = groupByLender(found)
  const kinds = kindsOf(found)
  const count = Math.max(1, Math.ceil(lenders.length / pageSize))
  // Something that was done may have left fewer pages.
  const page = Math.min(chosenPage, count)
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <ul aria-label="Kinds" className="contents">
          {gravity
            .map((one) => ({ one, count: items.filter((item) => item.kind === one).length }))
            .filter(({ one, count }) => count > 0 || one === kind)
            .map(({ one, count }) => (
              <li key={one}>
                <Chip
                  isOn={kind === one}
                  onPress={() => {
                    setKind(kind === one ? undefined : one)
                    setPage(1)
                  }}
                >
                  {`${shortDueKinds[one]}: ${count}`}
                </Chip>
              </li>
            ))}
        </ul>
        <SaveDue items={found} />
      </div>
      {kind === 'missing' && (
        <p className="-mt-2 text-sm text-quiet">
          {`Facts that a lender was asked for in the last ${recheckDays} days are left out.`}
        </p>
      )}
      {found.length === 0 ? (
        <EmptyState
          title="Nothing of this kind is due"
          action={
            <Button variant="secondary" onClick={() => setKind(undefined)}>
              Show all that is due
            </Button>
          }
        />
      ) : (
        <div ref={top} className="scroll-mt-20">
          <DueHead kinds={kinds} />
          <div className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
            {lenders.slice((page - 1) * pageSize, page * pageSize).map((lender, place) => (
              <DueLenderRows
                key={`${lender.name} ${kind}`}
                lender={lender}
                kinds={kinds}
                opensAtFirst={place === 0}
                onOpen={onOpen}
              />
            ))}
          </div>
        </div>
      )}
      <Pages
        page={page}
        count={count}
        onChange={(next) => {
          setPage(next)
          top.current?.scrollIntoView()
        }}
      />
    </>
  )
}
