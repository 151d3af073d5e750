import { goldLoan } from '#words/gold-loan.ts'
import { LoanTypePage } from './LoanTypePage.tsx'

export default function GoldLoanPage() {
  return <LoanTypePage type="Gold Loan" words={goldLoan} />
}
