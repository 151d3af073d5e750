/**
 * Adds the sample administrator, lenders and borrowers. Lenders and borrowers go through the functions' own stores, so
 * that their keys, conditions and totals are like those of real ones. With a number as its argument, the script adds
 * only that many more borrowers.
 */

import { findBorrower, register } from '#borrowers/borrowers.ts'
import { saveBasicDetails, saveLoanPreferences } from '#borrowers/saved-details.ts'
import { Administrators } from '#lib/operations/administrators.ts'
import { storeLogo } from '#offers/logo-files.ts'
import { addVersion, type SavedOffer } from '#offers/store.ts'
import { offerItem } from '#table/items.ts'
import { keys } from '#table/keys.ts'
import { put, transact } from '#table/transaction.ts'
import { sampleAdministrator } from './administrator.ts'
import { sampleBorrower } from './borrowers.ts'
import { versionsOf } from './history.ts'
import { sampleOffers } from './lenders.ts'
import { sampleLogo } from './logo.ts'
import { addManyBorrowers } from './many-borrowers.ts'

const sampleCount = 40

async function addSamples(until: Date) {
  const administrators = await Administrators.of('local')
  await administrators.add(sampleAdministrator.email)
  await administrators.setPassword(sampleAdministrator.email, sampleAdministrator.password)

  for (const [number, offer] of sampleOffers.entries()) {
    const logo = number % 2 === 0 ? await storeLogo(sampleLogo(number / 2)) : ''
    await addOffer(versionsOf({ ...offer, logo }))
  }
  for (let n = 0; n < sampleCount; n++) {
    const { mobile, isVerified, registeredAt, details, preferences } = sampleBorrower(n, until)
    const id = await register(mobile, { isVerified, consents: [], now: registeredAt })
    const borrower = id && (await findBorrower(id))
    if (!borrower) continue
    const detailed = details ? await saveBasicDetails(borrower, details, registeredAt) : borrower
    if (preferences) await saveLoanPreferences(detailed, preferences, registeredAt)
  }
}

/** Writes an offer with all its versions, oldest first, unless it exists. */
async function addOffer(versions: ReturnType<typeof versionsOf>) {
  const saved = versions.map(
    ({ at, version }): SavedOffer => ({ ...version, status: 'shown', saved_at: at, saved_by: 'sample' }),
  )
  const current = saved.at(-1)
  if (current)
    await transact([
      put(offerItem, keys.offer(current.id), current, { isNew: true }),
      ...saved.map(addVersion),
    ])
}

const more = Number(process.argv[2] ?? 0)
if (more === 0) await addSamples(new Date())
else
  await addManyBorrowers(more, new Date(), (soFar) => {
    if (soFar % 3000 === 0 || soFar === more) console.log(`${soFar} of ${more} borrowers`)
  })
