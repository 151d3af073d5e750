import { useEffect } from 'react'
import type { SentCode } from '../session/phone-provider.ts'

/** The part of Web OTP that TypeScript's types lack: https://wicg.github.io/web-otp/. */
interface SmsCode extends Credential {
  code?: string
}

/**
 * Reads the code from the SMS if the browser supports Web OTP and the person allows it. Otherwise the phone may offer
 * the code above its keyboard, because of the field's `autocomplete`. Demo mode sends no SMS.
 */
export function useSmsCode(sent: SentCode, onCode: (code: string) => void) {
  useEffect(() => {
    if (sent.demoCode || !('OTPCredential' in window)) return
    const giveUp = new AbortController()
    const request = { otp: { transport: ['sms'] }, signal: giveUp.signal }
    navigator.credentials.get(request).then(
      (sms: SmsCode | null) => sms?.code && onCode(sms.code),
      // Declined or aborted: the person types the code.
      () => undefined,
    )
    return () => giveUp.abort()
  }, [sent, onCode])
}
