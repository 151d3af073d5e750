import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'

/**
 * `useMutation` that never runs twice at the same time: `mutate` does nothing while the mutation, or another with the same
 * `mutationKey`, is pending. `isPending` alone can't guard against a double press, because two presses can come before the next
 * render. Offline, the mutation fails at once instead of waiting for the connection.
 */
export function useSingleMutation<Data, Variables = void>(
  options: UseMutationOptions<Data, Error, Variables>,
) {
  const queries = useQueryClient()
  const ownKey = [useId()]
  const { mutationKey = ownKey } = options
  const mutation = useMutation({ networkMode: 'always', ...options, mutationKey })
  const mutate = (variables: Variables) => {
    if (queries.isMutating({ mutationKey }) === 0) mutation.mutate(variables)
  }
  return [mutate, mutation.isPending] as const
}
