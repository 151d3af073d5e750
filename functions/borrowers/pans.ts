import { panItem } from '#table/items.ts'
import { keys, partitions } from '#table/keys.ts'
import { readFirst } from '#table/read-items.ts'
import { put, remove, type Write } from '#table/transaction.ts'

/** More borrowers with one PAN than this are a mistake or a fraud; the first ones are enough to see it. */
const mostOfOnePan = 50

interface WithPan {
  id: string
  pancard?: string | undefined
}

/** The part of a transaction that keeps borrowers findable by their PAN; empty where it stays the same. */
export function movePan(before: WithPan, after: WithPan): Write[] {
  if (before.pancard === after.pancard) return []
  return [
    ...(before.pancard ? [remove(keys.pan(before.pancard, before.id))] : []),
    ...(after.pancard ? [put(panItem, keys.pan(after.pancard, after.id), { user_id: after.id })] : []),
  ]
}

/** The ids of the borrowers who have given this PAN. */
export async function findPanOwners(pan: string): Promise<string[]> {
  const owners = await readFirst(panItem, partitions.pan(pan), mostOfOnePan)
  return owners.map(({ user_id }) => user_id)
}
