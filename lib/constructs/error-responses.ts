import { Duration } from 'aws-cdk-lib'
import type { ErrorResponse } from 'aws-cdk-lib/aws-cloudfront'

/** Every status whose caching CloudFront lets us configure. */
const statuses = [400, 403, 404, 405, 414, 500, 501, 502, 503, 504]

/**
 * CloudFront must not cache error responses. By default it caches a 500, 502, 503 or 504 for ten seconds, even where
 * the cache policy disables caching and the origin says `no-store`, and it does so by path alone: one borrower's 500
 * would go to everyone.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/HTTPStatusCodes.html
 */
export const uncachedErrorResponses: ErrorResponse[] = statuses.map((httpStatus) => ({
  httpStatus,
  ttl: Duration.seconds(0),
}))
