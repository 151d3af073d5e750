import { lazy, Suspense, useState } from 'react'
import * as words from '#words/my-tulna.ts'
import { readKeptCode } from '../session/kept-code.ts'
import { Button } from '../ui/Button.tsx'
import { Loader } from '../ui/Loader.tsx'

const NewNumberForm = lazy(() => import('./NewNumberForm.tsx'))

interface ChangeNumberProps {
  userId: string
  /** The consent to be contacted is not withdrawn, so it is asked for beside the new number. */
  mayContact: boolean
}

/** Opens the form for another mobile number. It is open from the start if a code for it has just been sent. */
export function ChangeNumber(props: ChangeNumberProps) {
  const [isOpen, setIsOpen] = useState(() => readKeptCode('newNumberCode') !== undefined)
  if (!isOpen)
    return (
      <Button variant="quiet" className="mt-1" onClick={() => setIsOpen(true)}>
        {words.changeNumber}
      </Button>
    )
  return (
    <Suspense fallback={<Loader />}>
      <NewNumberForm {...props} onClose={() => setIsOpen(false)} />
    </Suspense>
  )
}
