import { limits } from '#contract/limits.ts'

/**
 * The seconds until another code may be sent, rounded up. 0 for a time beyond the countdown: the device's clock has then been
 * set back since the code was sent.
 *
 * @param resendAt in milliseconds since the epoch
 */
export function secondsUntilResend(resendAt: number): number {
  const seconds = Math.max(0, Math.ceil((resendAt - Date.now()) / 1000))
  return seconds > limits.resendSeconds ? 0 : seconds
}
