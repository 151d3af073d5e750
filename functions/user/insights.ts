import { openComplaintDates } from '#complaints/complaints.ts'
import * as routes from '#contract/routes.ts'
import { endpoint } from '#http/endpoint.ts'
import { complaintsByAge, offersByCheck } from '#insights/ages.ts'
import { figuresOf, firstDay } from '#insights/figures.ts'
import { figuresOfMonth } from '#insights/month.ts'
import { dayInIndia } from '#loans/dates.ts'
import { listShownOffers } from '#offers/store.ts'

export const handler = endpoint(routes.insights, async ({ query: { month }, now }) => {
  const today = dayInIndia(now.toISOString())
  const [figures, counted_since, complaints, offers] = await Promise.all([
    figuresOf(month),
    firstDay(),
    openComplaintDates(),
    listShownOffers(),
  ])
  return {
    ...(counted_since && { counted_since }),
    ...figuresOfMonth(month, figures),
    complaints: complaintsByAge(complaints, today),
    catalogue: offersByCheck(offers, today),
  }
})
