/** A sustained rate in requests per second, and a burst in requests. */
export interface Limit {
  rate: number
  burst: number
}

/**
 * Returns a token bucket: a function that returns whether the next request is within the limit. The bucket holds `burst`
 * tokens and refills at `rate` tokens per second.
 */
export function throttle({ rate, burst }: Limit): () => boolean {
  let tokens = burst
  let refilledAt = performance.now()
  return () => {
    const now = performance.now()
    tokens = Math.min(burst, tokens + ((now - refilledAt) / 1000) * rate)
    refilledAt = now
    if (tokens < 1) return false
    tokens -= 1
    return true
  }
}
