import * as routes from '#contract/routes.ts'
import { endpoint } from '#http/endpoint.ts'
import { countStep } from '#insights/figures.ts'

export const handler = endpoint(routes.journeyStep, async ({ body, now }) => {
  await countStep(body, now)
  return {}
})
