import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { switchesName } from '../resource-names.ts'

/** What an operator may switch without a deployment: the item `switches` of the stage's key value store. */
export interface Switches {
  /** The chance, in per cent, that a request of a new visitor has to wait. Absent: nobody waits. */
  waitingRoom?: number
  /** The edge refuses requests to the routes that may write to the table. */
  readOnly?: true
}

/** The key value store that the edge reads. */
export interface SwitchStore {
  get(key: string): Promise<string | undefined> | string | undefined
  put(key: string, value: string): Promise<void> | void
}

const key = 'switches'

async function readSwitches(store: SwitchStore): Promise<Switches> {
  return JSON.parse((await store.get(key)) ?? '{}')
}

/**
 * Applies changes such as `waiting-room=20` and `read-only=on` to the switches of a stage, all or none. Returns the new
 * switches. Throws a one-line error about the first change that is not valid.
 */
export async function changeSwitches(store: SwitchStore, changes: string[]): Promise<Switches> {
  // A wrong change is refused before the store is read.
  changes.reduce(changed, {})
  const after = changes.reduce(changed, await readSwitches(store))
  if (changes.length > 0) await store.put(key, JSON.stringify(after))
  return after
}

function changed(switches: Switches, change: string): Switches {
  const { waitingRoom, readOnly } = switches
  const [, percent] = /^waiting-room=(\d{1,2}|100|off)$/.exec(change) ?? []
  if (percent) {
    const share = percent === 'off' ? 0 : Number(percent)
    return { ...(share > 0 && { waitingRoom: share }), ...(readOnly && { readOnly }) }
  }
  const [, state] = /^read-only=(on|off)$/.exec(change) ?? []
  if (!state)
    throw new Error(`Write waiting-room=20 (0 to 100, or off) or read-only=on (or off), not ${change}`)
  return { ...(waitingRoom && { waitingRoom }), ...(state === 'on' && { readOnly: true }) }
}

/** One line for each switch. */
export const describeSwitches = ({ waitingRoom, readOnly }: Switches): string[] => [
  waitingRoom
    ? `waiting-room=${waitingRoom}  each request of a new visitor has a ${waitingRoom}% chance of waiting`
    : 'waiting-room=off  nobody waits',
  readOnly ? 'read-only=on  nothing can be saved' : 'read-only=off  everything can be saved',
]

const run = promisify(execFile)

/**
 * The store of a deployed stage, through the AWS CLI, version 2: requests to it need signatures (SigV4A) that the AWS SDK
 * makes only with further packages. A write fails if the store has changed since the last read.
 */
export class DeployedSwitchStore implements SwitchStore {
  private readonly stage: string
  private arn: string | undefined
  private version = ''

  constructor(stage: string) {
    this.stage = stage
  }

  async get(key: string) {
    this.version = (await this.call<{ ETag: string }>('describe-key-value-store')).ETag
    try {
      return (await this.call<{ Value: string }>('get-key', '--key', key)).Value
    } catch (error) {
      if (error instanceof Error && error.message.includes('ResourceNotFoundException')) return undefined
      throw error
    }
  }

  async put(key: string, value: string) {
    await this.call('put-key', '--key', key, '--value', value, '--if-match', this.version)
  }

  private async call<Response>(operation: string, ...options: string[]): Promise<Response> {
    this.arn ??= await this.findArn()
    return aws(['cloudfront-keyvaluestore', operation, '--kvs-arn', this.arn, ...options])
  }

  private async findArn() {
    const named = ['cloudfront', 'describe-key-value-store', '--name', switchesName(this.stage)]
    return (await aws<{ KeyValueStore: { ARN: string } }>(named)).KeyValueStore.ARN
  }
}

/** Runs a command of the AWS CLI and returns its parsed output. If it fails, throws what it prints. */
async function aws<Response>(command: string[]): Promise<Response> {
  try {
    // Some commands need a region. CloudFront's is us-east-1.
    const options = ['--region', 'us-east-1', '--output', 'json']
    return JSON.parse((await run('aws', [...command, ...options])).stdout)
  } catch (error) {
    const { code, stderr } = error as { code?: string; stderr?: string }
    if (code === 'ENOENT') throw new Error('Install the AWS CLI, version 2: https://aws.amazon.com/cli/')
    throw new Error(stderr?.trim() || String(error), { cause: error })
  }
}
