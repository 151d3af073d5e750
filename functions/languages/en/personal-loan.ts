export const personalLoan = {
  title: 'Personal loan',
  compare: 'Compare personal loans',
  what: [
    'Money for any purpose, with nothing pledged, repaid in monthly instalments (EMIs). So it usually costs more than a gold or home loan.',
  ],
  costs:
    'Your credit score, employer and income decide which rate you get. The processing fee, with 18% GST, is mostly kept back from the money: at 2% of ₹2,00,000 that is ₹4,720, and ₹1,95,280 reach you. The shorter the loan, the more a fee adds to the yearly cost: compare by the APR, which counts it.',
  who: [
    'Salaried people, and self-employed people who file income tax returns. Each lender sets its own lowest income.',
    'Adults. Many lenders start at 21 years, and most set an age by which the loan must be repaid.',
    'People whose EMIs, the new one included, leave enough of their income. We call an offer a stretch above half of it.',
  ],
  documents: [
    'PAN and Aadhaar, or another proof of identity and address',
    'With a job: salary slips of the last 3 months',
    'Self-employed: ITRs of the last 2 years',
    'Statements of the bank account that your income reaches',
  ],
  questions: [
    {
      question: 'What credit score do I need for a personal loan?',
      answer:
        'No law sets one, and lenders seldom publish theirs; some quote lower rates for 750 and more. Each credit bureau gives you your full report with its score free once a calendar year. Look for mistakes in it before you apply. Comparing on Tulna involves no credit check.',
    },
    {
      question: 'Can I repay a personal loan early?',
      answer:
        'If its rate is floating, it is not for business and it was sanctioned to you on or after 1 January 2026, the lender must not charge for that. Most personal loans have a fixed rate: then the charge, and the month from which you may repay early, are in the Key Facts Statement and the agreement.',
    },
    {
      question: 'I took a loan in an app and changed my mind. Can I give it back?',
      answer:
        'A digital loan has a cooling-off period of at least one day, which the Key Facts Statement names. Within it you repay the loan with the cost for those days, without a penalty. The lender may keep a processing fee only if the Key Facts Statement says so.',
    },
    {
      question: 'How do I know that a loan app is genuine?',
      answer:
        'The agreement must name a bank or NBFC. Look it up on rbi.org.in, where the Reserve Bank also lists the apps that its lenders use. Somebody who wants money before the loan is paid out is most likely a fraud: call 1930.',
    },
  ],
}
