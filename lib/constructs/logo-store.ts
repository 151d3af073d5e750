import { Annotations, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib'
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { BlockPublicAccess, Bucket, BucketEncryption, HttpMethods, type IBucket } from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import { logoFolder, uploadFolder } from '#runtime/names.ts'
import { acknowledge } from './acknowledge.ts'

/** The lenders' logos, and the uploads that have not become one yet. */
export class LogoStore extends Construct {
  readonly bucket: Bucket
  /** Where browsers put an upload: host and path, for the content security policy. */
  readonly uploads: string

  constructor(scope: Construct, id: string) {
    super(scope, id)
    // A logo that was dropped by mistake can be taken back for a month.
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
      // From any site: what counts is the signature in the address, and no cookie is ever looked at.
      cors: [{ allowedOrigins: ['*'], allowedMethods: [HttpMethods.PUT], allowedHeaders: ['content-type'] }],
    })
    acknowledge(this.bucket, { S1: 'Logos are public, and the table keeps who uploaded one.' })
    this.uploads = `${this.bucket.bucketRegionalDomainName}/${uploadFolder}/`

    // Not one distribution by name, which is in the stack that uses this one. An upload is never shown.
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

/** The bucket as an origin for a distribution of another stack, which the bucket's own policy lets in. */
export function logoOrigin(scope: Construct, { bucketArn, bucketRegionalDomainName }: IBucket) {
  const bucket = Bucket.fromBucketAttributes(scope, 'LogoBucket', { bucketArn, bucketRegionalDomainName })
  Annotations.of(scope).acknowledgeWarning(
    '@aws-cdk/aws-cloudfront-origins:updateImportedBucketPolicyOac',
    'The policy of the bucket is in its own stack.',
  )
  return S3BucketOrigin.withOriginAccessControl(bucket)
}
