import { type FieldTypes, hasTypes } from '#contract/field-types.ts'

/** A parsed body, which may be a gateway's or a firewall's. */
type Body = Record<string, unknown>

/** The types of an offer, in place of its schema, which would put zod into every page and into the service worker. */
export const offerTypes = {
  id: 'string',
  lender: 'string',
  logo: 'string',
  description: 'string',
  recommended: 'boolean',
  loanAmount: 'string',
  interestRate: 'string',
  processingFee: 'string',
  tenure: 'string',
  link: 'string',
  documents: [{ title: 'string', examples: ['string'] }],
  create_date: 'string',
  version: 'number',
} satisfies FieldTypes

const { logo: _, ...offerTypesWithoutLogo } = offerTypes

export const isOfferList = ({ success, offers }: Body) => success === true && hasTypes(offers, [offerTypes])

export const isOfferHistory = ({ success, versions }: Body) =>
  success === true && hasTypes(versions, [{ ...offerTypesWithoutLogo, at: 'string' }])

export const isSiteConfig = ({ stage, demo }: Body) => typeof stage === 'string' && typeof demo === 'boolean'

/**
 * The public responses that the service worker caches for use offline, each with what tells its body from a gateway's or a
 * firewall's. The worker stores no other response of the API.
 */
export const cachedResponses: Record<string, (body: Body) => boolean> = {
  '/user/offer-list': isOfferList,
  '/config.json': isSiteConfig,
}

export const cachedPaths = Object.keys(cachedResponses)

/** The header of a cached response that says when it was fetched, in ISO 8601. A response from the network lacks it. */
export const fetchedAtHeader = 'x-fetched-at'
