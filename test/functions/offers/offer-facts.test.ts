import { expect, test } from 'vitest'
import * as messages from '#contract/messages.ts'
import type { OfferFacts } from '#contract/offer-facts.ts'
import * as routes from '#contract/routes.ts'
import { pricedOffers, rankOffers, toRankable } from '#loans/ranking/rank.ts'
import { anAdminToken } from '#support/admin.ts'
import { get } from '#support/api.ts'
import { anOffer, offerBy, sendForm, terms, updateOffer } from '#support/offer-form.ts'
import { latestAuditEntries, storedItem } from '#support/stored.ts'
import { keys } from '#table/keys.ts'

const facts: OfferFacts = {
  legal_name: {
    value: 'Ashoka Lending Limited',
    source: 'https://ashoka.example/about',
    verified_on: '2026-11-02',
  },
  rate_kind: { value: 'floating' },
  foreclosure_charge: { value: { amount: 4.72, unit: 'percent', from_month: 7 } },
  insurance_required: { value: false },
  disbursal_days: { value: 0 },
  contracted_rates: {
    value: { category: 'Home loans', lowest: 8.4, mean: 8.9, highest: 11, quarter: '2026-07' },
    source: 'https://lender.example/rates',
    verified_on: '2026-10-20',
  },
}
const withFacts = { facts: JSON.stringify(facts) }

const stored = (id: string) => storedItem(keys.offer(id))

test('adds an offer with facts, which borrowers and administrators see', async () => {
  const id = await anOffer(withFacts)
  expect((await offerBy(id)).facts).toEqual(facts)
  expect((await stored(id))?.facts).toEqual(facts)
  expect(await get(routes.adminOffers.path, await anAdminToken())).toMatchObject({
    status: 200,
    body: { offers: expect.arrayContaining([expect.objectContaining({ id, facts })]) },
  })
})

test('refuses a blended rate that the offer does not quote, and prices one that it does', async () => {
  const token = await anAdminToken()
  const lentTogether = (blended_rate: number) => ({
    facts: JSON.stringify({ co_lending: { value: { partner: 'Vindhya Bank', share: 80, blended_rate } } }),
  })
  const message = messages.blendedRateOutside
  const refused = { status: 400, body: { message, fields: { facts: message } } }
  const interestRate = '10% - 14% p.a.'
  for (const outside of [9.99, 14.01])
    expect(
      await sendForm(routes.addOffers, terms({ interestRate, ...lentTogether(outside) }), token),
    ).toMatchObject(refused)
  const id = await anOffer({ interestRate, ...lentTogether(12.4) })
  expect(await sendForm(routes.updateOffers, { id, ...lentTogether(20) }, token)).toMatchObject(refused)
  expect(
    await sendForm(routes.updateOffers, { id, interestRate: '10% p.a.', ...lentTogether(12.4) }, token),
  ).toMatchObject(refused)
  const request = { amount: 100_000, tenureMonths: 12 }
  const [priced] = pricedOffers(rankOffers([toRankable(await offerBy(id))], request))
  expect(priced?.certain).toMatchObject({ basis: 'blended', percent: 12.4 })
})

test('an offer without facts is stored and read without them', async () => {
  const id = await anOffer()
  expect(await offerBy(id)).not.toHaveProperty('facts')
  expect(await stored(id)).not.toHaveProperty('facts')
})

test('keeps the facts if the form has none, and otherwise replaces them as a whole', async () => {
  const id = await anOffer(withFacts)
  for (const [n, unchanged] of [{}, { facts: '' }, { facts: ' ' }].entries()) {
    await updateOffer(id, { tenure: `${n + 1} months`, ...unchanged })
    expect((await offerBy(id)).facts).toEqual(facts)
  }
  const cooling = { cooling_off_days: { value: 3 } }
  await updateOffer(id, { facts: JSON.stringify(cooling) })
  expect((await offerBy(id)).facts).toEqual(cooling)
  await updateOffer(id, { facts: '{}' })
  expect((await offerBy(id)).facts).toEqual({})
})

test('audits the facts before and after a change', async () => {
  const id = await anOffer(withFacts)
  await updateOffer(id, { facts: JSON.stringify({ rate_kind: { value: 'fixed' } }) })
  const entries = await latestAuditEntries()
  expect(entries.find(({ offer_id, action }) => offer_id === id && action === 'offer-changed')).toMatchObject(
    {
      changes: { facts: { from: facts, to: { rate_kind: { value: 'fixed' } } } },
    },
  )
})

test('adds a scheme to the addresses and drops fields that are not facts', async () => {
  const given = {
    key_facts_statement: { value: 'ashoka.example/kfs.pdf', source: 'ashoka.example', by: 'somebody' },
    star_rating: { value: 5 },
  }
  const id = await anOffer({ facts: JSON.stringify(given) })
  const expected = {
    key_facts_statement: { value: 'http://ashoka.example/kfs.pdf', source: 'http://ashoka.example' },
  }
  expect((await stored(id))?.facts).toEqual(expected)
})

test.each([
  ['text that is not JSON', 'floating'],
  ['a list', '[]'],
  ['null', 'null'],
  ['a fact without a value', '{"legal_name":{}}'],
  ['an unknown kind of lender', '{"lender_kind":{"value":"broker"}}'],
  ['a script as a source', '{"rate_kind":{"value":"fixed","source":"javascript:alert(1)"}}'],
  ['a cooling-off period of 0 days', '{"cooling_off_days":{"value":0}}'],
  ['a day in the future', '{"rate_kind":{"value":"fixed","verified_on":"2999-01-01"}}'],
  ['a charge above the whole loan', '{"foreclosure_charge":{"value":{"amount":101,"unit":"percent"}}}'],
  ['a very long text', JSON.stringify({ penal_charges: { value: 'x'.repeat(5000) } })],
])('rejects %s as facts, both in a new offer and in a change', async (_, text) => {
  const message = messages.factsInvalid
  const refusal = { status: 400, body: { success: false, message, fields: { facts: message } } }
  expect(await sendForm(routes.addOffers, terms({ facts: text }))).toMatchObject(refusal)
  const id = await anOffer(withFacts)
  expect(await updateOffer(id, { facts: text })).toMatchObject(refusal)
  expect(await offerBy(id)).toMatchObject({ facts, version: 1 })
})
