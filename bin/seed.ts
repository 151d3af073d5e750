/**
 * Fills the local table with invented lenders and borrowers, through the same stores as the functions, so that
 * keys, conditions and totals are the real ones, and makes the sample administrator. `npm start` runs it on a
 * new table.
 */

import { changeBorrower, findBorrower, register, saveBasicDetails } from '../functions/shared/borrowers.ts'
import { addOffer } from '../functions/shared/offers.ts'
import { Administrators } from '../lib/administrators.ts'
import { sampleAdministrator } from '../lib/local/sample/administrator.ts'
import { sampleBorrower } from '../lib/local/sample/borrowers.ts'
import { sampleOffers } from '../lib/local/sample/lenders.ts'

const sampleCount = 40

const administrators = await Administrators.of('local')
await administrators.add(sampleAdministrator.email)
await administrators.setPassword(sampleAdministrator.email, sampleAdministrator.password)

for (const offer of sampleOffers) await addOffer(offer)

const until = new Date()
for (let n = 0; n < sampleCount; n++) {
  const { mobile, isVerified, registeredAt, details, preferences } = sampleBorrower(n, until)
  const id = await register(mobile, { isVerified, consents: [], now: registeredAt })
  const borrower = id && (await findBorrower(id))
  if (!borrower) continue
  const detailed = details ? await saveBasicDetails(borrower, details) : borrower
  if (preferences) await changeBorrower(detailed, () => preferences)
}
