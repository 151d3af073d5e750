import { Annotations, Duration, RemovalPolicy } from 'aws-cdk-lib'
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront'
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import { AnyPrincipal, Effect, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  BucketPolicy,
  HttpMethods,
  type IBucket,
} from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import { feedFolder } from '#contract/feeds.ts'
import { rankingFolder } from '#contract/ranking-day.ts'
import { logoFolder, uploadFolder } from '#runtime/folders.ts'
import { acknowledge } from './acknowledge.ts'

/** The bucket with the lenders' logos, with uploads that are not yet part of an offer, with the public feeds, and with the rankings of past days. */
export class LogoStore extends Construct {
  readonly bucket: Bucket
  /** The host and path to which browsers upload, for the content security policy. */
  readonly uploads: string

  constructor(scope: Construct, id: string) {
    super(scope, id)
    // Versions allow a deleted logo to be restored for 30 days.
    this.bucket = new Bucket(this, 'Bucket', {
      versioned: true,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
      lifecycleRules: [
        {
          prefix: `${uploadFolder}/`,
          expiration: Duration.days(1),
          noncurrentVersionExpiration: Duration.days(1),
        },
        {
          prefix: `${logoFolder}/`,
          noncurrentVersionExpiration: Duration.days(30),
          expiredObjectDeleteMarker: true,
        },
        {
          prefix: `${feedFolder}/`,
          noncurrentVersionExpiration: Duration.days(1),
          expiredObjectDeleteMarker: true,
        },
        // The files of rankings never expire, and a version that was overwritten stays as evidence.
        { abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
      // Any origin: uploads are authorized by the signature in the URL, never by a cookie.
      cors: [{ allowedOrigins: ['*'], allowedMethods: [HttpMethods.PUT], allowedHeaders: ['content-type'] }],
    })
    acknowledge(this.bucket, {
      S1: 'Logos are public, and the table records who uploaded each.',
      S10: 'The policy that requires TLS is in the stack of the distribution: `serveLogos`.',
    })
    this.uploads = `${this.bucket.bucketRegionalDomainName}/${uploadFolder}/`
  }
}

/** The bucket as the origin of a distribution in another stack. `serveLogos` gives the distribution access. */
export function logoOrigin(scope: Construct, { bucketArn, bucketRegionalDomainName }: IBucket) {
  const bucket = Bucket.fromBucketAttributes(scope, 'LogoBucket', { bucketArn, bucketRegionalDomainName })
  Annotations.of(scope).acknowledgeWarning(
    '@aws-cdk/aws-cloudfront-origins:updateImportedBucketPolicyOac',
    '`serveLogos` defines the bucket policy.',
  )
  return S3BucketOrigin.withOriginAccessControl(bucket)
}

/**
 * Lets one distribution read the logos, the feeds and the rankings, never the uploads. A bucket can have only one policy, and this one names the
 * distribution. It is therefore in the distribution's stack, which is deployed after the bucket's stack.
 */
export function serveLogos(scope: Construct, bucket: IBucket, { distributionArn }: IDistribution) {
  new BucketPolicy(scope, 'LogoPolicy', { bucket }).document.addStatements(
    new PolicyStatement({
      effect: Effect.DENY,
      principals: [new AnyPrincipal()],
      actions: ['s3:*'],
      resources: [bucket.bucketArn, bucket.arnForObjects('*')],
      conditions: { Bool: { 'aws:SecureTransport': 'false' } },
    }),
    new PolicyStatement({
      principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
      actions: ['s3:GetObject'],
      resources: [logoFolder, feedFolder, rankingFolder].map((folder) => bucket.arnForObjects(`${folder}/*`)),
      conditions: { StringEquals: { 'AWS:SourceArn': distributionArn } },
    }),
  )
}
