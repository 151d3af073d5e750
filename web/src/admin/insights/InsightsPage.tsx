import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import type { Insights } from '#contract/insights.ts'
import { dayInIndia, daysLater, timeInIndia, todayInIndia } from '#loans/dates.ts'
import { messageOf } from '../../api/failure.ts'
import { QueryFailure, retry } from '../../api/QueryFailure.tsx'
import { Button } from '../../ui/Button.tsx'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Loader } from '../../ui/Loader.tsx'
import { writtenDay } from '../../ui/written-day.ts'
import { PageHeader } from '../PageHeader.tsx'
import { Funnel } from './Funnel.tsx'
import { OfMonth } from './OfMonth.tsx'
import { OverTime } from './OverTime.tsx'
import { PeriodChooser } from './PeriodChooser.tsx'
import { isCut, lastWeek, monthBeside, type View, viewAt, writtenMonth } from './periods.ts'
import { insightsQuery } from './queries.ts'
import { Today } from './Today.tsx'

/** How far people come, from the first visit to the loan. Opens with last week. */
export default function InsightsPage() {
  const today = todayInIndia()
  const [address, setAddress] = useSearchParams()
  const query = useQuery(insightsQuery(viewAt(address, today).month))
  const insights = query.data
  const since = insights?.counted_since
  const view = viewAt(address, today, since)
  return (
    <div className="page flex flex-col gap-5 pt-5 pb-16">
      <PageHeader title="Insights" subtitle="How far people come. Nothing about who they are is recorded." />
      <PeriodChooser
        view={view}
        today={today}
        since={since}
        onChange={(chosen) => setAddress(chosen, { preventScrollReset: true })}
      />
      {query.isLoadingError && (
        <QueryFailure title="The figures could not be fetched" query={query}>
          {messageOf(query.error)}
        </QueryFailure>
      )}
      {query.isPending && <Loader label="Counting…" />}
      {insights && (
        <>
          <Freshness query={query} />
          <Figures view={view} today={today} insights={insights} />
        </>
      )}
    </div>
  )
}

interface FreshnessProps {
  query: { isRefetchError: boolean; dataUpdatedAt: number; error: unknown; refetch: () => Promise<unknown> }
}

/** When the figures were counted. If they could not be counted again, the earlier ones stay. */
function Freshness({ query }: FreshnessProps) {
  const at = new Date(query.dataUpdatedAt).toISOString()
  const written = `${timeInIndia(at)} on ${writtenDay(dayInIndia(at))}`
  return (
    <div className="-my-2 flex min-h-6 flex-wrap items-center gap-x-4 text-sm text-quiet">
      <ChangingText>{`As of ${written}. Days are in India.`}</ChangingText>
      <div role="alert" className="flex flex-wrap items-center gap-x-4">
        {query.isRefetchError && (
          <>
            <span className="font-medium text-danger">
              Newer figures could not be fetched: these are the last.
            </span>
            <Button variant="quiet" onClick={() => retry(query)}>
              Try again
            </Button>
          </>
        )}
      </div>
    </div>
  )
}

interface FiguresProps {
  view: View
  today: string
  insights: Insights
}

function Figures({ view, today, insights }: FiguresProps) {
  const { month, kind, period } = view
  const { counted_since: since, periods } = insights
  const steps = periods.find((one) => one.kind === kind && one.from === period.from)?.steps
  const hasFew = JSON.stringify(insights).includes('"few"')
  return (
    <>
      <p className="-my-2 text-sm empty:hidden">
        <ChangingText>{describeGaps(view, today, since)}</ChangingText>
      </p>
      {periods.length > 0 ? (
        <>
          <Funnel period={period} isOver={period.to < today} steps={steps} hasFew={hasFew} />
          <OverTime view={view} today={today} since={since} periods={periods} />
        </>
      ) : (
        <EmptyState title="Nothing was counted in this month yet">
          {since ? `Counted since ${writtenDay(since)}.` : 'The first visit will be counted.'}
        </EmptyState>
      )}
      {/* Each chart is as high as what it shows, so rows of two would leave holes. */}
      <div className="gap-5 *:mb-5 *:break-inside-avoid lg:columns-2">
        {periods.length > 0 && <OfMonth month={month} insights={insights} />}
        <Today today={today} insights={insights} />
      </div>
    </>
  )
}

/** What the figures of a view lack, if anything. */
function describeGaps({ month, kind, period }: View, today: string, since: string | undefined): string {
  const endOfLastWeek = daysLater(lastWeek(today).from, 6)
  const otherMonth = monthBeside(month, period.from.endsWith('-01') ? -1 : 1)
  return [
    since && since.slice(0, 7) === month && `Counted since ${writtenDay(since)}.`,
    since && kind === 'week' && since > endOfLastWeek && 'Last week was not counted yet.',
    isCut(period) && `The other days of this week are under ${writtenMonth(otherMonth)}.`,
  ]
    .filter(Boolean)
    .join(' ')
}
