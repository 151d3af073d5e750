import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast'
import { messages } from '#contract/messages.ts'
import * as routes from '#contract/routes.ts'
import { isAnswered, messageOf } from '../../api/failure.ts'
import { callAsAdmin } from '../call.ts'

const progressKey = ['admin', 'export-progress']
const askAgainMs = 1_500
/** A connection that comes back within this many questions has missed nothing. */
const mostUnanswered = 20

/**
 * Starts an export, follows it and saves the file. It goes on when the page is left, and the rows so far are
 * there again on return.
 */
export function useExport() {
  const queries = useQueryClient()
  const { data: rows } = useQuery<number | null>({
    queryKey: progressKey,
    queryFn: () => null,
    enabled: false,
    gcTime: Number.POSITIVE_INFINITY,
  })
  const tell = (rows: number | null) => queries.setQueryData(progressKey, rows)

  const { mutate } = useMutation({
    mutationFn: async () => {
      let job = await callAsAdmin(routes.exportUsers, { query: {} })
      while (job.status === 'running') {
        tell(job.rows)
        await new Promise((resolve) => setTimeout(resolve, askAgainMs))
        job = await follow(job.id)
      }
      return job
    },
    onSuccess: ({ url, filename }) => {
      save(url, filename)
      toast.success(messages.exported)
    },
    onError: (error) => toast.error(messageOf(error, messages.exportFailed)),
    onSettled: () => tell(null),
  })
  // The cache, not what was rendered, is the guard: the second press of a double click comes before the next render.
  const start = () => {
    if (typeof queries.getQueryData(progressKey) === 'number') return
    tell(0)
    mutate()
  }
  return { start, isExporting: typeof rows === 'number', rows: rows ?? 0 }
}

async function follow(id: string) {
  for (let unanswered = 0; ; unanswered++) {
    try {
      return await callAsAdmin(routes.exportUsers, { query: { id } })
    } catch (error) {
      if (isAnswered(error) || unanswered === mostUnanswered) throw error
      await new Promise((resolve) => setTimeout(resolve, askAgainMs))
    }
  }
}

/** The link answers with an attachment, so the page stays where it is. */
function save(url: string, filename: string) {
  const link = document.createElement('a')
  link.href = url
  link.download = filename
  link.click()
}
