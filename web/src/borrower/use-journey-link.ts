import { useEffect, useState } from 'react'
import { paths } from '../paths.ts'
import { type LoanChoices, withChoices } from './loan-choices.ts'

/**
 * Where a button into the loan journey leads: straight to the offers once the borrower who is signed in has completed
 * the wizard. `firstName` is set then. It is read after the first render, because public pages are prerendered, and
 * loaded only where somebody is signed in.
 */
export function useJourneyLink(choices: LoanChoices = {}) {
  const [firstName, setFirstName] = useState<string>()
  useEffect(() => {
    if (!hasSession()) return
    import('./saved-form.ts').then(
      ({ firstNameIfComplete }) => setFirstName(firstNameIfComplete()),
      () => undefined,
    )
  }, [])
  return { to: withChoices(firstName ? paths.offers : paths.loanJourney, choices), firstName }
}

function hasSession() {
  try {
    return localStorage.getItem('authToken') !== null
  } catch {
    // The browser refuses storage.
    return false
  }
}
