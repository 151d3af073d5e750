import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import type { Context } from 'aws-lambda'
import { inject, vi } from 'vitest'
import { edgeHeader } from '#contract/route.ts'
import type { Request } from '#http/request.ts'
import type { ApiResponse } from './api.ts'
import { mockAws } from './mock-aws.ts'

/** The value of the header by which functions recognize requests from CloudFront. */
const edgeSecret = 'e'.repeat(64)

/** Gives this process a cloud's environment and table: by default, those of the cloud that this run shares. */
export function stubEnvironment(
  { environment, tableName }: { environment: Record<string, string>; tableName?: string } = {
    environment: inject('environment'),
    tableName: inject('tableName'),
  },
) {
  for (const [name, value] of Object.entries({ TABLE_NAME: tableName, ...environment }))
    vi.stubEnv(name, value)
}

/**
 * Prepares the test's process to run handlers on the local table, with these secrets. For what the local cloud cannot
 * test: other secrets, AWS failures, another clock. Returns the mock of Secrets Manager.
 */
export function stubLambdaEnvironment(
  secrets: { current: string; previous?: string } = { current: 'c'.repeat(64) },
) {
  vi.stubEnv('SESSION_SECRET_ID', 'session')
  vi.stubEnv('EDGE_SECRET', edgeSecret)
  stubEnvironment()
  vi.resetModules()

  const secretsManager = mockAws(SecretsManagerClient)
  secretsManager
    .on(GetSecretValueCommand, { VersionStage: 'AWSCURRENT' })
    .callsFake(() => ({ SecretString: secrets.current }))
  secretsManager.on(GetSecretValueCommand, { VersionStage: 'AWSPREVIOUS' }).callsFake(() => {
    if (secrets.previous) return { SecretString: secrets.previous }
    throw Object.assign(new Error('no such version'), { name: 'ResourceNotFoundException' })
  })
  return secretsManager
}

/** Captures the handler's log lines from now on. Call it before the handler is loaded. */
export function captureLog(): string[] {
  const lines: string[] = []
  vi.stubEnv('POWERTOOLS_LOG_LEVEL', 'INFO')
  vi.stubEnv('POWERTOOLS_DEV', 'true')
  for (const level of ['info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((line: string) => void lines.push(line))
  return lines
}

type Handler = (event: Request, context: Context) => Promise<unknown>

interface Input {
  body?: unknown
  query?: Record<string, string>
  token?: string | undefined
  edge?: string
  address?: string
  headers?: Record<string, string>
}

/** Invokes a route's function, which is loaded anew after `vi.resetModules`. */
export async function invokeRoute(name: string, input: Input = {}) {
  const { handler } = await import(`../../functions/user/${name}.ts`)
  return invoke(handler, input)
}

export async function invoke(
  handler: unknown,
  { body, query, token, edge = edgeSecret, address, headers }: Input,
): Promise<Pick<ApiResponse, 'status' | 'body'> & { retryAfter?: string }> {
  const event = {
    headers: {
      'content-type': 'application/json',
      ...(edge && { [edgeHeader]: edge }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    requestContext: { requestId: 'test', ...(address && { http: { sourceIp: address } }) },
    ...(query && { queryStringParameters: query }),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  } as unknown as Request
  const response = (await (handler as Handler)(event, { awsRequestId: 'test' } as Context)) as {
    statusCode: number
    headers: Record<string, string>
    body: string
  }
  const retryAfter = response.headers['retry-after']
  return { status: response.statusCode, body: JSON.parse(response.body), ...(retryAfter && { retryAfter }) }
}
