import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import S3rver, { type Context } from '@20minutes/s3rver'
import { isCrossOrigin } from '../cross-origin.js'
import { close, host, jsonResponse, keepConnections, type Origin } from '../http.ts'
import { emulator } from '../template/provision.ts'

interface BucketProperties {
  BucketName?: string
  CorsConfiguration?: {
    CorsRules: { AllowedHeaders?: string[]; AllowedMethods: string[]; AllowedOrigins: string[] }[]
  }
}

/** The headers of an object that an origin passes on. Without `content-encoding`, because `fetch` decompresses the body. */
const objectHeaders = ['content-type', 'content-disposition', 'cache-control', 'etag', 'last-modified']

/**
 * Emulates S3 over a folder, and adds every bucket to the edge's origins by its domain name.
 *
 * @param ownOrigins the only web origins whose pages may call the emulator
 */
export async function startS3(directory: string, origins: Map<string, Origin>, ownOrigins: string[]) {
  mkdirSync(directory, { recursive: true })
  const server = new S3rver({ address: host, port: 0, directory, silent: true, vhostBuckets: false })
  server.middleware.unshift(async (context, next) => {
    if (isCrossOrigin(context.headers, ownOrigins)) context.status = 403
    else if (!handleAbortUpload(directory, context)) await next()
  })
  const { port } = await server.run()
  keepConnections(server.httpServer)
  const endpoint = `http://${host}:${port}`

  /** The buckets to which a browser may write. */
  const uploadBuckets: string[] = []

  /** With origin access, requests go straight to the emulator; others to the IAM proxy, which allows presigned ones. */
  const originOf =
    (bucket: string, signed: string): Origin =>
    async ({ path, query, hasOriginAccess }) => {
      if (!isKeyOfFile(path)) return jsonResponse(404, { message: 'The specified key does not exist.' })
      const at = hasOriginAccess ? endpoint : signed
      const object = await fetch(`${at}/${bucket}${path}${query && `?${query}`}`)
      const headers = [...object.headers].filter(([name]) => objectHeaders.includes(name))
      return {
        status: object.status,
        headers: Object.fromEntries(headers),
        body: Buffer.from(await object.arrayBuffer()),
      }
    }

  return {
    endpoint,
    uploadBuckets,
    /**
     * Returns the emulator of `AWS::S3::Bucket`.
     *
     * @param signed the endpoint of presigned requests, which is that of the IAM proxy
     */
    bucketsAt: (signed: string) =>
      emulator<BucketProperties>(async ({ BucketName, CorsConfiguration: cors }, name) => {
        const bucket = BucketName ?? name.toLowerCase()
        mkdirSync(join(directory, bucket), { recursive: true })
        // A browser uploads to this address, and the content security policy names it.
        const domain = `${signed.replace('http://', '')}/${bucket}`
        if (cors) {
          await allowOrigins(`${endpoint}/${bucket}`, cors)
          uploadBuckets.push(bucket)
        }
        origins.set(domain, originOf(bucket, signed))
        return { ref: bucket, attributes: { Arn: `arn:aws:s3:::${bucket}`, RegionalDomainName: domain } }
      }),
    stop: () => close(server.httpServer),
  }
}

/**
 * S3 allows any key, but the emulator keeps each object in a file and takes its path from the key. A segment `.` or `..`
 * of a key would lead to another file, perhaps outside the bucket's folder, and a file name cannot contain NUL.
 */
const isKeyOfFile = (path: string) => !/(^|[/\\])\.{1,2}([/\\]|$)|\0/.test(decode(path))

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Handles AbortMultipartUpload, which the emulator lacks. Returns false for any other request. */
function handleAbortUpload(directory: string, context: Context): boolean {
  const { method, path, query } = context
  const uploadId = String(query.uploadId)
  if (method !== 'DELETE' || !/^[0-9a-f]{32}$/.test(uploadId) || !isKeyOfFile(path)) return false
  const [, bucket = ''] = path.split('/')
  const parts = join(uploadsOf(join(directory, bucket)), uploadId)
  context.status = existsSync(parts) ? 204 : 404
  rmSync(parts, { recursive: true, force: true })
  return true
}

/** The folder with the parts of incomplete uploads, in a folder per upload id. */
export const uploadsOf = (bucketFolder: string) => join(bucketFolder, '._S3rver_uploads')

async function allowOrigins(
  bucket: string,
  { CorsRules }: NonNullable<BucketProperties['CorsConfiguration']>,
) {
  const tags = (name: string, values: string[] = []) =>
    values.map((value) => `<${name}>${value}</${name}>`).join('')
  const rules = CorsRules.map(
    ({ AllowedOrigins, AllowedMethods, AllowedHeaders }) =>
      `<CORSRule>${tags('AllowedOrigin', AllowedOrigins)}${tags('AllowedMethod', AllowedMethods)}${tags('AllowedHeader', AllowedHeaders)}</CORSRule>`,
  )
  const body = `<CORSConfiguration>${rules.join('')}</CORSConfiguration>`
  const { ok, status } = await fetch(`${bucket}?cors`, { method: 'PUT', body })
  if (!ok) throw new Error(`The local S3 rejected the CORS configuration of ${bucket} with status ${status}`)
}
