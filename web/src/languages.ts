import * as locale from '#words/locale.ts'

/** The languages that visitors are led to: every folder of words that the pages are built with. */
export const offeredLanguages = Object.values(
  import.meta.glob<typeof locale>('#languages/*/locale.ts', { eager: true }),
).filter(({ isOffered }) => isOffered)

/** Those that the open page can be read in instead. */
export const otherLanguages = offeredLanguages.filter(({ tag }) => tag !== locale.tag)

/** Local storage's key of the language that the visitor chose. */
const chosenKey = 'language'

/** Remembers a language. Where the browser refuses storage, as some private windows do, nothing is remembered. */
export function chooseLanguage(tag: string) {
  try {
    localStorage.setItem(chosenKey, tag)
  } catch {}
}

/**
 * Remembers the open page's language if it was opened from one of our pages in another language. Only the switch leads
 * there, and before its page has started it is a plain link.
 *
 * @param referrer `document.referrer`
 */
export function rememberSwitch(referrer: string) {
  const { origin, pathname } = new URL(referrer || 'about:blank')
  if (origin !== location.origin) return
  const isOf = ({ basename }: typeof locale) => basename !== '/' && `${pathname}/`.startsWith(basename)
  const from = offeredLanguages.find(isOf) ?? offeredLanguages.find(({ basename }) => basename === '/')
  if (from?.tag !== locale.tag) chooseLanguage(locale.tag)
}

/** The basename of the language that the visitor chose, if it is not this one. */
export function chosenBasename(): string | undefined {
  try {
    const chosen = localStorage.getItem(chosenKey)
    return otherLanguages.find(({ tag }) => tag === chosen)?.basename
  } catch {
    return undefined
  }
}
