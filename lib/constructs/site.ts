import { Annotations, Fn, RemovalPolicy } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager'
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront'
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import { BlockPublicAccess, Bucket, BucketEncryption, type IBucket } from 'aws-cdk-lib/aws-s3'
import { Construct, type IConstruct } from 'constructs'
import { feedFolder } from '#contract/feeds.ts'
import { limits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'
import { rankingFolder } from '#contract/ranking-day.ts'
import type { Route } from '#contract/route.ts'
import type { SiteConfig } from '#contract/site-config.ts'
import * as hindi from '#languages/hi/messages.ts'
import { exportFolder } from '#runtime/folders.ts'
import { switchesName } from '../resource-names.ts'
import type { Domain } from '../settings/config.ts'
import { acknowledge, acknowledgeBucketDeployment } from './acknowledge.ts'
import { cachedRoute } from './cached-route.ts'
import { edgeFunction } from './edge-function.ts'
import { uncachedErrorResponses } from './error-responses.ts'
import { exportDownloads } from './export-downloads.ts'
import { logoOrigin, serveLogos } from './logo-store.ts'
import { type ExternalSources, imagePolicy, pagePolicy, responseHeaders } from './response-headers.ts'
import {
  configFiles,
  deployFiles,
  folderShells,
  languageFolders,
  openableFiles,
  pathsWithFiles,
} from './site-files.ts'
import { waitingPage } from './waiting-page.ts'

export interface SiteProps {
  /** Serves `/user/*`. */
  api: HttpApi
  /** The headers that CloudFront adds to requests to the API. */
  originHeaders: Record<string, string>
  /** The routes of that API. CloudFront caches those with `edgeCacheSeconds`. */
  routes: Route[]
  /** The paths of the routes whose functions may write to the table. */
  writing: string[]
  /** The content of `/config.json`. */
  siteConfig: SiteConfig
  /** The bucket behind `/logos/`, `/feeds/` and `/rankings/`. */
  logoBucket: IBucket
  /** The bucket of the administrators' exports, whose files are downloaded by presigned links. */
  exportsBucket: IBucket
  /** Sources that the content security policy allows besides this site. */
  externalSources: ExternalSources[]
  /** The site's host name and its certificate; without it the site is at CloudFront's host name. */
  domain?: Domain | undefined
  /** The ARN of an AWS WAF web ACL in us-east-1. */
  webAclArn?: string | undefined
}

/** Seconds until a waiting page or client asks again. */
const waitSeconds = 30
/** How long a client should wait while nothing may be saved. */
const readOnlySeconds = 120
/** How long the cookie of an admitted visitor is valid: as long as a session. */
const admittedSeconds = 12 * 60 * 60

/**
 * One origin for everything: the web app from a private bucket, the API under `/user/`, logos under `/logos/`, feeds
 * under `/feeds/`, the rankings of past days under `/rankings/`, exported files under `/exports/`.
 */
export class Site extends Construct {
  /** The site's URL, without a trailing slash. */
  readonly address: string
  /** CloudFront's host name, to which the DNS record of a custom domain points. */
  readonly distributionHost: string

  constructor(scope: Construct, id: string, props: SiteProps) {
    super(scope, id)
    const bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      // Also when a first creation fails: CloudFormation could not delete a bucket that already has files.
      removalPolicy: RemovalPolicy.RETAIN,
    })
    const distribution = this.distribution(bucket, props)
    Annotations.of(this).acknowledgeWarning(
      '@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
      'Every path is a file or is rewritten to one, and no query string is forwarded, so nobody can request a listing.',
    )
    serveLogos(this, props.logoBucket, distribution)
    deployFiles(this, bucket, props.siteConfig)
    this.acknowledgeFindings(bucket, distribution, props)
    this.distributionHost = distribution.distributionDomainName
    this.address = `https://${props.domain?.name ?? this.distributionHost}`
  }

  private acknowledgeFindings(bucket: IBucket, distribution: IConstruct, { domain, webAclArn }: SiteProps) {
    acknowledgeBucketDeployment(bucket)
    acknowledge(bucket, { S1: 'Only CloudFront reads the bucket, and everything in it is public.' })
    acknowledge(distribution, {
      CFR1: 'The pages are public, and borrowers travel.',
      CFR3: 'Its logs would keep IP addresses and ids in query strings; the API’s access log leaves them out.',
      ...(!webAclArn && { CFR2: 'AWS WAF costs extra. It is on in prod, unless the operator turns it off.' }),
      ...(!domain && {
        CFR4: 'CloudFront fixes the TLS version of its own host name; with -c domain it is 1.2 or later.',
      }),
    })
  }

  private distribution(bucket: IBucket, props: SiteProps) {
    const { routes, siteConfig, logoBucket, exportsBucket, externalSources, domain, webAclArn } = props
    // Operators change it without a deployment (docs/incidents.md, Switches): the edge functions read it at requests
    // for pages and to the API.
    const switches = new cloudfront.KeyValueStore(this, 'Switches', {
      keyValueStoreName: switchesName(siteConfig.stage),
    })
    const pageRequest = edgeFunction(this, 'PageRequest', {
      file: 'page-request.js',
      settings: {
        pathsWithFiles: pathsWithFiles(),
        files: openableFiles(),
        shells: folderShells(),
        languages: languageFolders(),
        config: { usual: `/${configFiles.usual}`, readOnly: `/${configFiles.readOnly}` },
        waitSeconds,
        waitingPage: waitingPage(waitSeconds),
      },
      switches,
    })
    const pageResponse = edgeFunction(this, 'PageResponse', {
      file: 'page-response.js',
      settings: { admittedSeconds },
      switches,
    })
    const indexing = { isIndexed: !siteConfig.publicDemo }
    const responseHeadersPolicy = responseHeaders(this, 'Headers', pagePolicy(externalSources), indexing)
    const apiBehaviour = this.apiBehaviour(props, switches, responseHeadersPolicy)

    // Cached for as long as the objects' own cache-control says: logos for a year, feeds for five minutes.
    const objects: cloudfront.BehaviorOptions = {
      origin: logoOrigin(this, logoBucket),
      viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.HTTPS_ONLY,
      cachePolicy: cloudfront.CachePolicy.CACHING_OPTIMIZED,
      responseHeadersPolicy: responseHeaders(this, 'ImageHeaders', imagePolicy, indexing),
    }

    return new cloudfront.Distribution(this, 'Distribution', {
      comment: 'Tulna',
      // The cheapest price class with edge locations in India.
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
        // S3 answers a missing file with 404 to a caller who may list the bucket, and with 403 to others.
        origin: S3BucketOrigin.withOriginAccessControl(bucket, {
          originAccessLevels: [cloudfront.AccessLevel.READ, cloudfront.AccessLevel.LIST],
        }),
        viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        responseHeadersPolicy,
        functionAssociations: [pageRequest, pageResponse],
      },
      additionalBehaviors: {
        ...Object.fromEntries(routes.flatMap((route) => cachedRoute(this, route, apiBehaviour))),
        '/user/*': apiBehaviour,
        [`/${exportFolder}/*`]: exportDownloads(this, exportsBucket, responseHeadersPolicy),
        '/logos/*': objects,
        [`/${feedFolder}/*`]: objects,
        [`/${rankingFolder}/*`]: objects,
      },
    })
  }

  private apiBehaviour(
    { api, originHeaders, routes, writing }: SiteProps,
    switches: cloudfront.IKeyValueStore,
    responseHeadersPolicy: cloudfront.IResponseHeadersPolicy,
  ): cloudfront.BehaviorOptions {
    const apiRequest = edgeFunction(this, 'ApiRequest', {
      file: 'api-request.js',
      settings: {
        requestBytes: limits.requestBytes,
        largerBytes: Object.fromEntries(
          routes.filter(({ isForm }) => isForm).map(({ path }) => [path, limits.formBytes]),
        ),
        routes: Object.fromEntries(routes.map(({ method, path, access }) => [`${method} ${path}`, access])),
        writing,
        waitSeconds,
        readOnlySeconds,
        messages: {
          unknownRoute: messages.routeNotFound,
          tooLarge: messages.bodyTooLarge,
          signedOut: messages.sessionExpired,
          busy: { en: messages.busy, hi: hindi.busy },
          savingPaused: { en: messages.savingPaused, hi: hindi.savingPaused },
        },
      },
      switches,
    })
    return {
      origin: new HttpOrigin(Fn.select(2, Fn.split('/', api.apiEndpoint)), { customHeaders: originHeaders }),
      allowedMethods: cloudfront.AllowedMethods.ALLOW_ALL,
      viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.HTTPS_ONLY,
      cachePolicy: cloudfront.CachePolicy.CACHING_DISABLED,
      originRequestPolicy: cloudfront.OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      responseHeadersPolicy,
      functionAssociations: [apiRequest],
    }
  }
}
