import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Offer } from '#contract/offer.ts'
import { aStoredOffer } from '#support/builders.ts'
import {
  lowestCost,
  statusOf,
  stopWatching,
  tellOfCheaper,
  type WatchedLoan,
  watchedLoans,
  watchLoan,
} from '#web/worker/watched-loans.ts'

const loan = { amount: 200_000, months: 24, type: 'Personal Loan' } as const
const offer = (changes: Partial<Offer>) =>
  aStoredOffer({
    loanAmount: '₹50,000 - ₹10 lakh',
    interestRate: '12% p.a.',
    processingFee: '2%',
    tenure: '12-60 months',
    ...changes,
  })
const cheap = offer({ id: 'a', lender: 'Kaveri Bank', interestRate: '10.5% p.a.' })
const dear = offer({ id: 'b', lender: 'Godavari Bank' })

/** Cache Storage in memory, which Node lacks. */
function stubCaches() {
  const stored = new Map<string, Response>()
  const urlOf = (path: string) => new URL(path, 'https://tulna.example').href
  const cache = {
    put: async (path: string, response: Response) => void stored.set(urlOf(path), response),
    delete: async (path: string) => stored.delete(urlOf(path)),
    keys: async () => [...stored.keys()].map((url) => ({ url })),
  }
  vi.stubGlobal('caches', {
    open: async () => cache,
    match: async (path: string) => stored.get(urlOf(path))?.clone(),
  })
}

beforeEach(stubCaches)
afterEach(() => void vi.unstubAllGlobals())

async function watched(offers: Offer[]): Promise<WatchedLoan> {
  const lowest = lowestCost(offers, loan)
  if (!lowest) throw new Error('No offer has a price')
  expect(await watchLoan(loan, lowest)).toBe(true)
  const [kept] = await watchedLoans()
  if (!kept) throw new Error('Nothing is kept')
  return kept
}

test('the lowest cost is that of the cheapest offer that fits, and there is none where nothing has a price', () => {
  // Reckoned apart from the engine: an EMI of ₹9,275.21, and a fee of ₹4,000 with 18% GST.
  expect(lowestCost([dear, cheap], loan)).toEqual({ cost: 27_325, lender: 'Kaveri Bank' })
  expect(lowestCost([dear], { ...loan, type: 'Gold Loan' })).toBeUndefined()
  expect(lowestCost([], loan)).toBeUndefined()
  expect(lowestCost([offer({ interestRate: 'ask us' })], loan)).toBeUndefined()
  expect(lowestCost([{} as Offer], loan)).toBeUndefined()
})

test('says how much cheaper or dearer the loan became', async () => {
  const kept = await watched([dear])
  expect(statusOf(kept, [dear])).toMatchObject({ kind: 'same', difference: 0 })
  expect(statusOf(kept, [dear, cheap])).toEqual({
    kind: 'cheaper',
    now: { cost: 27_325, lender: 'Kaveri Bank' },
    difference: 30_673 - 27_325,
  })
  expect(statusOf(await watched([cheap]), [dear])).toMatchObject({ kind: 'dearer', difference: 3_348 })
})

test('what can’t be compared is no alarm: without a price today, or by another rule', async () => {
  const kept = await watched([dear])
  expect(statusOf(kept, [])).toEqual({ kind: 'unknown' })
  expect(statusOf(kept, [offer({ interestRate: 'ask us' })])).toEqual({ kind: 'unknown' })
  expect(statusOf({ ...kept, rule: '0' }, [cheap])).toEqual({ kind: 'otherRule' })
  const tell = vi.fn(async () => true)
  for (const offers of [[], [offer({ interestRate: 'ask us' })], [dear]]) await tellOfCheaper(offers, tell)
  expect(tell).not.toHaveBeenCalled()
})

test('tells of a lower cost once, again only of a still lower one, and not while nothing can be shown', async () => {
  await watched([dear])
  const tell = vi.fn(async () => false)
  await tellOfCheaper([cheap], tell)
  tell.mockResolvedValue(true)
  await tellOfCheaper([cheap], tell)
  await tellOfCheaper([cheap], tell)
  expect(tell).toHaveBeenCalledTimes(2)
  await tellOfCheaper([offer({ interestRate: '9% p.a.' })], tell)
  expect(tell).toHaveBeenCalledTimes(3)
  expect(await watchedLoans()).toMatchObject([{ lender: 'Godavari Bank', cost: 30_673 }])
})

test('one that was stopped is gone, even while a check runs', async () => {
  await watched([dear])
  await tellOfCheaper([cheap], async () => {
    await stopWatching(loan)
    return true
  })
  expect(await watchedLoans()).toEqual([])
})

test('keeps nothing about the borrower, and says so where the browser keeps nothing', async () => {
  const kept = await watched([dear])
  expect(Object.keys(kept).sort()).toEqual(['amount', 'cost', 'lender', 'months', 'rule', 'since', 'type'])
  vi.stubGlobal('caches', {
    open: () => Promise.reject(new Error('refused')),
    match: () => Promise.reject(new Error('refused')),
  })
  expect(await watchLoan(loan, kept)).toBe(false)
  expect(await watchedLoans()).toEqual([])
})
