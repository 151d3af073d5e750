import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import S3rver, { type Context } from '@20minutes/s3rver'
import { close, host, jsonResponse, type Origin } from '../http.ts'
import { emulator } from '../template/provision.ts'

interface BucketProperties {
  BucketName?: string
  CorsConfiguration?: {
    CorsRules: { AllowedHeaders?: string[]; AllowedMethods: string[]; AllowedOrigins: string[] }[]
  }
}

/** Headers of an object that a visitor gets to see. */
const shown = ['content-type', 'cache-control', 'content-encoding', 'etag', 'last-modified']

/** S3 over a folder, and every bucket as an origin for the edge under the bucket's domain name. */
export async function startS3(directory: string, origins: Map<string, Origin>) {
  mkdirSync(directory, { recursive: true })
  const server = new S3rver({ address: host, port: 0, directory, silent: true, vhostBuckets: false })
  server.middleware.unshift(async (context, next) => {
    if (!takesBackUpload(directory, context)) await next()
  })
  const { port } = await server.run()
  const endpoint = `http://${host}:${port}`

  /** Those to which a browser may write. */
  const uploadBuckets: string[] = []

  const originOf =
    (bucket: string): Origin =>
    async ({ path }) => {
      if (leadsElsewhere(path)) return jsonResponse(404, { message: 'There is no such key' })
      const object = await fetch(`${endpoint}/${bucket}${path}`)
      const headers = [...object.headers].filter(([name]) => shown.includes(name))
      return {
        status: object.status,
        headers: Object.fromEntries(headers),
        body: Buffer.from(await object.arrayBuffer()),
      }
    }

  return {
    endpoint,
    uploadBuckets,
    /** `signed` is where requests go that a function has signed for a browser. */
    bucketsAt: (signed: string) =>
      emulator<BucketProperties>(async ({ BucketName, CorsConfiguration: cors }, name) => {
        const bucket = BucketName ?? name.toLowerCase()
        mkdirSync(join(directory, bucket), { recursive: true })
        // As a browser finds the bucket here, which calls it by this name too: the content security policy has it.
        const domain = `${signed.replace('http://', '')}/${bucket}`
        if (cors) {
          await allowOrigins(`${endpoint}/${bucket}`, cors)
          uploadBuckets.push(bucket)
        }
        origins.set(domain, originOf(bucket))
        return { ref: bucket, attributes: { Arn: `arn:aws:s3:::${bucket}`, RegionalDomainName: domain } }
      }),
    stop: () => close(server.httpServer),
  }
}

/** To S3 two dots are a part of a key like any other; to whoever looks for a file they are a way out of its folder. */
const leadsElsewhere = (path: string) => /(^|[/\\])\.{1,2}([/\\]|$)/.test(unescaped(path))

function unescaped(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** AbortMultipartUpload, which the server does not play. False where something else is asked for. */
function takesBackUpload(directory: string, context: Context): boolean {
  const { method, path, query } = context
  const uploadId = String(query.uploadId)
  if (method !== 'DELETE' || !/^[0-9a-f]{32}$/.test(uploadId) || leadsElsewhere(path)) return false
  const [, bucket = ''] = path.split('/')
  const parts = join(uploadsOf(join(directory, bucket)), uploadId)
  context.status = existsSync(parts) ? 204 : 404
  rmSync(parts, { recursive: true, force: true })
  return true
}

/** Where the server keeps the parts of uploads that are not complete, each in a folder by its id. */
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
  if (!ok) throw new Error(`The local S3 answered ${status} to the origins of ${bucket}`)
}
