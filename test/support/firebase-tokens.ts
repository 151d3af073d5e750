import { exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose'
import { vi } from 'vitest'

const realFetch = globalThis.fetch

export const project = 'tulna-tests'

export const seconds = () => Math.floor(Date.now() / 1000)

/** The claims of a Firebase token right after the code was entered. */
export const claims = (mobile: string, changes: JWTPayload = {}): JWTPayload => ({
  iss: `https://securetoken.google.com/${project}`,
  aud: project,
  sub: 'a-firebase-user',
  user_id: 'a-firebase-user',
  auth_time: seconds(),
  iat: seconds(),
  exp: seconds() + 3600,
  phone_number: `+91${mobile}`,
  firebase: { identities: { phone: [`+91${mobile}`] }, sign_in_provider: 'phone' },
  ...changes,
})

export interface Signer {
  /** The public half, as Google publishes it. */
  jwk: JWK
  sign(claims: JWTPayload, header?: { kid?: string }): Promise<string>
}

export async function aSigner(kid: string): Promise<Signer> {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  return {
    jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' },
    sign: (claims, header) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid, ...header }).sign(privateKey),
  }
}

/**
 * Stubs `fetch` for `googleapis.com`: the response has the signers' public keys. Other requests are sent. To change the
 * response, a test changes the returned object.
 */
export function stubGoogleKeys(...signers: Signer[]) {
  const google = {
    signers,
    /** Makes the response, if it is set. Otherwise the response has the signers' keys. */
    respond: undefined as ((signal: AbortSignal) => Promise<Response>) | undefined,
    /** The addresses fetched so far. */
    fetched: [] as string[],
  }
  vi.stubGlobal('fetch', async (address: string | URL, init: RequestInit = {}) => {
    if (!String(address).includes('googleapis.com')) return realFetch(address, init)
    google.fetched.push(String(address))
    if (google.respond) return google.respond(init.signal ?? AbortSignal.any([]))
    const headers = { 'cache-control': 'public, max-age=20000, must-revalidate, no-transform' }
    return Response.json({ keys: google.signers.map(({ jwk }) => jwk) }, { headers })
  })
  return google
}
