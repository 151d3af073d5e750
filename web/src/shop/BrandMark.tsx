import { monogram, readableOn } from './brand-colour.ts'
import type { Brand } from './brands.ts'

/** The brand's logo, or its letters, on the brand's colour. Hidden from screen readers: the name is beside it. */
export function BrandMark({ brand, size }: { brand: Brand; size: string }) {
  const { name, colour, logo } = brand
  return (
    <span
      aria-hidden="true"
      style={{ backgroundColor: colour, color: readableOn(colour) }}
      className={`flex shrink-0 items-center justify-center rounded-control border border-line text-base font-bold ${size}`}
    >
      {logo ? (
        <svg viewBox="0 0 24 24" fill="currentColor" className="size-3/5" aria-hidden="true">
          <path d={logo} />
        </svg>
      ) : (
        monogram(name)
      )}
    </span>
  )
}
