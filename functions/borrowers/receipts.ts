import { createPrivateKey, createPublicKey, hkdfSync, sign, verify } from 'node:crypto'
import type { ConsentReceipt, SignedReceipt } from '#contract/my-data.ts'
import { environment, setting } from '#runtime/environment.ts'
import { secretVersions } from '#runtime/secrets.ts'
import type { Borrower } from './borrowers.ts'
import { readConsents } from './consents.ts'

/** The receipts of a borrower's consents, signed with the key of the current version of the stage's receipt secret. */
export async function consentReceipts(
  { id, do_not_contact = false }: Borrower,
  now: Date,
): Promise<SignedReceipt[]> {
  const [{ consents, withdrawals }, [secret]] = await Promise.all([
    readConsents(id),
    secretVersions(setting(environment.receiptSecret)),
  ])
  if (!secret) throw new Error('The receipt secret has no current version')
  return consents.map((consent) => {
    const withdrawn_at = withdrawals.filter(({ kind }) => kind === consent.kind).at(-1)?.withdrawn_at
    const receipt = {
      issuer: 'Tulna' as const,
      borrower_id: id,
      ...consent,
      ...(withdrawn_at && { withdrawn_at }),
      // Only the consent to be contacted (`mobile`) can be withdrawn without closing the account. Signing in later
      // records it once more, but it stays withdrawn until it is given again in My Tulna.
      is_withdrawn: consent.kind === 'mobile' && do_not_contact === true,
      issued_at: now.toISOString(),
    }
    return signReceipt(receipt, secret)
  })
}

export const signReceipt = (receipt: ConsentReceipt, secret: string): SignedReceipt => ({
  receipt,
  algorithm: 'Ed25519',
  public_key: publicKeyOf(secret),
  signature: sign(null, signedBytes(receipt), privateKeyOf(secret)).toString('base64url'),
})

/**
 * Whether the receipt was signed with the private key of `publicKey` (base64url) and has not been altered since. The key
 * that the receipt itself names proves nothing.
 */
export function isSignedBy(publicKey: string, { receipt, signature }: SignedReceipt): boolean {
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' })
  return verify(null, signedBytes(receipt), key, Buffer.from(signature, 'base64url'))
}

/** The public key of a receipt secret, base64url. */
export const publicKeyOf = (secret: string): string =>
  String(createPublicKey(privateKeyOf(secret)).export({ format: 'jwk' }).x)

/** What comes before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410, section 7). */
const pkcs8Start = Buffer.from('302e020100300506032b657004220420', 'hex')

/** Secrets Manager generates strings but no key pairs, so the key is derived from the string. */
function privateKeyOf(secret: string) {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'tulna consent receipts', 32))
  return createPrivateKey({ key: Buffer.concat([pkcs8Start, seed]), format: 'der', type: 'pkcs8' })
}

/** Sorted, so that a file whose fields another program has reordered is still valid. */
const signedBytes = (receipt: ConsentReceipt) =>
  Buffer.from(
    JSON.stringify(Object.fromEntries(Object.entries(receipt).sort(([a], [b]) => (a < b ? -1 : 1)))),
  )
