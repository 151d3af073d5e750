import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Eligibility } from '#loans/eligibility.ts'
import { OfferEligibility } from '#web/catalogue/OfferEligibility.tsx'

const rules = (eligibility: Eligibility) =>
  [
    ...renderToStaticMarkup(createElement(OfferEligibility, { eligibility })).matchAll(/<dd[^>]*>([^<]*)/g),
  ].map(([, rule]) => rule)

test.each<[Eligibility, string]>([
  [{ ageYears: { min: 21, max: 60 } }, '21 years to 60 years'],
  [{ ageYears: { min: 21, max: 21 } }, '21 years'],
  [{ ageYears: { min: 21 } }, '21 years or more'],
  [{ amount: { min: 50_000, max: 50_000 } }, '₹50,000'],
  [{ amount: { max: 50_000 } }, 'up to ₹50,000'],
])('words the rule %j as "%s"', (eligibility, rule) => {
  expect(rules(eligibility)).toEqual([rule])
})
