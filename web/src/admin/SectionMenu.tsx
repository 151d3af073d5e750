import { ChevronDown, X } from 'lucide-react'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { ChangingText } from '../ui/ChangingText.tsx'
import { useBackEntry } from '../ui/use-back-entry.ts'
import { SectionList, sectionAt } from './sections.tsx'

/**
 * On a phone or tablet: a button with the name of the open section, which opens the list of all of them as a native modal dialog. Like
 * the borrowers' menu, it has a history entry while it is open, which its links replace.
 */
export function SectionMenu({ email }: { email: string }) {
  const [isOpen, setOpen] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  const { pathname } = useLocation()
  const close = () => dialog.current?.close()
  const keepEntry = useBackEntry(isOpen, close)
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
  }, [isOpen])
  const follow = (event: MouseEvent) => {
    // With these keys the browser opens the link in another tab or window, or downloads it.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    keepEntry()
    close()
  }
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="-ml-3 inline-flex min-h-12 min-w-0 items-center gap-2 rounded-control px-3 text-lg font-semibold hover:text-primary"
      >
        <span className="sr-only">Section: </span>
        <ChangingText>{sectionAt(pathname) ?? 'Sections'}</ChangingText>
        <ChevronDown className="size-5 shrink-0 text-quiet" aria-hidden="true" />
      </button>
      <dialog
        ref={dialog}
        onClose={() => setOpen(false)}
        closedby="any"
        aria-label="Sections"
        className="m-0 max-h-(--viewport-height) w-full max-w-none overscroll-contain rounded-b-card bg-surface text-ink shadow-over open:animate-appear backdrop:bg-scrim"
      >
        <form method="dialog" className="page flex h-16 items-center justify-between">
          <p aria-hidden="true" className="text-xl font-bold">
            Sections
          </p>
          <button
            type="submit"
            className="-mr-2.5 inline-flex size-11 items-center justify-center rounded-control hover:bg-primary-wash hover:text-primary"
          >
            <X className="size-6" aria-hidden="true" />
            <span className="sr-only">Close</span>
          </button>
        </form>
        <div className="page flex flex-col gap-3 pb-4">
          <div className="-mx-3">
            <SectionList onFollow={follow} />
          </div>
          <p translate="no" className="border-t border-line pt-3 text-sm text-quiet wrap-anywhere">
            {email}
          </p>
        </div>
      </dialog>
    </>
  )
}
