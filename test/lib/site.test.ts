import { Match } from 'aws-cdk-lib/assertions'
import { expect, test } from 'vitest'
import { firebase, resourcesOf, templatesOf, theResource } from '#support/stacks.ts'

const { service } = templatesOf({ stage: 'prod', ...firebase })

const cachingOptimized = '658327ea-f89d-4fab-a63d-7e88639e58f6'
const cachingDisabled = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad'
const allViewerExceptHostHeader = 'b689b0a8-53d0-40ab-baf2-68738e2966ac'

/** The properties of the one resource of a type. */
const only = (type: string) => theResource(service, type)[1].Properties

interface Statement {
  Effect: string
  Principal: unknown
  Resource?: unknown
  Condition?: unknown
}

test('keeps the site’s bucket private and encrypted, and retains it', () => {
  service.hasResource('AWS::S3::Bucket', {
    DeletionPolicy: 'Retain',
    Properties: {
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
      BucketEncryption: Match.anyValue(),
      WebsiteConfiguration: Match.absent(),
      AccessControl: Match.absent(),
    },
  })
  service.resourceCountIs('AWS::S3::Bucket', 1)
})

/** The part of an ARN after the bucket's own ARN: `/*` for all objects, empty for the bucket itself. */
function pathInBucket(arn: unknown): unknown {
  const { 'Fn::Join': join } = arn as { 'Fn::Join'?: ['', [unknown, string]] }
  return join ? join[1][1] : ''
}

test.each([
  ['the site’s files', /^Site(?!LogoPolicy)/, ['s3:GetObject', 's3:ListBucket'], ['', '/*']],
  [
    'the logos, feeds and rankings but not the uploads',
    /^SiteLogoPolicy/,
    's3:GetObject',
    ['/feeds/*', '/logos/*', '/rankings/*'],
  ],
])('lets only the site’s distribution read %s, and only over TLS', (_name, id, Action, paths) => {
  const [, { Properties }] = theResource(service, 'AWS::S3::BucketPolicy', id)
  const { Statement } = Properties.PolicyDocument as { Statement: Statement[] }
  const [distribution] = Object.keys(service.findResources('AWS::CloudFront::Distribution'))
  const allowed = Statement.filter(({ Effect }) => Effect === 'Allow')
  expect(allowed).toHaveLength(1)
  expect(allowed[0]).toMatchObject({ Action, Principal: { Service: 'cloudfront.amazonaws.com' } })
  const condition = allowed[0]?.Condition as { StringEquals: Record<string, unknown> }
  expect(Object.keys(condition.StringEquals)).toEqual(['AWS:SourceArn'])
  expect(JSON.stringify(condition)).toContain(`:distribution/",{"Ref":"${distribution}"}`)
  expect([allowed[0]?.Resource].flat().map(pathInBucket)).toEqual(paths)
  expect(Statement.filter(({ Effect }) => Effect === 'Deny')).toEqual([
    expect.objectContaining({ Action: 's3:*', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
  ])
})

interface SecurityHeaders {
  ContentSecurityPolicy: { ContentSecurityPolicy: string | { 'Fn::Join': ['', unknown[]] } }
}

/** The security headers of the policy whose logical id matches. */
function headersOf(template: typeof service, id: RegExp): SecurityHeaders {
  const [, { Properties }] = theResource(template, 'AWS::CloudFront::ResponseHeadersPolicy', id)
  const config = Properties.ResponseHeadersPolicyConfig as { SecurityHeadersConfig: SecurityHeaders }
  return config.SecurityHeadersConfig
}

/** The content security policy of pages, with a placeholder for what is known only at deployment. */
function policyOf(template: typeof service): string[] {
  const policy = headersOf(template, /SiteHeaders/).ContentSecurityPolicy.ContentSecurityPolicy
  const parts = typeof policy === 'string' ? [policy] : policy['Fn::Join'][1]
  return parts
    .map((part) => (typeof part === 'string' ? part : '<from AWS>'))
    .join('')
    .split('; ')
}

test('sends exactly this content security policy without Firebase', () => {
  expect(policyOf(templatesOf({ stage: 'dev', demo: 'true' }).service)).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    "connect-src 'self' <from AWS> <from AWS>/uploads/",
    'frame-src https:',
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ])
})

