import { readTotals } from '#borrowers/totals.ts'
import { listUsers } from '#borrowers/user-list.ts'
import { statsOf, userRow } from '#borrowers/user-records.ts'
import * as routes from '#contract/routes.ts'
import { endpoint } from '#http/endpoint.ts'

export const handler = endpoint(routes.users, async ({ query }) => {
  const [{ users, ...place }, totals] = await Promise.all([listUsers(query), readTotals()])
  return { users: users.map(userRow), stats: statsOf(totals), ...place }
})
