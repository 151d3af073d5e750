import { X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { Button } from '../ui/Button.tsx'
import { ChangingText } from '../ui/ChangingText.tsx'
import type { Elements } from '../ui/elements.ts'

interface SheetProps {
  title: string
  onClose: () => void
  children: Elements
  /** What the button that closes it says, if it has one besides the cross. */
  done?: string
  /** Other buttons. */
  footer?: Elements
}

/** On a phone: a native modal dialog from below, for what a wide screen has beside the list. Open while it is rendered. */
export function Sheet({ title, onClose, children, done, footer }: SheetProps) {
  const id = useId()
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
        id={id}
        method="dialog"
        className="sticky top-0 z-10 flex [@media(max-height:24rem)]:static items-center justify-between border-b border-line bg-surface py-1.5 pr-2 pl-5"
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
      {done !== undefined && (
        <div className="sticky bottom-0 z-10 flex justify-end gap-3 border-t border-line bg-surface px-5 py-3 [@media(max-height:24rem)]:static">
          {footer}
          {/* Submits the form, so that the browser closes the dialog and gives the focus back. */}
          <Button type="submit" form={id}>
            <ChangingText>{done}</ChangingText>
          </Button>
        </div>
      )}
    </dialog>
  )
}
