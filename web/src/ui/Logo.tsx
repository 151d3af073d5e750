import { Mark } from './Mark.tsx'

/** The mark and the name, in the colour of the text around them. */
export function Logo({ size = 28 }: { size?: number }) {
  return (
    <span className="flex items-center gap-2 text-primary">
      <Mark size={size} />
      <span className="text-2xl font-bold tracking-tight text-ink">Tulna</span>
    </span>
  )
}
