import { setTimeout } from 'node:timers/promises'

const firstMs = 25
const longestMs = 800
/** Leaves room for the calls themselves within the ten seconds that a function has. */
const defaultBudgetMs = 3_000

/**
 * The retry policy of the table: exponential backoff with full jitter and a total budget in time. Loops that nest
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
  private readonly deadline: number

  /** @param budgetMs from now until the last attempt may begin */
  constructor(budgetMs = defaultBudgetMs) {
    this.deadline = Date.now() + budgetMs
  }

  /** Waits before the next attempt. Returns false, at once, when the budget doesn't allow another one. */
  async wait(): Promise<boolean> {
    const delayMs = Math.random() * Math.min(firstMs * 2 ** this.attempt++, longestMs)
    if (Date.now() + delayMs > this.deadline) return false
    await setTimeout(delayMs)
    return true
  }
}
