import type { ReactNode } from 'react'
import { limits } from '#contract/limits.ts'
import { sentTo } from '#words/mobile-number.ts'
import { sentence } from '../ui/sentence.ts'

interface SentToProps {
  /** Ten digits. */
  mobile: string
  onChangeNumber: () => void
}

/** Says to which number a code was sent, with a button to change it. */
export function SentTo({ mobile, onChangeNumber }: SentToProps) {
  const parts = sentTo<ReactNode>(
    <span translate="no" className="amount font-medium text-ink">{`${limits.countryCode} ${mobile}`}</span>,
    (text) => (
      <button type="button" onClick={onChangeNumber} className="link -my-2 py-2">
        {text}
      </button>
    ),
  )
  return <span>{sentence(parts)}</span>
}
