import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as messages from '#contract/messages.ts'
import type { PaymentStatement } from '#contract/payment-statement.ts'
import type { LenderTerms } from '#contract/payment-terms.ts'
import { monthsLater, todayInIndia } from '#loans/dates.ts'
import { gstPercent } from '#loans/fees.ts'
import { formatPercent, formatRupeesAndPaise } from '#loans/rupees.ts'
import { monthNames } from '#words/dates.ts'
import { messageOf } from '../../api/failure.ts'
import { QueryFailure } from '../../api/QueryFailure.tsx'
import { Button } from '../../ui/Button.tsx'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { Loader } from '../../ui/Loader.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { LenderStatement } from './LenderStatement.tsx'
import { statementQuery, termsQuery } from './queries.ts'
import { SavedTerms } from './SavedTerms.tsx'
import { statementColumns } from './statement-columns.ts'
import { TermsDialog } from './TermsDialog.tsx'

/** What lenders pay, and what each owes for a month. Ranking, lists and offers know nothing of it. */
export default function PaymentsPage() {
  const months = recentMonths(todayInIndia())
  const [month, setMonth] = useState(months[0] ?? '')
  const [isAdding, setIsAdding] = useState(false)
  const terms = useQuery(termsQuery)
  const lenders = terms.data && lendersOf(terms.data)
  return (
    <div className="page flex flex-col gap-6 pt-5 pb-16">
      <PageHeader title="Payments" subtitle="What lenders owe. Nothing that ranks offers can read it.">
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
          <section aria-label="Statements">
            <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
              <search className="w-full sm:w-64">
                <SelectField
                  label="Statements of"
                  options={months}
                  labels={Object.fromEntries(months.map((one) => [one, writtenMonth(one)]))}
                  value={month}
                  onChange={setMonth}
                />
              </search>
              <Sum month={month} lenders={lenders} />
            </div>
            <Statements month={month} lenders={lenders} />
          </section>
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

/** The lenders with terms, each under the name of its latest terms. */
function lendersOf(terms: readonly LenderTerms[]): Lender[] {
  const names = new Map(terms.map(({ lender, name }) => [lender, name]))
  return [...names]
    .map(([id, name]) => ({ id, name }))
    .sort((one, other) => one.name.localeCompare(other.name))
}

interface StatementsProps {
  month: string
  lenders: Lender[]
}

const useStatements = ({ month, lenders }: StatementsProps) =>
  useQueries({ queries: lenders.map(({ id }) => statementQuery(id, month)) })

/** What all lenders owe, once every statement is drawn up. */
function Sum(props: StatementsProps) {
  const drawn = useStatements(props).flatMap(({ data }) => (data ? [data] : []))
  const isWhole = drawn.length === props.lenders.length
  const sum = drawn.reduce((all, { total }) => all + total, 0)
  return (
    <p role="status" className="min-h-12 sm:text-right">
      {isWhole && (
        <>
          <ChangingText className="amount block text-2xl font-bold">
            {formatRupeesAndPaise(sum / 100)}
          </ChangingText>
          <ChangingText className="block text-sm text-quiet">{describeSum(drawn)}</ChangingText>
        </>
      )}
    </p>
  )
}

function describeSum(statements: PaymentStatement[]): string {
  const open = statements.find(({ is_closed }) => !is_closed)
  const count = statements.length === 1 ? '1 lender' : `${statements.length} lenders`
  return `from ${count}, with GST${open ? ', so far' : ''}`
}

function Statements(props: StatementsProps) {
  const statements = useStatements(props)
  return (
    <div className="mt-3 rounded-card border border-line bg-surface">
      <div
        aria-hidden="true"
        className={`${statementColumns} border-b border-line px-4 py-2.5 text-sm font-medium text-quiet max-md:hidden`}
      >
        <span>Lender</span>
        <span className="text-right">Before GST</span>
        <span className="text-right">{`GST ${formatPercent(gstPercent)}`}</span>
        <span className="text-right">Total</span>
      </div>
      <ul className="divide-y divide-line">
        {props.lenders.map((lender, n) => (
          <li key={lender.id}>
            <OneStatement name={lender.name} query={statements[n]} />
          </li>
        ))}
      </ul>
    </div>
  )
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
