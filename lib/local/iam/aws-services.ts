import type { IncomingMessage } from 'node:http'
import { account, region } from '../template/provision.ts'
import type { Need } from './iam.ts'

/** How a service says no. */
export interface Refusal {
  status: number
  headers: Record<string, string>
  body: string
}

interface Service {
  /** What a request needs is written in its body. */
  isJudgedByBody: boolean
  /** Throws on a request of which it doesn't know what it needs. */
  needs(request: IncomingMessage, body: Buffer | undefined): Need[]
  /** What it takes to be told that something isn't there, rather than that one may not know. */
  needsToKnowMissing?(request: IncomingMessage): Need[]
  refusal(message: string): Refusal
}

export type ServiceName = 'dynamodb' | 'lambda' | 's3' | 'secretsmanager'

const arn = (service: string, rest: string) =>
  rest.startsWith('arn:') ? rest : `arn:aws:${service}:${region}:${account}:${rest}`

const tableArn = ({ TableName, IndexName }: TableRequest) =>
  `${arn('dynamodb', TableName.startsWith('arn:') ? TableName : `table/${TableName}`)}${
    IndexName ? `/index/${IndexName}` : ''
  }`

interface TableRequest {
  TableName: string
  IndexName?: string
}

/** The actions by which each part of a transaction is authorized; there is none for the whole. */
const partsOfTransactions: Record<string, string> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
  Get: 'GetItem',
}

function needsOfDynamoDB({ headers }: IncomingMessage, body = Buffer.of()): Need[] {
  const [, operation = ''] = String(headers['x-amz-target']).split('.')
  const asked = JSON.parse(body.toString())
  if (operation.startsWith('Transact'))
    return (asked.TransactItems as Record<string, TableRequest>[]).flatMap((item) =>
      Object.entries(item).map(([part, request]) => ({
        action: `dynamodb:${partsOfTransactions[part]}`,
        resource: tableArn(request),
      })),
    )
  const tables = operation.startsWith('Batch') ? Object.keys(asked.RequestItems) : [asked.TableName]
  return tables.map((TableName) => ({
    action: `dynamodb:${operation}`,
    resource: tableArn({ ...asked, TableName }),
  }))
}

function needsOfS3({ method = '', url = '', headers }: IncomingMessage): Need[] {
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
    throw new Error('unknown to the local cloud')
  return [{ action, resource: `arn:aws:s3:::${isObject ? [bucket, ...key].join('/') : bucket}` }]
}

const json =
  (status: number, type: string) =>
  (message: string): Refusal => ({
    status,
    headers: { 'content-type': type, 'x-amzn-errortype': 'AccessDeniedException' },
    body: JSON.stringify({ __type: 'AccessDeniedException', Message: message }),
  })

const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** For each service, what its requests need, and how it refuses. */
export const services: Record<ServiceName, Service> = {
  dynamodb: {
    isJudgedByBody: true,
    needs: needsOfDynamoDB,
    refusal: json(400, 'application/x-amz-json-1.0'),
  },
  lambda: {
    isJudgedByBody: false,
    needs({ url = '' }) {
      const [, name] = /^\/2015-03-31\/functions\/([^/]+)\/invocations$/.exec(url.split('?')[0] ?? '') ?? []
      if (!name) throw new Error('unknown to the local cloud')
      const fn = decodeURIComponent(name)
      const resource = arn('lambda', fn.startsWith('arn:') ? fn : `function:${fn}`)
      return [{ action: 'lambda:InvokeFunction', resource }]
    },
    refusal: json(403, 'application/json'),
  },
  s3: {
    isJudgedByBody: false,
    needs: needsOfS3,
    needsToKnowMissing({ url = '' }) {
      const [bucket] = url.slice(1).split(/[/?]/)
      return [{ action: 's3:ListBucket', resource: `arn:aws:s3:::${bucket}` }]
    },
    refusal: (message) => ({
      status: 403,
      headers: { 'content-type': 'application/xml' },
      body: `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>AccessDenied</Code><Message>${xml(message)}</Message></Error>`,
    }),
  },
  secretsmanager: {
    isJudgedByBody: true,
    needs({ headers }, body = Buffer.of()) {
      const { SecretId } = JSON.parse(body.toString())
      const [, operation] = String(headers['x-amz-target']).split('.')
      return [{ action: `secretsmanager:${operation}`, resource: arn('secretsmanager', `${SecretId}`) }]
    },
    refusal: json(400, 'application/x-amz-json-1.1'),
  },
}
