import { isPoorNetwork } from '../ui/is-poor-network.ts'
import type { BrandId } from './brands.ts'

/** The brand's logo. It has no text alternative, and is left out on a poor network, because the name is beside it. */
export function BrandMark({ brand, size }: { brand: BrandId; size: string }) {
  if (isPoorNetwork()) return null
  return (
    <img
      src={`/brands/${brand}.svg`}
      alt=""
      width={48}
      height={48}
      loading="lazy"
      decoding="async"
      className={`shrink-0 rounded-control border border-line object-contain ${size}`}
    />
  )
}
