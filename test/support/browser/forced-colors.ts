import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeViolations } from './browser.ts'

/**
 * Turns on forced colours, as Windows' contrast themes do, in both of Chromium's palettes. Every text must keep its
 * contrast, and every box that its background sets apart in the light theme must have a background of its own, an edge
 * or a shadow. A chosen radio button or pressed button must look different from the others beside it.
 */
export async function expectVisibleInForcedColors(page: Page) {
  await page.emulateMedia({ colorScheme: 'light' })
  const boxes = await page.evaluateHandle(findBoxes)
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, forcedColors: 'active' })
    const contrast = await axeViolations(page, { runOnly: ['color-contrast'] })
    expect(contrast, `forced colours, ${colorScheme}`).toEqual([])
    expect(await boxes.evaluate(findInvisible), 'invisible in forced colours').toEqual([])
    expect(await page.evaluate(findIndistinct), 'indistinct in forced colours').toEqual([])
  }
}

// The functions below run in the page, so each has its own helpers.

/** The visible elements, apart from pictures, whose background differs from what is behind them. */
function findBoxes(): Element[] {
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
      const share = Number(part) / 255
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const isOpaque = (element: Element) => /^rgb\(/.test(getComputedStyle(element).backgroundColor)
  const behind = (element: Element): Element | null => {
    const parent = element.parentElement
    return !parent || isOpaque(parent) ? parent : behind(parent)
  }
  return [...document.querySelectorAll('body :not(img, iframe)')].filter((element) => {
    const { width, height } = element.getBoundingClientRect()
    const parent = behind(element)
    if (!parent || width < 2 || height < 2 || !isOpaque(element) || !element.checkVisibility()) return false
    const [own, other] = [element, parent].map((one) => luminance(getComputedStyle(one).backgroundColor))
    return Math.max(own ?? 0, other ?? 0) + 0.05 > 1.06 * (Math.min(own ?? 0, other ?? 0) + 0.05)
  })
}

function findInvisible(boxes: Element[]): string[] {
  // `Highlight` is translucent in Chromium.
  const isVisible = (color: string) => !/, 0\)$/.test(color) || color.startsWith('rgb(')
  const backdrop = (element: Element): string => {
    const color = getComputedStyle(element).backgroundColor
    return isVisible(color) || !element.parentElement ? color : backdrop(element.parentElement)
  }
  return boxes
    .filter((box) => {
      if (!box.isConnected || !box.parentElement) return false
      const style = getComputedStyle(box)
      const behind = backdrop(box.parentElement)
      const edges = (['Top', 'Right', 'Bottom', 'Left'] as const).some(
        (side) =>
          Number.parseFloat(style[`border${side}Width`]) > 0 &&
          isVisible(style[`border${side}Color`]) &&
          style[`border${side}Color`] !== behind,
      )
      return !edges && style.boxShadow === 'none' && backdrop(box) === behind
    })
    .map((box) => box.outerHTML.slice(0, 160))
}

/** The chosen options whose background and width of edges are those of another option. */
function findIndistinct(): string[] {
  const look = (element: Element) => {
    const { backgroundColor, borderWidth } = getComputedStyle(element)
    return `${backgroundColor} ${borderWidth}`
  }
  const radios = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')]
  const pressed = [...document.querySelectorAll('[aria-pressed=true]')]
  const options = [
    ...radios
      .filter((radio) => radio.checked && radio.matches('.sr-only'))
      .map((radio) => [radio, radios.find(({ name, checked }) => name === radio.name && !checked)])
      .map((pair) => pair.map((radio) => radio?.closest('label'))),
    ...pressed.map((button) => [button, document.querySelector('[aria-pressed=false]')]),
  ]
  return options.flatMap(([chosen, other]) =>
    chosen?.checkVisibility() && other && look(chosen) === look(other) ? chosen.outerHTML.slice(0, 160) : [],
  )
}
