import { educationLoan } from '#words/education-loan.ts'
import { LoanTypePage } from './LoanTypePage.tsx'

export default function EducationLoanPage() {
  return <LoanTypePage type="Education Loan" words={educationLoan} />
}
