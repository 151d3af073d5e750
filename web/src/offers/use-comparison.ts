import { use, useCallback, useEffect, useState } from 'react'
import {
  UNSAFE_DataRouterContext,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
} from 'react-router-dom'
import { saveForm } from '../borrower/unsent.ts'
import type { RequestedLoan } from '../offer-card/evaluated-offer.ts'
import { type Comparison, consistent, readComparison, writeComparison } from './comparison.ts'

/** Delays writing the URL and the saved form: a moving slider would exceed browsers' limit on changes of the URL. */
const urlDelayMs = 300

export type ChangeComparison = (change: Partial<Comparison>) => void

/**
 * Holds the comparison, which a link to another one changes, and writes changes back to the URL and, for a borrower who is signed
 * in, to the saved form.
 *
 * @param keptSearch the search part to start from if the page's URL has none
 */
export function useComparison(
  saved: RequestedLoan,
  userId: string | undefined,
  keptSearch = '',
): [Comparison, ChangeComparison] {
  const [comparison, setComparison] = useState(() =>
    readComparison(window.location.search || keptSearch, saved),
  )
  const change = useCallback<ChangeComparison>(
    (part) => setComparison((before) => consistent({ ...before, ...part })),
    [],
  )

  const { search: address } = useLocation()
  const navigationType = useNavigationType()
  const [followed, setFollowed] = useState(address)
  // What is written below replaces the address; a link, Back and Forward don't.
  if (address !== followed) {
    setFollowed(address)
    if (address && navigationType !== 'REPLACE') setComparison(readComparison(address, saved))
  }

  const navigate = useNavigate()
  const isLeaving = useNavigation().state !== 'idle'
  // The router knows of a navigation at once, `useNavigation` only after a render, which takes a slow phone a while.
  const router = use(UNSAFE_DataRouterContext)?.router
  const search = writeComparison(comparison)
  // A link to this page may have none.
  const hasAddress = address !== ''
  useEffect(() => {
    // A second navigation would cancel the first, whose page may still be loading.
    if (isLeaving) return undefined
    const timer = setTimeout(() => {
      if (userId) saveForm({ userId, values: { comparison: search }, known: {} })
      if (search !== window.location.search && router?.state.navigation.state === 'idle')
        void navigate({ search }, { replace: true, preventScrollReset: true })
    }, urlDelayMs)
    return () => clearTimeout(timer)
  }, [search, hasAddress, userId, navigate, isLeaving, router])

  return [comparison, change]
}
