import { Mark } from './Mark.tsx'

/** The mark and the name, in the colour of the text around them. */
export function Logo() {
  return (
    <span className="flex items-center gap-2 text-primary">
      <Mark />
      <span className="text-2xl font-bold tracking-tight text-ink">Tulna</span>
    </span>
  )
}
