import type { Gender, LoanPurpose } from '#contract/enums.ts'
import type { LoanType, Profession } from '#loans/loan-request.ts'

export const genders: Record<Gender, string> = { Male: 'पुरुष', Female: 'महिला' }

export const loanPurposes: Record<LoanPurpose, string> = {
  Personal: 'निजी ज़रूरत',
  Business: 'बिज़नेस',
  'Consumer Durable': 'टीवी, फ़्रिज जैसा सामान',
  'Vehicle Purchase': 'गाड़ी खरीदना',
  'Home Buy / Renovation': 'घर खरीदना / मरम्मत',
  'Emergency / Medical': 'इमरजेंसी / इलाज',
  'Wedding Expenses': 'शादी का खर्च',
  'Debt Consolidation': 'कई लोन को एक में मिलाना',
}

export const loanTypes: Record<LoanType, string> = {
  'Personal Loan': 'पर्सनल लोन',
  'Business Loan': 'बिज़नेस लोन',
  'Education Loan': 'एजुकेशन लोन',
  'Auto Loan': 'गाड़ी का लोन',
  'Home Loan': 'होम लोन',
  'Loan Against Property': 'प्रॉपर्टी पर लोन',
  'Gold Loan': 'गोल्ड लोन',
  'Credit Card': 'क्रेडिट कार्ड',
}

export const professions: Record<Profession, string> = {
  Salaried: 'नौकरीपेशा',
  'Self Employed - Business': 'अपना काम - बिज़नेस',
  'Self Employed - Professional': 'अपना काम - प्रोफ़ेशनल',
  Student: 'विद्यार्थी',
  Housewife: 'गृहिणी',
  Other: 'अन्य',
}
