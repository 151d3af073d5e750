export const businessLoan = {
  title: 'Business loan',
  compare: 'Compare business loans',
  what: [
    'A business loan pays for stock, machines, premises or the time until customers pay. The business or its owner takes it, with or without collateral.',
    'A term loan is repaid in EMIs. A working-capital limit is drawn and repaid as you need it, and bears interest on what is drawn. The figures here are for term loans.',
  ],
  costs:
    'Without collateral the rate is higher. A flat rate looks low, but it is charged on the whole loan until the end: on what you still owe it is nearly twice as high. The processing fee bears 18% GST.',
  who: [
    'Traders, manufacturers, service providers and professionals. Most lenders ask that the business has run for some time, and each sets how long.',
    'Businesses whose turnover shows in GST returns, ITRs or the bank account.',
    'With an Udyam registration, which is free, banks count a business as a micro, small or medium enterprise.',
  ],
  documents: [
    'PAN and Aadhaar of the owner, and the PAN of a firm or company',
    'Proof of the business: Udyam or GST registration, or the shop licence',
    'ITRs of the last 2 years, and GST returns of the last 12 months',
    'Statements of the account that the business uses',
  ],
  questions: [
    {
      question: 'Do I need collateral for a business loan?',
      answer:
        'Banks must not take any from a micro or small enterprise for a loan of up to ₹20 lakh that is sanctioned or renewed on or after 1 April 2026. They may take gold or silver that you pledge of your own will. NBFCs set their own rules.',
    },
    {
      question: 'What does it cost to repay a business loan early?',
      answer:
        'Nothing, if the rate is floating, the borrower is an individual or a micro or small enterprise, the loan was sanctioned on or after 1 January 2026, and the lender is a commercial bank or an NBFC in the upper layer. For small finance banks, regional rural banks and NBFCs in the middle layer, that holds up to ₹50 lakh. Others may charge what their papers say.',
    },
    {
      question: 'Does a business loan come with a Key Facts Statement?',
      answer:
        'Yes, if it is a term loan to a micro, small or medium enterprise. It shows the APR, every charge and the schedule, and you get it before you sign.',
    },
    {
      question: 'Is a business loan in my own credit report?',
      answer:
        'If you are the sole proprietor, yes: the loan is yours. A loan of a company or a partnership firm is in its own report, and in yours if you are a guarantor.',
    },
  ],
}
