import { startTransition, useEffect, useRef, useState } from 'react'
import type { Elements } from './elements.ts'

/** The number of items on a page: they fill whole rows of two or three columns. */
const pageSize = 96

/** How many items a list renders, frame by frame: a whole page at once would keep a slow phone busy too long. */
const firstCounts = [0, 3, 6, 18, pageSize] as const

/** Once a list has rendered a page, new lists start with a whole page, so that Back can restore the scroll position. */
let hasRenderedPage = false

interface LongListProps<Item> {
  items: readonly Item[]
  /** Another list is above this one, so this one begins a frame later. */
  isBelow?: boolean
  /** Renders the pages so far, as lists or a table. */
  children: (pages: Item[][]) => Elements
}

/**
 * A list that renders another page of items as its end comes near, so that thousands don't freeze a phone. `data-rest`
 * marks that end until all items are rendered.
 */
export function LongList<Item>({ items, isBelow = false, children }: LongListProps<Item>) {
  const [count, setCount] = useState<number>(hasRenderedPage ? pageSize : firstCounts[isBelow ? 0 : 1])
  const end = useRef<HTMLDivElement>(null)
  const isWhole = count >= items.length

  useEffect(() => {
    const next = firstCounts.find((larger) => larger > count)
    hasRenderedPage ||= next === undefined
    if (next === undefined) return
    const frame = requestAnimationFrame(() => startTransition(() => setCount(next)))
    return () => cancelAnimationFrame(frame)
  }, [count])

  useEffect(() => {
    if (isWhole || count < pageSize || !end.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setCount(count + pageSize),
      { rootMargin: '1500px' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [isWhole, count])

  const shown = items.slice(0, count)
  const pages = Array.from({ length: Math.ceil(shown.length / pageSize) }, (_, page) =>
    shown.slice(page * pageSize, (page + 1) * pageSize),
  )
  return (
    <>
      {children(pages)}
      {!isWhole && <div ref={end} data-rest />}
    </>
  )
}
