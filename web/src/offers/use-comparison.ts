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
  const [seen, setSeen] = useState(address)
  /** The addresses that links have led away from. */
  const [left, setLeft] = useState<readonly string[]>([])
  if (address !== seen) {
    setSeen(address)
    const isLink = navigationType === 'PUSH' && address !== ''
    // Closing a dialog goes back too, to an address without what was changed in the dialog.
    const isBack = navigationType === 'POP' && address === left.at(-1)
    if (isLink || isBack) {
      setLeft(isLink ? [...left, seen] : left.slice(0, -1))
      setComparison(readComparison(address, saved))
    }
  }

  const navigate = useNavigate()
  const isLeaving = useNavigation().state !== 'idle'
  // The router knows of a navigation at once, `useNavigation` only after a render, which takes a slow phone a while.
  const router = use(UNSAFE_DataRouterContext)?.router
  const search = writeComparison(comparison)
  useEffect(() => {
    // A second navigation would cancel the first, whose page may still be loading.
    if (isLeaving) return undefined
    const timer = setTimeout(() => {
      if (userId) saveForm({ userId, values: { comparison: search }, known: {} })
      if (search !== address && router?.state.navigation.state === 'idle')
        void navigate({ search }, { replace: true, preventScrollReset: true })
    }, urlDelayMs)
    return () => clearTimeout(timer)
  }, [search, address, userId, navigate, isLeaving, router])

  return [comparison, change]
}
