import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import toast from 'react-hot-toast'
import * as words from '#words/my-tulna.ts'
import { ApiFailure, isSignedOut, messageOf } from '../api/failure.ts'
import { useSingleMutation } from '../form/use-single-mutation.ts'
import { readLoansText, writeLoansText } from '../session/loans-on-device.ts'
import { forgetBorrower } from '../session/log-out.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { CheckboxField } from '../ui/fields/CheckboxField.tsx'
import { WhatHappens } from './WhatHappens.tsx'

export interface ClosingDialogProps {
  close: () => Promise<unknown>
  onKeep: () => void
  onClosed: () => void
}

/**
 * Asks once more before it closes the account, and then removes what this browser stores about the borrower. The loans of `/my-loans`
 * belong to the device: it asks whether they go too.
 */
export default function ClosingDialog({ close, onKeep, onClosed }: ClosingDialogProps) {
  const queries = useQueryClient()
  const [hasLoans] = useState(() => readLoansText() !== null)
  const [removesLoans, setRemovesLoans] = useState(false)
  const done = () => {
    if (removesLoans) writeLoansText(null)
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
      {hasLoans && (
        <div className="mt-4">
          <CheckboxField checked={removesLoans} onChange={setRemovesLoans}>
            {words.removeLoans}
          </CheckboxField>
        </div>
      )}
    </Dialog>
  )
}
