import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { environment } from '#runtime/names.ts'
import type { Cloud } from './cloud.ts'

const root = resolve(import.meta.dirname, '../..')

/** Fills the table with sample lenders and borrowers; with a number, with so many more borrowers instead. */
export async function seed(
  { environment: sdk, tableName, logoBucket }: Pick<Cloud, 'environment' | 'tableName' | 'logoBucket'>,
  moreUsers = 0,
): Promise<void> {
  const script = spawn(process.execPath, ['--import', 'tsx', 'lib/local/sample/fill.ts', String(moreUsers)], {
    cwd: root,
    env: { ...process.env, ...sdk, [environment.tableName]: tableName, [environment.logoBucket]: logoBucket },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const code = await new Promise((done) => script.once('exit', done))
  if (code !== 0) throw new Error('The sample data could not be written')
}
