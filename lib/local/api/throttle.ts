/** Requests a second in the long run, and how many may come at once. */
export interface Limit {
  rate: number
  burst: number
}

/** Says of each request whether it may pass: a bucket that holds `burst` tokens, into which `rate` flow a second. */
export function throttle({ rate, burst }: Limit): () => boolean {
  let tokens = burst
  let filledAt = performance.now()
  return () => {
    const now = performance.now()
    tokens = Math.min(burst, tokens + ((now - filledAt) / 1000) * rate)
    filledAt = now
    if (tokens < 1) return false
    tokens -= 1
    return true
  }
}
