import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Cloud } from './cloud.ts'

/** The folder that keeps the data of `npm start` between starts. */
export const stateFolder = resolve(import.meta.dirname, '../../.local')

const runningFile = resolve(stateFolder, 'running.json')

type RunningCloud = Pick<Cloud, 'environment' | 'tableName' | 'logoBucket'>

/** Records how other commands reach the cloud that this process runs. */
export function recordRunningCloud({ environment, tableName, logoBucket }: RunningCloud) {
  writeFileSync(runningFile, JSON.stringify({ pid: process.pid, environment, tableName, logoBucket }), {
    mode: 0o600,
  })
}

/** Returns the cloud that `npm start` is running. Throws a one-line error when none is running. */
export function runningCloud(): RunningCloud {
  try {
    const { pid, ...cloud } = JSON.parse(readFileSync(runningFile, 'utf8'))
    process.kill(pid, 0)
    return cloud
  } catch (cause) {
    throw new Error('Tulna is not running. Run npm start, then run this command in another terminal', {
      cause,
    })
  }
}
