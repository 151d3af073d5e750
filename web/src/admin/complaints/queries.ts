import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { NewComplaintAnswer } from '#contract/complaint.ts'
import * as routes from '#contract/routes.ts'
import { useSingleMutation } from '../../form/use-single-mutation.ts'
import { callAsAdmin } from '../call.ts'

/** Not refetched on focus or reconnect, because the server audits every view. */
export const openComplaintsQuery = queryOptions({
  queryKey: ['admin', 'complaints'],
  queryFn: ({ signal }) => callAsAdmin(routes.complaints, { signal }),
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
})

interface AnswerCallbacks {
  onSuccess: (message: string) => void
  onError: (error: Error) => void
}

/** Saves an answer, then reloads the list: after a failure too, because somebody else may have answered. */
export function useAnswerComplaint({ onSuccess, onError }: AnswerCallbacks) {
  const queries = useQueryClient()
  return useSingleMutation({
    mutationFn: async (answer: NewComplaintAnswer) =>
      (await callAsAdmin(routes.answerComplaint, { body: answer })).message,
    onSuccess,
    onError,
    onSettled: () => void queries.invalidateQueries({ queryKey: openComplaintsQuery.queryKey }),
  })
}
