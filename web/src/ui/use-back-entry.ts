import { useCallback, useEffect, useRef } from 'react'

/** Pending while an entry is removed. The next one waits for it, or would be removed in its place. */
let removal = Promise.resolve()

function removeEntry() {
  removal = new Promise((resolve) => addEventListener('popstate', () => resolve(), { once: true }))
  history.back()
}

/** The entry's position, as the router numbers them. */
const position = (): number => history.state?.idx ?? 0

/**
 * Gives something that is open an entry of its own in the browser's history, so that Back closes it in every browser.
 * The entry repeats the page's address and state: the router sees no navigation.
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
      // It may have stayed open, to ask about unsaved changes.
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
