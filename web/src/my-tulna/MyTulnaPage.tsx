import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Navigate, NavLink, useLocation } from 'react-router-dom'
import * as words from '#words/my-tulna.ts'
import { isSignedOut, messageOf } from '../api/failure.ts'
import { QueryFailure } from '../api/QueryFailure.tsx'
import { SignInAgain } from '../borrower/SignInAgain.tsx'
import { paths } from '../paths.ts'
import { useSession } from '../session/session.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useKeptFocus } from '../ui/use-kept-focus.ts'
import { CloseAccount } from './CloseAccount.tsx'
import { Consents } from './Consents.tsx'
import { LoanRequest } from './LoanRequest.tsx'
import type { PartProps } from './part.ts'
import { myDataQuery } from './queries.ts'
import { SeenBy } from './SeenBy.tsx'
import { YourData } from './YourData.tsx'

/** `tab` is a part of `name`, so short that all five fit in a row of a phone. */
const parts: { to: string; name: string; tab: string; Part: (props: PartProps) => ReactNode }[] = [
  { to: paths.myTulna, name: words.yourRequest, tab: words.tabs.request, Part: LoanRequest },
  { to: paths.myData, name: words.yourData, tab: words.tabs.data, Part: YourData },
  { to: paths.myConsents, name: words.yourConsents, tab: words.tabs.consents, Part: Consents },
  { to: paths.myViewers, name: words.whoHasSeen, tab: words.tabs.seen, Part: SeenBy },
  { to: paths.closeAccount, name: words.closeAccount, tab: words.tabs.close, Part: CloseAccount },
]

/**
 * What a borrower has saved and agreed to, who has seen it, and how to close the account, in five parts. A visitor who
 * is not signed in is sent to the sign-in first.
 */
export default function MyTulnaPage() {
  const { token, userId } = useSession()
  const { pathname } = useLocation()
  const [isClosed, setIsClosed] = useState(false)
  useKeptFocus()
  if (isClosed) return <Closed />
  if (!token || !userId)
    return <Navigate to={`${paths.loanJourney}?${new URLSearchParams({ next: pathname })}`} replace />
  return <Parts key={userId} userId={userId} onClosed={() => setIsClosed(true)} />
}

function Parts({ userId, onClosed }: Omit<PartProps, 'data'>) {
  const { pathname } = useLocation()
  const query = useQuery(myDataQuery(userId))
  const { data, error } = query
  const open = parts.find(({ to }) => to === pathname.replace(/\/$/, '')) ?? parts[0]
  if (isSignedOut(error)) return <SignInAgain because={messageOf(error)} />
  return (
    <div className="page grid content-start pt-6 pb-12 sm:pt-10 lg:grid-cols-[13rem_minmax(0,44rem)] lg:gap-x-12">
      <h1 className="text-3xl sm:text-4xl lg:col-span-2">{words.title}</h1>
      <nav aria-label={words.parts} className="mt-4 lg:mt-6">
        <ul className="flex flex-wrap justify-between gap-x-3 border-b border-line sm:justify-start sm:gap-x-5 lg:sticky lg:top-20 lg:flex-col lg:border-b-0">
          {parts.map(({ to, name, tab }) => (
            <li key={to}>
              <NavLink
                to={to}
                end
                replace
                aria-label={name}
                className="-mb-px inline-flex min-h-11 items-center border-b-2 border-transparent font-medium text-quiet no-underline hover:text-primary aria-[current=page]:border-primary aria-[current=page]:text-ink lg:w-full lg:border-b-0 lg:border-l-2 lg:border-line lg:pl-4"
              >
                <span className="sm:hidden">{tab}</span>
                <span className="max-sm:hidden">{name}</span>
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <section className="mt-6 min-w-0" aria-busy={!data && !error}>
        <h2 className="text-2xl">{open?.name}</h2>
        {!data && !error && <Loading />}
        {!data && error && (
          <QueryFailure title={words.notLoaded} query={query}>
            {messageOf(error)}
          </QueryFailure>
        )}
        {data && open && <open.Part data={data} userId={userId} onClosed={onClosed} />}
      </section>
    </div>
  )
}

const Loading = () => (
  <div role="status" className="mt-4 flex flex-col gap-3">
    <span className="sr-only">{words.loadingData}</span>
    <Skeleton className="h-6 w-2/3" />
    <Skeleton className="h-24 w-full" />
    <Skeleton className="h-24 w-full" />
  </div>
)

const Closed = () => (
  <div className="page max-w-xl pt-6 pb-12 sm:pt-10" role="status">
    <EmptyState
      heading="h1"
      title={words.isClosed}
      action={<ButtonLink to={paths.home}>{words.backHome}</ButtonLink>}
    >
      {words.isClosedText}
    </EmptyState>
  </div>
)
