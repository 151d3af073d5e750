import { expect, inject, test } from 'vitest'
import { withPage } from '#support/browser/browser.ts'
import { card, lendersOn, showing } from '#support/browser/offers-page.ts'
import { aStoredOffer } from '#support/builders.ts'

/** The home page's sample offers, as lenders would quote them. */
const samples = [
  { lender: 'Gulmohar Bank', interestRate: '10.75%', processingFee: '₹4,999 + GST' },
  { lender: 'Peepal Credit', interestRate: '12.25%', processingFee: 'Nil' },
  { lender: 'Amaltas Finance', interestRate: '9.99%', processingFee: '4% + GST' },
].map((terms) =>
  aStoredOffer({
    ...terms,
    id: terms.lender.slice(0, 1),
    loanAmount: '₹5,000 - ₹10 lakh',
    tenure: '12-60 months',
  }),
)

test('the home page’s sample offers have the same order and figures as the offers page for the same loan', async () => {
  const sampled = await withPage({ address: inject('address') }, async (page) => {
    const list = page.getByRole('list', { name: 'Sample offers, lowest cost a month first' })
    await list.getByText('₹').first().waitFor()
    return list.getByRole('listitem').allTextContents()
  })
  const page = await showing(samples, { search: '?amount=300000&months=36' })
  await expect.poll(() => lendersOn(page)).toHaveLength(3)
  const lenders = await lendersOn(page)
  expect(sampled.join()).toContain('a month with fees')
  for (const [place, lender] of lenders.entries()) {
    const sample = sampled[place] ?? ''
    const [, month, fees] = sample.match(/(₹[\d,]+) (a month with fees|a month, no fees)/) ?? []
    const [apr] = sample.match(/APR \d+\.\d\d%/) ?? []
    const [emi] = sample.match(/EMI ₹[\d,]+/) ?? []
    expect(sample).toContain(lender)
    const words = await card(page, lender).textContent()
    for (const figure of [`${month} ${fees}`, apr, emi]) expect(words, lender).toContain(figure)
  }
})
