export const educationLoan = {
  title: 'Education loan',
  compare: 'Compare education loans',
  what: [
    'An education loan pays for fees, hostel, books and travel of a course in India or abroad. The money mostly goes to the institution, year by year.',
    'In the model scheme of the Indian Banks’ Association, nothing has to be paid during the course and the year after it. Interest runs from the day on which the money is paid out. Other lenders let EMIs, or payments of interest, start at once.',
  ],
  costs:
    'The waiting makes it dear: the interest of the study years is added to the loan. Some banks lower the rate by 1% if you pay the interest meanwhile. The figures here let EMIs start in the first month, unless the offer says otherwise.',
  who: [
    'Students who have been admitted to a course by an entrance test or by their marks.',
    'A parent or guardian usually signs as co-borrower. Then their income and credit report count too.',
    'Lenders look at the institution and at what the course leads to, and lend more for some than for others.',
  ],
  documents: [
    'Admission letter and fee schedule of the institution',
    'Mark sheets of class 10 and 12, and of a degree if you have one',
    'PAN and Aadhaar of the student and the co-borrower',
    'Proof of the co-borrower’s income: salary slips or ITRs, and bank statements',
    'For studies abroad: passport',
  ],
  questions: [
    {
      question: 'Is there an education loan without collateral?',
      answer:
        'Banks take none for up to ₹4 lakh. With the government’s credit guarantee for education loans, they lend up to ₹7.5 lakh without collateral or a third person’s guarantee. Under PM-Vidyalaxmi (pmvidyalaxmi.co.in), students admitted to one of its listed institutions need neither. Above that, most banks ask for security.',
    },
    {
      question: 'When do the EMIs of an education loan start?',
      answer:
        'In the model scheme of the Indian Banks’ Association, a year after the course. Other lenders name their own time, or start at once. It is in the Key Facts Statement and in the agreement.',
    },
    {
      question: 'Does it help to pay something while I study?',
      answer:
        'Yes. What you pay goes to the interest first, so less is added to the loan and later EMIs are lower. Our tool for education loans shows what ₹1,000 a month saves.',
    },
    {
      question: 'What if I have no job when the EMIs start?',
      answer:
        'Write to the lender before you miss an EMI, and ask for more time or lower EMIs at first. A missed EMI brings penal charges, and is in the credit reports of student and co-borrower.',
    },
  ],
}
