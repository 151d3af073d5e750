import { errors, jwtVerify, SignJWT } from 'jose'
import { environment, setting } from '#runtime/environment.ts'
import { Unauthenticated } from '#runtime/errors.ts'
import { secretVersions } from '#runtime/secrets.ts'

/** A borrower's session, as its token states it. */
export interface Session {
  userId: string
  /** Epoch milliseconds. A sign-in in the same second as a logout needs the precision. */
  issuedAt: number
  /** The session began with a number that the phone provider had verified. */
  isProven: boolean
  /** The date of birth must be confirmed before anything is shown or saved. */
  isDobRequired: boolean
  /** The consent to the terms was given with the sign-in, so it is on record. */
  hasAcceptedTerms: boolean
}

const algorithm = 'HS256'
const issuer = 'tulna'
const audience = 'tulna-borrower'
const lifetimeSeconds = 12 * 60 * 60

const signingKeys = async (options?: { fresh: boolean }) => {
  const versions = await secretVersions(setting(environment.sessionSecret), options)
  return versions.map((secret) => new TextEncoder().encode(secret))
}

/** Issues a token that signs a borrower in for twelve hours or, with `isDobRequired`, only allows `confirmDob`. */
export async function issueToken(
  userId: string,
  now: Date,
  {
    isProven = false,
    isDobRequired = false,
    hasAcceptedTerms = false,
  }: Partial<Omit<Session, 'userId' | 'issuedAt'>> = {},
): Promise<string> {
  const [current] = await signingKeys()
  if (!current) throw new Error('The session secret has no current version')
  const issuedAt = now.getTime() / 1000
  const claims = {
    ...(isProven && { proven: true }),
    ...(isDobRequired && { dob_required: true }),
    ...(hasAcceptedTerms && { terms: true }),
  }
  return new SignJWT({ user_id: userId, ...claims })
    .setProtectedHeader({ alg: algorithm })
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(Math.floor(issuedAt) + lifetimeSeconds)
    .sign(current)
}

/** Verifies a token against the current signing secret and the previous one. Throws `Unauthenticated`. */
export async function readToken(token: string, now: Date): Promise<Session> {
  const session =
    (await verify(await signingKeys(), token, now)) ??
    (await verify(await signingKeys({ fresh: true }), token, now))
  if (!session) throw new Unauthenticated()
  return session
}

interface Claims {
  user_id?: unknown
  proven?: unknown
  dob_required?: unknown
  terms?: unknown
}

async function verify(keys: Uint8Array[], token: string, now: Date): Promise<Session | undefined> {
  for (const key of keys) {
    try {
      const { payload } = await jwtVerify<Claims>(token, key, {
        algorithms: [algorithm],
        issuer,
        audience,
        requiredClaims: ['iat', 'exp', 'user_id'],
        currentDate: now,
      })
      if (typeof payload.user_id !== 'string' || payload.iat === undefined) throw new Unauthenticated()
      return {
        userId: payload.user_id,
        issuedAt: Math.round(payload.iat * 1000),
        isProven: payload.proven === true,
        isDobRequired: payload.dob_required === true,
        hasAcceptedTerms: payload.terms === true,
      }
    } catch (error) {
      if (error instanceof errors.JWSSignatureVerificationFailed) continue
      throw error instanceof errors.JOSEError ? new Unauthenticated() : error
    }
  }
  return undefined
}
