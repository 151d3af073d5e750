import type { Route } from '#contract/route.ts'
import * as contract from '#contract/routes.ts'
import type { Config } from '../settings/config.ts'

/** The contract's routes by their keys, without those of sign-in methods that this stage does not have. */
export function deployedRoutes({ demo, firebase }: Pick<Config, 'demo' | 'firebase'>) {
  const all = Object.entries(contract) as [keyof typeof contract, Route][]
  return all.filter(([, { access }]) => (demo || access !== 'demo') && (firebase || access !== 'phone'))
}
