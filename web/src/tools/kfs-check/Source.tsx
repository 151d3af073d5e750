import * as words from '#words/kfs-result.ts'
import { AsWritten } from '../../ui/AsWritten.tsx'

/** The words that an entry was read from, with their page, or that there are none. */
export function Source({ quote, page }: { quote: string; page: number | undefined }) {
  if (quote === '') return null
  return (
    <span>
      <AsWritten>{`“${quote}”`}</AsWritten>
      {page !== undefined && <span>{` ${words.onPage(page)}`}</span>}
    </span>
  )
}
