import type { Page } from 'playwright-core'
import { complaintFiled } from '#contract/messages.ts'
import { sampleOffers } from '#lib/local/sample/lenders.ts'
import { bodies } from '#redress/rules.ts'
import { site } from '#web/content/site.ts'
import { brands } from '#web/shop/brands.ts'
import { person } from '../wizard.ts'

/** What a page in the pseudolocale may show in English. The longest come first, because some contain others. */
const names = [
  ...site.address,
  site.company,
  'CIN',
  site.cin,
  site.email,
  site.name,
  ...site.social.map(({ name }) => name),
  'WhatsApp',
  // The lenders of the sample comparison
  'Gulmohar Bank',
  'Peepal Credit',
  'Amaltas Finance',
  ...sampleOffers.map(({ lender }) => lender),
  ...Object.values(brands).map(({ name }) => name),
  // What the tests fill in, and the example of a PAN
  ...Object.values(person),
  'washing machine',
  // The addresses for complaints, and the mocked API's response
  'grievance@tulna.example',
  ...Object.values(bodies).flatMap((body) => ('site' in body ? [body.site.replace('https://', '')] : [])),
  complaintFiled,
  'T7K2M-9QXD4',
  // The nominee in `screens.ts`
  'W'.repeat(100),
  `${'w'.repeat(240)}@example.com`,
].sort((one, other) => other.length - one.length)

/**
 * The texts of a page that a person sees or hears: in elements, attributes and the head. Leaves out texts that are marked
 * as another language, such as what lenders wrote, and the contents of fields.
 */
const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { lang } = document.documentElement
    const isOwn = (element: Element) => element.closest('[lang]')?.getAttribute('lang') === lang
    const attributes = ['aria-label', 'aria-valuetext', 'aria-roledescription', 'alt', 'placeholder', 'title']
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found = [document.title]
    for (const meta of document.querySelectorAll('meta[name=description], meta[property$="description"]'))
      found.push(meta.getAttribute('content') ?? '')
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement
      if (element && isOwn(element) && !element.closest('script, style, noscript, svg, textarea'))
        found.push(walker.currentNode.textContent ?? '')
    }
    for (const element of document.querySelectorAll('body *'))
      if (isOwn(element)) for (const name of attributes) found.push(element.getAttribute(name) ?? '')
    return [...new Set(found.map((text) => text.replaceAll(/\s+/g, ' ').trim()))]
  })

/**
 * The texts of a page in the pseudolocale that are hard-coded: two adjacent letters have no accents, unlike in a text
 * from `#words`.
 */
export function hardCodedIn(texts: string[]): string[] {
  const rest = (text: string) => names.reduce((left, name) => left.replaceAll(name, ''), text)
  // A text of two capitals is a lender's initials.
  return texts.filter((text) => /[A-Za-z]{2}/.test(rest(text)) && !/^[A-Z]{2}$/.test(text))
}

/** The hard-coded texts on a page in the pseudolocale. */
export const hardCodedOn = async (page: Page) => hardCodedIn(await textsOf(page))
