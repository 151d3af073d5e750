import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Insights } from '#contract/insights.ts'
import { paths } from '../../paths.ts'
import { Bars } from './Bars.tsx'
import { Figure } from './Figure.tsx'
import { writtenRange } from './written-range.ts'

/** What does not depend on the month. */
export function Today({ today, insights: { complaints, catalogue } }: { today: string; insights: Insights }) {
  const open = sum(complaints.map((group) => group.open))
  const overdue = sum(complaints.map((group) => group.overdue))
  const offers = sum(catalogue.map((group) => group.offers))
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Figure
        title="Open complaints"
        about={`${describeOpen(open, overdue)} By the days since they came in.`}
        file={`open-complaints_${today}`}
        table={{
          columns: ['Days', 'Open', 'Overdue'],
          rows: complaints.map((group) => [writtenRange(group), group.open, group.overdue]),
        }}
      >
        {open > 0 && (
          <Bars
            unit={['complaint', 'complaints']}
            bars={complaints.map((group) => ({
              name: `${writtenRange(group)} days`,
              people: group.open,
              note: group.overdue > 0 ? `${group.overdue} overdue` : '',
            }))}
          />
        )}
        <Further to={paths.adminComplaints}>Answer complaints</Further>
      </Figure>
      <Figure
        title="Freshness of the catalogue"
        about={`${offers === 1 ? '1 offer is' : `${offers} offers are`} shown. By the days since the oldest check of their facts.`}
        file={`catalogue_${today}`}
        table={{
          columns: ['Days', 'Offers'],
          rows: catalogue.map((group) => [writtenAge(group), group.offers]),
        }}
      >
        {offers > 0 && (
          <Bars
            unit={['offer', 'offers']}
            bars={catalogue.map((group) => ({
              name: group.from === undefined ? writtenAge(group) : `${writtenAge(group)} days`,
              people: group.offers,
            }))}
          />
        )}
        <Further to={paths.adminDue}>See what is due</Further>
      </Figure>
    </div>
  )
}

function describeOpen(open: number, overdue: number): string {
  if (open === 0) return 'None is open.'
  if (open === 1) return overdue === 1 ? '1 is open, and overdue.' : '1 is open, not overdue.'
  return `${open} are open, ${overdue === 0 ? 'none' : overdue} of them overdue.`
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

const writtenAge = ({ from, to }: Insights['catalogue'][number]) =>
  from === undefined ? 'A fact was never checked' : writtenRange({ from, to })

const Further = ({ to, children }: { to: string; children: ReactNode }) => (
  <p className="mt-3">
    <Link to={to} className="link inline-block py-2.5 text-sm">
      {children}
    </Link>
  </p>
)
