import { panItem } from '#table/items.ts'
import { keys, partitions } from '#table/keys.ts'
import { readFirstPage } from '#table/read-items.ts'
import { put, remove, type Write } from '#table/transaction.ts'

/** More than a lookup needs: a PAN belongs to one person, so few borrowers ever share one. */
const maxOwners = 50

interface WithPan {
  id: string
  pancard?: string | undefined
}

/** The writes that keep the PAN lookup current; empty if the PAN stays the same. */
export function panWrites(before: WithPan, after: WithPan): Write[] {
  if (before.pancard === after.pancard) return []
  return [
    ...(before.pancard ? [remove(keys.pan(before.pancard, before.id))] : []),
    ...(after.pancard ? [put(panItem, keys.pan(after.pancard, after.id), { user_id: after.id })] : []),
  ]
}

/** The ids of the borrowers with this PAN, at most `maxOwners`. */
export async function findPanOwners(pan: string): Promise<string[]> {
  const { items } = await readFirstPage(panItem, partitions.pan(pan), maxOwners)
  return items.map(({ user_id }) => user_id)
}
