import { type ReactNode, useState } from 'react'
import type { Offer } from '#contract/offer.ts'
import { isPoorNetwork } from '../ui/is-poor-network.ts'

interface LenderLogoProps {
  offer: Pick<Offer, 'logo' | 'lender'>
  /** Shown instead of the initials when the logo fails to load. With it, the logo is loaded on a poor network too. */
  broken?: ReactNode
  isSmall?: boolean
}

/**
 * The lender's logo; the initials if there is none, it fails to load, or the network is poor. Decorative: the name is next
 * to it.
 */
export function LenderLogo({ offer: { logo, lender }, broken, isSmall = false }: LenderLogoProps) {
  const [failed, setFailed] = useState<string>()
  const isShown = logo !== '' && logo !== failed && (broken || !isPoorNetwork())
  return (
    <span
      aria-hidden="true"
      translate="no"
      className={`${isSmall ? 'size-10' : 'size-12'} flex shrink-0 items-center justify-center overflow-hidden rounded-control border border-line bg-primary-wash font-semibold text-primary`}
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
          onError={() => setFailed(logo)}
          className="size-full bg-picture object-contain"
        />
      ) : (
        (logo !== '' && broken) || initials(lender)
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
