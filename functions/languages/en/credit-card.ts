export const creditCard = {
  title: 'Credit card',
  compare: 'Compare credit cards',
  what: [
    'With a credit card you pay first and settle once a month. Pay the whole bill by its due date, and purchases cost no interest.',
    'Pay less than the whole bill, and interest runs on the purchases from their days on, on new ones too, until all is paid. The offers here are cards whose purchases can be repaid in EMIs, and what that costs.',
  ],
  costs:
    'Interest on a card is among the dearest there is, and bears 18% GST, which other loans’ interest does not. The figures here do not count that GST. Cash from a card costs a fee and interest from the first day. The yearly fee counts too, if you do not use its benefits.',
  who: [
    'Salaried and self-employed people with the lowest income that the issuer sets, and a credit report without missed payments.',
    'Without proof of income: some issuers give a card against a fixed deposit.',
  ],
  documents: [
    'PAN and Aadhaar, or another proof of identity and address',
    'Salary slips of the last 3 months or an ITR, and bank statements',
    'For a card against a deposit: the deposit with that bank',
  ],
  questions: [
    {
      question: 'What if I pay only the minimum amount due?',
      answer:
        'Then there is no late charge, but interest runs on the rest and on new purchases. It can take years until the card is paid off. A loan for the whole amount is often cheaper: compare before you do it.',
    },
    {
      question: 'What does it cost to pay a card’s bill late?',
      answer:
        'A late charge may be taken only once the bill is more than three days overdue, and only on what is unpaid after the due date. Interest runs besides. So pay within those three days if you forgot the due date.',
    },
    {
      question: 'How do I close a credit card?',
      answer:
        'Ask the issuer by phone, app, e-mail or its site. Once all dues are paid, it has seven working days. After that it owes you ₹500 for each day of delay, if nothing is outstanding.',
    },
    {
      question: 'Is an EMI on the card cheap?',
      answer:
        'Often not: a processing fee comes on top, and 18% GST on the fee and on the interest. A “no-cost” EMI can take away the discount for paying at once. Our tool turns both into a yearly rate.',
    },
  ],
}