test('with Firebase, the policy additionally allows only Firebase’s sign-in and its captcha', () => {
  expect(policyOf(service)).toEqual([
    "default-src 'none'",
    "script-src 'self' https://www.google.com/recaptcha/api.js https://www.google.com/recaptcha/enterprise.js https://www.gstatic.com/recaptcha/releases/",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    "connect-src 'self' <from AWS> <from AWS>/uploads/ https://identitytoolkit.googleapis.com https://www.google.com/recaptcha/",
    'frame-src https:',
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ])
})

test('lets an image run nothing and load nothing, and lets no page frame it', () => {
  expect(headersOf(service, /SiteImageHeaders/).ContentSecurityPolicy).toEqual({
    ContentSecurityPolicy: "default-src 'none'; frame-ancestors 'none'; sandbox",
    Override: true,
  })
})

test.each([/SiteHeaders/, /SiteImageHeaders/])(
  'overrides the origin’s content type options, referrer policy and HSTS in the headers policy %s',
  (id) => {
    expect(headersOf(service, id)).toMatchObject({
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { ReferrerPolicy: 'strict-origin-when-cross-origin', Override: true },
      StrictTransportSecurity: {
        AccessControlMaxAgeSec: 63_072_000,
        IncludeSubdomains: true,
        Override: true,
      },
    })
  },
)

interface Behaviour {
  AllowedMethods?: string[]
  TargetOriginId?: string
  PathPattern?: string
  CachePolicyId?: { Ref?: string }
  OriginRequestPolicyId?: { Ref?: string }
  ResponseHeadersPolicyId?: unknown
  FunctionAssociations?: { EventType: string }[]
}

const behaviours = () => {
  const { CacheBehaviors, DefaultCacheBehavior } = only('AWS::CloudFront::Distribution')
    .DistributionConfig as {
    CacheBehaviors: Behaviour[]
    DefaultCacheBehavior: Behaviour
  }
  return [...CacheBehaviors, DefaultCacheBehavior]
}

const publicFiles = ['/logos/*', '/feeds/*', '/rankings/*']

test('sends the security headers on every path, and runs a function on all but public files and exports', () => {
  for (const behaviour of behaviours()) {
    expect(behaviour.ResponseHeadersPolicyId).toBeDefined()
    const isFile = [...publicFiles, '/exports/*'].includes(String(behaviour.PathPattern))
    const events = (behaviour.FunctionAssociations ?? []).map(({ EventType }) => EventType)
    const isPages = behaviour.PathPattern === undefined
    expect(events).toEqual(isFile ? [] : ['viewer-request', ...(isPages ? ['viewer-response'] : [])])
    const mayRunNothing = /SiteImageHeaders/.test(JSON.stringify(behaviour.ResponseHeadersPolicyId))
    expect(mayRunNothing).toBe(publicFiles.includes(String(behaviour.PathPattern)))
  }
})

test.each(publicFiles)('caches %s for as long as the own cache-control says', (path) => {
  const objects = behaviours().find(({ PathPattern }) => PathPattern === path)
  expect(objects).toMatchObject({ CachePolicyId: cachingOptimized, ViewerProtocolPolicy: 'https-only' })
  expect(objects).not.toHaveProperty('OriginRequestPolicyId')
})

