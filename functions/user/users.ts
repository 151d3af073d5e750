import * as routes from '../contract/routes.ts'
import { endpoint } from '../shared/endpoint.ts'
import { readTotals } from '../shared/totals.ts'
import { listUsers } from '../shared/user-list.ts'
import { statsOf, userRow } from '../shared/user-records.ts'

export const handler = endpoint(routes.users, async ({ query }) => {
  const [{ users, ...place }, totals] = await Promise.all([listUsers(query), readTotals()])
  return { users: users.map(userRow), stats: statsOf(totals), ...place }
})
