import { audit } from '#audit/audit.ts'
import { readTotals } from '#borrowers/totals.ts'
import { listUsers, searchKind } from '#borrowers/user-list.ts'
import { userRow, userStats } from '#borrowers/user-records.ts'
import * as routes from '#contract/routes.ts'
import { endpoint } from '#http/endpoint.ts'

/** Audits every page before returning it. The entry of a search has the kind and length of its text, never the text. */
export const handler = endpoint(routes.users, async ({ query, admin, now }) => {
  const [{ users, ...paging }, totals] = await Promise.all([listUsers(query), readTotals()])
  const { search } = query
  const page = { by: admin.id, count: users.length }
  await audit(
    search
      ? { ...page, action: 'searched', kind: searchKind(search), length: search.length }
      : { ...page, action: 'listed' },
    now,
  )
  return { users: users.map(userRow), stats: userStats(totals), ...paging }
})
