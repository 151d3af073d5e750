import toast from 'react-hot-toast'
import * as messages from '#contract/messages.ts'
import { messageOf } from '../../api/failure.ts'
import { useSingleMutation } from '../../form/use-single-mutation.ts'
import { download } from '../../ui/download.ts'
import { eventsCsv } from './describe-event.ts'
import { type AuditFilter, fetchAll } from './queries.ts'

/** Fetches everything of some days, newest first, that matches, and saves it as a CSV file. */
export function useEventsFile(filter: AuditFilter, days: readonly string[]) {
  const oldest = days.at(-1) ?? filter.day
  const span = oldest === filter.day ? oldest : `${oldest}_${filter.day}`
  const [save, isSaving] = useSingleMutation({
    mutationFn: async () => eventsCsv(await fetchAll(filter, days)),
    onSuccess: (file: string) => download(`audit_${span}.csv`, file),
    onError: (error: Error) => toast.error(messageOf(error, messages.auditNotFetched)),
  })
  return { save, isSaving }
}
