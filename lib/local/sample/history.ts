import type { Offer } from '#contract/offer.ts'

/** A change to a sample offer. */
interface SampleChange {
  /** ISO 8601, UTC. */
  at: string
  /** The changed fields, as they were before. */
  before: Partial<Pick<Offer, 'interestRate' | 'processingFee' | 'tenure' | 'loanAmount'>>
}

/** The changes to some sample offers, oldest first, by the lender's name. */
export const sampleChanges: Record<string, SampleChange[]> = {
  'Saffron Small Finance': [
    { at: '2026-07-01T06:30:00.000Z', before: { interestRate: '17% - 28% p.a.' } },
    {
      at: '2026-09-15T09:00:00.000Z',
      before: { processingFee: '3% of loan amount', tenure: '6 to 24 months' },
    },
  ],
  'Deccan Money': [{ at: '2026-10-05T05:00:00.000Z', before: { processingFee: '₹499' } }],
  'Nilgiri Loans': [
    { at: '2026-08-20T07:15:00.000Z', before: { interestRate: '10.49% p.a. onwards' } },
    { at: '2026-11-10T11:45:00.000Z', before: { loanAmount: '₹1 lakh - ₹7.5 lakh' } },
  ],
}

/** Every version of a sample offer, oldest first, each with when it was saved. */
export function versionsOf(offer: Offer): { at: string; version: Offer }[] {
  const changes = sampleChanges[offer.lender] ?? []
  const at = (place: number) => changes[place - 1]?.at ?? offer.create_date
  const versions = [{ at: at(changes.length), version: offer }]
  let oldest = offer
  for (const [place, { before }] of [...changes.entries()].reverse()) {
    oldest = { ...oldest, ...before, version: place + 1 }
    versions.unshift({ at: at(place), version: oldest })
  }
  return versions
}
