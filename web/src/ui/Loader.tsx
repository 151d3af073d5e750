import * as words from '#words/ui.ts'
import { Mark } from './Mark.tsx'

export function Loader({ label = words.loading }: { label?: string }) {
  return (
    <div role="status" className="flex flex-col items-center justify-center gap-4 p-12 text-primary">
      <span className="loader">
        <Mark size={44} />
      </span>
      <span className="text-sm text-quiet">{label}</span>
    </div>
  )
}
