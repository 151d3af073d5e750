import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { close, host, type Origin } from './http.ts'
import { emulator, region } from './play.ts'

/** Headers of an object that a visitor gets to see. */
const shown = ['content-type', 'cache-control', 'content-encoding', 'etag', 'last-modified']

/** S3 over a folder, and every bucket as an origin for the edge under the bucket's domain name. */
export async function startS3(directory: string, origins: Map<string, Origin>) {
  mkdirSync(directory, { recursive: true })
  const server = new S3rver({ address: host, port: 0, directory, silent: true, vhostBuckets: false })
  const { port } = await server.run()
  const endpoint = `http://${host}:${port}`

  const originOf =
    (bucket: string): Origin =>
    async ({ path }) => {
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
    bucket: emulator<{ BucketName?: string }>(({ BucketName }, name) => {
      const bucket = BucketName ?? name.toLowerCase()
      mkdirSync(join(directory, bucket), { recursive: true })
      const domain = `${bucket}.s3.${region}.amazonaws.com`
      origins.set(domain, originOf(bucket))
      return { ref: bucket, attributes: { Arn: `arn:aws:s3:::${bucket}`, RegionalDomainName: domain } }
    }),
    stop: () => close(server.httpServer),
  }
}
