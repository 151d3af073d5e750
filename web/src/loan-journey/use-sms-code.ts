import { useEffect } from 'react'
import type { SentCode } from '../session/phone-provider.ts'

/** What TypeScript's own types lack of Web OTP, https://wicg.github.io/web-otp/. */
interface SmsCode extends Credential {
  code?: string
}

/**
 * Takes the code out of the SMS, where the browser can and the person lets it. Without Web OTP a phone still
 * offers the code above its keyboard, by the field's `autocomplete`. Demo mode sends no SMS to wait for.
 */
export function useSmsCode(sent: SentCode, onCode: (code: string) => void) {
  useEffect(() => {
    if (sent.demoCode || !('OTPCredential' in window)) return
    const giveUp = new AbortController()
    const request = { otp: { transport: ['sms'] }, signal: giveUp.signal }
    navigator.credentials.get(request).then(
      (sms: SmsCode | null) => sms?.code && onCode(sms.code),
      // Refused, or given up: the person types the code.
      () => undefined,
    )
    return () => giveUp.abort()
  }, [sent, onCode])
}
