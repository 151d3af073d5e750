import type { BrandId } from './brands.ts'

/** The brand's logo. It has no text alternative, because the name is beside it. */
export function BrandMark({ brand, size }: { brand: BrandId; size: string }) {
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
