import { countApplicants } from '#applications/applications.ts'
import { isBadgeUntrue } from '#contract/recommendation.ts'
import * as routes from '#contract/routes.ts'
import { endpoint } from '#http/endpoint.ts'
import { listChecks } from '#links/checks.ts'
import { linkProblems } from '#links/problems.ts'
import { needsApproval } from '#offers/scheduled/approval.ts'
import { listScheduledChanges } from '#offers/scheduled/scheduled-changes.ts'
import { isShown, listOffers } from '#offers/store.ts'

export const handler = endpoint(routes.adminOffers, async () => {
  const [offers, applicants, changes, checks] = await Promise.all([
    listOffers({ fresh: true }),
    countApplicants(),
    listScheduledChanges(),
    listChecks(),
  ])
  const proposed = changes.filter(({ state }) => state === 'proposed')
  const shown = offers.filter(isShown)
  return {
    offers: offers.map((offer) => ({
      ...offer,
      is_badge_off: isBadgeUntrue(offer, shown),
      applicants: applicants[offer.id] ?? 0,
    })),
    scheduled: changes.filter(({ state }) => state !== 'proposed'),
    ...(proposed.length > 0 && { proposed }),
    ...(needsApproval() && { needs_approval: true as const }),
    link_problems: linkProblems(offers, checks),
  }
})
