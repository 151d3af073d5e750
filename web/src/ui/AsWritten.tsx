import type { ReactNode } from 'react'
import { writtenLang } from '#words/locale.ts'

/**
 * A name or text as its lender or shop wrote it, which a screen reader reads as English. Where an element contains only
 * the text, set `lang={writtenLang}` on that element instead.
 */
export const AsWritten = ({ children }: { children: ReactNode }) =>
  writtenLang ? <span lang={writtenLang}>{children}</span> : children
