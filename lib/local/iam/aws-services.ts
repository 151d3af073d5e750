import type { IncomingMessage } from 'node:http'
import { account, region } from '../template/provision.ts'
import { dynamodbAccess, type PartitionKeyOf } from './dynamodb-access.ts'
import type { AccessRequest } from './iam.ts'

/** A service's response to a request that is not authorized. */
export interface AccessDenied {
  status: number
  headers: Record<string, string>
  body: string
}

interface Service {
  /** Whether authorization needs the body of the request. */
  readsBody: boolean
  /** Returns the permissions that a request needs. Throws on a request that it does not understand. */
  accessOf(request: IncomingMessage, body: Buffer, partitionKeyOf: PartitionKeyOf): AccessRequest[]
  /** Returns the permissions that a caller needs to get a 404 for something missing. Other callers get a 403. */
  accessToSeeMissing?(request: IncomingMessage): AccessRequest[]
  accessDenied(message: string): AccessDenied
}

export type ServiceName = 'dynamodb' | 'lambda' | 's3' | 'secretsmanager' | 'sns'

const arn = (service: string, rest: string) =>
  rest.startsWith('arn:') ? rest : `arn:aws:${service}:${region}:${account}:${rest}`

function s3Access({ method = '', url = '', headers }: IncomingMessage): AccessRequest[] {
  const [path = '', query = ''] = url.split('?')
  const [bucket = '', ...key] = decodeURIComponent(path.slice(1)).split('/')
  const parameters = new URLSearchParams(query)
  const has = (...names: string[]) => names.some((name) => parameters.has(name))
  const isObject = key.join('/') !== ''
  const actions: Record<string, string | false> = {
    GET: isObject ? 's3:GetObject' : 's3:ListBucket',
    HEAD: isObject ? 's3:GetObject' : 's3:ListBucket',
    PUT: isObject && 's3:PutObject',
    POST: isObject && has('uploads', 'uploadId') && 's3:PutObject',
    DELETE: isObject && (has('uploadId') ? 's3:AbortMultipartUpload' : 's3:DeleteObject'),
  }
  const action = actions[method]
  const isOther = has('acl', 'tagging', 'versionId', 'policy', 'cors', 'lifecycle', 'versioning')
  const listsParts = (method === 'GET' || method === 'HEAD') && has('uploads', 'uploadId')
  if (!action || isOther || listsParts || headers['x-amz-copy-source'] || headers['x-amz-tagging'])
    throw new Error('the local cloud does not support this request')
  return [{ action, resource: `arn:aws:s3:::${isObject ? [bucket, ...key].join('/') : bucket}` }]
}

const json =
  (status: number, type: string) =>
  (message: string): AccessDenied => ({
    status,
    headers: { 'content-type': type, 'x-amzn-errortype': 'AccessDeniedException' },
    body: JSON.stringify({ __type: 'AccessDeniedException', Message: message }),
  })

const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** By service, the permissions that its requests need and how it denies access. */
export const services: Record<ServiceName, Service> = {
  dynamodb: {
    readsBody: true,
    accessOf: dynamodbAccess,
    accessDenied: json(400, 'application/x-amz-json-1.0'),
  },
  lambda: {
    readsBody: false,
    accessOf({ url = '' }) {
      const [, name] = /^\/2015-03-31\/functions\/([^/]+)\/invocations$/.exec(url.split('?')[0] ?? '') ?? []
      if (!name) throw new Error('the local cloud does not support this request')
      const fn = decodeURIComponent(name)
      const resource = arn('lambda', fn.startsWith('arn:') ? fn : `function:${fn}`)
      return [{ action: 'lambda:InvokeFunction', resource }]
    },
    accessDenied: json(403, 'application/json'),
  },
  s3: {
    readsBody: false,
    accessOf: s3Access,
    accessToSeeMissing({ url = '' }) {
      const [bucket] = url.slice(1).split(/[/?]/)
      return [{ action: 's3:ListBucket', resource: `arn:aws:s3:::${bucket}` }]
    },
    accessDenied: (message) => ({
      status: 403,
      headers: { 'content-type': 'application/xml' },
      body: `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>AccessDenied</Code><Message>${xml(message)}</Message></Error>`,
    }),
  },
  secretsmanager: {
    readsBody: true,
    accessOf({ headers }, body) {
      const { SecretId } = JSON.parse(body.toString())
      const [, operation] = String(headers['x-amz-target']).split('.')
      return [{ action: `secretsmanager:${operation}`, resource: arn('secretsmanager', `${SecretId}`) }]
    },
    accessDenied: json(400, 'application/x-amz-json-1.1'),
  },
  sns: {
    readsBody: true,
    accessOf(_request, body) {
      const fields = new URLSearchParams(body.toString())
      return [{ action: `sns:${fields.get('Action')}`, resource: `${fields.get('TopicArn')}` }]
    },
    accessDenied: (message) => ({
      status: 403,
      headers: { 'content-type': 'text/xml' },
      body: `<ErrorResponse><Error><Type>Sender</Type><Code>AuthorizationError</Code><Message>${xml(message)}</Message></Error></ErrorResponse>`,
    }),
  },
}
