import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { uploadsOf } from '#lib/local/services/s3.ts'
import { environment } from '#runtime/environment.ts'
import { addSampleAdministrator, anAdminToken } from './admin.ts'
import { type ApiResponse, type Sent, send } from './api.ts'
import { startFaultProxy } from './fault-proxy.ts'
import { ownCloud } from './own-cloud.ts'
import { atEnd } from './temporary-folder.ts'

/** The suffix that the local S3 adds to an object's key to get the file's name. */
const objectEnd = '._S3rver_object'

/**
 * Starts a separate local cloud, until the end of the test or file, whose functions reach the table, S3 and the secrets
 * through fault proxies. It has one administrator and no borrowers. Everything outside the functions bypasses the proxies,
 * except requests to the URLs that functions presign.
 *
 * @param settings further environment variables of the functions
 * @param timeoutFactor multiplies the functions' timeouts, for tests that are not about timeouts: on a busy machine a
 *   response may take seconds
 */
export async function startFaultyCloud(settings: Record<string, string> = {}, timeoutFactor = 1) {
  const faults = {
    dynamodb: await startFaultProxy(),
    s3: await startFaultProxy(),
    secrets: await startFaultProxy(),
  }
  const behindFaults = {
    AWS_ENDPOINT_URL_DYNAMODB: faults.dynamodb.address,
    AWS_ENDPOINT_URL_S3: faults.s3.address,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: faults.secrets.address,
  }
  atEnd(() => Promise.all(Object.values(faults).map(({ stop }) => stop())))
  const cloud = await ownCloud({
    functionEnvironment: { ...behindFaults, ...settings },
    timeoutFactor,
    fill: addSampleAdministrator,
  })
  faults.dynamodb.emulator = cloud.endpoints.dynamodb
  faults.s3.emulator = cloud.endpoints.s3
  faults.secrets.emulator = cloud.endpoints.secretsManager
  const buckets = join(cloud.state, 's3')
  const exportsBucket = readdirSync(buckets).find((name) => name.includes('export')) ?? ''

  return {
    cloud,
    faults,
    /** The administrator's token. */
    token: await anAdminToken(cloud),
    /** The environment variables of a function behind the proxies. */
    environment: {
      ...cloud.environment,
      ...behindFaults,
      [environment.tableName]: cloud.tableName,
      [environment.exportsBucket]: exportsBucket,
    },
    /** The ids of the exports' multipart uploads that are neither completed nor aborted. */
    unfinishedUploads() {
      const folder = uploadsOf(join(buckets, exportsBucket))
      return existsSync(folder) ? readdirSync(folder) : []
    },
    /** The keys in a folder of the logo bucket. */
    files: (folder: 'uploads' | 'logos') =>
      readdirSync(join(buckets, cloud.logoBucket), { recursive: true })
        .map(String)
        .filter((file) => file.startsWith(`${folder}/`) && file.endsWith(objectEnd))
        .map((file) => file.slice(0, -objectEnd.length)),
    /** The last three errors that a function has logged, for the message of a failed test. */
    loggedErrors: (name: string) =>
      readFileSync(join(cloud.state, 'logs', `tulna-local-${name}.log`), 'utf8')
        .split('\n')
        .filter((line) => line.includes('"level":"ERROR"'))
        .slice(-3),
    /** Removes all planned faults, and clears the proxies' records. */
    heal() {
      for (const proxy of Object.values(faults))
        Object.assign(proxy, { plan: () => undefined, onFault: () => {}, operations: [], injected: [] })
    },
    /** Calls the API as a browser does, through the edge. */
    call: (method: 'GET' | 'POST', path: string, sent: Sent = {}): Promise<ApiResponse> =>
      send(method, path, { ...sent, address: cloud.address }),
  }
}

export type FaultyCloud = Awaited<ReturnType<typeof startFaultyCloud>>
