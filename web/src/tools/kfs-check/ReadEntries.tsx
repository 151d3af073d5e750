import type { ReactNode } from 'react'
import type { Entry } from '#statements/judge/findings.ts'
import { clauseNames, readingOf, type Statement } from '#statements/statement.ts'
import * as words from '#words/kfs-result.ts'
import { AsWritten } from '../../ui/AsWritten.tsx'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { entryNames } from './describe-finding.ts'
import { money, rate } from './money.ts'

const otherEntries: Entry[] = ['rateKind', 'feesTotal']

/** What stands in for an entry without content, by its reading's state. `found` is for a table that lists no fees. */
const none = { found: words.noFees, unreadable: words.notReadable, missing: words.notFound }

/**
 * The fees, and most entries that `FigureFields` does not show, in the statement's own words; of the schedule, only the
 * number of rows.
 */
export function ReadEntries({ statement }: { statement: Statement }) {
  const { fees, schedule } = statement
  const stateOf = (entry: Entry) => readingOf(statement, entry).state
  return (
    <dl className="mt-6 divide-y divide-line border-y border-line text-sm">
      <Line name={words.entries.fees}>
        {fees.length === 0
          ? none[stateOf('fees')]
          : fees.map((fee, index) => (
              <p key={index}>
                <ChangingText>{figureOf(fee)}</ChangingText>
                <AsWritten>{fee.quote}</AsWritten>
              </p>
            ))}
      </Line>
      {[...otherEntries, ...clauseNames].map((entry) => {
        const reading = readingOf(statement, entry)
        return (
          <Line key={entry} name={entryNames[entry]}>
            {reading.state === 'missing' ? words.notFound : <AsWritten>{reading.quote}</AsWritten>}
          </Line>
        )
      })}
      <Line name={words.entries.schedule}>
        {stateOf('schedule') === 'found' ? words.rowsChecked(schedule.length) : none[stateOf('schedule')]}
      </Line>
    </dl>
  )
}

/** The amount of a fee, or else its percentage, as `₹1,000: `. */
function figureOf({ amount, percent }: Statement['fees'][number]): string | undefined {
  if (amount !== undefined) return `${money(amount)}: `
  return percent !== undefined ? `${rate(percent)}: ` : undefined
}

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="gap-4 py-2 sm:flex">
    <dt className="shrink-0 font-medium sm:w-64">{name}</dt>
    <dd className="text-quiet wrap-anywhere">{children}</dd>
  </div>
)
