import { budgetMs } from '#table/backoff.ts'

/**
 * Sends a request. If it ends in a conflict after the function's time for retries is over, sends it again, as a person
 * would: on a busy machine, few retries fit into that time. An earlier conflict is returned, so that a function that
 * does not retry fails its test.
 */
export async function persist<Result extends { status: number }>(
  send: () => Promise<Result>,
): Promise<Result> {
  const sentAt = performance.now()
  const response = await send()
  // `Backoff` gives up early by at most its longest wait, which is less than a second.
  const isAfterRetries = performance.now() - sentAt > budgetMs - 1_000
  return response.status === 409 && isAfterRetries ? persist(send) : response
}
