import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Toaster as HotToaster, useToasterStore } from 'react-hot-toast'
import { limits } from '#contract/limits.ts'
import { freePlace, type Place } from './free-place.ts'
import { useIsWide } from './use-is-wide.ts'

/**
 * The only toaster. The library shows at most 20 toasts at a time and announces them politely. They appear under the top
 * bar, on a wide screen at its right, or in the nearest place where they cover no control, price or consent.
 */
export function Toaster() {
  const isWide = useIsWide('80rem')
  const place = usePlace(isWide)
  return (
    <HotToaster
      position={`top-${place.side}`}
      containerStyle={{ top: place.top }}
      toastOptions={{
        success: {
          duration: limits.toast.successMs,
          iconTheme: { primary: 'var(--color-positive)', secondary: 'var(--color-surface)' },
        },
        error: {
          duration: limits.toast.errorMs,
          iconTheme: { primary: 'var(--color-danger)', secondary: 'var(--color-surface)' },
        },
        style: {
          background: 'var(--color-surface)',
          color: 'var(--color-ink)',
          border: '1px solid var(--color-line)',
          borderRadius: 'var(--radius-card)',
          boxShadow: 'var(--shadow-over)',
          maxWidth: isWide ? '20rem' : '26rem',
        },
      }}
    />
  )
}

/** Where the toasts can stand. It is found again when one comes, when the page changes and after it was scrolled. */
function usePlace(isWide: boolean): Place {
  const { toasts } = useToasterStore()
  const visible = toasts.filter(({ visible }) => visible)
  const isShown = visible.length > 0
  const shown = visible.map(({ id, height }) => `${id} ${height}`).join()
  const [place, setPlace] = useState<Place>({ side: 'center', top: 0 })
  const last = useRef<Place>(undefined)
  const find = useRef(() => {})
  useLayoutEffect(() => {
    find.current = () => {
      const toaster = document.querySelector('[data-rht-toaster]')
      if (!toaster || shown === '') return
      const next = freePlace(
        toaster,
        isWide ? ['right', 'center', 'left'] : ['center', 'right'],
        last.current,
      )
      last.current = next
      setPlace(next)
    }
    find.current()
  }, [shown, isWide])
  useEffect(() => {
    if (!isShown) return
    const findAgain = () => find.current()
    const changes = new MutationObserver((records) => {
      // The toasts' own changes would be found for ever.
      if (records.some(({ target }) => !(target instanceof Element && target.closest('[data-rht-toaster]'))))
        findAgain()
    })
    changes.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('scrollend', findAgain, { capture: true })
    // In the next frame: what changes sizes while they are observed makes the browser report an error.
    const sizes = new ResizeObserver(() => requestAnimationFrame(findAgain))
    sizes.observe(document.documentElement)
    return () => {
      last.current = undefined
      changes.disconnect()
      document.removeEventListener('scrollend', findAgain, { capture: true })
      sizes.disconnect()
    }
  }, [isShown])
  return place
}
