export const propertyLoan = {
  title: 'Loan against property',
  compare: 'Compare loans against property',
  what: [
    'You mortgage a home, a shop, an office or a plot that you own, and use the money as you like. You go on living in it or letting it.',
    'It usually costs less than a personal loan and more than a home loan. If you cannot repay it, you can lose the property.',
  ],
  costs:
    'Beside interest and the processing fee with 18% GST, there can be costs of valuation and legal checks, and stamp duty on the mortgage, which differs from state to state. Ask for each in rupees: on a small loan they weigh more.',
  who: [
    'Owners of a property with a clear title. All owners sign.',
    'Salaried and self-employed people with an income for the EMI; some lenders take no proof of it, at a higher rate.',
    'Lenders lend only part of the property’s value, and each sets its own share.',
  ],
  documents: [
    'PAN and Aadhaar of every owner',
    'Title deed, and the earlier title papers',
    'Property tax receipt, approved plan and encumbrance certificate',
    'Salary slips or ITRs of the last 2 years, and bank statements',
  ],
  questions: [
    {
      question: 'Can the lender sell my property?',
      answer:
        'Under the SARFAESI Act, once payments have been overdue for more than 90 days, banks and many NBFCs may send a notice of 60 days and after it take possession and sell. You can object in those 60 days, and go to the Debts Recovery Tribunal later. Talk to the lender long before.',
    },
    {
      question: 'When do I get my papers back?',
      answer:
        'Within 30 days after everything is repaid. For each day of delay that is the lender’s fault, it owes you ₹5,000.',
    },
    {
      question: 'Is there a charge for repaying early?',
      answer:
        'None if the rate is floating, you are an individual, the loan is not for business and it was sanctioned on or after 1 January 2026. For business, it depends on the kind of lender and the size of the loan. With a fixed rate, the Key Facts Statement names the charge.',
    },
    {
      question: 'Is a loan against property better than a personal loan?',
      answer:
        'For a large amount over many years its lower rate can save much. For a small amount over a short time, its fees and the weeks of checks often do not pay, and the property is at risk. Compare both for your amount, with all fees.',
    },
  ],
}
