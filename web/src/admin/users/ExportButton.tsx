import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import toast from 'react-hot-toast'
import * as messages from '#contract/messages.ts'
import * as routes from '#contract/routes.ts'
import { ApiFailure, hasResponse, messageOf } from '../../api/failure.ts'
import { Button } from '../../ui/Button.tsx'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { groupedNumber } from '../../ui/format.ts'
import { callAsAdmin } from '../call.ts'

/** Exports all users, whatever the list is filtered by. */
export function ExportButton() {
  const { start, isExporting, rows } = useExport()
  return (
    <div className="flex flex-wrap items-center gap-y-1">
      <Button onClick={start} busy={isExporting}>
        {!isExporting && <Download className="size-5" aria-hidden="true" />}
        <ChangingText>{isExporting ? 'Exporting...' : 'Export CSV'}</ChangingText>
      </Button>
      <p role="status" className="amount text-sm text-quiet not-empty:ml-4">
        {isExporting && rows > 0 && <ChangingText>{`${groupedNumber(rows)} rows so far`}</ChangingText>}
      </p>
    </div>
  )
}

const progressKey = ['admin', 'export-progress']
const pollIntervalMs = 1_500
/** When more polls in a row than this get no response, the export counts as failed. */
const maxLostResponses = 20

/**
 * Starts an export, polls it and saves the file. The export continues while another page of the app is open, and the row
 * count is shown again on return.
 */
function useExport() {
  const queries = useQueryClient()
  const { data: rows } = useQuery<number | null>({
    queryKey: progressKey,
    queryFn: () => null,
    enabled: false,
    gcTime: Number.POSITIVE_INFINITY,
  })
  const setRows = (rows: number | null) => queries.setQueryData(progressKey, rows)

  const { mutate } = useMutation({
    mutationFn: async () => {
      let job = await callAsAdmin(routes.exportUsers, { query: {} })
      while (job.status === 'running') {
        setRows(job.rows)
        await new Promise((resolve) => setTimeout(resolve, pollIntervalMs))
        job = await pollExport(job.id)
      }
      return job
    },
    onSuccess: ({ url, filename }) => {
      save(url, filename)
      toast.success(messages.exported)
    },
    onError: (error) =>
      toast.error(isRejected(error) ? messageOf(error, messages.exportFailed) : messages.exportFailed),
    onSettled: () => setRows(null),
  })
  // Reads the cache instead of `rows`, since the second press of a double click can come before the next render.
  const start = () => {
    if (typeof queries.getQueryData(progressKey) === 'number') return
    setRows(0)
    mutate()
  }
  return { start, isExporting: typeof rows === 'number', rows: rows ?? 0 }
}

/** True when the server says why it can't export, such as when the day's limit on exports is reached. */
const isRejected = (error: unknown) =>
  error instanceof ApiFailure && error.status >= 400 && error.status < 500

async function pollExport(id: string) {
  for (let lostResponses = 0; ; lostResponses++) {
    try {
      return await callAsAdmin(routes.exportUsers, { query: { id } })
    } catch (error) {
      if (hasResponse(error) || lostResponses === maxLostResponses) throw error
      await new Promise((resolve) => setTimeout(resolve, pollIntervalMs))
    }
  }
}

/** Downloads the file. The response is an attachment, so the browser does not leave the page. */
function save(url: string, filename: string) {
  const link = document.createElement('a')
  link.href = url
  link.download = filename
  link.click()
}
