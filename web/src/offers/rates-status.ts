import { createContext } from 'react'
import * as words from '#words/offers.ts'
import type { LoadedOffers } from '../catalogue/queries.ts'
import { dayAndTime } from '../ui/format.ts'

/** Lenders change their rates, so "Apply Now" is off for offers that were fetched longer ago than this. */
const maxAgeMs = 7 * 24 * 60 * 60 * 1000

/** What the page says about the age of its offers: nothing unless they are cached or "Apply Now" is off. */
export interface RatesStatus {
  asOf?: string | false
  /** Why "Apply Now" is off. */
  applyOffReason?: string | undefined
}

export function ratesStatus({ fetchedAt, isCached }: LoadedOffers, isOnline: boolean): RatesStatus {
  const isOld = !(Date.now() - Date.parse(fetchedAt) < maxAgeMs)
  const applyOffReason = !isOnline ? words.applyOffline : isOld ? words.ratesTooOld : undefined
  return {
    asOf: (isCached || applyOffReason !== undefined) && words.ratesAsOf(dayAndTime(fetchedAt)),
    applyOffReason,
  }
}

export const ratesNoteId = 'rates-note'

export const ApplyOffReason = createContext<string | undefined>(undefined)
