import type { Locator, Page } from 'playwright-core'

export interface Point {
  x: number
  y: number
}

/** The distance to the end of a swipe, in CSS pixels of the window. */
type Movement = Partial<Point>

/** The point of a slider's track, on a page of any zoom, at which its value is about `share` of its range, from 0 to 1. */
export function pointOnTrack(slider: Locator, share: number): Promise<Point> {
  return slider.evaluate((input, at) => {
    const { left, top, width, height } = input.getBoundingClientRect()
    const { offsetLeft = 0, offsetTop = 0, scale = 1 } = window.visualViewport ?? {}
    return { x: (left + at * width - offsetLeft) * scale, y: (top + height / 2 - offsetTop) * scale }
  }, share)
}

/**
 * Puts a finger down, moves it along `path` and lifts it, as the browser gets it from a touch screen: it scrolls, and
 * cancels the page's pointer events when it does. Playwright's own `touchscreen` can only tap.
 */
export async function swipe(page: Page, from: Point, ...path: Movement[]): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
  const steps = 10
  let at = from
  await touch('touchStart', at)
  for (const { x = 0, y = 0 } of path) {
    const start = at
    for (let step = 1; step <= steps; step++) {
      at = { x: start.x + (x * step) / steps, y: start.y + (y * step) / steps }
      await touch('touchMove', at)
    }
  }
  await touch('touchEnd')
  await devtools.detach()
}
