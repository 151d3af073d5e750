import { useState } from 'react'
import * as messages from '#contract/messages.ts'
import * as words from '#words/offers.ts'
import { addressOf, paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { copyLink } from '../../ui/copy-link.ts'
import { rupees } from '../../ui/format.ts'
import { type Comparison, writeComparison } from '../comparison.ts'

interface ShareProps {
  comparison: Comparison
  /** The lowest cost of a month, fees included, among the offers that match and pass the filters; in rupees, undefined if there are none. */
  lowestMonth: number | undefined
}

/** Shares the comparison with the browser's own dialog, else by WhatsApp or as a copied link. The link needs no sign-in. */
export function Share({ comparison, lowestMonth }: ShareProps) {
  const url = window.location.origin + addressOf(paths.compare) + writeComparison(comparison)
  const text = describe(comparison, lowestMonth)
  const [note, setNote] = useState('')
  const copy = async () => {
    const copied = await copyLink(url)
    if (copied === 'copied') setNote(messages.linkCopied)
    if (copied === 'failed') setNote(messages.linkNotCopied)
  }
  return (
    <>
      {'share' in navigator ? (
        <Button
          variant="secondary"
          onClick={() =>
            void navigator
              .share({ text, url })
              .catch(({ name }: Error) => (name === 'AbortError' ? undefined : copy()))
          }
        >
          {words.share}
        </Button>
      ) : (
        <>
          <ButtonLink
            variant="secondary"
            href={`https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}`}
            external
          >
            <span className="sr-only">{words.shareOn}</span>WhatsApp
          </ButtonLink>
          <Button variant="secondary" onClick={() => void copy()}>
            {words.copyLink}
          </Button>
        </>
      )}
      <span role="status" className="self-center text-sm">
        {note}
      </span>
    </>
  )
}

function describe({ amount, tenureMonths }: Comparison, lowestMonth: number | undefined): string {
  return lowestMonth === undefined
    ? words.shared(rupees(amount), tenureMonths)
    : words.sharedFrom(rupees(amount), tenureMonths, rupees(lowestMonth))
}
