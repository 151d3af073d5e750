import * as locale from '#words/locale.ts'
import { readItem, writeItem } from './browser-storage.ts'

/** The languages that visitors are offered: those whose `locale.ts` sets `isOffered`. */
export const offeredLanguages = Object.values(
  import.meta.glob<typeof locale>('#languages/*/locale.ts', { eager: true }),
).filter(({ isOffered }) => isOffered)

/** The offered languages other than the open page's. */
export const otherLanguages = offeredLanguages.filter(({ tag }) => tag !== locale.tag)

/** The key in local storage of the language that the visitor chose. */
const chosenKey = 'language'

/** Remembers a language. */
export const chooseLanguage = (tag: string) => writeItem('device', chosenKey, tag)

/**
 * Remembers the open page's language if the visitor came from a page of this site in another language. Only the
 * language switch links to another language, and until the app runs, the switch is a plain link that remembers nothing.
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

/** The basename of the language that the visitor chose; undefined if it is the open page's, or if none was chosen. */
export function chosenBasename(): string | undefined {
  const chosen = readItem('device', chosenKey)
  return otherLanguages.find(({ tag }) => tag === chosen)?.basename
}
