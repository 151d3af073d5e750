import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment'
import type { Construct } from 'constructs'
import type { SiteConfig } from '#contract/site-config.ts'
import { dist } from '../dist.ts'

/** Files with a hash in their name first, so that no page ever points at one that isn't there yet. */
export function deployFiles(scope: Construct, bucket: IBucket, siteConfig: SiteConfig) {
  const hashed = 'assets/*'
  const logGroup = new LogGroup(scope, 'FilesLogs', { retention: RetentionDays.THREE_MONTHS })
  const files = new BucketDeployment(scope, 'Files', {
    destinationBucket: bucket,
    sources: [Source.asset(dist.web)],
    logGroup,
    exclude: ['*'],
    include: [hashed],
    // A tab that was opened before the deployment still asks for its old chunks.
    prune: false,
    cacheControl: [CacheControl.fromString('public, max-age=31536000, immutable')],
  })
  const pages = new BucketDeployment(scope, 'Pages', {
    destinationBucket: bucket,
    sources: [
      Source.asset(dist.web),
      Source.jsonData('config.json', siteConfig),
      ...(siteConfig.publicDemo ? [Source.data('robots.txt', 'User-agent: *\nDisallow: /\n')] : []),
    ],
    logGroup,
    exclude: [hashed],
    cacheControl: [CacheControl.fromString('no-cache')],
  })
  pages.node.addDependency(files)
}
