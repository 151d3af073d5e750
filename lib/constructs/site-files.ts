import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { RemovalPolicy } from 'aws-cdk-lib'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment'
import type { Construct } from 'constructs'
import type { SiteConfig } from '#contract/site-config.ts'
import { dist } from '../dist.ts'
import { logRetention } from './log-retention.ts'

/** How long the edge serves pages and `/config.json` from its cache while S3 fails. Browsers revalidate each time. */
const staleIfErrorSeconds = 24 * 60 * 60

/** The web app's settings files: the usual one, and the one that replaces it at the edge while nothing may be saved. */
export const configFiles = { usual: 'config.json', readOnly: 'config-read-only.json' } as const

/** Uploads the built site: files with a hash in their name first, so that no page refers to a missing one. */
export function deployFiles(scope: Construct, bucket: IBucket, siteConfig: SiteConfig) {
  // The second pattern is for the other languages, such as `hi/assets/`.
  const hashed = ['assets/*', '*/assets/*']
  const texts = ['*.txt']
  const cacheControl = [CacheControl.fromString(`public, max-age=0, stale-if-error=${staleIfErrorSeconds}`)]
  const logGroup = new LogGroup(scope, 'FilesLogs', {
    retention: logRetention,
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
  })
  const files = new BucketDeployment(scope, 'Files', {
    destinationBucket: bucket,
    sources: [Source.asset(dist.web)],
    logGroup,
    exclude: ['*'],
    include: hashed,
    // Tabs that were opened before the deployment still request the old files.
    prune: false,
    cacheControl: [CacheControl.fromString('public, max-age=31536000, immutable')],
  })
  const pages = new BucketDeployment(scope, 'Pages', {
    destinationBucket: bucket,
    sources: [
      Source.asset(dist.web),
      Source.jsonData(configFiles.usual, siteConfig),
      Source.jsonData(configFiles.readOnly, { ...siteConfig, savingPaused: true } satisfies SiteConfig),
    ],
    logGroup,
    exclude: [...hashed, ...texts],
    cacheControl,
  })
  pages.node.addDependency(files)
  // The licence texts contain authors' names in UTF-8. Without a charset, browsers read a text in another encoding.
  new BucketDeployment(scope, 'Texts', {
    destinationBucket: bucket,
    sources: [
      Source.asset(dist.web),
      ...(siteConfig.publicDemo ? [Source.data('robots.txt', 'User-agent: *\nDisallow: /\n')] : []),
    ],
    logGroup,
    exclude: ['*'],
    include: texts,
    contentType: 'text/plain; charset=utf-8',
    cacheControl,
  })
}

/** The paths other than `/` that have a file of their own: `/terms` for `terms/index.html`. */
export const pathsWithFiles = (site = dist.web) => foldersWith('index.html', site)

/** The paths of the files that somebody may open in a tab: all but the pages, and what the pages load. */
export const openableFiles = (site = dist.web) =>
  readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?!html$)[^./]+$/.test(file) && !/(^|\/)(assets|brands)\//.test(file))
    .map((file) => `/${file}`)
    .concat(`/${configFiles.usual}`)
    .sort()

/** The file that starts the app on every path directly below a folder, by folder: `/lenders` for `lenders/shell.html`. */
export const folderShells = (site = dist.web) =>
  Object.fromEntries(foldersWith('shell.html', site).map((folder) => [folder, `${folder}/shell.html`]))

const foldersWith = (name: string, site: string): string[] =>
  readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(`/${name}`))
    .map((file) => `/${file.slice(0, -`/${name}`.length)}`)
    .sort()

/** The folders of the languages besides English, such as `hi`. Each has an `app.html` of its own. */
export const languageFolders = (site = dist.web) =>
  readdirSync(site).filter((folder) => existsSync(join(site, folder, 'app.html')))
