import { Popover } from 'radix-ui'
import { type RefObject, useRef } from 'react'
import { Calendar, type CalendarProps } from './Calendar.tsx'

interface CalendarPopoverProps extends CalendarProps {
  label: string
  /** The field, below which the calendar opens. */
  frame: RefObject<HTMLElement | null>
  /** The button that opens and closes the calendar. It gets the focus back, unless the focus has moved elsewhere. */
  opener: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

/** An open calendar over the page. Loaded on demand: most people type the date. */
export default function CalendarPopover({
  label,
  frame,
  opener,
  onClose,
  ...calendar
}: CalendarPopoverProps) {
  const hasLeft = useRef(false)
  return (
    <Popover.Root open onOpenChange={onClose}>
      <Popover.Anchor virtualRef={{ current: frame.current ?? document.body }} />
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          aria-label={label}
          onInteractOutside={(event) => {
            // The button closes the calendar itself. After a press or focus elsewhere, don't focus the button.
            if (opener.current?.contains(event.target as Node)) event.preventDefault()
            else hasLeft.current = true
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (!hasLeft.current) opener.current?.focus()
          }}
          className="z-50 max-h-(--radix-popover-content-available-height) animate-appear overflow-y-auto overscroll-contain rounded-card border border-line bg-surface p-3 shadow-over max-[22rem]:p-2"
        >
          <Calendar {...calendar} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
