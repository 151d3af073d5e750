import type { ReactNode } from 'react'
import { writtenLang } from '#words/locale.ts'
import { AsWritten } from './AsWritten.tsx'
import { sentence } from './sentence.ts'

/** What a lender wrote, in quotation marks. Quotations in another language have letters of their own. */
const quotation = '“[ -~₹’–]+”'
const escaped = (text: string) => text.replace(/\W/g, '\\$&')

/** Marks the given names, and what lenders wrote, in a sentence of ours: `AsWritten` for parts of a text. */
export function markWritten(text: string, ...names: string[]): ReactNode {
  if (!writtenLang) return text
  const written = new RegExp(`(${[quotation, ...names.map(escaped)].join('|')})`)
  return sentence(
    text.split(written).map((part, place) => (place % 2 ? <AsWritten>{part}</AsWritten> : part)),
  )
}
