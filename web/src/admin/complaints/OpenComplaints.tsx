import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OpenComplaint } from '#contract/complaint.ts'
import * as messages from '#contract/messages.ts'
import type { ResponseOf } from '#contract/route.ts'
import type * as routes from '#contract/routes.ts'
import { todayInIndia } from '#loans/dates.ts'
import { messageOf } from '../../api/failure.ts'
import { QueryFailure } from '../../api/QueryFailure.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'
import { writtenDay } from '../../ui/written-day.ts'
import { AnswerDialog, Answers } from './AnswerDialog.tsx'
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
  useKeptFocus()
  return (
    <section aria-labelledby="complaints">
      <h2 id="complaints" className="text-lg">
        <ChangingText>{`Open complaints: ${complaints.length}${has_more ? ' and more' : ''}`}</ChangingText>
        {overdue > 0 && (
          <ChangingText className="ml-3 font-semibold text-danger">{`${overdue} overdue`}</ChangingText>
        )}
      </h2>
      {has_more && <p>These are the most urgent. The others appear once some of these are closed.</p>}
      {complaints.length === 0 ? (
        <p className="mt-3 text-quiet">Nothing to answer.</p>
      ) : (
        <ul className="mt-3 flex flex-col gap-3">
          {complaints.map((complaint) => (
            <li key={complaint.reference}>
              <ComplaintCard complaint={complaint} onAnswer={() => setOpened(complaint)} />
            </li>
          ))}
        </ul>
      )}
      {current && <AnswerDialog complaint={current} onClose={() => setOpened(undefined)} />}
    </section>
  )
}

const isOverdue = ({ due_on }: OpenComplaint) => due_on < todayInIndia()

function ComplaintCard({ complaint, onAnswer }: { complaint: OpenComplaint; onAnswer: () => void }) {
  const { reference, due_on, state, mobile, user_id, is_number_proven, answers } = complaint
  return (
    <Card className="flex flex-col gap-3 max-sm:p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 translate="no" className="amount text-base">
          {reference}
        </h3>
        <Badge tone="caution">{state}</Badge>
      </div>
      <p className={isOverdue(complaint) ? 'font-semibold text-danger' : 'text-quiet'}>
        {`Answer due by ${writtenDay(due_on)}`}
      </p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        <dt className="text-quiet">Call back on</dt>
        <dd className="flex flex-wrap items-center gap-2">
          <span translate="no" className="amount">
            {mobile}
          </span>
          {is_number_proven ? (
            <Badge tone="positive">Verified number</Badge>
          ) : (
            <Badge tone="caution">Number not verified</Badge>
          )}
        </dd>
        <dt className="text-quiet">Sent by</dt>
        <dd>{user_id ? 'a borrower who was signed in' : 'a visitor who was not signed in'}</dd>
      </dl>
      <Quotation>{complaint.complaint}</Quotation>
      <Answers answers={answers} />
      <Button variant="secondary" className="self-start" onClick={onAnswer}>
        Answer<span className="sr-only"> {reference}</span>
      </Button>
    </Card>
  )
}
