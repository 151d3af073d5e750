import { propertyLoan } from '#words/loan-against-property.ts'
import { LoanTypePage } from './LoanTypePage.tsx'

export default function PropertyLoanPage() {
  return <LoanTypePage type="Loan Against Property" words={propertyLoan} />
}
