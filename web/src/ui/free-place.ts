/** Where toasts stand: `top` is in pixels from the top of the viewport. */
export interface Place {
  side: 'left' | 'center' | 'right'
  top: number
}

/** At most so many pixels are between the points that are looked at. Every control is larger. */
const step = { x: 24, y: 12 }
/** The library leaves this much around the toasts, and half of it between them. */
const margin = 16
const gap = 8

const controls =
  'a[href],button,input,select,textarea,summary,label,blockquote,[data-steps],[role=slider],[role=alert],[role=status]'

/**
 * The place for toasts where they cover nothing that somebody may need while they are shown, and of a dialog no text: `last`
 * if it is one, else under the top bar, else the highest one at the first side that has one. If there is none, the place that
 * covers least.
 */
export function freePlace(toaster: Element, sides: readonly Place['side'][], last: Place | undefined): Place {
  const size = sizeOf(toaster)
  const covered = (place: Place) => coveredBy(place, size, toaster)
  if (last && sides.includes(last.side) && covered(last) === 0) return last
  const [side = 'center'] = sides
  let best = { side, top: underTopBar() }
  let least = covered(best)
  for (const side of sides)
    for (let top = highest(); least > 0 && top + size.height < innerHeight; top += step.y) {
      const points = covered({ side, top })
      if (points < least) [best, least] = [{ side, top }, points]
    }
  return best
}

/** Over the top bar only while a dialog lies over it. */
const highest = () => (document.querySelector('dialog[open], [role=dialog]') ? gap : underTopBar())

function underTopBar() {
  const bar = document.querySelector('header')?.getBoundingClientRect()
  return Math.max(bar?.bottom ?? 0, 0) + gap
}

function sizeOf(toaster: Element) {
  // Not the boxes on the screen, which grow while a toast appears.
  const toasts = [...toaster.querySelectorAll<HTMLElement>(':scope > * > *')]
  return {
    width: Math.max(0, ...toasts.map(({ offsetWidth }) => offsetWidth)),
    height: toasts.reduce((sum, { offsetHeight }) => sum + offsetHeight + gap, 0),
  }
}

/**
 * How many of the points under the toasts belong to a control, the steps, a price, a consent, another notice or a dialog's text.
 * The page's title and a code count too, but less.
 */
function coveredBy({ side, top }: Place, { width, height }: ReturnType<typeof sizeOf>, toaster: Element) {
  const room = document.documentElement.clientWidth
  const left = { left: margin, center: (room - width) / 2, right: room - margin - width }[side]
  let count = 0
  for (const y of pointsFrom(top, top + height, step.y))
    for (const x of pointsFrom(Math.max(left, 0), Math.min(left + width, room - 1), step.x)) {
      const under = document.elementsFromPoint(x, y).find((element) => !toaster.contains(element))
      if (under) count += isNeeded(under) ? 1 : isTitleAt(under, x, y) || isCode(under) ? titleWeight : 0
    }
  return count
}

/** Points from `start` to `end`, both included, evenly apart. None if nothing is between them. */
function pointsFrom(start: number, end: number, apart: number): number[] {
  if (end <= start) return []
  const steps = Math.ceil((end - start) / apart)
  return Array.from({ length: steps + 1 }, (_, n) => start + ((end - start) * n) / steps)
}

/** A title or a code is covered rather than a control. */
const titleWeight = 0.01

const isCode = ({ textContent }: Element) => /^\d{6}$/.test(textContent ?? '')

/** Not the room beside it, which is the page title's too. */
function isTitleAt(element: Element, x: number, y: number) {
  const title = element.closest('h1')
  if (!title) return false
  const text = document.createRange()
  text.selectNodeContents(title)
  return [...text.getClientRects()].some(
    ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
  )
}

function isNeeded(element: Element) {
  if (element.closest(controls)) return true
  const needed = element.closest('dialog, [role=dialog]') ? /\S/ : /₹|\d%/
  return [...element.childNodes].some((node) => node instanceof Text && needed.test(node.data))
}
