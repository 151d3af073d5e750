import { createRemoteJWKSet, jwtVerify } from 'jose'
import type { HttpRequest } from '../http.ts'

export interface AuthorizerProperties {
  AuthorizerType: string
  IdentitySource: string[]
  JwtConfiguration: { Audience: string[]; Issuer: string }
}

/** The token's claims, as an event has them in `requestContext.authorizer`. */
export interface Authorization {
  jwt: { claims: Record<string, string>; scopes: null }
}

/** Returns the token's claims, or `undefined` where API Gateway would respond with 401. */
export type Authorizer = (request: HttpRequest) => Promise<Authorization | undefined>

/** Emulates API Gateway's JWT authorizer: checks the RS256 signature, issuer, audience and expiry of the token. */
export function jwtAuthorizer({
  AuthorizerType,
  IdentitySource,
  JwtConfiguration: { Audience, Issuer: issuer },
}: AuthorizerProperties): Authorizer {
  if (AuthorizerType !== 'JWT' || IdentitySource.join() !== '$request.header.Authorization')
    throw new Error(`The local cloud does not support ${AuthorizerType} authorizers of ${IdentitySource}`)
  const keys = createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`))
  return async ({ headers }) => {
    const token = headers.authorization?.replace(/^Bearer\s+/i, '') ?? ''
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        algorithms: ['RS256'],
        requiredClaims: ['exp'],
      })
      // Cognito's access tokens have no `aud` claim. API Gateway checks their `client_id` instead.
      const audience = [payload.aud ?? payload.client_id].flat()
      if (!audience.some((one) => Audience.includes(String(one)))) return undefined
      return { jwt: { claims: claimsAsStrings(payload), scopes: null } }
    } catch {
      return undefined
    }
  }
}

/** Formats claims as API Gateway passes them on: every value as a string, and a list as `[a b]`. */
const claimsAsStrings = (claims: object) =>
  Object.fromEntries(
    Object.entries(claims).map(([name, value]) => [
      name,
      Array.isArray(value) ? `[${value.join(' ')}]` : String(value),
    ]),
  )
