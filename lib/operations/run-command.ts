import { defaultRegion } from '#lib/settings/settings.ts'

/** The option that names the region of a stage. */
export const regionOption = { type: 'string', default: process.env.AWS_REGION ?? defaultRegion } as const

/**
 * Runs a command of an operator or a developer. If it fails, prints its error without a stack, and exits with 1.
 *
 * @param usage one line, printed for `--help` and after the error about arguments that `parseArgs` rejects
 */
export async function runCommand(run: () => Promise<void>, usage: string): Promise<void> {
  if (process.argv.includes('--help')) return console.log(usage)
  try {
    await run()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    if (isParseError(error)) console.error(usage)
    process.exit(1)
  }
}

/** True for what `parseArgs` throws. */
export const isParseError = (error: unknown) =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
