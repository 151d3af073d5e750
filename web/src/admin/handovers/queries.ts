import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { HandoverCount } from '#contract/handover.ts'
import * as routes from '#contract/routes.ts'
import { daysBetween, daysLater } from '#loans/dates.ts'
import { callAsAdmin } from '../call.ts'

/** From the first to the last of some days in India, `yyyy-MM-dd`. */
export interface Period {
  first: string
  last: string
}

/** How many presses of a day were alike. */
export type DayCount = HandoverCount & { day: string }

/** The presses of a period, by day and by all that is known of them. */
export const handoversQuery = ({ first, last }: Period) =>
  queryOptions({
    queryKey: ['admin', 'handovers', first, last],
    queryFn: async ({ signal }): Promise<DayCount[]> => {
      const days = Array.from({ length: daysBetween(first, last) + 1 }, (_, n) => daysLater(first, n))
      const counts = await Promise.all(
        days.map(async (day) => {
          const response = await callAsAdmin(routes.handovers, { query: { day }, signal })
          return response.counts.map((count) => ({ ...count, day }))
        }),
      )
      return counts.flat()
    },
    placeholderData: keepPreviousData,
  })
