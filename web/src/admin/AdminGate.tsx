import { Authenticator } from '@aws-amplify/ui-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { AdminSignIn } from '#contract/site-config.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Loader } from '../ui/Loader.tsx'
import { type Account, prepareSignIn, readAccount, signInBy } from './account.ts'
import { signInFields, signInParts } from './sign-in-words.tsx'
import './authenticator.css'

/** What an administrator sees once signed in. */
export interface SignedIn extends Account {
  signOut: () => void
}

/**
 * Lets administrators through and nobody else: sign-in, the first change of a password, a forgotten password, and
 * a plain refusal for an account without the group. It spares a stranger the sight; what holds is the server.
 */
export function AdminGate({ children }: { children: (signedIn: SignedIn) => ReactNode }) {
  const {
    data: signIn,
    isError,
    refetch,
  } = useQuery({
    queryKey: ['sign-in of administrators'],
    queryFn: prepareSignIn,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (isError) return <ErrorState title="The sign-in could not be loaded" onRetry={() => void refetch()} />
  if (!signIn) return <Loader />
  return <Gate signIn={signIn}>{children}</Gate>
}

function Gate({ signIn, children }: { signIn: AdminSignIn; children: (signedIn: SignedIn) => ReactNode }) {
  const queryClient = useQueryClient()
  return (
    <Authenticator
      hideSignUp
      loginMechanisms={['email']}
      services={{ handleSignIn: signInBy(signIn) }}
      components={signInParts}
      formFields={signInFields}
    >
      {({ signOut, user }) => (
        <AdministratorsOnly
          userId={user?.userId ?? ''}
          signOut={() => {
            // What one administrator has loaded is not for whoever signs in next.
            queryClient.removeQueries({ queryKey: ['admin'] })
            signOut?.()
          }}
        >
          {children}
        </AdministratorsOnly>
      )}
    </Authenticator>
  )
}

interface AdministratorsOnlyProps {
  userId: string
  signOut: () => void
  children: (signedIn: SignedIn) => ReactNode
}

function AdministratorsOnly({ userId, signOut, children }: AdministratorsOnlyProps) {
  const { data: account } = useQuery({
    queryKey: ['admin', 'account', userId],
    queryFn: readAccount,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!account) return <Loader />
  if (account.isAdministrator) return children({ ...account, signOut })
  return (
    <div className="page py-10">
      <h1 className="sr-only">Administration</h1>
      <EmptyState
        title="This account is not an administrator"
        action={<Button onClick={signOut}>Sign out</Button>}
      >
        You are signed in as {account.email}. Ask whoever runs Tulna to add you, or sign in with another
        account.
      </EmptyState>
    </div>
  )
}
