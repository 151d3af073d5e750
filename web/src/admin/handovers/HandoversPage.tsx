import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import * as messages from '#contract/messages.ts'
import { todayInIndia } from '#loans/dates.ts'
import { messageOf } from '../../api/failure.ts'
import { QueryFailure } from '../../api/QueryFailure.tsx'
import { Button } from '../../ui/Button.tsx'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { download } from '../../ui/download.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { day, groupedNumber, recentDay } from '../../ui/format.ts'
import { Loader } from '../../ui/Loader.tsx'
import { useIsWide } from '../../ui/use-is-wide.ts'
import { adminOffersQuery } from '../offers/queries.ts'
import { PageHeader } from '../PageHeader.tsx'
import {
  type Group,
  type Grouping,
  groupCounts,
  groupings,
  handoversCsv,
  type PeriodName,
  periods,
} from './handover-groups.ts'
import { handoversQuery, type Period } from './queries.ts'

const periodNames = Object.keys(periods) as PeriodName[]
const groupingNames = Object.keys(groupings) as Grouping[]

/** How often borrowers were led to each lender, and from where in the list. */
export default function HandoversPage() {
  const [periodName, setPeriodName] = useState<PeriodName>('Last 7 days')
  const [grouping, setGrouping] = useState<Grouping>('Lender')
  const period = periods[periodName](todayInIndia())
  const handovers = useQuery(handoversQuery(period))
  const catalogue = useQuery(adminOffersQuery)
  const failed = [handovers, catalogue].find(({ isLoadingError }) => isLoadingError)
  const counts = handovers.data
  const offers = catalogue.data && new Map(catalogue.data.map((offer) => [offer.id, offer]))
  const isOld = handovers.isPlaceholderData

  return (
    <div className="page flex flex-col gap-5 pt-5 pb-16">
      <PageHeader
        title="Hand-overs"
        subtitle="Each press of “Apply Now”. Nothing about who pressed is recorded."
      >
        {counts && offers && counts.length > 0 && !isOld && (
          <Button
            variant="secondary"
            onClick={() => download(fileName(period), handoversCsv(counts, offers))}
          >
            <Download className="size-5" aria-hidden="true" />
            <span className="max-sm:sr-only">Save as CSV</span>
          </Button>
        )}
      </PageHeader>
      <search className="grid grid-cols-2 gap-3 max-[22rem]:grid-cols-1 sm:max-w-xl">
        <SelectField
          label="When"
          options={periodNames}
          value={periodName}
          onChange={(name) => setPeriodName(name as PeriodName)}
        />
        <SelectField
          label="Count by"
          options={groupingNames}
          value={grouping}
          onChange={(name) => setGrouping(name as Grouping)}
        />
      </search>
      <Total presses={counts && !isOld ? sum(counts, 'presses') : undefined} period={period} />
      {failed && (
        <QueryFailure title={messages.handoversNotFetched} query={failed}>
          {messageOf(failed.error)}
        </QueryFailure>
      )}
      {!failed && !(counts && offers) && <Loader label="Counting…" />}
      {counts?.length === 0 && !isOld && (
        <EmptyState title="No hand-overs yet">Nobody pressed “Apply Now” in this time.</EmptyState>
      )}
      {counts && offers && counts.length > 0 && (
        <div className={isOld ? 'opacity-50' : ''} aria-busy={isOld}>
          <GroupTable name={grouping} groups={groupCounts(counts, grouping, offers)} />
        </div>
      )}
    </div>
  )
}

const fileName = ({ first, last }: Period) => `hand-overs_${first}_${last}.csv`

const sum = <Name extends string>(items: readonly Record<Name, number>[], name: Name) =>
  items.reduce((total, item) => total + item[name], 0)

/** How many there are in the period, once they are counted. */
function Total({ presses, period: { first, last } }: { presses: number | undefined; period: Period }) {
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7)
  const from = isOneMonth ? String(Number(first.slice(8))) : unbroken(recentDay(first))
  const days = first === last ? `on ${unbroken(day(first))}` : `from ${from} to ${unbroken(day(last))}`
  return (
    <p className="-mb-2 min-h-8" role="status">
      {presses !== undefined && (
        <>
          <ChangingText className="amount text-2xl font-bold">{groupedNumber(presses)}</ChangingText>
          <ChangingText className="text-sm text-quiet">
            {` ${presses === 1 ? 'hand-over' : 'hand-overs'} ${days}`}
          </ChangingText>
        </>
      )}
    </p>
  )
}

/** A day that is never broken at the end of a line. */
const unbroken = (written: string) => written.replaceAll(' ', '\u00a0')

const cell = 'px-4 py-2.5 align-baseline'
const number = `${cell} amount text-right`

/** Groups with a bar each, the largest of which is as wide as the column. On a phone, the bar is below the name. */
function GroupTable({ name, groups }: { name: string; groups: Group[] }) {
  const isWide = useIsWide('48rem')
  const all = sum(groups, 'presses')
  const most = Math.max(...groups.map(({ presses }) => presses))
  return (
    <table className="w-full max-sm:table-fixed border-separate border-spacing-0 rounded-card border border-line bg-surface text-left text-sm [&_tr:not(:last-child)>*]:border-b [&_tr>*]:border-line">
      <caption className="sr-only">{`Hand-overs by ${name.toLowerCase()}`}</caption>
      <thead className="[&>tr>*]:border-b">
        <tr className="text-quiet *:align-bottom *:font-medium">
          <th scope="col" colSpan={isWide ? 2 : 1} className={cell}>
            {name}
          </th>
          <th scope="col" className={`${cell} w-28 text-right whitespace-nowrap`}>
            Hand-overs
          </th>
          {isWide && (
            <>
              <th scope="col" className={number}>
                Share
              </th>
              <th scope="col" className={`${cell} w-40 text-right`}>
                With a number for the lender
              </th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {groups.map(({ key, name: group, presses, withId }) => {
          const bar = <Bar share={presses / most} />
          const share = `${Math.round((100 * presses) / all)}%`
          return (
            <tr key={key} className="hover:bg-primary-wash">
              <th scope="row" className={`${cell} max-w-80 font-medium wrap-break-word`}>
                <span translate="no">{group}</span>
                {!isWide && bar}
              </th>
              {isWide && <td className="w-1/5 px-4 align-middle xl:w-2/5">{bar}</td>}
              <td className={`${number} font-semibold`}>
                <span className="block">{groupedNumber(presses)}</span>
                {!isWide && <span className="block text-xs font-normal text-quiet">{share}</span>}
              </td>
              {isWide && (
                <>
                  <td className={number}>{share}</td>
                  <td className={`${number} ${withId === 0 ? 'text-quiet' : ''}`}>
                    {withId === 0 ? '–' : groupedNumber(withId)}
                  </td>
                </>
              )}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

const Bar = ({ share }: { share: number }) => (
  <span
    aria-hidden="true"
    className="mt-2 block h-2 rounded-r-[3px] bg-primary forced-colors:bg-[CanvasText] md:mt-0"
    style={{ width: `${100 * share}%` }}
  />
)
