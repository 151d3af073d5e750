import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Hub } from 'aws-amplify/utils'
import { useEffect } from 'react'
import { QueryFailure } from '../api/QueryFailure.tsx'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import type { Elements } from '../ui/elements.ts'
import { Loader } from '../ui/Loader.tsx'
import { type Account, endSession, readAccount } from './account.ts'
import { SignIn } from './sign-in/SignIn.tsx'

const accountQuery = queryOptions({
  queryKey: ['administrator'],
  queryFn: readAccount,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})

export interface SignedInAccount extends Account {
  signOut: () => void
}

/**
 * Shows its children to administrators only: others get the sign-in, or are told that their account has no access.
 * This is for convenience; the server enforces access.
 */
export function AdminGate({ children }: { children: (account: SignedInAccount) => Elements }) {
  const queries = useQueryClient()
  const query = useQuery(accountQuery)
  const { data: account, isError } = query
  const { mutate: signOut } = useMutation({ mutationFn: endSession })

  useEffect(
    () =>
      Hub.listen('auth', ({ payload: { event } }) => {
        if (event === 'signedIn') void queries.invalidateQueries(accountQuery)
        if (event !== 'signedOut') return
        queries.setQueryData(accountQuery.queryKey, null)
        // The next administrator to sign in here must not see what this one has loaded.
        queries.removeQueries({ queryKey: ['admin'] })
      }),
    [queries],
  )

  if (isError && !account) return <QueryFailure title="The sign-in could not be loaded" query={query} />
  if (account === undefined) return <Loader />
  if (account === null) return <SignIn />
  if (account.isAdministrator) return children({ ...account, signOut })
  return (
    <div className="page py-10">
      <h1 className="sr-only">Administration</h1>
      <EmptyState
        title="This account is not an administrator"
        action={<Button onClick={() => signOut()}>Sign out</Button>}
      >
        {`You are signed in as ${account.email}. Ask an administrator of Tulna to add you, or sign in with another account.`}
      </EmptyState>
    </div>
  )
}
