import { createContext } from 'react'
import * as words from '#words/offers.ts'
import { busy } from '#words/ui.ts'
import type { LoadedOffers } from '../catalogue/queries.ts'
import { dayAndTime } from '../ui/format.ts'

/** Lenders change their rates, so "Apply Now" is off for offers that were fetched longer ago than this. */
const maxAgeMs = 7 * 24 * 60 * 60 * 1000

/** What the page says about the age of its offers: nothing unless they are cached or "Apply Now" is off. */
export interface RatesStatus {
  asOf?: string | false
  busy?: string
  /** Why "Apply Now" is off. */
  applyOffReason?: string | undefined
}

/** @param isBusy whether newer rates could not be loaded because the site is busy */
export function ratesStatus(
  { fetchedAt, isCached }: LoadedOffers,
  isOnline: boolean,
  isBusy = false,
): RatesStatus {
  // In the future, if the device's clock has been set back since: they may then be of any age.
  const isOld = !(Math.abs(Date.now() - Date.parse(fetchedAt)) < maxAgeMs)
  const applyOffReason = !isOnline ? words.applyOffline : isOld ? words.ratesTooOld : undefined
  return {
    asOf: (isCached || isBusy || applyOffReason !== undefined) && words.ratesAsOf(dayAndTime(fetchedAt)),
    ...(isBusy && { busy }),
    applyOffReason,
  }
}

export const ratesNoteId = 'rates-note'

export const ApplyOffReason = createContext<string | undefined>(undefined)
