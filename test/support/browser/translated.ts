import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** What translated pages may show in Latin letters: names, terms that everyone says in English, and what tests type. */
const allowedInLatin = [
  /washing machine/g,
  /Grievance Officer|Tulna( Comparison Services Private Limited)?/g,
  /Chrome|Firefox|Safari|Google|Apple|Outlook|Firebase|reCAPTCHA|Amazon Web Services|WhatsApp/g,
  /InCred|Mahindra Finance|Avanse|Collegedunia|IIFL Home Finance|Manappuram Finance|(RBL|YES|IDFC FIRST) Bank|Paisabazaar/g,
  /RBI \(Lending Against Gold and Silver Collateral\) Directions/g,
  /RBI \(Pre-payment Charges on Loans\) Directions|Key Facts Statement|JavaScript/g,
  /check-day\.mjs|\bNode\b/g,
  // Addresses of pages and of people
  /\S+@\S+|\S+\.(in|com|org|example)\b\S*/g,
]

/** A word of three letters or more with a lower-case letter in it, unlike PAN or EMI. */
const english = /(?=[A-Za-z]{3})[A-Za-z]*[a-z][A-Za-z]*/

/**
 * The English in the title, the texts and what screen readers say, on a page in a language that is not written in Latin
 * letters. Elements that are marked as English, such as lenders' own words, are left out, and so are their texts in
 * attributes and in the title, which cannot be marked, and the contents of text areas, which visitors write.
 */
async function englishLeft(page: Page, names: string[]): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const own = [...document.querySelectorAll('body, body *')].filter(
      (element) => !element.closest('[lang|=en], script, style, noscript, svg'),
    )
    const written = own
      .filter((element) => !element.matches('textarea'))
      .flatMap(({ childNodes }) =>
        [...childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent),
      )
    const names = ['aria-label', 'aria-valuetext', 'alt', 'title', 'placeholder']
    const heard = own.flatMap((element) => names.map((name) => element.getAttribute(name)))
    const marked = [...document.querySelectorAll('[lang|=en]')].flatMap(
      ({ textContent }) => textContent || [],
    )
    const unmarkable = [document.title, ...heard].map((text) =>
      marked.reduce((rest, english) => rest.replaceAll(english, ''), text ?? ''),
    )
    return [...written, ...unmarkable].flatMap((text) => text?.trim() || [])
  })
  const isEnglish = (text: string) =>
    english.test(
      [...names, ...allowedInLatin].reduce<string>((rest, pattern) => rest.replaceAll(pattern, ''), text),
    )
  return [...new Set(texts)].filter(isEnglish)
}

/** The texts that their own box cuts off at its side or below. Those that end with an ellipsis by design are left out. */
const cutOff = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, p, label, span, button, a, li, dt, dd, td, th')]
      .filter((element) => {
        const { overflow, textOverflow, webkitLineClamp } = getComputedStyle(element)
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element
        const fits = scrollWidth <= clientWidth + 1 && scrollHeight <= clientHeight + 1
        const isMeant = overflow === 'visible' || textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
        const isUnseen = clientWidth <= 1 || element.closest('.sr-only') !== null
        return !fits && !isMeant && !isUnseen
      })
      .map(({ textContent }) => textContent),
  )

/** Empty if the page does not scroll sideways; otherwise how far it does, and the elements that cross its right edge. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const sideways = document.documentElement.scrollWidth - window.innerWidth
    if (sideways === 0) return []
    const isBeyond = (thing: Element | Range) => thing.getBoundingClientRect().right > window.innerWidth
    const textOf = (element: Element) => {
      const text = document.createRange()
      text.selectNodeContents(element)
      return text
    }
    // A text may be wider than its element.
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => isBeyond(element) || isBeyond(textOf(element)),
    )
    return [`${sideways} px`, ...wide.map(({ outerHTML }) => outerHTML.slice(0, 200))]
  })

/** Expects that nothing is cut off on a screen, and that it does not scroll sideways. */
export async function expectFitting(page: Page, screen: string) {
  expect(await cutOff(page), screen).toEqual([])
  expect(await tooWide(page), screen).toEqual([])
}

/**
 * Expects that nothing is left in English on a screen in Hindi, or in another language that is not written in Latin
 * letters, that nothing is cut off, and that the screen does not scroll sideways.
 *
 * @param names texts of lenders or borrowers, which the screen shows untranslated
 */
export async function expectTranslated(page: Page, screen: string, names: string[] = []) {
  expect(await englishLeft(page, names), screen).toEqual([])
  await expectFitting(page, screen)
}
