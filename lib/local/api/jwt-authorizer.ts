import { createRemoteJWKSet, jwtVerify } from 'jose'
import type { HttpRequest } from '../http.ts'

export interface AuthorizerProperties {
  AuthorizerType: string
  IdentitySource: string[]
  JwtConfiguration: { Audience: string[]; Issuer: string }
}

/** What a function finds of the token in `event.requestContext.authorizer`. */
export interface Authorization {
  jwt: { claims: Record<string, string>; scopes: null }
}

/** The token's claims, or nothing where API Gateway would answer 401. */
export type Authorizer = (request: HttpRequest) => Promise<Authorization | undefined>

/** API Gateway's JWT authorizer: an RS256 signature by the issuer's keys, audience, issuer and time. */
export function jwtAuthorizer({
  AuthorizerType,
  IdentitySource,
  JwtConfiguration: { Audience, Issuer: issuer },
}: AuthorizerProperties): Authorizer {
  if (AuthorizerType !== 'JWT' || IdentitySource.join() !== '$request.header.Authorization')
    throw new Error(`The local cloud does not know ${AuthorizerType} authorizers of ${IdentitySource}`)
  const keys = createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`))
  return async ({ headers }) => {
    const token = headers.authorization?.replace(/^Bearer\s+/i, '') ?? ''
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        algorithms: ['RS256'],
        requiredClaims: ['exp'],
      })
      // An access token of Cognito has no audience: the client that it was made for counts as one.
      const audience = [payload.aud ?? payload.client_id].flat()
      if (!audience.some((one) => Audience.includes(String(one)))) return undefined
      return { jwt: { claims: asTexts(payload), scopes: null } }
    } catch {
      return undefined
    }
  }
}

/** Every claim as API Gateway hands it on: a text, and a list as `[a b]`. */
const asTexts = (claims: object) =>
  Object.fromEntries(
    Object.entries(claims).map(([name, value]) => [
      name,
      Array.isArray(value) ? `[${value.join(' ')}]` : String(value),
    ]),
  )
