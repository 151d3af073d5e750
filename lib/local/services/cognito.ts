import { mkdirSync, openSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import {
  CognitoIdentityProviderClient,
  CreateGroupCommand,
  CreateUserPoolClientCommand,
  type CreateUserPoolClientCommandInput,
  CreateUserPoolCommand,
  type CreateUserPoolCommandInput,
  ListGroupsCommand,
  ListUserPoolClientsCommand,
  ListUserPoolsCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { freePort, host } from '../http.ts'
import { account, emulator, region } from '../template/provision.ts'
import { startChildProcess, waitUntilReady } from './child-process.ts'
import type { Credentials } from './dynamodb.ts'

/** Stands for both secrets that AWS would e-mail: the code for resetting a password, and the temporary password. */
export const emailedCode = '246810'

const guard = new URL('../cross-origin.js', import.meta.url).href
const program = createRequire(import.meta.url).resolve('cognito-local/lib/bin/start.js')
const refresh = new URL('cognito-refresh.js', import.meta.url).href
const maxResults = 60

/**
 * Starts cognito-local, which keeps its user pools as files in the folder.
 *
 * @param ownOrigins the only origins whose pages may call it
 */
export async function startCognito(folder: string, credentials: Credentials, ownOrigins: string[]) {
  mkdirSync(join(folder, '.cognito', 'db'), { recursive: true })
  const port = await freePort()
  const endpoint = `http://${host}:${port}`
  const child = startChildProcess([process.execPath, '--import', guard, '--import', refresh, program], {
    title: 'The local Cognito',
    cwd: folder,
    env: { HOST: host, PORT: String(port), CODE: emailedCode, TULNA_OWN_ORIGINS: ownOrigins.join() },
    log: openSync(join(folder, 'cognito.log'), 'a'),
  })
  await waitUntilReady(() => fetch(`${endpoint}/health`), child)
  const client = new CognitoIdentityProviderClient({ endpoint, region, credentials, maxAttempts: 1 })

  return {
    endpoint,
    unexpectedExit: child.unexpectedExit,
    userPool: emulator<CreateUserPoolCommandInput & { UserPoolName?: string }>(
      async ({ UserPoolName, ...properties }, name) => {
        const id = await ensurePool(client, { ...properties, PoolName: UserPoolName ?? name })
        const issuer = `${endpoint}/${id}`
        const arn = `arn:aws:cognito-idp:${region}:${account}:userpool/${id}`
        return {
          ref: id,
          attributes: { Arn: arn, ProviderName: issuer.replace(/^.*\/\//, ''), ProviderURL: issuer },
        }
      },
    ),
    client: emulator<CreateUserPoolClientCommandInput>(async (properties, name) => ({
      ref: await ensureClient(client, { ...properties, ClientName: properties.ClientName ?? name }),
    })),
    group: emulator<{ UserPoolId: string; GroupName: string }>(async (properties) => {
      // Creating a group that exists would make cognito-local replace it with an empty one.
      const { Groups = [] } = await client.send(new ListGroupsCommand({ UserPoolId: properties.UserPoolId }))
      const exists = Groups.some(({ GroupName }) => GroupName === properties.GroupName)
      if (!exists) await client.send(new CreateGroupCommand(properties))
      return { ref: properties.GroupName }
    }),
    async stop() {
      client.destroy()
      await child.stop()
    },
  }
}

async function ensurePool(client: CognitoIdentityProviderClient, wanted: CreateUserPoolCommandInput) {
  const { UserPools = [] } = await client.send(new ListUserPoolsCommand({ MaxResults: maxResults }))
  const existing = UserPools.find(({ Name }) => Name === wanted.PoolName)
  const id = existing?.Id ?? (await client.send(new CreateUserPoolCommand(wanted))).UserPool?.Id
  if (!id) throw new Error(`The user pool ${wanted.PoolName} could not be created`)
  return id
}

async function ensureClient(client: CognitoIdentityProviderClient, wanted: CreateUserPoolClientCommandInput) {
  const { UserPoolId, ClientName } = wanted
  const { UserPoolClients = [] } = await client.send(
    new ListUserPoolClientsCommand({ UserPoolId, MaxResults: maxResults }),
  )
  const existing = UserPoolClients.find((one) => one.ClientName === ClientName)
  const id =
    existing?.ClientId ??
    (await client.send(new CreateUserPoolClientCommand(wanted))).UserPoolClient?.ClientId
  if (!id) throw new Error(`The client ${ClientName} of the user pool could not be created`)
  return id
}
