import { limits } from '#contract/limits.ts'
import { groupedNumber, years } from '../ui/format.ts'
import { site } from './site.ts'

const least = `₹${groupedNumber(limits.loanAmount.min)}`
const most = `₹${groupedNumber(limits.loanAmount.max)}`

/** Asked by people who have not borrowed before. Also given to search engines, so answers are plain text. */
export const questions: readonly { question: string; answer: string }[] = [
  {
    question: 'Does Tulna charge me anything?',
    answer:
      'No. Registering, comparing and applying are free, and nobody from Tulna will ever ask you for a fee, a deposit or a one-time code. A lender may charge a processing fee of its own; you see it on the offer before you apply, and the yearly cost (APR) by which we rank counts it in.',
  },
  {
    question: 'Is Tulna a lender?',
    answer:
      'No. Tulna compares loans. The loan is given by a bank or a non-banking finance company regulated by the Reserve Bank of India, under its own agreement. Its name is on every offer, and the money goes from its account straight to yours, never through us.',
  },
  {
    question: 'In what order do I see the offers?',
    answer:
      'Offers that fit the amount and the time you ask for come first, the lowest yearly cost (APR, which counts interest and fees together) at the top. Offers that do not fit follow, each with the reason. Lenders pay us when a loan is given, but no payment and no “Recommended” badge moves an offer up.',
  },
  {
    question: 'Does comparing affect my credit score?',
    answer:
      'No. Comparing on Tulna makes no enquiry with a credit bureau. When you apply with a lender, that lender will make one, which can lower your score by a few points for a while. So compare first, and apply only where you mean to borrow.',
  },
  {
    question: 'How much can I borrow, and for how long?',
    answer: `You can compare loans from ${least} to ${most}, to be repaid in ${limits.tenureMonths.min} months to ${years(limits.tenureMonths.max)}. What a lender finally gives depends on your income, your other loans and its own rules.`,
  },
  {
    question: 'What do I need to begin?',
    answer:
      'A mobile number that can receive a code, your PAN and your Aadhaar number. You upload no documents to Tulna. The lender that you choose may ask for salary slips of the last 3 months, ITRs of the last 2 years and bank statements.',
  },
  {
    question: 'Why do you ask for PAN and Aadhaar?',
    answer:
      'Lenders must know who they lend to, and offers depend on it. We check that both numbers are well formed. Of your Aadhaar number we keep only the last four digits: the full number is never stored, neither by us nor in your browser.',
  },
  {
    question: 'Will lenders start calling me?',
    answer: `Not because you compared. We do not sell or pass on your number. A lender hears from you only when you press “Apply Now” and fill in its own form on its own site. If you want your details erased, write to ${site.grievanceOfficer.email} or call ${site.phone.shown}.`,
  },
]
