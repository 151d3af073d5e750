import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Elements } from '../ui/elements.ts'

interface SheetProps {
  title: string
  onClose: () => void
  children: Elements
  /** Buttons. */
  footer?: Elements
}

/** On a phone: a native modal dialog from below, for what a wide screen has beside the list. Open while it is rendered. */
export function Sheet({ title, onClose, children, footer }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      onClose={onClose}
      closedby="any"
      aria-label={title}
      className="mx-auto mt-auto mb-0 max-h-[calc(var(--viewport-height)*0.92)] w-full max-w-xl overflow-y-auto overscroll-contain rounded-t-card bg-surface text-ink shadow-over open:animate-appear backdrop:bg-scrim"
    >
      <form
        method="dialog"
        className="sticky top-0 z-10 flex items-center justify-between border-b border-line bg-surface py-1.5 pr-2 pl-5"
      >
        <h2 className="text-xl">{title}</h2>
        <button
          type="submit"
          className="flex size-11 shrink-0 items-center justify-center rounded-control text-quiet hover:bg-primary-wash hover:text-ink"
        >
          <X className="size-5" aria-hidden="true" />
          <span className="sr-only">Close</span>
        </button>
      </form>
      <div className="px-5 py-4">{children}</div>
      {footer && (
        <div className="sticky bottom-0 z-10 flex justify-end gap-3 border-t border-line bg-surface px-5 py-3 [@media(max-height:24rem)]:static">
          {footer}
        </div>
      )}
    </dialog>
  )
}
