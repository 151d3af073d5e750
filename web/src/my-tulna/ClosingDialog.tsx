import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import toast from 'react-hot-toast'
import * as words from '#words/my-tulna.ts'
import { ApiFailure, isSignedOut, messageOf } from '../api/failure.ts'
import { useSingleMutation } from '../form/use-single-mutation.ts'
import { forgetBorrower } from '../session/log-out.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { WhatHappens } from './WhatHappens.tsx'

export interface ClosingDialogProps {
  close: () => Promise<unknown>
  onKeep: () => void
  onClosed: () => void
}

/** Asks once more before it closes the account, and then removes what this browser stores about the borrower. */
export default function ClosingDialog({ close, onKeep, onClosed }: ClosingDialogProps) {
  const queries = useQueryClient()
  const done = () => {
    onClosed()
    queries.clear()
    void forgetBorrower()
  }
  /** An earlier press may have closed the account, although its response was lost or was a server error. */
  const mayBeClosed = useRef(false)
  const [confirm, isClosing] = useSingleMutation({
    mutationFn: close,
    onSuccess: done,
    onError(error: Error) {
      if (isSignedOut(error) && mayBeClosed.current) return done()
      mayBeClosed.current ||= !(error instanceof ApiFailure && error.status >= 400 && error.status < 500)
      toast.error(messageOf(error))
    },
  })
  /** Does nothing during the request, which cannot be taken back. */
  const keep = () => {
    if (!isClosing) onKeep()
  }
  return (
    <Dialog
      onClose={keep}
      title={words.reallyClose}
      description={words.cannotUndo}
      footer={
        <>
          <Button aria-disabled={isClosing} onClick={keep}>
            {words.keepAccount}
          </Button>
          <Button variant="danger" busy={isClosing} onClick={() => confirm()}>
            {words.yesClose}
          </Button>
        </>
      }
    >
      <WhatHappens />
    </Dialog>
  )
}
