import type { ReactNode } from 'react'
import { writtenLang } from '#words/locale.ts'
import { AsWritten, Name } from './AsWritten.tsx'
import { sentence } from './sentence.ts'

/** A quotation from a lender. Quoted Hindi words of our own, which have Devanagari letters, do not match. */
const quotation = '“[^“”\u0900-\u097f]+”'
const escaped = (text: string) => text.replace(/\W/g, '\\$&')

/** Splits a sentence into parts: those at odd indexes are the given names and quotations from lenders. */
export function splitAtWritten(text: string, names: string[]): string[] {
  // The longest first: a name may begin with another one.
  const longestFirst = names.filter(Boolean).sort((a, b) => b.length - a.length)
  return text.split(new RegExp(`(${[quotation, ...longestFirst.map(escaped)].join('|')})`))
}

/** Marks the given names, and quotations from lenders, wherever they occur in our own sentence. */
export function markWritten(text: string, ...names: string[]): ReactNode {
  if (!writtenLang && names.length === 0) return text
  return sentence(
    splitAtWritten(text, names).map((part, index) => {
      if (index % 2 === 0) return part
      return names.includes(part) ? <Name>{part}</Name> : <AsWritten>{part}</AsWritten>
    }),
  )
}
