import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as messages from '#contract/messages.ts'
import type { PaymentStatement } from '#contract/payment-statement.ts'
import type { LenderTerms } from '#contract/payment-terms.ts'
import { monthsLater, todayInIndia } from '#loans/dates.ts'
import { formatRupeesAndPaise } from '#loans/rupees.ts'
import { monthNames } from '#words/dates.ts'
import { messageOf } from '../../api/failure.ts'
import { QueryFailure } from '../../api/QueryFailure.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { Loader } from '../../ui/Loader.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { LenderStatement } from './LenderStatement.tsx'
import { statementQuery, termsQuery } from './queries.ts'
import { SavedTerms } from './SavedTerms.tsx'
import { TermsDialog } from './TermsDialog.tsx'

/** What lenders pay, and what each owes for a month. Ranking, lists and offers know nothing of it. */
export default function PaymentsPage() {
  const months = recentMonths(todayInIndia())
  const [month, setMonth] = useState(months[0] ?? '')
  const [isAdding, setIsAdding] = useState(false)
  const terms = useQuery(termsQuery)
  const lenders = terms.data && lendersOf(terms.data)
  return (
    <div className="page flex flex-col gap-3 pt-2 pb-12">
      <PageHeader
        title="Payments"
        subtitle="What lenders owe by what they say became of hand-overs. Nothing that lists, prices or ranks offers can read it."
      >
        {lenders && <Button onClick={() => setIsAdding(true)}>Add terms</Button>}
      </PageHeader>
      {terms.isLoadingError && (
        <QueryFailure title={messages.paymentsNotFetched} query={terms}>
          {messageOf(terms.error)}
        </QueryFailure>
      )}
      {terms.isPending && <Loader label="Loading the payments…" />}
      {lenders?.length === 0 && (
        <EmptyState title="No lender pays yet">
          Add what a lender pays, and from which day. Statements follow from what it says became of
          hand-overs.
        </EmptyState>
      )}
      {terms.data && lenders && lenders.length > 0 && (
        <>
          <search className="max-w-sm">
            <SelectField
              label="Statements of"
              options={months}
              labels={Object.fromEntries(months.map((one) => [one, writtenMonth(one)]))}
              value={month}
              onChange={setMonth}
            />
          </search>
          <Statements month={month} lenders={lenders} />
          <SavedTerms terms={terms.data} />
        </>
      )}
      {isAdding && <TermsDialog onClose={() => setIsAdding(false)} />}
    </div>
  )
}

/** The month of a day and those before it, back to the oldest of which outcomes are kept. */
const recentMonths = (today: string) =>
  Array.from({ length: 15 }, (_, n) => monthsLater(`${today.slice(0, 7)}-01`, -n).slice(0, 7))

/** `November 2026`. */
const writtenMonth = (month: string) => `${monthNames[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`

interface Lender {
  id: string
  name: string
}

/** The lenders with terms, each under the name that was saved last. */
function lendersOf(terms: readonly LenderTerms[]): Lender[] {
  const names = new Map(terms.map(({ lender, name }) => [lender, name]))
  return [...names]
    .map(([id, name]) => ({ id, name }))
    .sort((one, other) => one.name.localeCompare(other.name))
}

function Statements({ month, lenders }: { month: string; lenders: Lender[] }) {
  const statements = useQueries({ queries: lenders.map(({ id }) => statementQuery(id, month)) })
  const drawn = statements.flatMap(({ data }) => (data ? [data] : []))
  return (
    <section aria-label="Statements" className="flex flex-col gap-3">
      <p className="min-h-6 font-medium" role="status">
        {drawn.length === lenders.length && describeSum(drawn)}
      </p>
      <ul className="flex flex-col gap-3">
        {lenders.map((lender, n) => (
          <li key={lender.id}>
            <OneStatement name={lender.name} query={statements[n]} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function describeSum(statements: PaymentStatement[]): string {
  const sum = statements.reduce((all, { total }) => all + total, 0)
  const open = statements.find(({ is_closed }) => !is_closed)
  const count = statements.length === 1 ? '1 lender' : `${statements.length} lenders`
  return `${formatRupeesAndPaise(sum / 100)} from ${count}, with GST${open ? ', so far' : ''}`
}

function OneStatement({
  name,
  query,
}: {
  name: string
  query: ReturnType<typeof useQueries<[ReturnType<typeof statementQuery>]>>[0] | undefined
}) {
  if (query?.data) return <LenderStatement name={name} statement={query.data} />
  if (query?.isLoadingError)
    return (
      <QueryFailure title={`${messages.paymentsNotFetched}: ${name}`} query={query}>
        {messageOf(query.error)}
      </QueryFailure>
    )
  return <Loader label={`Drawing up the statement of ${name}…`} />
}
