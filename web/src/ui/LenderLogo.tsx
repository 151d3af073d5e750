import { useState } from 'react'
import type { Offer } from '#contract/offer.ts'

/** The lender's logo, or the initials if there is none or it fails to load. Decorative: the name is next to it. */
export function LenderLogo({ offer: { logo, lender } }: { offer: Pick<Offer, 'logo' | 'lender'> }) {
  const [broken, setBroken] = useState<string>()
  const isShown = logo !== '' && logo !== broken
  return (
    <span
      aria-hidden="true"
      className="flex size-12 shrink-0 items-center justify-center overflow-hidden rounded-control border border-line bg-primary-wash font-semibold text-primary"
    >
      {isShown ? (
        <img
          src={logo}
          alt=""
          width={48}
          height={48}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBroken(logo)}
          className="size-full bg-picture object-contain"
        />
      ) : (
        initials(lender)
      )}
    </span>
  )
}

const initials = (lender: string) =>
  lender
    .split(/\s+/)
    .map((word) => [...word][0] ?? '')
    .slice(0, 2)
    .join('')
    .toUpperCase()
