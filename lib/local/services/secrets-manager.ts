import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { isCrossOrigin } from '../cross-origin.js'
import { close, host, listen, portOf } from '../http.ts'
import { account, emulator, region } from '../template/provision.ts'

interface SecretProperties {
  Name?: string
  GenerateSecretString?: { PasswordLength?: number }
}

/**
 * Emulates GetSecretValue. A secret is generated once and kept in a file; none has a previous version.
 *
 * @param ownOrigins the only origins whose pages may call it
 */
export async function startSecretsManager(file: string, ownOrigins: string[]) {
  const secrets: Record<string, string> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}

  const server = await listen(async (request, response) => {
    if (isCrossOrigin(request.headers, ownOrigins)) return void response.writeHead(403).end()
    const { SecretId, VersionStage = 'AWSCURRENT' } = JSON.parse((await text(request)) || '{}')
    const action = request.headers['x-amz-target']
    const SecretString = VersionStage === 'AWSCURRENT' ? secrets[SecretId] : undefined
    const [status, body] =
      action !== 'secretsmanager.GetSecretValue'
        ? [400, { __type: 'InvalidRequestException', Message: `The local cloud does not support ${action}` }]
        : SecretString === undefined
          ? [
              400,
              {
                __type: 'ResourceNotFoundException',
                Message: 'Secrets Manager can’t find the specified secret version',
              },
            ]
          : [200, { ARN: SecretId, Name: SecretId, SecretString, VersionStages: [VersionStage] }]
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' })
    response.end(JSON.stringify(body))
  })

  return {
    endpoint: `http://${host}:${portOf(server)}`,
    secret: emulator<SecretProperties>(({ Name, GenerateSecretString }, name) => {
      const arn = `arn:aws:secretsmanager:${region}:${account}:secret:${Name ?? name}`
      if (secrets[arn] === undefined) {
        const length = GenerateSecretString?.PasswordLength ?? 32
        secrets[arn] = randomBytes(length).toString('hex').slice(0, length)
        writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 })
      }
      return { ref: arn, attributes: { Id: arn } }
    }),
    /** The value of a secret, by its ARN. */
    valueOf(arn: string): string {
      const value = secrets[arn]
      if (value === undefined) throw new Error(`There is no secret ${arn}`)
      return value
    },
    stop: () => close(server),
  }
}
