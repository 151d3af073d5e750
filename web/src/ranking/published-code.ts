import type { LoanRequest } from '#loans/loan-request.ts'

/** What the published code exports (`functions/rankings/rank-day.ts`), of whichever release it is. */
export interface PublishedCode {
  rule: unknown
  rankDay: (offers: readonly unknown[], loanRequest: LoanRequest, day: string) => unknown
  orderOf: (ranking: unknown) => Record<string, string[]>
}

/**
 * Loads the published code as a module of this site.
 *
 * @param path from the site's root
 * @throws where the browser can't load it
 */
export const loadPublishedCode = (path: string): Promise<PublishedCode> => import(/* @vite-ignore */ path)
