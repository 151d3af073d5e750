/** The baseline for the import time of `logo-upload`: the table's client, and S3's with presigned uploads. */
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { handler as readTable } from './document-client.ts'

const client = new S3Client({})
const object = { Bucket: 'bucket', Key: 'key' }

export const handler = () =>
  Promise.all([
    readTable(),
    client.send(new GetObjectCommand(object)),
    getSignedUrl(client, new PutObjectCommand(object)),
  ])
