import type { ReactNode } from 'react'
import { writtenLang } from '#words/locale.ts'

/**
 * A text as its lender or shop wrote it, which a screen reader reads as English. Where an element contains only the text,
 * set `lang={writtenLang}` on that element instead.
 */
export const AsWritten = ({ children }: { children: ReactNode }) => <span lang={writtenLang}>{children}</span>

/** The name of a lender or shop, which page translators leave as it is too (`translate="no"`). */
export const Name = ({ children }: { children: ReactNode }) => (
  <span lang={writtenLang} translate="no">
    {children}
  </span>
)
