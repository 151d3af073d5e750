import type { BrowserContext, Page } from 'playwright-core'
import type { Language } from './languages/in-language.ts'
import { letters, pseudolocale } from './languages/pseudolocale.ts'

/** What a page has of the translator that runs in it. */
interface Translator {
  /** Keeps the texts that it reads from now on until `finish`, as a slow network does. */
  hold: () => void
  /** Translates the texts that it has read. */
  finish: () => void
}
type Translated = Window & { translator: Translator }

/** Names and codes (`translate="no"`), what is no text of the page, and SVG, which Chrome does not translate. */
const left = '[translate=no], .notranslate, textarea, script, style, noscript, template, svg, font'

/**
 * Runs in the page. Like Chrome's page translation, it replaces each text node by `<font><font>` with the translated text, also
 * those that are added later, some time after it has read them. It does not notice that the text of a node changes meanwhile.
 */
function translatePage({ letters, left }: { letters: Record<string, string>; left: string }) {
  const readings = new Map<Text, string>()
  const translate = (text: string) => text.replace(/[A-Za-z]/g, (letter) => letters[letter] ?? letter)
  const isLeft = (text: Text) => !text.parentElement?.closest('body') || text.parentElement.closest(left)
  let isHeld = false
  let timer = 0
  const finish = () => {
    for (const [node, text] of readings) {
      if (isLeft(node)) continue
      const outer = document.createElement('font')
      outer.append(document.createElement('font'))
      outer.firstElementChild?.append(translate(text))
      node.replaceWith(outer)
    }
    readings.clear()
    // What was just inserted needs no reading.
    observer.takeRecords()
  }
  const read = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = root instanceof Text ? root : texts.nextNode(); node; node = texts.nextNode())
      if (node instanceof Text && node.data.trim() !== '' && !isLeft(node)) readings.set(node, node.data)
    clearTimeout(timer)
    if (!isHeld) timer = window.setTimeout(finish, 20)
  }
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) read(node)
  })
  observer.observe(document, { childList: true, subtree: true })
  read(document)
  const translator: Translator = {
    hold: () => {
      isHeld = true
    },
    finish: () => {
      isHeld = false
      for (const { addedNodes } of observer.takeRecords()) for (const node of addedNodes) read(node)
      clearTimeout(timer)
      finish()
    },
  }
  Object.assign(window, { translator })
}

const options = { letters, left }

/** Translates every page from its first text on, before any script of the page runs. Pass it as `before`. */
export const translateFromStart = (context: BrowserContext) => context.addInitScript(translatePage, options)

/** Starts the translator in a page that is open. */
export const startTranslator = (page: Page) => page.evaluate(translatePage, options)

export const holdTranslator = (page: Page) =>
  page.evaluate(() => (window as unknown as Translated).translator.hold())
export const finishTranslation = (page: Page) =>
  page.evaluate(() => (window as unknown as Translated).translator.finish())

/** The language of translated pages: those of the site are English, and a test finds their texts before and after. */
export const translation: Language = { basename: '/', reword: pseudolocale.reword }

const plainLetters = Object.entries(letters).map(([plain, translated]) => ({ plain, translated }))

/** The text before it was translated. */
export const untranslated = (text: string) =>
  plainLetters.reduce((all, { plain, translated }) => all.replaceAll(translated, plain), text)
