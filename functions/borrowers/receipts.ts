import type { ConsentReceipt, SignedReceipt } from '#contract/my-data.ts'
import { environment, setting } from '#runtime/environment.ts'
import { secretVersions } from '#runtime/secrets.ts'
import { isSignedWith, publicKeyOf, signWith } from '#runtime/signing-key.ts'
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

const purpose = 'tulna consent receipts'

export const signReceipt = (receipt: ConsentReceipt, secret: string): SignedReceipt => ({
  receipt,
  ...signWith(secret, purpose, receipt),
})

/** Whether the receipt was signed with the private key of `publicKey` (base64url) and has not been altered since. */
export const isSignedBy = (publicKey: string, { receipt, signature }: SignedReceipt): boolean =>
  isSignedWith(publicKey, receipt, signature)

/** The public key for the receipts of a receipt secret, base64url. */
export const receiptKeyOf = (secret: string): string => publicKeyOf(secret, purpose)
