import { Agent, request as ask, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { close, host, listen, portOf, readBody } from '../http.ts'
import { type Refusal, type ServiceName, services } from './aws-services.ts'
import type { Iam } from './iam.ts'

/** More than any request that has to be read to be judged: a transaction of DynamoDB has 4 MB. */
const mostBytes = 16 * 1024 * 1024

const variables: Record<ServiceName, string> = {
  dynamodb: 'AWS_ENDPOINT_URL_DYNAMODB',
  lambda: 'AWS_ENDPOINT_URL_LAMBDA',
  s3: 'AWS_ENDPOINT_URL_S3',
  secretsmanager: 'AWS_ENDPOINT_URL_SECRETS_MANAGER',
}

/** The variables by which an SDK finds services. */
export const endpointVariables = (endpoints: Partial<Record<ServiceName, string>>) =>
  Object.fromEntries(Object.entries(endpoints).map(([name, at]) => [variables[name as ServiceName], at]))

/** A gate before each emulator, and the variables that make an SDK use them. */
export async function startIamProxies(iam: Iam, emulators: Partial<Record<ServiceName, string>>) {
  const names = Object.keys(emulators) as ServiceName[]
  const gates = await Promise.all(names.map((name) => startGate(name, emulators[name] ?? '', iam)))
  const endpoints = Object.fromEntries(names.map((name, n) => [name, gates[n]?.endpoint ?? '']))
  return {
    endpoints,
    environment: endpointVariables(endpoints),
    stop: () => Promise.all(gates.map(({ stop }) => stop())),
  }
}

/**
 * Stands before the emulator of a service, where functions find it, and lets through what the caller's role
 * allows. The caller is known by the session token, which AWS gives to functions too: in a header, or in the
 * query of a request that a function has signed for somebody else.
 */
async function startGate(name: ServiceName, emulator: string, iam: Iam) {
  const service = services[name]
  const { hostname, port } = new URL(emulator)
  const agent = new Agent({ keepAlive: true })

  const server = await listen(async (request, response) => {
    const refuse = ({ status, headers, body }: Refusal) => {
      response.writeHead(status, headers).end(body)
      request.resume()
    }
    try {
      const body = service.isJudgedByBody ? await readBody(request, mostBytes) : undefined
      const caller = tokenOf(request)
      // A browser asks what it may ask before it signs anything.
      const needs = request.method === 'OPTIONS' ? [] : service.needs(request, body)
      const refusal = iam.refusal(caller, needs)
      if (refusal) return refuse(service.refusal(refusal))

      const answer = await pass(request, body)
      const toKnow = answer.statusCode === 404 ? service.needsToKnowMissing?.(request) : undefined
      const secret = toKnow && iam.refusal(caller, toKnow)
      if (secret) {
        answer.resume()
        return refuse(service.refusal(secret))
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    } catch (error) {
      refuse(service.refusal(`${request.method} ${request.url} can't be judged here: ${error}`))
    }
  })

  return {
    endpoint: `http://${host}:${portOf(server)}`,
    async stop() {
      agent.destroy()
      await close(server)
    },
  }

  function pass(request: IncomingMessage, body: Buffer | undefined): Promise<IncomingMessage> {
    const { expect: _continue, ...headers }: IncomingHttpHeaders = request.headers
    const { method, url: path } = request
    return new Promise((resolve, reject) => {
      const passed = ask({ hostname, port, method, path, headers, agent }, resolve).once('error', reject)
      if (body) passed.end(body)
      else request.pipe(passed)
    })
  }
}

function tokenOf({ url = '', headers }: IncomingMessage): string | undefined {
  const signed = new URLSearchParams(url.split('?')[1] ?? '').get('X-Amz-Security-Token')
  return signed ?? headers['x-amz-security-token']?.toString()
}
