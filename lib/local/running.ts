import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Cloud } from './cloud.ts'

/** What `npm start` keeps between starts. */
export const state = resolve(import.meta.dirname, '../../.local')

const file = resolve(state, 'running.json')

type Running = Pick<Cloud, 'environment' | 'tableName' | 'logoBucket'>

/** Leaves word, for other commands, of the cloud that this process runs. */
export function announce({ environment, tableName, logoBucket }: Running) {
  writeFileSync(file, JSON.stringify({ pid: process.pid, environment, tableName, logoBucket }), {
    mode: 0o600,
  })
}

/** The cloud that `npm start` runs at the moment. Throws one line that says so where it does not run. */
export function runningCloud(): Running {
  try {
    const { pid, ...cloud } = JSON.parse(readFileSync(file, 'utf8'))
    process.kill(pid, 0)
    return cloud
  } catch (cause) {
    throw new Error('Tulna is not running here: npm start, and then this in another terminal', { cause })
  }
}
