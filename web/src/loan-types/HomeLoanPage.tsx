import { homeLoan } from '#words/home-loan.ts'
import { LoanTypePage } from './LoanTypePage.tsx'

export default function HomeLoanPage() {
  return <LoanTypePage type="Home Loan" words={homeLoan} />
}
