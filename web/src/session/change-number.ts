import type { Consent } from '#contract/borrower.ts'
import * as routes from '#contract/routes.ts'
import { callAsBorrower } from './call.ts'
import type { SentCode } from './phone-provider.ts'
import { verifyCode } from './send-code.ts'
import { forgetNumber, readSession, startSession } from './session.ts'

interface NewNumber {
  /** The borrower's id. */
  id: string
  mobile: string
  sent: SentCode
  code: string
  /** Given beside the new number. */
  consents: Consent[]
}

/** Verifies the code, changes the borrower's number and goes on with the new session. Resolves with the message. */
export async function changeNumber({ id, mobile, sent, code, consents }: NewNumber): Promise<string> {
  const proof = await verifyCode(sent, code)
  const { mobile: old } = readSession()
  const body = {
    id,
    mobile_number: mobile,
    consents,
    ...(proof.by === 'demo' ? { demo: true as const } : { firebase_token: proof.token }),
  }
  const { token, message } = await callAsBorrower(routes.changeMobile, { body })
  forgetNumber(old)
  startSession(mobile, token)
  return message
}
