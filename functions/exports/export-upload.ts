import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { log } from '#runtime/log.ts'
import { csvType, objectOf, s3 } from './export-file.ts'
import type { Checkpoint } from './export-handovers.ts'

/** What another worker needs to continue an upload in parts. */
type BegunUpload = Pick<Checkpoint, 'upload_id' | 'parts'>
type UploadedPart = Checkpoint['parts'][number]

const partsAtOnce = 2

/** The upload of an export's file. A file smaller than one part is uploaded in a single request. */
export class ExportUpload {
  private readonly target: ReturnType<typeof objectOf>
  private readonly parts: Promise<UploadedPart>[]
  private uploadId: string | undefined

  constructor(id: string, begun?: BegunUpload) {
    this.target = objectOf(id)
    this.uploadId = begun?.upload_id
    this.parts = (begun?.parts ?? []).map((part) => Promise.resolve(part))
  }

  get hasBegun(): boolean {
    return this.uploadId !== undefined
  }

  /** Begins to upload the next part, at least 5 MiB unless it is the last, and waits for the part before it. */
  async add(body: Buffer) {
    this.uploadId ??= await this.begin()
    const part = this.send(this.uploadId, this.parts.length + 1, body)
    // Avoids an unhandled rejection; the error is thrown where the part is awaited.
    part.catch(() => undefined)
    this.parts.push(part)
    await this.parts.at(-partsAtOnce)
  }

  /** Waits until all parts are stored. Resolves with what another worker needs to continue. */
  async pause(): Promise<BegunUpload> {
    if (this.uploadId === undefined) throw new Error('No part has been uploaded')
    return { upload_id: this.uploadId, parts: await Promise.all(this.parts) }
  }

  /** Completes the file from its parts and `rest`, which may be of any size. */
  async complete(rest: Buffer) {
    if (this.uploadId === undefined) {
      await s3.send(new PutObjectCommand({ ...this.target, Body: rest, ContentType: csvType }))
      return
    }
    if (rest.length > 0) await this.add(rest)
    const { upload_id, parts } = await this.pause()
    const Parts = parts.map(({ etag, crc32 }, n) => ({
      PartNumber: n + 1,
      ETag: etag,
      // S3 requires the checksums that the parts were sent with.
      ...(crc32 && { ChecksumCRC32: crc32 }),
    }))
    await s3.send(
      new CompleteMultipartUploadCommand({
        ...this.target,
        UploadId: upload_id,
        MultipartUpload: { Parts },
      }),
    )
  }

  /** Deletes the parts. If this fails, the bucket's lifecycle rule deletes them within two days. */
  async abort() {
    if (this.uploadId === undefined) return
    // A part that arrives after the abort would stay.
    await Promise.allSettled(this.parts)
    await s3
      .send(new AbortMultipartUploadCommand({ ...this.target, UploadId: this.uploadId }))
      .catch(({ name }: Error) => log.warn('upload not aborted', { reason: name }))
  }

  private async begin(): Promise<string> {
    const { UploadId = '' } = await s3.send(
      new CreateMultipartUploadCommand({ ...this.target, ContentType: csvType, ChecksumAlgorithm: 'CRC32' }),
    )
    return UploadId
  }

  private async send(UploadId: string, PartNumber: number, Body: Buffer): Promise<UploadedPart> {
    const { ETag = '', ChecksumCRC32 } = await s3.send(
      new UploadPartCommand({ ...this.target, UploadId, PartNumber, Body, ChecksumAlgorithm: 'CRC32' }),
    )
    return { etag: ETag, ...(ChecksumCRC32 && { crc32: ChecksumCRC32 }) }
  }
}
