import type { JourneyStep } from '#contract/insights.ts'
import type { journeyStep } from '#contract/routes.ts'
import { readConnection } from '../api/connection.ts'
import { report } from '../api/report.ts'
import { asksNotToBeTracked } from '../browser-preferences.ts'
import { consentLanguage } from './consent-language.ts'
import { readTabJson, writeTab } from './storage.ts'

type Step = JourneyStep['step']
const path: (typeof journeyStep)['path'] = '/user/journey-step'

/**
 * Counts a step of this visit, once: a visit lasts as long as its tab, and ends with a logout. The report says nothing about the
 * person, and none is sent from a browser that asks not to be tracked.
 *
 * @param loan_type the type that the visitor has chosen
 */
export function countStep(step: Step, loan_type?: JourneyStep['loan_type']) {
  if (asksNotToBeTracked() || readConnection() === 'offline') return
  // When each step was first reached, in milliseconds. Anybody may have changed what is stored.
  const reached = { ...(readTabJson('visitSteps') as Partial<Record<Step, unknown>> | null) }
  if (reached[step]) return
  const now = Date.now()
  writeTab('visitSteps', JSON.stringify({ ...reached, [step]: now }))
  const signedIn = reached['signed-in']
  const minutes =
    step === 'offers' && typeof signedIn === 'number'
      ? Math.min(1440, Math.max(0, Math.floor((now - signedIn) / 60_000)))
      : undefined
  report(path, { step, language: consentLanguage, loan_type, minutes } satisfies JourneyStep)
}
