import { useEffect, useState } from 'react'
import { readItem } from '../browser-storage.ts'
import { paths } from '../paths.ts'
import { type LoanChoices, withChoices } from './loan-choices.ts'

/**
 * The link of a button into the loan journey. For a signed-in borrower whose saved form is complete, it leads straight
 * to the offers, and `firstName` is set. The session is read after the first render, because public pages are
 * prerendered. The code that reads the saved form is loaded only if somebody is signed in.
 */
export function useJourneyLink(choices: LoanChoices = {}) {
  const [firstName, setFirstName] = useState<string>()
  useEffect(() => {
    if (!hasSession()) return
    const watching = import('./greeting.ts').then(
      ({ watchFirstName }) => watchFirstName(setFirstName),
      () => undefined,
    )
    return () => void watching.then((stop) => stop?.())
  }, [])
  return { to: withChoices(firstName ? paths.offers : paths.loanJourney, choices), firstName }
}

const hasSession = () => readItem('device', 'authToken') !== null