test('forwards only path and query to the exports’ bucket, signs nothing, and caches nothing', () => {
  const exports = behaviours().find(({ PathPattern }) => PathPattern === '/exports/*')
  expect(exports).toMatchObject({ CachePolicyId: cachingDisabled, ViewerProtocolPolicy: 'https-only' })
  expect(exports?.AllowedMethods ?? ['GET', 'HEAD']).toEqual(['GET', 'HEAD'])
  const policies = Object.fromEntries(resourcesOf(service, 'AWS::CloudFront::OriginRequestPolicy'))
  const policy = policies[exports?.OriginRequestPolicyId?.Ref ?? '']
  expect(policy?.Properties.OriginRequestPolicyConfig).toMatchObject({
    CookiesConfig: { CookieBehavior: 'none' },
    HeadersConfig: { HeaderBehavior: 'none' },
    QueryStringsConfig: { QueryStringBehavior: 'all' },
  })
  const { Origins } = only('AWS::CloudFront::Distribution').DistributionConfig as {
    Origins: { Id: string }[]
  }
  const origin = Origins.find(({ Id }) => Id === exports?.TargetOriginId)
  expect(origin).toMatchObject({ CustomOriginConfig: { OriginProtocolPolicy: 'https-only' } })
  expect(origin).not.toHaveProperty('OriginAccessControlId')
})

test('forwards API requests uncached by default, with everything but the Host header', () => {
  const api = behaviours().find(({ PathPattern }) => PathPattern === '/user/*')
  expect(api).toMatchObject({
    CachePolicyId: cachingDisabled,
    OriginRequestPolicyId: allViewerExceptHostHeader,
    ViewerProtocolPolicy: 'https-only',
    AllowedMethods: expect.arrayContaining(['GET', 'POST']),
  })
})

const onlyPath = { QueryStringBehavior: 'none' }
const pathAndId = { QueryStringBehavior: 'whitelist', QueryStrings: ['id'] }

test.each([
  ['/user/offer-list', onlyPath],
  ['/user/offer-history', pathAndId],
])('caches %s by its path and own query parameters only, for at most a day', (path, QueryStringsConfig) => {
  const paths = behaviours().map(({ PathPattern }) => PathPattern)
  const cached = behaviours()[paths.indexOf(path)]
  expect(paths.indexOf(path)).toBeLessThan(paths.indexOf('/user/*'))
  expect(cached).not.toHaveProperty('OriginRequestPolicyId')
  const policies = Object.fromEntries(resourcesOf(service, 'AWS::CloudFront::CachePolicy'))
  const policy = policies[cached?.CachePolicyId?.Ref ?? '']
  expect(policy?.Properties.CachePolicyConfig).toMatchObject({
    MinTTL: 0,
    DefaultTTL: 0,
    MaxTTL: 86_400,
    ParametersInCacheKeyAndForwardedToOrigin: {
      QueryStringsConfig,
      CookiesConfig: { CookieBehavior: 'none' },
      HeadersConfig: { HeaderBehavior: 'none' },
    },
  })
})

test('does not cache error responses, which everyone who requests the same path would get', () => {
  const { CustomErrorResponses } = only('AWS::CloudFront::Distribution').DistributionConfig as {
    CustomErrorResponses: unknown[]
  }
  // By default, CloudFront caches most of these for ten seconds.
  const statuses = [400, 403, 404, 405, 414, 500, 501, 502, 503, 504]
  expect(CustomErrorResponses).toEqual(statuses.map((ErrorCode) => ({ ErrorCode, ErrorCachingMinTTL: 0 })))
})

test('caches hashed files for a year, and revalidates everything else', () => {
  const uploads = resourcesOf(service, 'Custom::CDKBucketDeployment').map(([, { Properties }]) => Properties)
  expect(uploads).toHaveLength(3)
  expect(uploads).toContainEqual(
    expect.objectContaining({
      Exclude: ['*'],
      Include: ['assets/*', '*/assets/*'],
      Prune: false,
      SystemMetadata: { 'cache-control': 'public, max-age=31536000, immutable' },
    }),
  )
  expect(uploads).toContainEqual(
    expect.objectContaining({
      Exclude: ['assets/*', '*/assets/*', '*.txt'],
      SystemMetadata: { 'cache-control': 'public, max-age=0, stale-if-error=86400' },
    }),
  )
  expect(uploads).toContainEqual(
    expect.objectContaining({
      Exclude: ['*'],
      Include: ['*.txt'],
      SystemMetadata: {
        'cache-control': 'public, max-age=0, stale-if-error=86400',
        'content-type': 'text/plain; charset=utf-8',
      },
    }),
  )
})
