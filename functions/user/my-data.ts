import { readMyData } from '#borrowers/my-data.ts'
import * as routes from '#contract/routes.ts'
import { endpoint } from '#http/endpoint.ts'

export const handler = endpoint(routes.myData, async ({ borrower, now }) => ({
  data: await readMyData(borrower, now),
}))
