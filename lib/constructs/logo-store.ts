import { Annotations, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib'
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { BlockPublicAccess, Bucket, BucketEncryption, HttpMethods, type IBucket } from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import { logoFolder, uploadFolder } from '#runtime/names.ts'
import { acknowledge } from './acknowledge.ts'

/** The bucket with the lenders' logos and with uploads that are not yet part of an offer. */
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
      enforceSSL: true,
      removalPolicy: RemovalPolicy.RETAIN,
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
        { abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
      // Any origin: uploads are authorized by the signature in the URL, never by a cookie.
      cors: [{ allowedOrigins: ['*'], allowedMethods: [HttpMethods.PUT], allowedHeaders: ['content-type'] }],
    })
    acknowledge(this.bucket, { S1: 'Logos are public, and the table records who uploaded one.' })
    this.uploads = `${this.bucket.bucketRegionalDomainName}/${uploadFolder}/`

    // Any distribution of this account: ours is in a stack that depends on this one. Uploads are never served.
    this.bucket.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
        actions: ['s3:GetObject'],
        resources: [this.bucket.arnForObjects(`${logoFolder}/*`)],
        conditions: { StringEquals: { 'AWS:SourceAccount': Stack.of(this).account } },
      }),
    )
  }
}

/** The bucket as the origin of a distribution in another stack. The bucket's own policy gives it access. */
export function logoOrigin(scope: Construct, { bucketArn, bucketRegionalDomainName }: IBucket) {
  const bucket = Bucket.fromBucketAttributes(scope, 'LogoBucket', { bucketArn, bucketRegionalDomainName })
  Annotations.of(scope).acknowledgeWarning(
    '@aws-cdk/aws-cloudfront-origins:updateImportedBucketPolicyOac',
    'The bucket policy is defined in the stack of the bucket.',
  )
  return S3BucketOrigin.withOriginAccessControl(bucket)
}
