/** The public responses that the service worker caches for use offline. It stores no other response of the API. */
export const cachedPaths = ['/user/offer-list', '/config.json']

/** The header of a cached response that says when it was fetched, in ISO 8601. A response from the network lacks it. */
export const fetchedAtHeader = 'x-fetched-at'
