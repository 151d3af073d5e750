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
    const list = page.getByRole('list', { name: 'Sample offers, lowest APR first' })
    await list.getByText('₹').first().waitFor()
    return list.getByRole('listitem').allTextContents()
  })
  const page = await showing(samples, { search: '?amount=300000&months=36' })
  await expect.poll(() => lendersOn(page)).toHaveLength(3)
  const lenders = await lendersOn(page)
  expect(sampled.join()).toContain('a month with fees')
  for (const [place, lender] of lenders.entries()) {
    const sample = sampled[place] ?? ''
    const [, emi] = sample.match(/(₹[\d,]+) a month/) ?? []
    const [apr] = sample.match(/APR \d+\.\d\d%/) ?? []
    const [withFees] = sample.match(/₹[\d,]+ a month with fees/) ?? []
    expect(sample).toContain(lender)
    const words = await card(page, lender).textContent()
    for (const figure of [`${emi}a month`, apr, ...(withFees ? [withFees] : [])])
      expect(words, lender).toContain(figure)
  }
})
