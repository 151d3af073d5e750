import { personalLoan } from '#words/personal-loan.ts'
import { LoanTypePage } from './LoanTypePage.tsx'

export default function PersonalLoanPage() {
  return <LoanTypePage type="Personal Loan" words={personalLoan} />
}
