import { createPrivateKey, createPublicKey, hkdfSync, sign, verify } from 'node:crypto'
import { canonicalJson } from '#contract/canonical-json.ts'

/** What a key derived from a secret signs. Each has a key of its own. */
type Purpose = 'tulna consent receipts' | 'tulna daily rankings'

/** Signs a value as canonical JSON, so that a file whose fields another program has reordered is still valid. */
export const signWith = (secret: string, purpose: Purpose, value: object) => ({
  algorithm: 'Ed25519' as const,
  public_key: publicKeyOf(secret, purpose),
  signature: sign(null, signedBytes(value), privateKeyOf(secret, purpose)).toString('base64url'),
})

/**
 * Whether the value was signed with the private key of `publicKey` (base64url) and has not been altered since. The key that a
 * file itself names proves nothing.
 */
export function isSignedWith(publicKey: string, value: object, signature: string): boolean {
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' })
  return verify(null, signedBytes(value), key, Buffer.from(signature, 'base64url'))
}

/** The public key for a purpose, base64url. */
export const publicKeyOf = (secret: string, purpose: Purpose): string =>
  String(createPublicKey(privateKeyOf(secret, purpose)).export({ format: 'jwk' }).x)

/** What comes before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410, section 7). */
const pkcs8Start = Buffer.from('302e020100300506032b657004220420', 'hex')

/** Secrets Manager generates strings but no key pairs, so the key is derived from the string. */
function privateKeyOf(secret: string, purpose: Purpose) {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  return createPrivateKey({ key: Buffer.concat([pkcs8Start, seed]), format: 'der', type: 'pkcs8' })
}

const signedBytes = (value: object) => Buffer.from(canonicalJson(value))
