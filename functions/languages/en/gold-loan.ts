export const goldLoan = {
  title: 'Gold loan',
  compare: 'Compare gold loans',
  what: [
    'You pledge gold jewellery, ornaments or coins. The lender weighs and tests them in front of you, keeps them safe and lends part of their value. Once everything is repaid, you get them back.',
    'Bars and gold funds are not accepted, nor more than 1 kilogram of ornaments or 50 grams of coins for all your loans together.',
  ],
  costs:
    'The way of repaying decides: with EMIs you owe less each month; with interest only, or everything at the end, you pay interest on the whole loan until then. A fee for valuation can come on top. The figures here are for EMIs.',
  who: [
    'Adults who own the gold and say so in writing.',
    'Income matters less than for other loans. Above ₹2.5 lakh against gold or silver, the lender has to look closely at whether you can repay.',
    'A weak credit report is seldom a hindrance, but a missed repayment is in it afterwards.',
  ],
  documents: [
    'PAN and Aadhaar, or another proof of identity and address',
    'The gold, with your declaration that it is yours; a bill if you have one',
    'Your bank account, for larger amounts',
  ],
  questions: [
    {
      question: 'How much can I get on my gold?',
      answer:
        'For loans that are not for earning, at most 85% of the gold’s value if all your loans against gold or silver come to ₹2.5 lakh at most, 80% up to ₹5 lakh, and 75% above. Only the gold counts, not stones or making charges. A lender may lend less.',
    },
    {
      question: 'What if the price of gold falls?',
      answer:
        'The ceiling must hold all through the loan. If the price falls below it, the lender may ask for a part-payment. That alone does not mean an auction: gold is auctioned if what is due stays unpaid, after notice to you.',
    },
    {
      question: 'When do I get my gold back?',
      answer:
        'On the day on which everything is repaid, and after seven working days at the latest. For each day of delay that is the lender’s fault, it owes you ₹5,000.',
    },
    {
      question: 'Can I pay everything at the end?',
      answer:
        'Yes, for up to 12 months if the loan is not for earning. The ceiling then counts the interest too, so less is lent. Our tool for gold loans puts the ways to repay side by side.',
    },
  ],
}
