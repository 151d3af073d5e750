import { creditCard } from '#words/credit-card.ts'
import { LoanTypePage } from './LoanTypePage.tsx'

export default function CreditCardPage() {
  return <LoanTypePage type="Credit Card" words={creditCard} />
}
