import { errors, type JWTPayload, jwtVerify, UnsecuredJWT } from 'jose'
import { limits } from '#contract/limits.ts'
import { environment, isSet, setting } from '#runtime/environment.ts'
import { log } from '#runtime/log.ts'
import { googleKey } from './google-keys.ts'

/** How long a token is accepted after the SMS code was entered: long enough to retry after a failure. */
const maxAgeSeconds = 10 * 60
const clockSkewSeconds = 5

/** The claims of a Firebase ID token besides the registered ones. */
interface Claims extends JWTPayload {
  auth_time?: unknown
  phone_number?: unknown
  firebase?: { sign_in_provider?: unknown; tenant?: unknown }
}

/** A check that a token failed. Only the check's name is logged, nothing of the token. */
class FailedCheck extends Error {}

/**
 * Whether a Firebase ID token of this stage's project proves that, within the last ten minutes, its holder showed to own
 * `mobile` (ten digits). It makes the checks of https://firebase.google.com/docs/auth/admin/verify-id-tokens, and
 * checks the age of the proof. Logs the check that failed.
 */
export async function provesPhone(token: string, mobile: string, now: Date): Promise<boolean> {
  try {
    checkClaims(await verifiedClaims(token, now), mobile, now)
    return true
  } catch (error) {
    const check = failedCheck(error)
    if (!check) throw error
    log.warn('firebase token refused', { check })
    return false
  }
}

async function verifiedClaims(token: string, now: Date): Promise<Claims> {
  const project = setting(environment.firebaseProject)
  const checks = {
    issuer: `https://securetoken.google.com/${project}`,
    audience: project,
    requiredClaims: ['sub', 'iat', 'exp', 'auth_time'],
    maxTokenAge: '1 h',
    clockTolerance: clockSkewSeconds,
    currentDate: now,
  }
  // Firebase's emulator does not sign tokens. The name of a real project cannot begin with `demo-`.
  if (isSet(environment.firebaseEmulator) && project.startsWith('demo-'))
    return UnsecuredJWT.decode<Claims>(token, checks).payload
  return (await jwtVerify<Claims>(token, googleKey, { ...checks, algorithms: ['RS256'] })).payload
}

function checkClaims({ sub, auth_time, phone_number, firebase }: Claims, mobile: string, now: Date) {
  const age = now.getTime() / 1000 - (typeof auth_time === 'number' ? auth_time : Number.NaN)
  const checks = {
    sub: typeof sub === 'string' && sub !== '',
    auth_time: age <= maxAgeSeconds && age >= -clockSkewSeconds,
    sign_in_provider: firebase?.sign_in_provider === 'phone',
    // A tenant of the project has users and sign-in settings of its own, and this stage has no tenant.
    tenant: firebase?.tenant === undefined,
    phone_number: phone_number === `${limits.countryCode}${mobile}`,
  }
  for (const [check, holds] of Object.entries(checks)) if (!holds) throw new FailedCheck(check)
}

/** The name of the check that failed; undefined if the error is not about the token. */
function failedCheck(error: unknown): string | undefined {
  if (error instanceof FailedCheck) return error.message
  if (error instanceof errors.JWTClaimValidationFailed || error instanceof errors.JWTExpired)
    return error.claim
  if (error instanceof errors.JOSEError) return error.code
  return undefined
}
