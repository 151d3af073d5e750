const isOfferList = ({ success, offers }: Record<string, unknown>) =>
  success === true && Array.isArray(offers)

export const isSiteConfig = ({ stage }: Record<string, unknown>) => typeof stage === 'string'

/**
 * The public responses that the service worker caches for use offline, each with what tells its body from a gateway's or a
 * firewall's. The worker stores no other response of the API.
 */
export const cachedResponses: Record<string, (body: Record<string, unknown>) => boolean> = {
  '/user/offer-list': isOfferList,
  '/config.json': isSiteConfig,
}

export const cachedPaths = Object.keys(cachedResponses)

/** The header of a cached response that says when it was fetched, in ISO 8601. A response from the network lacks it. */
export const fetchedAtHeader = 'x-fetched-at'
