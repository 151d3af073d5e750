import { budgetMs } from '#table/backoff.ts'

/**
 * Repeats a request that ends in a conflict after all its retries, as a person would: on a busy machine, there is time for
 * few. Returns a conflict that comes too early for that, so that a function that does not retry fails its test.
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
