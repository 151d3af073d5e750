import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { environment } from '#runtime/environment.ts'
import type { Cloud } from './cloud.ts'

const root = resolve(import.meta.dirname, '../..')

/**
 * Adds the sample lenders, borrowers and administrator.
 *
 * @param moreBorrowers adds only this many more borrowers instead, unless it is 0
 */
export async function seed(
  { environment: sdk, tableName, logoBucket }: Pick<Cloud, 'environment' | 'tableName' | 'logoBucket'>,
  moreBorrowers = 0,
): Promise<void> {
  const script = spawn(
    process.execPath,
    ['--import', 'tsx', 'lib/local/sample/fill.ts', String(moreBorrowers)],
    {
      cwd: root,
      env: {
        ...process.env,
        ...sdk,
        [environment.tableName]: tableName,
        [environment.logoBucket]: logoBucket,
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  )
  const code = await new Promise((done) => script.once('exit', done))
  if (code !== 0) throw new Error('The sample data could not be written')
}
