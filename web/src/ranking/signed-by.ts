/** In hexadecimal; `undefined` where the browser can't work it out. */
export async function sha256(text: string): Promise<string | undefined> {
  // Only pages that were loaded by https have `crypto.subtle`.
  if (!globalThis.crypto?.subtle) return undefined
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Whether a text was signed by one of these Ed25519 keys; `undefined` where the browser doesn't know Ed25519: Chrome before 137,
 * Firefox before 129 and Safari before 17.
 *
 * @param publicKeys base64url
 * @param signature base64url
 */
export async function isSignedBy(
  publicKeys: readonly string[],
  text: string,
  signature: string,
): Promise<boolean | undefined> {
  const proof = bytesOf(signature)
  for (const publicKey of publicKeys) {
    const bytes = bytesOf(publicKey)
    if (!bytes || !proof) continue
    let key: CryptoKey
    try {
      key = await crypto.subtle.importKey('raw', bytes, { name: 'Ed25519' }, false, ['verify'])
    } catch (error) {
      // Bytes that are no key.
      if (error instanceof Error && error.name === 'DataError') continue
      return undefined
    }
    if (await crypto.subtle.verify('Ed25519', key, proof, new TextEncoder().encode(text))) return true
  }
  return false
}

function bytesOf(base64url: string) {
  try {
    return Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    )
  } catch {
    return undefined
  }
}
