/** Asks for an export, or looks where one stands: what the bench has beside the worker it measures. */
import { type ExportJob, findExport, requestExport } from '#exports/export-jobs.ts'

export const handler = async ({ id }: { id?: string }): Promise<Partial<ExportJob> | undefined> =>
  id ? findExport(id) : { id: await requestExport('bench', new Date()) }
