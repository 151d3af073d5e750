import * as routes from '#contract/routes.ts'
import { endpoint } from '#http/endpoint.ts'
import { statementOf } from '#payments/lender-statement.ts'
import { listTerms } from '#payments/terms.ts'

export const handler = endpoint(routes.payments, async ({ query: { lender, month }, now }) => ({
  terms: await listTerms(),
  ...(lender && month && { statement: await statementOf(lender, month, now) }),
}))
