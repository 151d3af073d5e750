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
import { groupedNumber } from '../../ui/format.ts'
import { Loader } from '../../ui/Loader.tsx'
import { useIsWide } from '../../ui/use-is-wide.ts'
import { writtenDay } from '../../ui/written-day.ts'
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
      <search className="grid grid-cols-2 gap-3 sm:max-w-xl">
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
      <p className="-mb-3 min-h-5 text-sm text-quiet" role="status">
        <ChangingText>{counts && !isOld && describeTotal(sum(counts, 'presses'), period)}</ChangingText>
      </p>
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

function describeTotal(presses: number, { first, last }: Period) {
  const count = presses === 1 ? '1 hand-over' : `${presses} hand-overs`
  return `${count} ${first === last ? `on ${unbroken(first)}` : `from ${unbroken(first)} to ${unbroken(last)}`}`
}

/** A day that is never broken at the end of a line. */
const unbroken = (day: string) => writtenDay(day).replaceAll(' ', '\u00a0')

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
          <th scope="col" className={`${cell} w-32 text-right whitespace-nowrap`}>
            Hand-overs
          </th>
          <th scope="col" className={`${number} max-sm:hidden`}>
            Share
          </th>
          <th scope="col" className={`${cell} w-40 text-right max-sm:hidden`}>
            With a number for the lender
          </th>
        </tr>
      </thead>
      <tbody>
        {groups.map(({ name: group, presses, withId }) => {
          const bar = <Bar share={presses / most} />
          return (
            <tr key={group} className="hover:bg-primary-wash">
              <th scope="row" className={`${cell} max-w-80 font-medium wrap-break-word`}>
                <span translate="no">{group}</span>
                {!isWide && bar}
              </th>
              {isWide && <td className="w-1/2 px-4 align-middle">{bar}</td>}
              <td className={`${number} font-semibold`}>{groupedNumber(presses)}</td>
              <td className={`${number} max-sm:hidden`}>{`${Math.round((100 * presses) / all)}%`}</td>
              <td className={`${number} max-sm:hidden ${withId === 0 ? 'text-quiet' : ''}`}>
                {withId === 0 ? '–' : groupedNumber(withId)}
              </td>
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
    className="mt-1 block h-2.5 rounded-r-[3px] bg-primary forced-colors:bg-[CanvasText] md:mt-0"
    style={{ width: `${100 * share}%` }}
  />
)
