import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { loanTypes as loanTypeNames } from '#words/choices.ts'
import { loanOver } from '#words/spans.ts'
import * as words from '#words/watched-loans.ts'
import { withChoices } from '../borrower/loan-choices.ts'
import { offersQuery } from '../catalogue/queries.ts'
import { paths } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { ChangingText } from '../ui/ChangingText.tsx'
import { day, rupees } from '../ui/format.ts'
import { markWritten } from '../ui/mark-written.tsx'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'
import { askToTell, endDailyCheck, watchPermissions } from '../worker/watch-permissions.ts'
import {
  type ComparedLoan,
  isSameLoan,
  lowestCost,
  statusOf,
  stopWatching,
  type WatchedLoan,
  type WatchStatus,
  watchedLoans,
  watchLoan,
} from '../worker/watched-loans.ts'
import { readComparison, savedRequest } from './comparison.ts'

/** "Tell me when this gets cheaper", for the loan in the address, and the loans that are watched on this device. */
export function WatchLoan() {
  const { search } = useLocation()
  const isHydrated = useIsHydrated()
  // The comparison writes its loan into the address a moment after it opens.
  const isWritten = ['amount', 'months', 'type'].every((name) => new URLSearchParams(search).has(name))
  return isHydrated && isWritten ? <Watch search={search} /> : null
}

const queryKey = ['watched-loans']

function Watch({ search }: { search: string }) {
  const queries = useQueryClient()
  const [notKept, setNotKept] = useState<ComparedLoan>()
  const offers = useQuery(offersQuery).data?.offers
  const { data } = useQuery({
    queryKey,
    queryFn: async () => ({ watched: await watchedLoans(), allowed: await watchPermissions() }),
  })
  if (!offers || !data) return null
  const { watched, allowed } = data
  const { amount, tenureMonths, loanType } = readComparison(search, savedRequest({}, {}))
  const loan: ComparedLoan = { amount, months: tenureMonths, type: loanType }
  const lowest = lowestCost(offers, loan)
  const isWatched = watched.some((each) => isSameLoan(each, loan))

  async function start() {
    if (!lowest) return
    // Safari answers only within the press itself.
    const asked = askToTell()
    setNotKept((await watchLoan(loan, lowest)) ? undefined : loan)
    await queries.invalidateQueries({ queryKey })
    await asked
    await queries.invalidateQueries({ queryKey })
  }

  async function stop(stopped: WatchedLoan) {
    await stopWatching(stopped)
    if (watched.length === 1) await endDailyCheck()
    await queries.invalidateQueries({ queryKey })
  }

  return (
    <section aria-labelledby="watch" className="page pb-8 print:hidden">
      <h2 id="watch" className="text-2xl">
        {words.title}
      </h2>
      <p className="reading mt-2">
        {lowest ? (
          markWritten(
            words.lowestNow(inWords(loan), typeOf(loan), rupees(lowest.cost), lowest.lender),
            lowest.lender,
          )
        ) : (
          <ChangingText>{words.notWorkedOut}</ChangingText>
        )}
      </p>
      {lowest && !isWatched && (
        <Button variant="secondary" className="mt-3" onClick={() => void start()}>
          {words.start}
        </Button>
      )}
      <p role="status" className="reading mt-2">
        {notKept && isSameLoan(notKept, loan) && <span>{words.notKept}</span>}
        {isWatched && (
          <>
            <span>
              {allowed.isCheckedDaily && allowed.isNotified ? words.checkedDaily : words.checkedWhenOpened}
            </span>{' '}
            <span>{allowed.isNotified ? words.notified : words.notNotified}</span>
          </>
        )}
      </p>
      <p className="reading mt-2 text-sm text-quiet">{words.about}</p>
      {watched.length > 0 && (
        <>
          <h3 className="mt-6 text-lg">{words.list}</h3>
          <ul className="mt-2 divide-y divide-line border-y border-line">
            {watched.map((each) => (
              <li
                key={`${each.type} ${each.amount} ${each.months}`}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2"
              >
                <Watched watched={each} status={statusOf(each, offers)} />
                <Button
                  variant="secondary"
                  aria-label={words.stopThis(inWords(each))}
                  onClick={() => void stop(each)}
                >
                  {words.stop}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function Watched({ watched, status }: { watched: WatchedLoan; status: WatchStatus }) {
  const { amount, months, type } = watched
  return (
    <div className="min-w-0 flex-1 basis-60">
      <Link
        to={withChoices(paths.compare, { type, amount, months })}
        className="link inline-flex min-h-11 items-center font-semibold"
      >
        {`${inWords(watched)}, ${typeOf(watched)}`}
      </Link>
      <p className="text-sm">
        {markWritten(
          describeStatus(watched, status),
          watched.lender,
          'now' in status ? status.now.lender : '',
        )}
      </p>
    </div>
  )
}

const inWords = ({ amount, months }: ComparedLoan) => loanOver(rupees(amount), months)
const typeOf = ({ type }: ComparedLoan) => (type ? loanTypeNames[type] : words.anyType)

function describeStatus({ cost, lender, since }: WatchedLoan, status: WatchStatus): string {
  if (!('now' in status)) return status.kind === 'unknown' ? words.unknown : words.otherRule
  const { now, difference } = status
  const shortly = {
    cheaper: words.cheaper(rupees(difference)),
    dearer: words.dearer(rupees(difference)),
    same: words.same,
  }[status.kind]
  return `${shortly}: ${words.thenAndNow(rupees(now.cost), now.lender, rupees(cost), lender, day(since))}`
}
