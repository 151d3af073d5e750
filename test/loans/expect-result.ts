import { isProblem, type Problem } from '#loans/loan.ts'

/** Returns the result of a computation. Throws if the result is a `Problem`. */
export function expectResult<Result extends object>(result: Result): Exclude<Result, Problem<string>> {
  if (isProblem(result)) throw new Error(JSON.stringify(result))
  return result as Exclude<Result, Problem<string>>
}
