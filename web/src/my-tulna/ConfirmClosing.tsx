import { lazy, Suspense } from 'react'
import { DialogLoading } from '../ui/DialogLoading.tsx'
import type { ClosingDialogProps } from './ClosingDialog.tsx'

const ClosingDialog = lazy(() => import('./ClosingDialog.tsx'))

/** The dialog's code loads when it opens: few borrowers close their accounts. */
export const ConfirmClosing = (props: ClosingDialogProps) => (
  <Suspense fallback={<DialogLoading />}>
    <ClosingDialog {...props} />
  </Suspense>
)
