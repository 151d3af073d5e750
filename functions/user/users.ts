import { audit } from '#audit/audit.ts'
import { readTotals } from '#borrowers/totals.ts'
import { listUsers, searchKind } from '#borrowers/user-list.ts'
import { userRow, userStats } from '#borrowers/user-records.ts'
import * as routes from '#contract/routes.ts'
import { endpoint } from '#http/endpoint.ts'

/** Every page of a search is audited before it is returned, with the kind of the search text but never the text. */
export const handler = endpoint(routes.users, async ({ query, admin, now }) => {
  const [{ users, ...place }, totals] = await Promise.all([listUsers(query), readTotals()])
  const { search } = query
  if (search) {
    const found = users.length
    await audit(
      { by: admin.id, action: 'searched', kind: searchKind(search), length: search.length, found },
      now,
    )
  }
  return { users: users.map(userRow), stats: userStats(totals), ...place }
})
