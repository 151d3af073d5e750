import { useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast'
import { messageOf } from '../api/failure.ts'
import { useSingleMutation } from '../form/use-single-mutation.ts'
import { myDataQuery } from './queries.ts'

/** A mutation of the borrower's data. On success it reloads the data and then shows the server's message. */
export function useMyDataMutation<Variables = void>(
  userId: string,
  change: (variables: Variables) => Promise<{ message: string }>,
  onDone?: () => void,
) {
  const queries = useQueryClient()
  return useSingleMutation({
    mutationFn: change,
    onSuccess: async ({ message }) => {
      await queries.invalidateQueries({ queryKey: myDataQuery(userId).queryKey })
      toast.success(message)
      onDone?.()
    },
    onError: (error: Error) => toast.error(messageOf(error)),
  })
}
