/** A sustained rate in tokens per second, and the number of tokens that a full bucket holds. */
interface Limit {
  rate: number
  burst: number
}

/** The tokens by which the sum of many small refills may fall short, because floating-point numbers are rounded. */
const rounding = 1e-9

/** A token bucket. It starts full and refills at the limit's rate. */
export class TokenBucket {
  private tokens: number
  private refilledAt: number
  private readonly limit: Limit
  private readonly now: () => number

  /** @param now returns milliseconds since any fixed instant */
  constructor(limit: Limit, now = () => performance.now()) {
    this.limit = limit
    this.now = now
    this.tokens = limit.burst
    this.refilledAt = now()
  }

  /** Whether there are enough tokens, or the bucket is full and can never hold as many. */
  has(tokens: number): boolean {
    const { rate, burst } = this.limit
    const now = this.now()
    this.tokens = Math.min(burst, this.tokens + ((now - this.refilledAt) / 1000) * rate)
    this.refilledAt = now
    return this.tokens + rounding >= Math.min(tokens, burst)
  }

  /** Takes tokens, whether or not there are enough: a bucket in debt is refilled like any other. */
  spend(tokens: number) {
    this.tokens -= tokens
  }
}
