import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { ChangingText } from '../ui/ChangingText.tsx'
import { SectionList } from './SectionList.tsx'
import { Sheet } from './Sheet.tsx'
import { sectionAt } from './sections.ts'

/** On a phone or tablet: a button with the name of the open section, which opens the list of all of them. */
export function SectionMenu({ email }: { email: string }) {
  const [isOpen, setOpen] = useState(false)
  const { pathname } = useLocation()
  const close = () => setOpen(false)
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
      {isOpen && (
        <Sheet title="Sections" onClose={close}>
          <div className="-mx-3 -mt-2">
            <SectionList onFollow={close} />
          </div>
          <p translate="no" className="mt-3 border-t border-line pt-3 text-sm text-quiet wrap-anywhere">
            {email}
          </p>
        </Sheet>
      )}
    </>
  )
}
