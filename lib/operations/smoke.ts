import { smokeChecks } from './smoke-checks.ts'

/** Runs every check, and tells of each. True if all hold. */
export async function smoke(address: string, tell: (line: string) => void): Promise<boolean> {
  const failures: string[] = []
  for (const { name, run } of smokeChecks(address)) {
    const problem = await run().then(
      () => undefined,
      (error: Error) => error.message,
    )
    tell(problem ? `NO  ${name}: ${problem}` : `ok  ${name}`)
    if (problem) failures.push(name)
  }
  tell(failures.length === 0 ? `${address} works` : `${address} fails ${failures.length} checks`)
  return failures.length === 0
}
