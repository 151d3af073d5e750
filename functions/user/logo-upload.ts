import * as routes from '../contract/routes.ts'
import { endpoint } from '../shared/endpoint.ts'
import { openUpload } from '../shared/uploads.ts'

export const handler = endpoint(routes.logoUpload, ({ body, admin, now }) => openUpload(body, admin, now))
