import { setTimeout } from 'node:timers/promises'
import { countRetry } from '#runtime/request-metrics.ts'

const firstMs = 25
const longestMs = 800
/** How long after the start the last attempt may begin. The rest of a function's ten seconds is left for the calls. */
export const budgetMs = 3_000

/**
 * How long to wait after an attempt, with full jitter.
 *
 * @param attempt from 0
 * @param random between 0 and 1
 */
export const backoffMs = (attempt: number, random = Math.random()) =>
  random * Math.min(firstMs * 2 ** attempt, longestMs)

/**
 * The retry policy of the table: exponential backoff with full jitter and a total budget in time. Nested loops
 * share one `Backoff`, so that their attempts do not multiply.
 *
 *     const backoff = new Backoff()
 *     do {
 *       if (await transact(writes, backoff)) return
 *     } while (await backoff.wait())
 *     throw new Conflict()
 *
 * Source: https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/
 */
export class Backoff {
  private attempt = 0
  private readonly deadline = Date.now() + budgetMs
  private readonly retries: number

  /** @param retries how many attempts may follow the first one, where the budget allows more */
  constructor(retries = Infinity) {
    this.retries = retries
  }

  /** Waits before the next attempt. Returns false, at once, when neither budget nor `retries` allow another one. */
  async wait(): Promise<boolean> {
    if (this.attempt >= this.retries) return false
    const delayMs = backoffMs(this.attempt++)
    if (Date.now() + delayMs > this.deadline) return false
    countRetry()
    await setTimeout(delayMs)
    return true
  }
}
