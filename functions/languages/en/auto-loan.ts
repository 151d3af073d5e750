export const autoLoan = {
  title: 'Auto loan',
  compare: 'Compare auto loans',
  what: [
    'An auto loan pays for a car, a two-wheeler or another vehicle, new or used. The vehicle is the security: until the loan is repaid, its registration certificate (RC) names the lender. That entry is called hypothecation.',
    'The lender pays part of the price. The rest, the down payment, is yours.',
  ],
  costs:
    'Loans for used vehicles and two-wheelers usually cost more than those for new cars. Dealers often quote a flat rate: 7% flat over 36 months is about 12.8% on what you still owe. Ask the dealer for the price without insurance and extras, so that the loan does not pay for them unnoticed.',
  who: [
    'Salaried and self-employed people with the lowest income that the lender sets.',
    'For a used vehicle, lenders also set how old it may be, often counted at the end of the loan.',
    'People who can make the down payment from their savings.',
  ],
  documents: [
    'PAN and Aadhaar, or another proof of identity and address',
    'Salary slips of the last 3 months or ITRs, and bank statements',
    'New vehicle: the dealer’s proforma invoice',
    'Used vehicle: RC and insurance; the lender has it valued',
  ],
  questions: [
    {
      question: 'Is a flat rate of 7% cheaper than 12% on a reducing balance?',
      answer:
        'No. A flat rate is charged on the whole loan until the end, although you owe less each month. Over 36 months, 7% flat is about 12.8% on what you still owe. Compare by the APR: it turns both into the same kind of rate.',
    },
    {
      question: 'What do I do after the last EMI?',
      answer:
        'Ask the lender for its no-objection certificate and for Form 35, and have the hypothecation removed from the RC at the transport office or on the Parivahan site. Then have the insurer take the lender off the policy.',
    },
    {
      question: 'Can the lender take the vehicle if I miss EMIs?',
      answer:
        'Only as the agreement says: after a notice and a last chance to pay, and never with threats or force. Write to the lender before you miss an EMI; what a bad month costs, our tool shows.',
    },
    {
      question: 'Can I repay an auto loan early?',
      answer:
        'Most auto loans have a fixed rate: the charge for it is in the Key Facts Statement. If the rate is floating, the loan is not for business and it was sanctioned to you on or after 1 January 2026, the lender must not charge.',
    },
  ],
}
