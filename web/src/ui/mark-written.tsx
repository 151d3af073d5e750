import type { ReactNode } from 'react'
import { writtenLang } from '#words/locale.ts'
import { AsWritten } from './AsWritten.tsx'
import { sentence } from './sentence.ts'

/** A quotation from a lender, with only Latin letters. Our own, in another language, have letters of its script. */
const quotation = '“[ -~₹’–]+”'
const escaped = (text: string) => text.replace(/\W/g, '\\$&')

/** Wraps the given names, and quotations from lenders, in `AsWritten` wherever they occur in our own sentence. */
export function markWritten(text: string, ...names: string[]): ReactNode {
  if (!writtenLang) return text
  const written = new RegExp(`(${[quotation, ...names.map(escaped)].join('|')})`)
  return sentence(
    text.split(written).map((part, index) => (index % 2 ? <AsWritten>{part}</AsWritten> : part)),
  )
}
