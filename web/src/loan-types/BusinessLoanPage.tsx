import { businessLoan } from '#words/business-loan.ts'
import { LoanTypePage } from './LoanTypePage.tsx'

export default function BusinessLoanPage() {
  return <LoanTypePage type="Business Loan" words={businessLoan} />
}
