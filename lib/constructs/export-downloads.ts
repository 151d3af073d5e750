import {
  type BehaviorOptions,
  CachePolicy,
  type IResponseHeadersPolicy,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { HttpOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'

/**
 * The behaviour of the export files' path. CloudFront has no right to the bucket: S3 checks the presigned query, whose
 * signature is for the bucket's own host. The visitor's headers are not forwarded, because S3 rejects a request that also
 * has an `Authorization` header.
 */
export const exportDownloads = (
  scope: Construct,
  bucket: IBucket,
  responseHeadersPolicy: IResponseHeadersPolicy,
): BehaviorOptions => ({
  origin: new HttpOrigin(bucket.bucketRegionalDomainName, {
    protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
  }),
  viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
  cachePolicy: CachePolicy.CACHING_DISABLED,
  originRequestPolicy: new OriginRequestPolicy(scope, 'ExportRequest', {
    queryStringBehavior: OriginRequestQueryStringBehavior.all(),
  }),
  responseHeadersPolicy,
})
