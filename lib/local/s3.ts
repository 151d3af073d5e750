import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { S3Client } from '@aws-sdk/client-s3'
import type { Credentials } from './dynamodb.ts'
import { close, host, type Origin } from './http.ts'
import { emulator, region } from './play.ts'

/** Headers of an object that a visitor gets to see. */
const kept = ['content-type', 'cache-control', 'content-encoding', 'etag', 'last-modified']

/** S3 over a folder, and every bucket as an origin for the edge under the bucket's domain name. */
export async function startS3(directory: string, credentials: Credentials, origins: Map<string, Origin>) {
  mkdirSync(directory, { recursive: true })
  const server = new S3rver({ address: host, port: 0, directory, silent: true, vhostBuckets: false })
  const { port } = await server.run()
  const endpoint = `http://${host}:${port}`
  // Unsigned: the server and the SDK spell a bucket's own path differently, so that listing it fails signed.
  const signer = { sign: async <Unsigned>(request: Unsigned) => request }
  const client = new S3Client({ endpoint, region, credentials, signer, forcePathStyle: true })

  const bucketOrigin =
    (bucket: string): Origin =>
    async ({ path }) => {
      const object = await fetch(`${endpoint}/${bucket}${path}`)
      const headers = [...object.headers].filter(([name]) => kept.includes(name))
      return {
        status: object.status,
        headers: Object.fromEntries(headers),
        body: Buffer.from(await object.arrayBuffer()),
      }
    }

  return {
    endpoint,
    client,
    bucket: emulator<{ BucketName?: string }>(({ BucketName }, name) => {
      const bucket = BucketName ?? name.toLowerCase()
      mkdirSync(join(directory, bucket), { recursive: true })
      const domain = `${bucket}.s3.${region}.amazonaws.com`
      origins.set(domain, bucketOrigin(bucket))
      return { ref: bucket, attributes: { Arn: `arn:aws:s3:::${bucket}`, RegionalDomainName: domain } }
    }),
    async stop() {
      client.destroy()
      await close(server.httpServer)
    },
  }
}
