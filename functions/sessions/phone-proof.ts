import { errors, type JWTPayload, jwtVerify, UnsecuredJWT } from 'jose'
import { limits } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { Unauthenticated } from '#runtime/errors.ts'
import { log } from '#runtime/log.ts'
import { environment } from '#runtime/names.ts'
import { isSet, setting } from '#runtime/settings.ts'
import { googleKey } from './google-keys.ts'

/** How long after the code was entered its token is still taken: long enough to try again after a failure. */
const freshSeconds = 10 * 60
const clockSkewSeconds = 5

/** What a Firebase ID token says besides the registered claims. */
interface Claims extends JWTPayload {
  auth_time?: unknown
  phone_number?: unknown
  firebase?: { sign_in_provider?: unknown }
}

/** One check that a token did not pass. The name goes to the log; nothing of the token does. */
class FailedCheck extends Error {}

/**
 * Resolves where Firebase says, in a token of this stage's project, that whoever holds it has proved in the last
 * ten minutes that this mobile (ten digits) is theirs. Throws `Unauthenticated` where it does not.
 * The checks are those of https://firebase.google.com/docs/auth/admin/verify-id-tokens, and our own.
 */
export async function provePhone(token: string, mobile: string, now: Date): Promise<void> {
  try {
    checkClaims(await claimsOf(token, now), mobile, now)
  } catch (error) {
    const check = checkOf(error)
    if (!check) throw error
    log.warn('firebase token refused', { check })
    throw new Unauthenticated(messages.authenticationFailed)
  }
}

async function claimsOf(token: string, now: Date): Promise<Claims> {
  const project = setting(environment.firebaseProject)
  const checks = {
    issuer: `https://securetoken.google.com/${project}`,
    audience: project,
    requiredClaims: ['sub', 'iat', 'exp', 'auth_time'],
    maxTokenAge: '1 h',
    clockTolerance: clockSkewSeconds,
    currentDate: now,
  }
  // Firebase's emulator does not sign. No real project's name can begin like this.
  if (isSet(environment.firebaseEmulator) && project.startsWith('demo-'))
    return UnsecuredJWT.decode<Claims>(token, checks).payload
  return (await jwtVerify<Claims>(token, googleKey, { ...checks, algorithms: ['RS256'] })).payload
}

function checkClaims({ sub, auth_time, phone_number, firebase }: Claims, mobile: string, now: Date) {
  const age = now.getTime() / 1000 - (typeof auth_time === 'number' ? auth_time : Number.NaN)
  const checks = {
    sub: typeof sub === 'string' && sub !== '',
    auth_time: age <= freshSeconds && age >= -clockSkewSeconds,
    sign_in_provider: firebase?.sign_in_provider === 'phone',
    phone_number: phone_number === `${limits.countryCode}${mobile}`,
  }
  for (const [check, holds] of Object.entries(checks)) if (!holds) throw new FailedCheck(check)
}

/** Names the check that an error stands for; undefined where the error is not about the token. */
function checkOf(error: unknown): string | undefined {
  if (error instanceof FailedCheck) return error.message
  if (error instanceof errors.JWTClaimValidationFailed || error instanceof errors.JWTExpired)
    return error.claim
  if (error instanceof errors.JOSEError) return error.code
  return undefined
}
