import * as routes from '../contract/routes.ts'
import { userInfo } from '../shared/borrowers.ts'
import { endpoint } from '../shared/endpoint.ts'

export const handler = endpoint(routes.getUserInfo, async ({ borrower }) => ({ user: userInfo(borrower) }))
