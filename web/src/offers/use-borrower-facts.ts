import type { UserInfo } from '#contract/borrower.ts'
import { saveForm, useSavedForm } from '../borrower/saved-form.ts'
import { saveVisitorFacts, useVisitorFacts, type VisitorFacts } from '../borrower/visitor-facts.ts'
import { borrowerFacts } from './borrower-facts.ts'

/**
 * The facts about the borrower and a function that changes those typed on this page. They stay in this browser and are
 * not sent: in the saved form of the borrower who is signed in, else in this tab.
 *
 * @param userId undefined for a visitor who is not signed in
 */
export function useBorrowerFacts(userId: string | undefined, user: UserInfo | undefined) {
  const { income, otherEmis } = useSavedForm()
  const visitor = useVisitorFacts()
  const isVisitor = userId === undefined
  const typed: VisitorFacts = isVisitor ? visitor : { income, otherEmis }
  return {
    facts: borrowerFacts(typed, user),
    typed,
    isVisitor,
    isIncomeSaved: user?.monthly_income !== undefined,
    // Without a value known to the server, the form does not count the field as waiting to be sent.
    change: (facts: VisitorFacts) => (isVisitor ? saveVisitorFacts(facts) : saveForm(userId, facts, {})),
  }
}
