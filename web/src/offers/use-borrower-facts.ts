import type { UserInfo } from '#contract/borrower.ts'
import { saveForm, useSavedForm } from '../borrower/saved-form.ts'
import { saveVisitorFacts, useVisitorFacts, type VisitorFacts } from '../borrower/visitor-facts.ts'
import { borrowerFacts } from './borrower-facts.ts'

/**
 * The facts about the borrower and a function that changes those typed on this page, which does not send them. They are
 * kept in the saved form of the borrower who is signed in, else in this tab.
 *
 * @param userId undefined for a visitor who is not signed in
 */
export function useBorrowerFacts(userId: string | undefined, user: UserInfo | undefined) {
  const { income, otherEmis, profession, dob } = useSavedForm()
  const visitor = useVisitorFacts()
  const isVisitor = userId === undefined
  const typed: VisitorFacts = isVisitor ? visitor : { income, otherEmis, profession }
  // Offline, the saved form stands in for what the server knows.
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(dob ?? '')
  const known = user ?? (isVisitor || !isDay ? undefined : { dob })
  return {
    facts: borrowerFacts(typed, known),
    typed,
    isVisitor,
    isIncomeSaved: user?.monthly_income !== undefined,
    // Without a value known to the server, the form does not count the field as waiting to be sent.
    change: (facts: VisitorFacts) => (isVisitor ? saveVisitorFacts(facts) : saveForm(userId, facts, {})),
  }
}
