import type { ItemOf } from '#table/item-type.ts'
import { exportHandoverItem } from '#table/items.ts'
import { exportHandoverPrefix, keys, partitions } from '#table/keys.ts'
import { queryAll, withPrefix } from '#table/read-items.ts'
import { put, set, transact } from '#table/transaction.ts'
import { aliveUntil, type ExportJob, isStillRunBy } from './export-jobs.ts'

type Handover = ItemOf<typeof exportHandoverItem>

/** How far an export is: the uploaded parts of its file, the number of rows in them, and where the scan continues. */
export type Checkpoint = Omit<Handover, 'expires_at'>

/** With 15 minutes for each worker, an export ends before it expires. */
const maxHandovers = 90

/** Stores how far the export is, and makes the job `requested` again, so that the next worker can claim it. */
export async function handOver(job: ExportJob, checkpoint: Checkpoint) {
  const { id, handovers, expires_at } = job
  if (handovers >= maxHandovers) throw new Error('The export has had too many workers')
  const earlier = (await readHandovers(id)).flatMap(({ parts }) => parts)
  // Each handover has the parts of its own worker, because all of them would not fit into an item.
  const parts = checkpoint.parts.slice(earlier.length)
  const next = {
    status: 'requested',
    rows: checkpoint.rows,
    handovers: handovers + 1,
    alive_until: aliveUntil(),
  }
  const isWritten = await transact([
    put(
      exportHandoverItem,
      keys.exportHandover(id, handovers),
      { ...checkpoint, parts, expires_at },
      { isNew: true },
    ),
    set(keys.exportJob(id), next, isStillRunBy(job)),
  ])
  if (!isWritten) throw new Error('The export is no longer running')
}

/** How far the workers before this one got; undefined for the first worker. */
export async function readCheckpoint({ id, handovers }: ExportJob): Promise<Checkpoint | undefined> {
  if (handovers === 0) return undefined
  const all = await readHandovers(id)
  const last = all.at(-1)
  if (!last || all.length !== handovers) throw new Error('A handover of the export is missing')
  const { upload_id, rows, positions } = last
  return { upload_id, rows, positions, parts: all.flatMap(({ parts }) => parts) }
}

/** Marks an export as failed if this worker has handed it over and no other has claimed it. */
export const failHandover = ({ id, handovers }: ExportJob) =>
  transact([set(keys.exportJob(id), { status: 'failed' }, { status: 'requested', handovers: handovers + 1 })])

const readHandovers = (id: string): Promise<Handover[]> =>
  queryAll(exportHandoverItem, withPrefix(partitions.export(id), exportHandoverPrefix))
