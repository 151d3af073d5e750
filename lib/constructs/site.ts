import { Annotations, Duration, Fn, RemovalPolicy } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront'
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import { BlockPublicAccess, Bucket, BucketEncryption, type IBucket } from 'aws-cdk-lib/aws-s3'
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment'
import { Construct } from 'constructs'
import { limits } from '../../functions/contract/limits.ts'
import { messages } from '../../functions/contract/messages.ts'
import type { Route } from '../../functions/contract/routes.ts'
import type { SiteConfig } from '../../functions/contract/site-config.ts'
import { dist } from '../dist.ts'
import { edgeFunction } from './edge-function.ts'
import { logoOrigin } from './logo-store.ts'
import { prerenderedPaths, shellOf } from './pages.ts'
import { responseHeaders, type Sources } from './response-headers.ts'

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
}

/** One origin for everything: the web app from a private bucket, and the API under `/user/`. */
export class Site extends Construct {
  /** Where a visitor finds the site, without a slash at the end. */
  readonly address: string

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
    this.deploy(bucket, props.siteConfig)
    this.address = `https://${distribution.distributionDomainName}`
  }

  private distribution(bucket: IBucket, { api, routes, logoBucket, others }: SiteProps) {
    const page = edgeFunction(this, 'PageRequest', 'page-request.js', {
      prerendered: prerenderedPaths(dist.web),
      shell: shellOf(dist.web),
    })
    const apiRequest = edgeFunction(this, 'ApiRequest', 'api-request.js', {
      requestBytes: limits.requestBytes,
      largerBytes: Object.fromEntries(
        routes.filter(({ isForm }) => isForm).map(({ path }) => [path, limits.formBytes]),
      ),
      tooLarge: JSON.stringify({ success: false, message: messages.bodyTooLarge }),
    })
    const responseHeadersPolicy = responseHeaders(this, 'Headers', others)
    const apiBehaviour: cloudfront.BehaviorOptions = {
      origin: new HttpOrigin(Fn.select(2, Fn.split('/', api.apiEndpoint))),
      allowedMethods: cloudfront.AllowedMethods.ALLOW_ALL,
      viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.HTTPS_ONLY,
      cachePolicy: cloudfront.CachePolicy.CACHING_DISABLED,
      originRequestPolicy: cloudfront.OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      responseHeadersPolicy,
      functionAssociations: [apiRequest],
    }

    return new cloudfront.Distribution(this, 'Distribution', {
      comment: 'Tulna',
      // The cheapest class with edge locations in India.
      priceClass: cloudfront.PriceClass.PRICE_CLASS_200,
      httpVersion: cloudfront.HttpVersion.HTTP2_AND_3,
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
        ...Object.fromEntries(routes.flatMap((route) => this.cached(route, apiBehaviour))),
        '/user/*': apiBehaviour,
        // For as long as the objects themselves say, which is a year.
        '/logos/*': {
          origin: logoOrigin(this, logoBucket),
          viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.HTTPS_ONLY,
          cachePolicy: cloudfront.CachePolicy.CACHING_OPTIMIZED,
          responseHeadersPolicy,
        },
      },
    })
  }

  /**
   * The behaviour of a route that says how long the edge may answer for it. The cache key is the path alone
   * and nothing of the viewer is forwarded, so that one visitor can't shape what another one sees.
   */
  private cached(route: Route, api: cloudfront.BehaviorOptions): [string, cloudfront.BehaviorOptions][] {
    if (!route.edgeCacheSeconds) return []
    const cachePolicy = new cloudfront.CachePolicy(this, `Cache-${route.name}`, {
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      maxTtl: Duration.seconds(route.edgeCacheSeconds),
      enableAcceptEncodingBrotli: true,
      enableAcceptEncodingGzip: true,
    })
    const { originRequestPolicy, ...behaviour } = api
    const allowedMethods = cloudfront.AllowedMethods.ALLOW_GET_HEAD
    return [[route.path, { ...behaviour, allowedMethods, cachePolicy }]]
  }

  /** Files with a hash in their name first, so that no page ever points at one that isn't there yet. */
  private deploy(bucket: IBucket, siteConfig: SiteConfig) {
    const hashed = 'assets/*'
    const files = new BucketDeployment(this, 'Files', {
      destinationBucket: bucket,
      sources: [Source.asset(dist.web)],
      exclude: ['*'],
      include: [hashed],
      // A tab that was opened before the deployment still asks for its old chunks.
      prune: false,
      cacheControl: [CacheControl.fromString('public, max-age=31536000, immutable')],
    })
    const pages = new BucketDeployment(this, 'Pages', {
      destinationBucket: bucket,
      sources: [Source.asset(dist.web), Source.jsonData('config.json', siteConfig)],
      exclude: [hashed],
      cacheControl: [CacheControl.fromString('no-cache')],
    })
    pages.node.addDependency(files)
  }
}
