import { Mark } from './Mark.tsx'

export function Logo() {
  return (
    <span className="flex items-center gap-2 text-primary">
      <Mark />
      <span translate="no" className="wordmark text-2xl font-bold tracking-tight text-ink">
        Tulna
      </span>
    </span>
  )
}
