import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import * as messages from '#contract/messages.ts'
import { todayInIndia } from '#loans/dates.ts'
import { messageOf } from '../../../api/failure.ts'
import { QueryFailure } from '../../../api/QueryFailure.tsx'
import { DialogLoading } from '../../../ui/DialogLoading.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Loader } from '../../../ui/Loader.tsx'
import { PageHeader } from '../../PageHeader.tsx'
import { adminOffersQuery, linkProblemsQuery } from '../queries.ts'
import { DueList } from './DueList.tsx'
import { type DueItem, dueItems } from './due-items.ts'

const OfferDialog = lazy(() => import('../OfferDialog.tsx'))

/** What in the offers that borrowers see needs somebody: facts to check again, terms to confirm, what is missing, links that fail. */
export default function DuePage() {
  const query = useQuery(adminOffersQuery)
  const { data: problems } = useQuery(linkProblemsQuery)
  const [opened, setOpened] = useState<DueItem>()
  const offers = query.isError ? undefined : query.data
  const items = offers && dueItems(offers, todayInIndia(), problems)
  return (
    <div className="page flex flex-col gap-4 pt-5 pb-16">
      <PageHeader
        title="Due"
        subtitle="What to check, confirm or fill in, in the offers that borrowers see."
      />
      {!offers && !query.isError && <Loader label="Loading offers..." />}
      {query.isError && (
        <QueryFailure title={messages.offersNotFetched} query={query}>
          {messageOf(query.error, 'Check your connection and try again.')}
        </QueryFailure>
      )}
      {items?.length === 0 && <EmptyState title="Nothing is due">Come back tomorrow.</EmptyState>}
      {items && items.length > 0 && <DueList items={items} onOpen={setOpened} />}
      <Suspense fallback={<DialogLoading />}>
        {opened && (
          <OfferDialog
            // As it was when the form opened, so that a save overwrites no newer version.
            offer={opened.offer}
            field={opened.field}
            onClose={() => setOpened(undefined)}
          />
        )}
      </Suspense>
    </div>
  )
}
