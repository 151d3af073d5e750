import { Duration } from 'aws-cdk-lib'
import { type BehaviorOptions, CachePolicy, CacheQueryStringBehavior } from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import type { Route } from '#contract/route.ts'

/**
 * Returns the path and the cache behaviour of a route with `edgeCacheSeconds`, and an empty list for any other route.
 * The cache key is the path with the route's own query parameters and the accepted encoding. Nothing else from the
 * viewer is forwarded, so that one visitor cannot influence what another one sees. All methods are allowed: the edge
 * function refuses those that the route does not have, in the API's error shape.
 */
export function cachedRoute(
  scope: Construct,
  route: Route,
  api: BehaviorOptions,
): [path: string, behaviour: BehaviorOptions][] {
  if (!route.edgeCacheSeconds) return []
  const parameters = Object.keys(route.query?.shape ?? {})
  const cachePolicy = new CachePolicy(scope, `Cache-${route.name}`, {
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    // The longest that CloudFront serves a stale response. The function's `cache-control` says how long it is fresh.
    maxTtl: Duration.days(1),
    ...(parameters.length > 0 && { queryStringBehavior: CacheQueryStringBehavior.allowList(...parameters) }),
    enableAcceptEncodingBrotli: true,
    enableAcceptEncodingGzip: true,
  })
  const { originRequestPolicy, ...behaviour } = api
  return [[route.path, { ...behaviour, cachePolicy }]]
}
