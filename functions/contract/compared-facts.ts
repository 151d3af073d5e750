import type { FactName } from './offer-facts.ts'

/** The facts that RBI's directions on digital lending (2025, paragraph 6) want in a comparison itself. */
export const comparedFacts = [
  'legal_name',
  'key_facts_statement',
  'penal_charges',
  'cooling_off_days',
] as const satisfies FactName[]
export type ComparedFact = (typeof comparedFacts)[number]
