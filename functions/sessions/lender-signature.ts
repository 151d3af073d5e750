import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { lenderHeaders } from '#contract/handover-outcome.ts'
import { lenderId } from '#contract/lender.ts'
import * as messages from '#contract/messages.ts'
import { environment, setting } from '#runtime/environment.ts'
import { Unauthenticated } from '#runtime/errors.ts'
import { secretVersions } from '#runtime/secrets.ts'

/** For clocks that differ, and requests that wait. A replay within it changes nothing, because outcomes are idempotent. */
const windowSeconds = 5 * 60

/**
 * The key with which a lender signs: 64 hexadecimal digits, whose characters are the key of the HMAC. It is derived and
 * stored nowhere, so it changes when the stage's secret is rotated; the previous one is accepted until the next rotation.
 *
 * @param lender a lender's name or key
 */
export async function signingKeyOf(lender: string): Promise<string> {
  const [current] = await signingKeys(lender)
  if (!current) throw new Error('The secret of outcomes has no current version')
  return current
}

async function signingKeys(lender: string, options?: { fresh: boolean }): Promise<string[]> {
  const secrets = await secretVersions(setting(environment.outcomeSecret), options)
  return secrets.map((secret) =>
    Buffer.from(hkdfSync('sha256', secret, '', `tulna handover outcomes ${lenderId(lender)}`, 32)).toString(
      'hex',
    ),
  )
}

/** What `x-tulna-signature` says of a body that is sent at this Unix time, in seconds. */
export const signatureOf = (key: string, timestamp: string, body: string): string =>
  `v1=${createHmac('sha256', key).update(`${timestamp}.${body}`).digest('hex')}`

/**
 * The key of the lender that signed this body.
 *
 * @param body as it was received
 * @throws Unauthenticated if a header is missing, the timestamp is over five minutes from now, or the signature is wrong
 */
export async function signerOf(
  headers: Record<string, string | undefined>,
  body: string,
  now: Date,
): Promise<string> {
  const lender = decoded(headers[lenderHeaders.lender])
  const timestamp = headers[lenderHeaders.timestamp]
  const signature = headers[lenderHeaders.signature]
  if (!lender || !timestamp || !signature) throw new Unauthenticated(messages.signatureMissing)
  if (!isNow(timestamp, now)) throw new Unauthenticated(messages.signatureTooOld)
  const isSigned = async (options?: { fresh: boolean }) =>
    (await signingKeys(lender, options)).some((key) =>
      isEqual(signatureOf(key, timestamp, body), signature.trim()),
    )
  if (!(await isSigned()) && !(await isSigned({ fresh: true })))
    throw new Unauthenticated(messages.signatureWrong)
  return lenderId(lender)
}

/** A header has ASCII only, so names in other scripts are percent-encoded. */
function decoded(header = ''): string {
  try {
    return decodeURIComponent(header).trim()
  } catch {
    return ''
  }
}

const isNow = (timestamp: string, now: Date) =>
  /^\d{1,12}$/.test(timestamp) && Math.abs(now.getTime() / 1000 - Number(timestamp)) <= windowSeconds

const isEqual = (one: string, other: string) => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
