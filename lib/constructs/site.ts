import { Annotations, Fn, RemovalPolicy } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager'
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront'
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import { BlockPublicAccess, Bucket, BucketEncryption, type IBucket } from 'aws-cdk-lib/aws-s3'
import { Construct, type IConstruct } from 'constructs'
import { limits } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import type { Route } from '#contract/route.ts'
import type { SiteConfig } from '#contract/site-config.ts'
import { dist } from '../dist.ts'
import type { Domain } from '../settings/config.ts'
import { acknowledge, acknowledgeBucketDeployment } from './acknowledge.ts'
import { cachedRoute } from './cached-route.ts'
import { edgeFunction } from './edge-function.ts'
import { uncachedErrorResponses } from './error-responses.ts'
import { logoOrigin } from './logo-store.ts'
import { prerenderedPaths, shellOf } from './pages.ts'
import { pagePolicy, picturePolicy, responseHeaders, type Sources } from './response-headers.ts'
import { deployFiles } from './site-files.ts'

export interface SiteProps {
  /** Answers `/user/*`. */
  api: HttpApi
  /** The routes of that API; those with `edgeCacheSeconds` are answered by the edge for so long. */
  routes: Route[]
  /** What `/config.json` tells the web app. */
  siteConfig: SiteConfig
  /** Has what is served under `/logos/`. */
  logoBucket: IBucket
  /** What the web app uses besides this site. */
  others: Sources[]
  /** The site's own host name, and its certificate; else it is found at CloudFront's. */
  domain?: Domain | undefined
  /** What guards the site, if anything. */
  webAclArn?: string | undefined
}

/** One origin for everything: the web app from a private bucket, and the API under `/user/`. */
export class Site extends Construct {
  /** Where a visitor finds the site, without a slash at the end. */
  readonly address: string
  /** Where CloudFront has it: what the DNS entry of a domain of one's own points to. */
  readonly distributionHost: string

  constructor(scope: Construct, id: string, props: SiteProps) {
    super(scope, id)
    const bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      removalPolicy: RemovalPolicy.RETAIN,
      // The class differs from its own interface in a property that may be undefined there and not here.
    }) as IBucket
    const distribution = this.distribution(bucket, props)
    Annotations.of(this).acknowledgeWarning(
      '@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
      'Every path is rewritten to a file, and no query string is forwarded: a listing can not be asked for.',
    )
    deployFiles(this, bucket, props.siteConfig)
    this.acknowledgeFindings(bucket, distribution, props)
    this.distributionHost = distribution.distributionDomainName
    this.address = `https://${props.domain?.name ?? this.distributionHost}`
  }

  private acknowledgeFindings(bucket: IBucket, distribution: IConstruct, { domain, webAclArn }: SiteProps) {
    acknowledgeBucketDeployment(bucket)
    acknowledge(bucket, { S1: 'Only CloudFront reads it, and everything in it is public.' })
    acknowledge(distribution, {
      CFR1: 'Borrowers travel, and the pages are public.',
      CFR3: 'Its logs would keep the addresses of visitors and the ids in queries; the API logs requests without them.',
      ...(!webAclArn && { CFR2: 'AWS WAF is the choice of whoever pays for it: -c waf=true.' }),
      ...(!domain && {
        CFR4: 'CloudFront sets the oldest TLS of its own host name; with -c domain it is 1.2.',
      }),
    })
  }

  private distribution(bucket: IBucket, props: SiteProps) {
    const { routes, siteConfig, logoBucket, others, domain, webAclArn } = props
    const page = edgeFunction(this, 'PageRequest', 'page-request.js', {
      prerendered: prerenderedPaths(dist.web),
      shell: shellOf(dist.web),
    })
    const indexing = { isIndexed: !siteConfig.publicDemo }
    const responseHeadersPolicy = responseHeaders(this, 'Headers', pagePolicy(others), indexing)
    const apiBehaviour = this.apiBehaviour(props, responseHeadersPolicy)

    return new cloudfront.Distribution(this, 'Distribution', {
      comment: 'Tulna',
      // The cheapest class with edge locations in India.
      priceClass: cloudfront.PriceClass.PRICE_CLASS_200,
      httpVersion: cloudfront.HttpVersion.HTTP2_AND_3,
      ...(domain && {
        domainNames: [domain.name],
        certificate: Certificate.fromCertificateArn(this, 'Certificate', domain.certificateArn),
        minimumProtocolVersion: cloudfront.SecurityPolicyProtocol.TLS_V1_2_2021,
      }),
      ...(webAclArn && { webAclId: webAclArn }),
      errorResponses: uncachedErrorResponses,
      defaultBehavior: {
        // With the right to list, a missing file is a 404 and not a 403.
        origin: S3BucketOrigin.withOriginAccessControl(bucket, {
          originAccessLevels: [cloudfront.AccessLevel.READ, cloudfront.AccessLevel.LIST],
        }),
        viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        responseHeadersPolicy,
        functionAssociations: [page],
      },
      additionalBehaviors: {
        ...Object.fromEntries(routes.flatMap((route) => cachedRoute(this, route, apiBehaviour))),
        '/user/*': apiBehaviour,
        // For as long as the objects themselves say, which is a year.
        '/logos/*': {
          origin: logoOrigin(this, logoBucket),
          viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.HTTPS_ONLY,
          cachePolicy: cloudfront.CachePolicy.CACHING_OPTIMIZED,
          responseHeadersPolicy: responseHeaders(this, 'PictureHeaders', picturePolicy, indexing),
        },
      },
    })
  }

  private apiBehaviour(
    { api, routes }: SiteProps,
    responseHeadersPolicy: cloudfront.IResponseHeadersPolicy,
  ): cloudfront.BehaviorOptions {
    const apiRequest = edgeFunction(this, 'ApiRequest', 'api-request.js', {
      requestBytes: limits.requestBytes,
      largerBytes: Object.fromEntries(
        routes.filter(({ isForm }) => isForm).map(({ path }) => [path, limits.formBytes]),
      ),
      tooLarge: JSON.stringify({ success: false, message: messages.bodyTooLarge }),
    })
    return {
      origin: new HttpOrigin(Fn.select(2, Fn.split('/', api.apiEndpoint))),
      allowedMethods: cloudfront.AllowedMethods.ALLOW_ALL,
      viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.HTTPS_ONLY,
      cachePolicy: cloudfront.CachePolicy.CACHING_DISABLED,
      originRequestPolicy: cloudfront.OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      responseHeadersPolicy,
      functionAssociations: [apiRequest],
    }
  }
}
