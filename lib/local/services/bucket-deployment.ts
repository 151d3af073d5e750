import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { emulator } from '../template/provision.ts'
import { wildcards } from '../wildcards.ts'

interface Properties {
  DestinationBucketName: string
  SourceObjectKeys: string[]
  /** For each source, the values that are known only at deployment, by their placeholders in its files. */
  SourceMarkers?: Record<string, string>[]
  SourceMarkersConfig?: { jsonEscape?: boolean }[]
  Exclude?: string[]
  Include?: string[]
  /** The headers with which every file is stored. */
  SystemMetadata?: Record<string, string>
}

const contentTypes: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.ico': 'image/vnd.microsoft.icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'text/xml',
}

/**
 * Copies files into a bucket as `aws s3 sync` does for CDK's BucketDeployment. Files of earlier deployments stay, but no
 * page refers to them.
 *
 * @param assetFolder finds the folder of an asset by its object key
 * @param isUploaded whether to copy the file with this key
 */
export function bucketDeployment(
  s3Endpoint: string,
  assetFolder: (objectKey: string) => string,
  isUploaded: (key: string) => boolean,
) {
  return emulator<Properties>(async (properties, name) => {
    const bucket = `${s3Endpoint}/${properties.DestinationBucketName}`
    const keys = properties.SourceObjectKeys
    const files = keys.flatMap((key, n) => filesOf(assetFolder(key), properties, n))
    for (const [key, body] of files.filter(([key]) => isUploaded(key))) {
      const headers = {
        'content-type': contentTypes[extname(key)] ?? 'application/octet-stream',
        ...properties.SystemMetadata,
      }
      const { ok, status } = await fetch(`${bucket}/${encodeURI(key)}`, {
        method: 'PUT',
        headers,
        body: new Uint8Array(body),
      })
      if (!ok) throw new Error(`The local S3 rejected ${key} with status ${status}`)
    }
    return { ref: name }
  })
}

function filesOf(folder: string, properties: Properties, source: number): [string, Buffer][] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((key) => statSync(join(folder, key)).isFile() && isSelected(key, properties))
    .map((key) => [key, withValues(readFileSync(join(folder, key)), properties, source)])
}

/** Whether the filters include a file. A later filter overrides an earlier one, and CDK puts the exclusions first. */
function isSelected(key: string, { Exclude = [], Include = [] }: Properties) {
  const matches = (patterns: string[]) => patterns.some((pattern) => wildcards(pattern).test(key))
  return matches(Include) || !matches(Exclude)
}

function withValues(content: Buffer, { SourceMarkers, SourceMarkersConfig }: Properties, source: number) {
  const markers = Object.entries(SourceMarkers?.[source] ?? {})
  if (markers.length === 0) return content
  const isJson = SourceMarkersConfig?.[source]?.jsonEscape
  const fill = (text: string, [marker, value]: [string, string]) =>
    text.replaceAll(marker, isJson ? JSON.stringify(value).slice(1, -1) : value)
  return Buffer.from(markers.reduce(fill, content.toString()))
}
