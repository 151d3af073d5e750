import { useQuery } from '@tanstack/react-query'
import { Download, FileUp } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import {
  type OutcomeKind,
  outcomeKinds,
  type RefusalReason,
  type StoredOutcome,
} from '#contract/handover-outcome.ts'
import { lenderId } from '#contract/lender.ts'
import * as messages from '#contract/messages.ts'
import type { AdminOffer } from '#contract/offer.ts'
import { monthsLater, todayInIndia } from '#loans/dates.ts'
import { formatRupeesAndPaise } from '#loans/rupees.ts'
import { messageOf } from '../../api/failure.ts'
import { QueryFailure } from '../../api/QueryFailure.tsx'
import { Button } from '../../ui/Button.tsx'
import { download } from '../../ui/download.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { dayAndTime } from '../../ui/format.ts'
import { Loader } from '../../ui/Loader.tsx'
import { LongList } from '../../ui/LongList.tsx'
import { writtenDay } from '../../ui/written-day.ts'
import { adminOffersQuery } from '../offers/queries.ts'
import { PageHeader } from '../PageHeader.tsx'
import { outcomesSheet } from './outcome-sheet.ts'
import { allLenders, outcomesQuery } from './queries.ts'
import { SigningKey } from './SigningKey.tsx'

const ImportOutcomesDialog = lazy(() => import('./ImportOutcomesDialog.tsx'))

const kindNames: Record<OutcomeKind, string> = {
  received: 'Application received',
  approved: 'Approved',
  refused: 'Refused',
  disbursed: 'Disbursed',
  returned: 'Returned in cooling-off',
  clawed_back: 'Clawed back',
}

const reasonNames: Record<RefusalReason, string> = {
  income: 'income',
  credit_history: 'credit history',
  documents: 'documents',
  not_reachable: 'not reachable',
  withdrawn: 'withdrawn by the applicant',
  other: 'another reason',
}

/** Outcomes are kept for 460 days. */
const monthsKept = 16

/** What lenders say became of hand-overs, by lender and month. */
export default function OutcomesPage() {
  const months = Array.from({ length: monthsKept }, (_, n) => monthsLater(todayInIndia(), -n).slice(0, 7))
  const [lender, setLender] = useState(allLenders)
  const [month, setMonth] = useState(months[0] ?? '')
  const [isImporting, setImporting] = useState(false)
  const catalogue = useQuery(adminOffersQuery)
  const listed = useQuery(outcomesQuery(lender, month))
  const failed = [listed, catalogue].find(({ isLoadingError }) => isLoadingError)
  const lenders = lendersOf(catalogue.data ?? [])
  const offers = new Map(catalogue.data?.map((offer) => [offer.id, offer]))
  const outcomes = listed.data
  return (
    <div className="page flex flex-col gap-3 pt-2 pb-12">
      <PageHeader
        title="Outcomes"
        subtitle="What lenders say became of hand-overs, in the month in India in which it happened. Nothing about the person is recorded."
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
          <span>Import</span>
        </Button>
      </PageHeader>
      <search className="grid grid-cols-2 gap-3 sm:max-w-xl">
        <SelectField
          label="Lender"
          options={[allLenders, ...lenders.keys()]}
          labels={{ [allLenders]: 'All: what matches no hand-over', ...Object.fromEntries(lenders) }}
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
      </search>
      {lender !== allLenders && <SigningKey key={lender} lender={lender} month={month} />}
      {failed && (
        <QueryFailure title={messages.outcomesNotFetched} query={failed}>
          {messageOf(failed.error)}
        </QueryFailure>
      )}
      {!failed && !(outcomes && catalogue.data) && <Loader label="Loading outcomes…" />}
      {outcomes?.length === 0 && <Nothing isAll={lender === allLenders} />}
      {outcomes && catalogue.data && outcomes.length > 0 && (
        <>
          <Totals outcomes={outcomes} />
          <LongList items={outcomes}>
            {(pages) => (
              <ul className="rounded-card border border-line bg-surface">
                {pages.flat().map((outcome) => (
                  <OutcomeItem
                    key={`${outcome.lender} ${outcome.event_id}`}
                    outcome={outcome}
                    lender={
                      lender === allLenders ? (lenders.get(outcome.lender) ?? outcome.lender) : undefined
                    }
                    offer={outcome.press ? offers.get(outcome.press.offer_id) : undefined}
                  />
                ))}
              </ul>
            )}
          </LongList>
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

const writtenMonth = (month: string) => writtenDay(`${month}-01`).replace(/^1 /, '')

function Nothing({ isAll }: { isAll: boolean }) {
  return isAll ? (
    <EmptyState title="Nothing is unmatched">
      Everything that lenders reported for this month matches a hand-over. Choose a lender to see it.
    </EmptyState>
  ) : (
    <EmptyState title="No outcomes yet">
      This lender has reported nothing for this month. Import its sheet, or give it its key.
    </EmptyState>
  )
}

function Totals({ outcomes }: { outcomes: readonly StoredOutcome[] }) {
  const disbursed = outcomes.reduce((sum, { amount = 0 }) => sum + amount, 0)
  const unmatched = outcomes.filter(({ press }) => press === null).length
  const totals = [
    ...outcomeKinds.map(
      (kind) => [kindNames[kind], outcomes.filter((one) => one.kind === kind).length] as const,
    ),
    ['Amount disbursed', formatRupeesAndPaise(disbursed)] as const,
    ['Match no hand-over', unmatched] as const,
  ]
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-4 lg:grid-cols-8">
      {totals.map(([name, value]) => (
        <div
          key={name}
          className="flex flex-wrap items-baseline justify-between gap-x-2 bg-surface px-3 py-1 lg:flex-col lg:py-1.5"
        >
          <dt className="text-xs/4 text-quiet">{name}</dt>
          <dd className="amount font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

interface OutcomeItemProps {
  outcome: StoredOutcome
  /** Its name, where the list has several. */
  lender: string | undefined
  offer: AdminOffer | undefined
}

function OutcomeItem({ outcome, lender, offer }: OutcomeItemProps) {
  const { kind, at, amount, reason_class, event_id, handover, press } = outcome
  return (
    <li className="grid gap-x-4 gap-y-1 border-line px-4 py-3 wrap-anywhere not-last:border-b sm:grid-cols-[1fr_1fr]">
      <div>
        <p>
          <span className="font-semibold">{kindNames[kind]}</span>
          {amount !== undefined && <span className="amount">{`: ${formatRupeesAndPaise(amount)}`}</span>}
          {reason_class !== undefined && <span>{`: ${reasonNames[reason_class]}`}</span>}
        </p>
        <p className="text-sm text-quiet">{dayAndTime(at)}</p>
        {lender !== undefined && (
          <p className="text-sm" translate="no">
            {lender}
          </p>
        )}
      </div>
      <div className="text-sm">
        {press ? (
          <p>
            <span translate="no">{offer ? offerName(offer) : press.offer_id}</span>
            <span className="text-quiet">{`, pressed on ${writtenDay(press.day)}`}</span>
          </p>
        ) : (
          <p>
            <span className="font-medium text-caution">Matches no hand-over: </span>
            <span translate="no">{handover || '(no number)'}</span>
          </p>
        )}
        <p className="text-quiet">
          <span>Event </span>
          <span translate="no">{event_id}</span>
        </p>
      </div>
    </li>
  )
}

const offerName = ({ lender, description }: AdminOffer) => [lender, description].filter(Boolean).join(': ')
