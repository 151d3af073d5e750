import type { ReactNode } from 'react'
import { writtenLang } from '#words/locale.ts'

/** The `lang` of what lenders wrote, such as names and rates, on pages of another language; `undefined` on English pages. */
export { writtenLang }

/**
 * A text as its lender wrote it, which a screen reader reads as English. Where an element contains only the text, set
 * `lang={writtenLang}` on that element instead.
 */
export const AsWritten = ({ children }: { children: ReactNode }) =>
  writtenLang ? <span lang={writtenLang}>{children}</span> : children
