import { autoLoan } from '#words/auto-loan.ts'
import { LoanTypePage } from './LoanTypePage.tsx'

export default function AutoLoanPage() {
  return <LoanTypePage type="Auto Loan" words={autoLoan} />
}
