import type { APIGatewayEventRequestContextJWTAuthorizer, APIGatewayProxyEventV2 } from 'aws-lambda'
import { adminGroup } from '#contract/route.ts'
import { Forbidden, Unauthenticated } from '#runtime/errors.ts'

/** Whoever signed in at the user pool and belongs to its group of administrators. */
export interface Administrator {
  /** The user pool's own id of the account: what the audit names. */
  id: string
}

type Context = APIGatewayProxyEventV2['requestContext'] & {
  authorizer?: Partial<APIGatewayEventRequestContextJWTAuthorizer>
}

/**
 * Who the access token says that this is. API Gateway has checked signature, issuer, audience and age; that
 * it is an administrator is checked here. A route that lost its authorizer has no claims, and refuses all.
 */
export function administratorOf(event: APIGatewayProxyEventV2): Administrator {
  const { authorizer }: Context = event.requestContext
  const claims = authorizer?.jwt?.claims
  if (claims?.token_use !== 'access' || typeof claims.sub !== 'string' || !claims.sub)
    throw new Unauthenticated()
  if (!groupsOf(claims['cognito:groups']).includes(adminGroup)) throw new Forbidden()
  return { id: claims.sub }
}

/** API Gateway hands a list on as one text, `[admin support]`. */
function groupsOf(claim: unknown): string[] {
  if (Array.isArray(claim)) return claim
  const [, list = ''] = typeof claim === 'string' ? (/^\[(.*)\]$/s.exec(claim) ?? []) : []
  return list.split(/\s+/)
}
