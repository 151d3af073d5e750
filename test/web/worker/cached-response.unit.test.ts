import { expect, test } from 'vitest'
import { fieldTypesOf } from '#contract/field-types-of.ts'
import { Offer } from '#contract/offer.ts'
import { aStoredOffer } from '#support/builders.ts'
import { cachedResponses, isOfferHistory, isOfferList, offerTypes } from '#web/api/cached-response.ts'

test('the types of an offer are those of its schema', () => {
  expect(offerTypes).toEqual(fieldTypesOf(Offer))
})

const { logo: _, ...version } = { ...aStoredOffer(), at: '2026-11-01T00:00:00.000Z' }

test('lists of offers and versions are told from a success of another shape', () => {
  expect(isOfferList({ success: true, offers: [] })).toBe(true)
  expect(isOfferList({ success: true, offers: [aStoredOffer()] })).toBe(true)
  expect(isOfferHistory({ success: true, versions: [version] })).toBe(true)
  for (const wrong of [undefined, null, 'none', {}, [null], ['a'], [[]], [{ id: 'a' }]]) {
    expect(isOfferList({ success: true, offers: wrong }), JSON.stringify(wrong)).toBe(false)
    expect(isOfferHistory({ success: true, versions: wrong }), JSON.stringify(wrong)).toBe(false)
  }
  for (const [name, wrong] of [
    ['lender', 7],
    ['documents', {}],
    ['version', '1'],
  ] as const) {
    expect(isOfferList({ success: true, offers: [{ ...aStoredOffer(), [name]: wrong }] }), name).toBe(false)
    expect(isOfferHistory({ success: true, versions: [{ ...version, [name]: wrong }] }), name).toBe(false)
  }
})

test('the worker caches only a configuration with its stage and its kind of sign-in', () => {
  const isConfig = cachedResponses['/config.json']
  expect(isConfig?.({ stage: 'prod', demo: false })).toBe(true)
  expect(isConfig?.({ success: true, stage: 'prod' })).toBe(false)
})
