import * as routes from '../contract/routes.ts'
import { endpoint } from '../shared/endpoint.ts'
import { userInfo } from '../shared/user-records.ts'

export const handler = endpoint(routes.getUserInfo, async ({ borrower }) => ({ user: userInfo(borrower) }))
