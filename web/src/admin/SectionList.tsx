import { skipToken, useQuery } from '@tanstack/react-query'
import { NavLink } from 'react-router-dom'
import type { ResponseOf } from '#contract/route.ts'
import type * as routes from '#contract/routes.ts'
import { paths } from '../paths.ts'
import { ChangingText } from '../ui/ChangingText.tsx'
import { groups } from './sections.ts'

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
                className="flex min-h-11 items-center justify-between gap-2 rounded-control px-3 text-lg font-medium hover:bg-primary-wash hover:text-primary aria-[current=page]:bg-chosen aria-[current=page]:font-semibold aria-[current=page]:text-on-chosen lg:min-h-9 lg:text-[0.9375rem]"
              >
                <span>{name}</span>
                {to === paths.adminComplaints && open > 0 && (
                  <span className="amount text-sm">
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
