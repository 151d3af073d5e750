import { userInfo } from '#borrowers/user-records.ts'
import * as routes from '#contract/routes.ts'
import { endpoint } from '#http/endpoint.ts'

export const handler = endpoint(routes.getUserInfo, async ({ borrower }) => ({ user: userInfo(borrower) }))
