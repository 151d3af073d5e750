import { createRequire } from 'node:module'
import type {
  CompatData,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data'
import { type Browser, browsers, floor } from '../../web/build/floor.ts'

/** MDN's record of which release of which browser brought what. */
export const compatData: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data')

/** The browsers whose oldest supported version lacks a feature, such as “safari 15.6”; empty if each has it. */
export function lackedBy({ support }: CompatStatement): string[] {
  return Object.entries(floor).flatMap(([name, version]) => {
    const { mdn } = browsers[name as Browser]
    const statements = [support[mdn] ?? []].flat()
    // A browser without a statement is not known to lack the feature.
    return statements.length === 0 || statements.some((statement) => isIn(statement, version))
      ? []
      : [`${name} ${version}`]
  })
}

/** Whether a version has a feature under its own name, and without a setting. */
function isIn(statement: SimpleSupportStatement, version: number): boolean {
  const { version_added: added, version_removed: removed, flags, prefix, alternative_name } = statement
  if (typeof added !== 'string' || flags || prefix || alternative_name) return false
  const number = (text: string) => Number.parseFloat(text.replace('≤', ''))
  return number(added) <= version && !(typeof removed === 'string' && number(removed) <= version)
}

/** The record of a name within a part of MDN's data, such as `dvh`’s within the lengths. */
export const statementOf = (part: Identifier | undefined, name: string): CompatStatement | undefined =>
  part && Object.hasOwn(part, name) ? part[name]?.__compat : undefined
