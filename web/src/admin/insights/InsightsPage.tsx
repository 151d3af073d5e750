import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import type { Insights } from '#contract/insights.ts'
import { dayInIndia, daysLater, timeInIndia, todayInIndia } from '#loans/dates.ts'
import { messageOf } from '../../api/failure.ts'
import { QueryFailure, retry } from '../../api/QueryFailure.tsx'
import { Button } from '../../ui/Button.tsx'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import type { Elements } from '../../ui/elements.ts'
import { Loader } from '../../ui/Loader.tsx'
import { writtenDay } from '../../ui/written-day.ts'
import { PageHeader } from '../PageHeader.tsx'
import { Funnel } from './Funnel.tsx'
import { Headline } from './Headline.tsx'
import { HowCounted } from './HowCounted.tsx'
import { OfMonth } from './OfMonth.tsx'
import { OverTime } from './OverTime.tsx'
import { PeriodChooser } from './PeriodChooser.tsx'
import {
  endOfFirstWeek,
  isCut,
  lastWeek,
  monthBeside,
  type Period,
  shortPeriod,
  type View,
  viewAt,
  weekEarlier,
  writtenMonth,
  writtenPeriod,
} from './periods.ts'
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
        <Figures view={view} today={today} insights={insights}>
          {(notes) => <Freshness query={query} notes={notes} />}
        </Figures>
      )}
    </div>
  )
}

interface FreshnessProps {
  query: { isRefetchError: boolean; dataUpdatedAt: number; error: unknown; refetch: () => Promise<unknown> }
  /** More to know about the figures. */
  notes: string
}

/** When the figures were counted. If they could not be counted again, the earlier ones stay. */
function Freshness({ query, notes }: FreshnessProps) {
  const at = new Date(query.dataUpdatedAt).toISOString()
  const written = `${timeInIndia(at)} on ${writtenDay(dayInIndia(at))}`
  return (
    <div className="flex min-h-6 flex-wrap items-center gap-x-4 text-sm text-quiet">
      <p>
        <ChangingText>{`As of ${written}. Days are in India.`}</ChangingText>
        <ChangingText className="ml-1">{notes}</ChangingText>
      </p>
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
  /** When they were counted, with more to know about them. */
  children: (notes: string) => Elements
}

function Figures({ view, today, insights, children }: FiguresProps) {
  const { month, kind, period } = view
  const { counted_since: since, periods } = insights
  const stepsOf = ({ from }: Period) => periods.find((one) => one.kind === kind && one.from === from)?.steps
  const steps = stepsOf(period)
  const isOver = period.to < today
  const before = isOver ? weekEarlier(period, since) : undefined
  const gaps = describeGaps(view, today, since)
  if (periods.length === 0)
    return (
      <>
        {children(gaps)}
        <EmptyState title="Nothing was counted in this month yet">
          {since ? `Counted since ${writtenDay(since)}.` : 'The first visit will be counted.'}
        </EmptyState>
        <Part title="Today">
          <Today today={today} insights={insights} />
        </Part>
      </>
    )
  return (
    <>
      <Part title={`${writtenPeriod(period)}${isOver ? '' : ', so far'}`}>
        <Headline counts={steps ?? {}} earlier={before && stepsOf(before)} />
        {children([before && `Changes are against ${shortPeriod(before)}.`, gaps].filter(Boolean).join(' '))}
        <Funnel period={period} steps={steps} />
        <OverTime view={view} today={today} since={since} periods={periods} />
      </Part>
      <Part title={`All of ${writtenMonth(month)}`}>
        <OfMonth month={month} insights={insights} />
      </Part>
      <Part title="Today">
        <Today today={today} insights={insights} />
      </Part>
      <HowCounted hasFew={JSON.stringify(insights).includes('"few"')} />
    </>
  )
}

/** Figures of one time, under its name. */
const Part = ({ title, children }: { title: string; children: Elements }) => (
  <section className="mt-3 flex flex-col gap-4 not-first:mt-5">
    <h2 className="text-xl">
      <ChangingText>{title}</ChangingText>
    </h2>
    {children}
  </section>
)

/** What the figures of a view lack, if anything. */
function describeGaps({ month, kind, period }: View, today: string, since: string | undefined): string {
  const endOfLastWeek = daysLater(lastWeek(today).from, 6)
  const otherMonth = monthBeside(month, period.from.endsWith('-01') ? -1 : 1)
  return [
    since && since.slice(0, 7) === month && `Counted since ${writtenDay(since)}.`,
    since && kind === 'week' && since > endOfLastWeek && 'Last week was not counted yet.',
    since &&
      today <= endOfFirstWeek(since) &&
      `The first whole week ends on ${writtenDay(endOfFirstWeek(since))}.`,
    isCut(period) && `The other days of this week are under ${writtenMonth(otherMonth)}.`,
  ]
    .filter(Boolean)
    .join(' ')
}
