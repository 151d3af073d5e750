import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { environment, setting } from '#runtime/environment.ts'
import { timeouts } from '#runtime/timeouts.ts'

export const s3 = new S3Client({
  // Otherwise the SDK puts the checksum of an empty body into the presigned URL, which does not match the file.
  requestChecksumCalculation: 'WHEN_REQUIRED',
  // Three attempts fit into a function's ten seconds.
  requestHandler: timeouts(2_500),
})
export const logoBucket = () => setting(environment.logoBucket)

/** For files whose names are never reused. */
const forever = 'public, max-age=31536000, immutable'

/** Writes a file, which browsers and the edge may keep for ever unless `cacheControl` says otherwise. */
export const putFile = (key: string, content: Uint8Array | string, type: string, cacheControl = forever) =>
  s3.send(
    new PutObjectCommand({
      Bucket: logoBucket(),
      Key: key,
      Body: content,
      ContentType: type,
      CacheControl: cacheControl,
    }),
  )

/** The file under this key, to `read` or `discard`; undefined if there is none. */
export async function getFile(key: string) {
  try {
    const { ContentLength = 0, Body } = await s3.send(
      new GetObjectCommand({ Bucket: logoBucket(), Key: key }),
    )
    return {
      length: ContentLength,
      read: async () => (await Body?.transformToByteArray()) ?? new Uint8Array(),
      discard: () => {
        if (Body instanceof Readable) Body.destroy()
      },
    }
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined
    throw error
  }
}

export const deleteFile = (key: string) =>
  s3.send(new DeleteObjectCommand({ Bucket: logoBucket(), Key: key }))
