/** The baseline for import times of functions that handle logos: it can also read, write and sign in S3. */
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { handler as readTable } from './document-client.ts'

const client = new S3Client({})
const place = { Bucket: 'bucket', Key: 'key' }

export const handler = () =>
  Promise.all([
    readTable(),
    client.send(new GetObjectCommand(place)),
    getSignedUrl(client, new PutObjectCommand(place)),
  ])
