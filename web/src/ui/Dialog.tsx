import { X } from 'lucide-react'
import { Dialog as RadixDialog } from 'radix-ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import * as words from '#words/ui.ts'
import { Button } from './Button.tsx'
import { ChangingText } from './ChangingText.tsx'
import { useBackEntry } from './use-back-entry.ts'

interface DialogProps {
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  footer?: ReactNode
  /** Up to 64rem wide, for tables. */
  wide?: boolean
  /** There are unsaved changes: every way to close the dialog asks for confirmation. */
  preventLoss?: boolean
  /** Set while a navigation away from the page waits for the same confirmation. */
  leaving?: { go: () => void; stay: () => void } | undefined
  /** Saving is in progress: Back, Escape, a press outside and the dialog's own buttons don't close it. */
  busy?: boolean
}

/** What opened the dialog that is just closing: one that opens in its place gives the focus back there too. */
let openerOfReplaced: Element | null = null

/**
 * A sheet from below on a phone, a card in the middle elsewhere; open while it is rendered. It scrolls as a whole,
 * under its own header and footer, so that arrow keys scroll it from whichever button has the focus. On a screen that is
 * too low for both and the content, such as a zoomed one, they scroll with it.
 */
export function Dialog({
  onClose,
  title,
  description,
  children,
  footer,
  wide = false,
  preventLoss = false,
  leaving,
  busy = false,
}: DialogProps) {
  const [asking, setAsking] = useState(false)
  const opener = useRef<Element>(null)
  const close = () => {
    if (busy) return
    setAsking(preventLoss)
    if (!preventLoss) onClose()
  }
  useCloseRequest(close)
  const discard = () => {
    setAsking(false)
    if (leaving) leaving.go()
    else onClose()
  }
  const stay = () => {
    setAsking(false)
    leaving?.stay()
  }
  useEffect(
    () => () => {
      openerOfReplaced = opener.current
      setTimeout(() => {
        openerOfReplaced = null
      })
    },
    [],
  )
  useUnloadQuestion(preventLoss)
  return (
    <RadixDialog.Root open onOpenChange={close}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-40 bg-scrim" />
        <RadixDialog.Content
          {...(description === undefined && { 'aria-describedby': undefined })}
          onOpenAutoFocus={() => {
            const { activeElement, body } = document
            opener.current = activeElement === body ? openerOfReplaced : activeElement
          }}
          onCloseAutoFocus={(event) => {
            // Radix returns the focus to its own trigger, but these dialogs are opened from elsewhere.
            event.preventDefault()
            if (opener.current instanceof HTMLElement) opener.current.focus()
          }}
          className={`fixed inset-x-0 bottom-0 z-50 max-h-[calc(var(--viewport-height)*0.92)] animate-appear overflow-y-auto overscroll-contain scroll-pt-24 scroll-pb-40 rounded-t-card bg-surface text-ink shadow-over outline-none wrap-anywhere sm:inset-x-4 sm:inset-y-0 sm:m-auto sm:h-fit sm:rounded-card ${wide ? 'sm:max-w-5xl' : 'sm:max-w-xl'}`}
        >
          <div className="sticky top-0 z-10 flex items-start [@media(max-height:24rem)]:static justify-between gap-4 border-b border-line bg-surface py-3 pr-3 pl-5">
            <div className="py-1.5">
              <RadixDialog.Title className="text-xl font-bold">
                <ChangingText>{title}</ChangingText>
              </RadixDialog.Title>
              {description !== undefined && (
                <RadixDialog.Description className="mt-1 text-sm text-quiet">
                  <ChangingText>{description}</ChangingText>
                </RadixDialog.Description>
              )}
            </div>
            <RadixDialog.Close
              aria-label={words.close}
              aria-disabled={busy || undefined}
              className="flex size-11 shrink-0 items-center justify-center rounded-control text-quiet hover:bg-primary-wash hover:text-ink"
            >
              <X className="size-5" aria-hidden="true" />
            </RadixDialog.Close>
          </div>
          <div className="px-5 py-5">{children}</div>
          {asking || leaving ? (
            <div
              role="alert"
              className="sticky bottom-0 z-10 flex flex-wrap items-center gap-3 border-t border-line bg-caution-wash px-5 py-3"
            >
              <p className="grow font-medium">{words.unsavedChanges}</p>
              <Button variant="secondary" onClick={discard}>
                {words.discard}
              </Button>
              <Button autoFocus onClick={stay}>
                {words.keepEditing}
              </Button>
            </div>
          ) : (
            footer !== undefined && (
              <div className="sticky bottom-0 z-10 flex flex-wrap justify-end [@media(max-height:24rem)]:static gap-3 border-t border-line bg-surface px-5 py-3">
                {footer}
              </div>
            )
          )}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}

/** Wraps a button that closes the dialog and, like its X, asks for confirmation if there are unsaved changes. */
export const DialogClose = RadixDialog.Close

/** Makes the browser ask for confirmation before a reload or before the tab is closed. */
function useUnloadQuestion(isNeeded: boolean) {
  useEffect(() => {
    if (!isNeeded) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isNeeded])
}

/** Missing from TypeScript's types: https://html.spec.whatwg.org/multipage/interaction.html#close-watcher-infrastructure. */
interface Watcher extends EventTarget {
  destroy(): void
}
type WithWatcher = Window & { CloseWatcher?: new () => Watcher }

/** Calls `onRequest` for Back and for Android's back gesture, instead of leaving the page. */
function useCloseRequest(onRequest: () => void) {
  useBackEntry(true, onRequest)
  const latest = useRef(onRequest)
  useEffect(() => {
    latest.current = onRequest
  })
  useEffect(() => {
    const { CloseWatcher } = window as WithWatcher
    if (!CloseWatcher) return
    const watcher = new CloseWatcher()
    const ask = (event: Event) => {
      // The caller decides: a dialog may stay open to ask about unsaved changes.
      event.preventDefault()
      latest.current()
    }
    watcher.addEventListener('cancel', ask)
    watcher.addEventListener('close', ask)
    return () => watcher.destroy()
  }, [])
}
