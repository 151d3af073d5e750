import type { APIGatewayEventRequestContextJWTAuthorizer, APIGatewayProxyEventV2 } from 'aws-lambda'
import { adminGroup } from '#contract/route.ts'
import { Forbidden, Unauthenticated } from '#runtime/errors.ts'

/** A member of the user pool's group of administrators. */
export interface Administrator {
  /** The account's id in the user pool, which audit entries contain. */
  id: string
}

type Context = APIGatewayProxyEventV2['requestContext'] & {
  authorizer?: Partial<APIGatewayEventRequestContextJWTAuthorizer>
}

/**
 * Reads the administrator from the access token's claims. API Gateway has checked the signature, issuer, audience and
 * expiry; the group is checked here. Without the route's authorizer there are no claims, and every request is refused.
 */
export function administratorOf(event: APIGatewayProxyEventV2): Administrator {
  const { authorizer }: Context = event.requestContext
  const claims = authorizer?.jwt?.claims
  if (claims?.token_use !== 'access' || typeof claims.sub !== 'string' || !claims.sub)
    throw new Unauthenticated()
  if (!groupsOf(claims['cognito:groups']).includes(adminGroup)) throw new Forbidden()
  return { id: claims.sub }
}

/** API Gateway passes a list as one string: `[admin support]`. */
function groupsOf(claim: unknown): string[] {
  if (Array.isArray(claim)) return claim
  const [, list = ''] = typeof claim === 'string' ? (/^\[(.*)\]$/s.exec(claim) ?? []) : []
  return list.split(/\s+/)
}
