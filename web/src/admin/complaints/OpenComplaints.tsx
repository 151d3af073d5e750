import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OpenComplaint } from '#contract/complaint.ts'
import * as messages from '#contract/messages.ts'
import type { ResponseOf } from '#contract/route.ts'
import type * as routes from '#contract/routes.ts'
import { todayInIndia } from '#loans/dates.ts'
import { messageOf } from '../../api/failure.ts'
import { QueryFailure } from '../../api/QueryFailure.tsx'
import { Button } from '../../ui/Button.tsx'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { AnswerDialog, Answers } from './AnswerDialog.tsx'
import { DueDay, Sender } from './ComplaintFacts.tsx'
import { Quotation } from './Quotation.tsx'
import { openComplaintsQuery } from './queries.ts'

export function OpenComplaints() {
  const query = useQuery(openComplaintsQuery)
  const { data, isError, error } = query
  if (isError && !data)
    return (
      <QueryFailure title={messages.complaintsNotFetched} query={query}>
        {messageOf(error)}
      </QueryFailure>
    )
  if (!data)
    return (
      <div role="status">
        <span className="sr-only">Loading the complaints</span>
        <Skeleton className="h-40 w-full" />
      </div>
    )
  return <ComplaintList {...data} />
}

function ComplaintList({ complaints, has_more }: ResponseOf<typeof routes.complaints>) {
  const [opened, setOpened] = useState<OpenComplaint>()
  /** The opened complaint as last loaded: somebody else may have answered it since it was opened. */
  const current = complaints.find(({ reference }) => reference === opened?.reference) ?? opened
  const overdue = complaints.filter(isOverdue).length
  return (
    <section aria-labelledby="complaints">
      <h2 id="complaints" className="text-base">
        <ChangingText>{`Open complaints: ${complaints.length}${has_more ? ' and more' : ''}`}</ChangingText>
        {overdue > 0 && (
          <ChangingText className="ml-3 font-semibold text-danger">{`${overdue} overdue`}</ChangingText>
        )}
      </h2>
      {has_more && (
        <p className="mt-1 text-sm text-quiet">
          These are the most urgent. The others appear once some of these are closed.
        </p>
      )}
      {complaints.length === 0 ? (
        <EmptyState title="Nothing to answer">Complaints appear here as soon as they come in.</EmptyState>
      ) : (
        <ul className="mt-2 divide-y divide-line rounded-card border border-line bg-surface">
          {[...complaints].sort(byDueDay).map((complaint) => (
            <li key={complaint.reference}>
              <ComplaintRow complaint={complaint} onAnswer={() => setOpened(complaint)} />
            </li>
          ))}
        </ul>
      )}
      {current && <AnswerDialog complaint={current} onClose={() => setOpened(undefined)} />}
    </section>
  )
}

/** What is late the longest comes first. */
const byDueDay = (one: OpenComplaint, other: OpenComplaint) => one.due_on.localeCompare(other.due_on)

const isOverdue = ({ due_on }: OpenComplaint) => due_on < todayInIndia()

function ComplaintRow({ complaint, onAnswer }: { complaint: OpenComplaint; onAnswer: () => void }) {
  const { reference, state, answers } = complaint
  return (
    <div className="grid gap-x-6 gap-y-3 px-4 py-4 md:grid-cols-[10.5rem_minmax(0,1fr)_auto] md:px-5 md:py-5">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 md:block">
        <DueDay complaint={complaint} />
        <div className="pt-0.5 text-right text-sm md:mt-2 md:text-left">
          <h3 translate="no" className="amount text-sm/6">
            {reference}
          </h3>
          <ChangingText className="block text-quiet">{state}</ChangingText>
        </div>
      </div>
      <div className="flex min-w-0 flex-col gap-3">
        <Sender complaint={complaint} />
        <Quotation>{complaint.complaint}</Quotation>
        <Answers answers={answers} />
      </div>
      <Button variant="secondary" className="self-start max-md:w-full" onClick={onAnswer}>
        Answer<span className="sr-only"> {reference}</span>
      </Button>
    </div>
  )
}
