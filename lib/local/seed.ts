import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { environment } from '../../functions/shared/names.ts'
import type { Cloud } from './cloud.ts'

const root = resolve(import.meta.dirname, '../..')

/** Fills the table with sample lenders and borrowers. */
export async function seed(cloud: Cloud): Promise<void> {
  const script = spawn(process.execPath, ['--import', 'tsx', 'bin/seed.ts'], {
    cwd: root,
    env: { ...process.env, ...cloud.environment, [environment.tableName]: cloud.tableName },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const code = await new Promise((done) => script.once('exit', done))
  if (code !== 0) throw new Error('The sample data could not be written')
}
