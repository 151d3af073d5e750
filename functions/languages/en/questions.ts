export const charges = {
  question: 'Does Tulna charge me anything?',
  answer:
    'No. Registering, comparing and applying are free. Nobody from Tulna will ever call or write to ask you for a fee, a deposit or a one-time code. A lender may charge a processing fee; you see it on the offer before you apply, and the monthly cost we sort by includes it.',
}
export const isLender = {
  question: 'Is Tulna a lender?',
  answer:
    'No. Tulna compares loans. A bank or a non-banking finance company gives you the loan under its own agreement. The lender’s name is on every offer. The money goes straight from the lender’s account to yours, never through us.',
}
export const sorting = {
  question: 'How are the offers sorted?',
  answer:
    'Offers that match your request come first, the lowest cost a month at the top, interest and fees included. Next come offers that would take your EMIs above half of your pay, then those whose lender hasn’t said what loans they are for. Offers that don’t match follow, each with the reason. Lenders pay us when they give a loan, but no payment and no “Recommended” badge can move an offer up.',
}
export const creditScore = {
  question: 'Does comparing affect my credit score?',
  answer:
    'No. Comparing on Tulna doesn’t involve a credit check. When you apply, the lender checks your credit report, which can lower your score by a few points for a while. So compare first, and apply only where you plan to borrow.',
}
/** @param minTenure such as `3 months` */
export const limits = (minAmount: string, maxAmount: string, minTenure: string, maxTenure: string) => ({
  question: 'How much can I borrow, and for how long?',
  answer: `You can compare loans from ${minAmount} to ${maxAmount}, repaid over ${minTenure} to ${maxTenure}. How much a lender gives you depends on your income, your other loans and its own rules.`,
})
export const toStart = {
  question: 'What do I need to start?',
  answer:
    'A mobile number that can receive a code, your PAN and your Aadhaar number. You don’t upload any documents to Tulna. The lender you choose may ask for salary slips for the last 3 months, ITRs for the last 2 years and bank statements.',
}
export const panAndAadhaar = {
  question: 'Why do you ask for PAN and Aadhaar?',
  answer:
    'Lenders use them to confirm your identity and check your credit history. We check only that both numbers are in the right format. We store the last four digits of your Aadhaar number and never keep the full number.',
}
export const calls = (email: string, phone: string) => ({
  question: 'Will lenders start calling me?',
  answer: `No, not because you compared. We don’t sell or share your number. A lender hears from you only if you press “Apply Now” and fill in the form on its site. To have your details erased, write to ${email} or call ${phone}.`,
})
