import { useCallback, useEffect, useRef } from 'react'

/** Pending while an entry is being removed. Meanwhile no other is added, since that one would be removed instead. */
let removal = Promise.resolve()

function removeEntry() {
  removal = new Promise((resolve) => addEventListener('popstate', () => resolve(), { once: true }))
  history.back()
}

/** The index of the current history entry, as the router stores it. */
const position = (): number => history.state?.idx ?? 0

/**
 * Gives something that is open an entry of its own in the browser's history, so that Back closes it in every browser.
 * The entry repeats the page's address and state, so that the router stays on the page.
 *
 * @returns a function to call before a link inside the open element replaces the entry
 */
export function useBackEntry(isOpen: boolean, onBack: () => void) {
  const latest = useRef(onBack)
  const isReplaced = useRef(false)
  useEffect(() => {
    latest.current = onBack
  })
  useEffect(() => {
    if (!isOpen) return
    const { pathname } = location
    let added: number | undefined
    let isClosed = false
    const add = async () => {
      await removal
      if (isClosed || location.pathname !== pathname) return
      added = position() + 1
      history.pushState({ ...history.state, idx: added }, '')
    }
    const handlePop = () => {
      if (added === undefined || position() >= added) return
      added = undefined
      latest.current()
      // A dialog may stay open, to ask about unsaved changes. Then it needs an entry again.
      setTimeout(add)
    }
    isReplaced.current = false
    addEventListener('popstate', handlePop)
    void add()
    return () => {
      isClosed = true
      removeEventListener('popstate', handlePop)
      const isCurrent = added === position() && location.pathname === pathname
      if (isCurrent && !isReplaced.current) removeEntry()
    }
  }, [isOpen])
  return useCallback(() => {
    isReplaced.current = true
  }, [])
}
