import { Duration } from 'aws-cdk-lib'
import type { ErrorResponse } from 'aws-cdk-lib/aws-cloudfront'

/** Every status for which CloudFront can be told how long to keep a failure. */
const statuses = [400, 403, 404, 405, 414, 500, 501, 502, 503, 504]

/**
 * No failure is given to anybody but who caused it. CloudFront keeps one for ten seconds unless it is told not to,
 * also where the cache policy keeps nothing and the origin says `no-store`, and what it is kept under is the path
 * alone: the 500 of one borrower's request would be everybody's.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/HTTPStatusCodes.html
 */
export const keepNoFailure: ErrorResponse[] = statuses.map((httpStatus) => ({
  httpStatus,
  ttl: Duration.seconds(0),
}))
