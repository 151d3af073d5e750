import * as routes from '#contract/routes.ts'
import { endpoint } from '#http/endpoint.ts'
import { presignUpload } from '#offers/logo-uploads.ts'

export const handler = endpoint(routes.logoUpload, ({ body, admin, now }) => presignUpload(body, admin, now))
