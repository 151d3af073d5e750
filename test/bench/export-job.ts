/** Requests an export or reads its status, in a process separate from the measured worker. */
import { type ExportJob, findExport, requestExport } from '#exports/export-jobs.ts'

export const handler = async ({ id }: { id?: string }): Promise<Partial<ExportJob> | undefined> =>
  id ? findExport(id) : { id: await requestExport('bench', new Date()) }
