export const homeLoan = {
  title: 'Home loan',
  compare: 'Compare home loans',
  what: [
    'A home loan pays for buying, building or repairing a home. The home is mortgaged to the lender until everything is repaid.',
    'It can run for up to 30 years with many lenders, so a small difference in the rate comes to lakhs.',
  ],
  costs:
    'Most home loans have a floating rate. At banks it follows an outside benchmark, often RBI’s repo rate, so your EMI or your months change with it. Beside the processing fee there can be costs of valuation, legal checks and stamp duty on the mortgage: ask for each in rupees.',
  who: [
    'Salaried and self-employed people whose income covers the EMI. Income of a spouse or parent counts if they sign as co-borrowers.',
    'Every owner of the home usually has to be a co-borrower.',
    'Lenders check the title of the property and the approval of the plan, and set an age by which the loan must be repaid.',
  ],
  documents: [
    'PAN and Aadhaar of every borrower',
    'Salary slips of the last 3 months or ITRs of the last 2 years, and bank statements',
    'Agreement to sell or sale deed, and the earlier title papers',
    'Approved plan, and the property tax receipt if the home exists',
  ],
  questions: [
    {
      question: 'How much of the price can I borrow?',
      answer:
        'By RBI’s rule at most 90% of the home’s value for a loan of up to ₹30 lakh, 80% up to ₹75 lakh and 75% above. Stamp duty and registration are not counted in the value, except for homes that cost up to ₹10 lakh. A lender may lend less.',
    },
    {
      question: 'My rate has changed. What may I choose?',
      answer:
        'The lender must let you choose a higher EMI, more months or both, and let you repay early, in part or in full. More months must not mean that the EMI fails to cover the interest. Our tool puts the choices side by side.',
    },
    {
      question: 'Is there a charge for repaying a home loan early?',
      answer:
        'None for a floating-rate loan to an individual that is not for business and was sanctioned on or after 1 January 2026. With a fixed rate, the Key Facts Statement names the charge.',
    },
    {
      question: 'When do I get my property papers back?',
      answer:
        'Within 30 days after everything is repaid. For each day of delay that is the lender’s fault, it owes you ₹5,000.',
    },
  ],
}
