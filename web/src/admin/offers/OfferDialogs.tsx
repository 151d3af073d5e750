import { lazy, Suspense } from 'react'
import type { AdminOffer, StoredOffer } from '#contract/offer.ts'
import type { ScheduledChange } from '#contract/scheduled-change.ts'
import { DialogLoading } from '../../ui/DialogLoading.tsx'
import type { DueItem } from './due/due-items.ts'

const OfferDialog = lazy(() => import('./OfferDialog.tsx'))
const OfferView = lazy(() => import('./OfferView.tsx'))
const ImportDialog = lazy(() => import('./import/ImportDialog.tsx'))

/** What is open over the list. */
export type Opened =
  | { what: 'view'; offer: AdminOffer }
  | { what: 'copy'; offer: StoredOffer }
  | { what: 'edit'; offer: StoredOffer; field?: DueItem['field']; change?: ScheduledChange | undefined }
  | { what: 'add' | 'import' }

interface OfferDialogsProps {
  opened: Opened | undefined
  /** Opens something else instead, or nothing. */
  onOpen: (next?: Opened) => void
}

export function OfferDialogs({ opened, onOpen }: OfferDialogsProps) {
  const close = () => onOpen()
  return (
    <Suspense fallback={<DialogLoading />}>
      {opened?.what === 'view' && (
        <OfferView
          listed={opened.offer}
          onEdit={(offer, change) => onOpen({ what: 'edit', offer, change })}
          onClose={close}
        />
      )}
      {opened?.what === 'edit' && (
        // A key, so that the form of another change starts with its values.
        <OfferDialog
          key={opened.change?.id ?? opened.offer.id}
          {...opened}
          onEditChange={(change) => onOpen({ what: 'edit', offer: opened.offer, change })}
          onClose={close}
        />
      )}
      {opened?.what === 'copy' && <OfferDialog copied={opened.offer} onClose={close} />}
      {opened?.what === 'add' && <OfferDialog onClose={close} />}
      {opened?.what === 'import' && <ImportDialog onClose={close} />}
    </Suspense>
  )
}
