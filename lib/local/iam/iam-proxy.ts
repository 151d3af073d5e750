import { Agent, request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { isCrossOrigin } from '../cross-origin.js'
import { close, host, listen, portOf, readBody } from '../http.ts'
import { type AccessDenied, type ServiceName, services } from './aws-services.ts'
import type { PartitionKeyOf } from './dynamodb-access.ts'
import type { Iam } from './iam.ts'

/** Authorization reads bodies up to this size. The largest that functions send are DynamoDB transactions, of at most 4 MB. */
const maxBodyBytes = 16 * 1024 * 1024

const variables: Record<ServiceName, string> = {
  dynamodb: 'AWS_ENDPOINT_URL_DYNAMODB',
  lambda: 'AWS_ENDPOINT_URL_LAMBDA',
  s3: 'AWS_ENDPOINT_URL_S3',
  secretsmanager: 'AWS_ENDPOINT_URL_SECRETS_MANAGER',
  sns: 'AWS_ENDPOINT_URL_SNS',
}

/** Returns the environment variables with which an AWS SDK finds these endpoints. */
export const endpointVariables = (endpoints: Partial<Record<ServiceName, string>>) =>
  Object.fromEntries(Object.entries(endpoints).map(([name, at]) => [variables[name as ServiceName], at]))

/**
 * Starts an authorizing proxy in front of each emulator.
 *
 * @param ownOrigins the only origins whose pages may call the proxies
 */
export async function startIamProxies(
  iam: Iam,
  emulators: Partial<Record<ServiceName, string>>,
  partitionKeyOf: PartitionKeyOf,
  ownOrigins: string[] = [],
) {
  const names = Object.keys(emulators) as ServiceName[]
  const proxies = await Promise.all(
    names.map((name) => startProxy(name, emulators[name] ?? '', iam, partitionKeyOf, ownOrigins)),
  )
  const endpoints = Object.fromEntries(names.map((name, n) => [name, proxies[n]?.endpoint ?? '']))
  return {
    endpoints,
    environment: endpointVariables(endpoints),
    stop: () => Promise.all(proxies.map(({ stop }) => stop())),
  }
}

/**
 * Forwards to an emulator the requests that the caller's role allows. A session token identifies the caller: in a
 * header, or in the query of a presigned request.
 */
async function startProxy(
  name: ServiceName,
  emulator: string,
  iam: Iam,
  partitionKeyOf: PartitionKeyOf,
  ownOrigins: string[],
) {
  const service = services[name]
  const { hostname, port } = new URL(emulator)
  const agent = new Agent({ keepAlive: true })

  const server = await listen(async (request, response) => {
    if (isCrossOrigin(request.headers, ownOrigins)) return void response.writeHead(403).end()
    const deny = ({ status, headers, body }: AccessDenied) => {
      response.writeHead(status, headers).end(body)
      request.resume()
    }
    const caller = sessionTokenOf(request)
    let body: Buffer | undefined
    try {
      if (service.readsBody) body = await readBody(request, maxBodyBytes)
      // A CORS preflight carries no signature.
      const isPreflight = request.method === 'OPTIONS'
      const access = isPreflight ? [] : service.accessOf(request, body ?? Buffer.of(), partitionKeyOf)
      const denial = iam.denial(caller, access)
      if (denial) return deny(service.accessDenied(denial))
    } catch (error) {
      return deny(service.accessDenied(`${request.method} ${request.url} cannot be authorized: ${error}`))
    }
    // If the emulator cannot be reached, `listen` closes the connection, and the SDK retries.
    const forwarded = await forward(request, body)
    const toSeeMissing = forwarded.statusCode === 404 ? service.accessToSeeMissing?.(request) : undefined
    const denialOfMissing = toSeeMissing && iam.denial(caller, toSeeMissing)
    if (denialOfMissing) {
      forwarded.resume()
      return deny(service.accessDenied(denialOfMissing))
    }
    response.writeHead(forwarded.statusCode ?? 502, forwarded.headers)
    forwarded.pipe(response)
  })

  return {
    endpoint: `http://${host}:${portOf(server)}`,
    async stop() {
      agent.destroy()
      await close(server)
    },
  }

  function forward(request: IncomingMessage, body: Buffer | undefined): Promise<IncomingMessage> {
    const { expect: _continue, ...headers }: IncomingHttpHeaders = request.headers
    const { method, url: path } = request
    return new Promise((resolve, reject) => {
      const outgoing = httpRequest({ hostname, port, method, path, headers, agent }, resolve)
      outgoing.once('error', reject)
      if (body) outgoing.end(body)
      else request.pipe(outgoing)
    })
  }
}

function sessionTokenOf({ url = '', headers }: IncomingMessage): string | undefined {
  const presigned = new URLSearchParams(url.split('?')[1] ?? '').get('X-Amz-Security-Token')
  return presigned ?? headers['x-amz-security-token']?.toString()
}
