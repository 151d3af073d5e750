import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Runs `aws` with these arguments and returns its JSON answer. Throws AWS's own message, such as `An error occurred (…)`. */
export type Aws = (...given: string[]) => Promise<unknown>

const run = promisify(execFile)

/** The AWS CLI, version 2, with the credentials of the environment. */
export const awsCli: Aws = async (...given) => {
  try {
    const { stdout } = await run('aws', [...given, '--output', 'json'], { maxBuffer: 50_000_000 })
    return stdout.trim() === '' ? {} : JSON.parse(stdout)
  } catch (error) {
    const { stderr = '', message } = error as { stderr?: string; message: string }
    throw new Error(stderr.trim() || message)
  }
}
