import { readDay } from '#audit/read-day.ts'
import * as routes from '#contract/routes.ts'
import { endpoint } from '#http/endpoint.ts'

export const handler = endpoint(routes.audit, ({ query, admin, now }) => readDay(query, admin.id, now))
