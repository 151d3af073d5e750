import { smokeChecks } from './smoke-checks.ts'

/** Runs every check and prints a line for each. Returns whether all passed. */
export async function smoke(address: string, print: (line: string) => void): Promise<boolean> {
  const failures: string[] = []
  for (const { name, run } of smokeChecks(address)) {
    const problem = await run().then(
      () => undefined,
      (error: Error) => error.message,
    )
    print(problem ? `FAIL  ${name}: ${problem}` : `ok    ${name}`)
    if (problem) failures.push(name)
  }
  print(
    failures.length === 0 ? `All checks passed: ${address}` : `${failures.length} checks failed: ${address}`,
  )
  return failures.length === 0
}
