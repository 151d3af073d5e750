import type { UserInfo } from '#contract/borrower.ts'
import { isDay } from '#loans/dates.ts'
import { borrowerFacts } from './borrower-facts.ts'
import { useSavedForm } from './saved-form.ts'
import { saveForm } from './unsent.ts'
import { saveVisitorFacts, useVisitorFacts, type VisitorFacts } from './visitor-facts.ts'

/**
 * The facts about the borrower, and a function that saves what is typed on this page. Nothing is sent: the facts are kept
 * in the saved form of the borrower who is signed in, else in this tab.
 *
 * @param userId undefined for a visitor who is not signed in
 */
export function useBorrowerFacts(userId: string | undefined, user: UserInfo | undefined) {
  const { income, otherEmis, profession, creditScore, dob } = useSavedForm()
  const visitor = useVisitorFacts()
  const isVisitor = userId === undefined
  const typed: VisitorFacts = isVisitor ? visitor : { income, otherEmis, profession, creditScore }
  // The saved form may have a date of birth that the server does not know, or that could not be loaded.
  const known = { ...(!isVisitor && dob && isDay(dob) && { dob }), ...user }
  return {
    facts: borrowerFacts(typed, known),
    typed,
    isVisitor,
    isIncomeSaved: user?.monthly_income !== undefined,
    change: (facts: VisitorFacts) =>
      isVisitor ? saveVisitorFacts(facts) : saveForm({ userId, values: facts, known: {} }),
  }
}
