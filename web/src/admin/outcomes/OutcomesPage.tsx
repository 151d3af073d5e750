import { useQuery } from '@tanstack/react-query'
import { Download, FileUp } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { StoredOutcome } from '#contract/handover-outcome.ts'
import { lenderId } from '#contract/lender.ts'
import * as messages from '#contract/messages.ts'
import type { AdminOffer } from '#contract/offer.ts'
import { monthsLater, todayInIndia } from '#loans/dates.ts'
import { messageOf } from '../../api/failure.ts'
import { QueryFailure } from '../../api/QueryFailure.tsx'
import { Button } from '../../ui/Button.tsx'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { download } from '../../ui/download.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { day, groupedNumber } from '../../ui/format.ts'
import { Loader } from '../../ui/Loader.tsx'
import { Chip } from '../Chip.tsx'
import { adminOffersQuery } from '../offers/queries.ts'
import { PageHeader } from '../PageHeader.tsx'
import { OutcomesTable } from './OutcomesTable.tsx'
import { OutcomeTotals } from './OutcomeTotals.tsx'
import { outcomesSheet } from './outcome-sheet.ts'
import { allLenders, outcomesQuery } from './queries.ts'
import { SigningKey } from './SigningKey.tsx'

const ImportOutcomesDialog = lazy(() => import('./ImportOutcomesDialog.tsx'))

/** Outcomes are kept for 460 days. */
const monthsKept = 16

/** What lenders say became of hand-overs, by lender and month. */
export default function OutcomesPage() {
  const months = Array.from({ length: monthsKept }, (_, n) => monthsLater(todayInIndia(), -n).slice(0, 7))
  const [lender, setLender] = useState(allLenders)
  const [month, setMonth] = useState(months[0] ?? '')
  const [isUnmatched, setUnmatched] = useState(false)
  const [isImporting, setImporting] = useState(false)
  const catalogue = useQuery(adminOffersQuery)
  const listed = useQuery(outcomesQuery(lender, month))
  const failed = [listed, catalogue].find(({ isLoadingError }) => isLoadingError)
  const lenders = lendersOf(catalogue.data ?? [])
  const offers = new Map(catalogue.data?.map((offer) => [offer.id, offer]))
  const isAll = lender === allLenders
  const outcomes = isUnmatched && !isAll ? listed.data?.filter(({ press }) => press === null) : listed.data
  return (
    <div className="page flex flex-col gap-5 pt-5 pb-16">
      <PageHeader
        title="Outcomes"
        subtitle="What lenders say became of hand-overs. Nothing about the person is recorded."
      >
        {outcomes && outcomes.length > 0 && (
          <Button
            variant="secondary"
            onClick={() => download(`outcomes_${month}.csv`, outcomesSheet(outcomes))}
          >
            <Download className="size-5" aria-hidden="true" />
            <span className="max-sm:sr-only">Save as CSV</span>
          </Button>
        )}
        <Button variant="secondary" onClick={() => setImporting(true)}>
          <FileUp className="size-5" aria-hidden="true" />
          <span className="max-sm:sr-only">Import</span>
        </Button>
      </PageHeader>
      <search className="grid grid-cols-2 items-end gap-3 max-[22rem]:grid-cols-1 sm:max-w-3xl sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
        <SelectField
          label="Lender"
          options={[allLenders, ...lenders.keys()]}
          labels={{ [allLenders]: 'All lenders', ...Object.fromEntries(lenders) }}
          value={lender}
          onChange={setLender}
        />
        <SelectField
          label="Month"
          options={months}
          labels={Object.fromEntries(months.map((one) => [one, writtenMonth(one)]))}
          value={month}
          onChange={setMonth}
        />
        {!isAll && (
          <p className="max-sm:col-span-full sm:pb-1.5">
            <Chip isOn={isUnmatched} onPress={() => setUnmatched(!isUnmatched)}>
              Unmatched only
            </Chip>
          </p>
        )}
      </search>
      {isAll && (
        <p className="-mt-3 text-sm text-quiet">
          Of all lenders, only what matches no hand-over is listed. Choose a lender to see the rest.
        </p>
      )}
      {!isAll && <SigningKey key={lender} lender={lender} month={month} />}
      {failed && (
        <QueryFailure title={messages.outcomesNotFetched} query={failed}>
          {messageOf(failed.error)}
        </QueryFailure>
      )}
      {!failed && !(outcomes && catalogue.data) && <Loader label="Loading outcomes…" />}
      {outcomes?.length === 0 && (
        <Nothing isAll={isAll} onShowAll={isUnmatched ? () => setUnmatched(false) : undefined} />
      )}
      {outcomes && catalogue.data && outcomes.length > 0 && (
        <>
          <OutcomeTotals outcomes={outcomes} isUnmatchedOnly={isAll || isUnmatched} />
          <div>
            <p className="mb-2 text-sm text-quiet" role="status">
              <ChangingText>{describeCount(outcomes)}</ChangingText>
            </p>
            <OutcomesTable outcomes={outcomes} lenders={isAll ? lenders : undefined} offers={offers} />
          </div>
        </>
      )}
      <Suspense>
        {isImporting && (
          <ImportOutcomesDialog
            lender={lenders.get(lender) ?? [...lenders.values()][0] ?? ''}
            onClose={() => setImporting(false)}
          />
        )}
      </Suspense>
    </div>
  )
}

/** The first name of each lender, by its key, in the order of names. */
function lendersOf(offers: readonly AdminOffer[]): ReadonlyMap<string, string> {
  const sorted = offers.map(({ lender }) => lender).sort((one, other) => one.localeCompare(other))
  return new Map(
    sorted
      .reverse()
      .map((name): [string, string] => [lenderId(name), name])
      .reverse(),
  )
}

function describeCount(outcomes: readonly StoredOutcome[]): string {
  const count = outcomes.length === 1 ? '1 outcome' : `${groupedNumber(outcomes.length)} outcomes`
  const unmatched = outcomes.filter(({ press }) => press === null).length
  return unmatched > 0
    ? `${count}, ${unmatched === 1 ? '1 matches' : `${groupedNumber(unmatched)} match`} no hand-over`
    : count
}

/** `Nov 2026`. */
const writtenMonth = (month: string) => day(`${month}-01`).replace(/^1 /, '')

interface NothingProps {
  isAll: boolean
  /** Shows also what matches. Absent where that is so. */
  onShowAll: (() => void) | undefined
}

function Nothing({ isAll, onShowAll }: NothingProps) {
  if (isAll)
    return (
      <EmptyState title="Nothing is unmatched">
        Everything that lenders reported for this month matches a hand-over. Choose a lender to see it.
      </EmptyState>
    )
  return onShowAll ? (
    <EmptyState
      title="Nothing is unmatched"
      action={
        <Button variant="secondary" onClick={onShowAll}>
          Show its outcomes
        </Button>
      }
    >
      This lender reported nothing for this month that matches no hand-over.
    </EmptyState>
  ) : (
    <EmptyState title="No outcomes yet">
      This lender has reported nothing for this month. Import its sheet, or give it its key.
    </EmptyState>
  )
}
