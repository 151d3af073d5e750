import { defaultRegion } from '#lib/settings/settings.ts'

/** The option that names the region of a stage. */
export const regionOption = { type: 'string', default: process.env.AWS_REGION ?? defaultRegion } as const

/** Runs a command of an operator or a developer. If it fails, prints its error without a stack, and exits with 1. */
export async function runCommand(run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
