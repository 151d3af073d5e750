import { isSignedBy, receiptKeyOf } from '#borrowers/receipts.ts'
import { SignedReceipt } from '#contract/my-data.ts'
import { environment } from '#runtime/environment.ts'
import { secretVersions } from '#runtime/secrets.ts'
import { deployedSetting } from './deployed-setting.ts'

/**
 * The public keys (base64url) for the receipts of a deployed stage: that of the secret's current version, and then that of
 * the previous one, if any.
 */
export async function receiptKeys(stage: string): Promise<string[]> {
  const secret = await deployedSetting(stage, 'consent-receipts', environment.receiptSecret)
  return (await secretVersions(secret)).map(receiptKeyOf)
}

/** True for 32 bytes, the length of an Ed25519 key, as base64url. */
export const isPublicKey = (text: string) => /^[\w-]{43}$/.test(text)

/** Says in one sentence whether one of these keys signed the receipt. Throws a one-line error if the file is not a receipt. */
export function describeReceipt(file: string, publicKeys: string[]): { isValid: boolean; sentence: string } {
  const signed = readReceipt(file)
  const { kind, version, borrower_id, last_given_at, withdrawn_at, is_withdrawn } = signed.receipt
  if (!publicKeys.some((key) => isSignedBy(key, signed)))
    return { isValid: false, sentence: 'NOT VALID: this receipt was altered, or another key signed it' }
  const withdrawn = [
    withdrawn_at && `, last withdrawn at ${withdrawn_at}`,
    is_withdrawn && ', and was still withdrawn when the receipt was issued',
  ]
  return {
    isValid: true,
    sentence: `Valid: borrower ${borrower_id} gave the consent "${kind}" of ${version} at ${last_given_at}${withdrawn.filter(Boolean).join('')}`,
  }
}

function readReceipt(file: string): SignedReceipt {
  try {
    const byteOrderMark = /^\ufeff/
    const signed: SignedReceipt = JSON.parse(file.replace(byteOrderMark, ''))
    // Parsing drops fields that the schema does not name, but the signature covers them too.
    SignedReceipt.parse(signed)
    return signed
  } catch (cause) {
    throw new Error('The file is not a consent receipt', { cause })
  }
}
