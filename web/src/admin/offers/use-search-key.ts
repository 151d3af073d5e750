import { useEffect, useRef } from 'react'

/** A field that `/` focuses, while the table is shown: cards, the other view, have no keys of their own. */
export function useSearchKey(isOn: boolean) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!isOn) return
    const onKeyDown = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof Element &&
        event.target.closest('input:not([type=checkbox]), textarea, select')
      const isElsewhere = document.querySelector('[role=dialog]')
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping || isElsewhere)
        return
      event.preventDefault()
      field.current?.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOn])
  return field
}
