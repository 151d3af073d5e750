import { queryOptions } from '@tanstack/react-query'
import * as routes from '#contract/routes.ts'
import { callAsAdmin } from '../call.ts'

/** The figures of a month, `yyyy-MM`, at most a minute old while the page is visible. */
export const insightsQuery = (month: string) =>
  queryOptions({
    queryKey: ['admin', 'insights', month],
    queryFn: ({ signal }) => callAsAdmin(routes.insights, { query: { month }, signal }),
    refetchInterval: 60_000,
  })
