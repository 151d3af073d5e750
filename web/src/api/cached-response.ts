/** The public responses that the service worker keeps for use offline. It stores no other response of the API. */
export const keptPaths = ['/user/offer-list', '/config.json']

/** The header of a kept response that says when it was fetched, in ISO 8601. A response from the network lacks it. */
export const fetchedAtHeader = 'x-fetched-at'
