import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Cloud } from './cloud.ts'

/** The folder that keeps the data of `npm start` and `npm run dev` between starts. */
export const stateFolder = resolve(import.meta.dirname, '../../.local')

const runningFile = resolve(stateFolder, 'running.json')

type RunningCloud = Pick<Cloud, 'environment' | 'tableName' | 'logoBucket'>

/**
 * Records how other commands reach the cloud that this process runs.
 *
 * @returns a function that removes the record, unless another process has replaced it
 */
export function recordRunningCloud(
  { environment, tableName, logoBucket }: RunningCloud,
  file = runningFile,
): () => void {
  writeFileSync(file, JSON.stringify({ pid: process.pid, environment, tableName, logoBucket }), {
    mode: 0o600,
  })
  return () => {
    if (existsSync(file) && read(file).pid === process.pid) rmSync(file)
  }
}

const read = (file: string): RunningCloud & { pid: number } => JSON.parse(readFileSync(file, 'utf8'))

/** Returns the cloud that `npm start` or `npm run dev` is running. Throws a one-line error when none is running. */
export async function runningCloud(file = runningFile): Promise<RunningCloud> {
  try {
    const { pid, ...cloud } = read(file)
    process.kill(pid, 0)
    // After a crash and a reboot, another process may have this process id, so the database must answer too.
    await fetch(cloud.environment.AWS_ENDPOINT_URL_DYNAMODB ?? '')
    return cloud
  } catch (cause) {
    throw new Error('Tulna is not running. Run npm start, then run this command in another terminal', {
      cause,
    })
  }
}
