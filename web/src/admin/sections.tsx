import { skipToken, useQuery } from '@tanstack/react-query'
import { NavLink } from 'react-router-dom'
import type { ResponseOf } from '#contract/route.ts'
import type * as routes from '#contract/routes.ts'
import { paths } from '../paths.ts'
import { ChangingText } from '../ui/ChangingText.tsx'

/** The pages of administrators, those that belong together in one group. */
const groups = [
  [{ to: paths.adminInsights, name: 'Insights' }],
  [
    { to: paths.adminOffers, name: 'Offers' },
    { to: paths.adminDue, name: 'Due' },
  ],
  [
    { to: paths.adminHandovers, name: 'Hand-overs' },
    { to: paths.adminOutcomes, name: 'Outcomes' },
    { to: paths.adminPayments, name: 'Payments' },
  ],
  [
    { to: paths.adminUsers, name: 'Users' },
    { to: paths.adminComplaints, name: 'Complaints' },
    { to: paths.adminAudit, name: 'Audit' },
  ],
] as const

/** Whether a page has the name of its section. */
export const isSection = (title: string) => groups.flat().some(({ name }) => name === title)

/** What the page at a path is called in the list. */
export const sectionAt = (pathname: string) => groups.flat().find(({ to }) => to === pathname)?.name

/**
 * All sections, and how many complaints are open once the page of complaints has loaded them: reading them is audited, so that nothing
 * is fetched for the list.
 *
 * @param onFollow called when a link is pressed
 */
export function SectionList({ onFollow }: { onFollow?: () => void }) {
  const { data } = useQuery<ResponseOf<typeof routes.complaints>>({
    queryKey: ['admin', 'complaints'],
    queryFn: skipToken,
  })
  const open = data?.complaints.length ?? 0
  return (
    <nav aria-label="Administration" className="flex flex-col gap-3 lg:gap-4">
      {groups.map((sections) => (
        <ul key={sections[0].to} className="flex flex-col">
          {sections.map(({ to, name }) => (
            <li key={to}>
              <NavLink
                to={to}
                onClick={onFollow}
                className="flex min-h-11 items-center justify-between gap-2 rounded-control px-3 text-lg font-medium hover:bg-primary-wash hover:text-primary aria-[current=page]:bg-primary-wash aria-[current=page]:font-semibold aria-[current=page]:text-primary forced-colors:aria-[current=page]:underline lg:min-h-9 lg:text-[0.9375rem]"
              >
                <span>{name}</span>
                {to === paths.adminComplaints && open > 0 && (
                  <span className="amount text-sm text-quiet">
                    <ChangingText>{String(open)}</ChangingText>
                    <span className="sr-only"> open</span>
                  </span>
                )}
              </NavLink>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  )
}
