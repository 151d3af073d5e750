import type { LegalSection } from './legal.ts'
import { site } from './site.ts'

const { company, email, grievanceOfficer, phone } = site

export const terms: readonly LegalSection[] = [
  {
    id: 'about',
    title: 'Who we are and what this is',
    body: [
      `Tulna is run by ${company} (“Tulna”, “we”). These terms are the agreement between you and us about the use of this website. By registering, or by going on using the site, you accept them.`,
      'Tulna compares loan offers and leads to the sites of lenders and shops. We are not a bank, not a lender and not a financial adviser. We do not decide who gets a loan, we do not handle loan money, and we do not guarantee that a lender will approve you.',
    ],
  },
  {
    id: 'who-may-use',
    title: 'Who may use Tulna',
    body: [
      'You may use Tulna if you are at least 18 years old, live in India and can enter into a contract under the Indian Contract Act, 1872. Use it for yourself, with your own mobile number and your own details.',
      'Give details that are true. Wrong details lead to offers that you cannot get, and giving another person’s details without their permission is an offence.',
    ],
  },
  {
    id: 'no-fee',
    title: 'What it costs: nothing',
    body: [
      'Borrowers pay no fee to Tulna, at any time, for anything. Nobody who works for us or with us may ask you for a fee, a deposit, a password or a one-time code. If somebody does, do not pay, and tell us.',
      'A lender may charge interest, a processing fee, taxes and other charges. They are part of its agreement with you and must be listed in the Key Fact Statement that it gives you before you sign.',
    ],
  },
  {
    id: 'how-we-are-paid',
    title: 'How we are paid, and the order of offers',
    body: [
      'Lenders pay us a commission when a loan is given to a borrower who came through Tulna. It does not make your loan dearer.',
      'No payment moves an offer up or down. Offers that fit the amount and the tenure that you ask for are shown first, in the order of their annual percentage rate (APR) at that amount and tenure; then offers that do not fit, with the reason; then offers whose terms cannot be computed. “Recommended” is a remark of our editors and has no effect on the order.',
    ],
  },
  {
    id: 'figures',
    title: 'What our figures mean',
    body: [
      'The text on an offer is the lender’s own. The EMI, the APR and the totals are computed by us from that text, for the amount and the tenure that you choose, by the method that the Reserve Bank of India prescribes for Key Fact Statements. Where a lender names a range of rates, your own rate may differ.',
      'The figures that bind are those in the Key Fact Statement and the loan agreement of the lender. Read both before you accept. If they differ from what you saw here, please tell us.',
    ],
  },
  {
    id: 'applying',
    title: 'Applying with a lender',
    body: [
      '“Apply Now” opens the lender’s own site in a new tab. From there on, the lender’s terms and privacy policy apply, and what you enter there goes to the lender. We send it nothing about you.',
      'Lenders on Tulna are entities regulated by the Reserve Bank of India. Under its directions on digital lending the loan must be paid straight into your own bank account and repaid straight to the lender, you must be given a Key Fact Statement, and you have a cooling-off period, stated in it, in which you may give the loan back by paying the principal and the proportionate annual percentage rate without a penalty.',
    ],
  },
  {
    id: 'shopping',
    title: 'Shop and Save',
    body: [
      'The shops that you open from Tulna belong to others. Prices, stock, delivery, returns and instalments at checkout are between you and the shop or its lender. What we show as the cost of 3 or 6 instalments is an example at the rate stated beside it.',
    ],
  },
  {
    id: 'credit-report-terms',
    title: 'Credit Report Terms',
    body: [
      'By ticking the box about your mobile number and your credit report you authorise us, under the Credit Information Companies (Regulation) Act, 2005 and its rules, to obtain your credit information from a credit information company that holds a certificate of registration of the Reserve Bank of India, and to use it only to show you offers that fit you and to show you the report itself.',
      'Tulna makes no use of this authority today: offers are compared without a report. Before it is used for the first time you are told so on the screen, and can refuse there without losing anything else.',
      [
        'It is an enquiry of your own (“soft enquiry”) and does not change your score.',
        'The authority ends when the report has been shown to you, when you withdraw it, or after six months, whichever comes first.',
        'The report is not passed on to a lender, a shop or anybody else, and is not used for advertising.',
        'We delete it when the authority ends.',
        `You withdraw the authority by writing to ${grievanceOfficer.email}. It costs nothing and does not close your account.`,
      ],
      'A report may contain mistakes. The credit information company corrects them, on your request or the lender’s, within 30 days; each of them must give you one full report a year free of charge.',
    ],
  },
  {
    id: 'fair-use',
    title: 'What is not allowed',
    body: [
      [
        'Using somebody else’s mobile number, PAN or Aadhaar number.',
        'Reading the site out by machine, probing its security without our written consent, or disturbing it for others.',
        'Copying our comparison, our texts or our mark for a business of your own.',
      ],
      'Who does so may be locked out. If you find a security problem, please write to us; we thank those who tell us first.',
    ],
  },
  {
    id: 'messages',
    title: 'Messages and calls from us',
    body: [
      'By giving your mobile number you agree that we send a one-time code to it, and messages about what you do on Tulna. Marketing messages need a separate consent, which you can withdraw at any time. We keep to the rules of the Telecom Regulatory Authority of India on commercial communication.',
    ],
  },
  {
    id: 'liability',
    title: 'What we answer for',
    body: [
      'We answer for the care with which we run this site, compute our figures and protect your details. We do not answer for a lender’s decision, its agreement with you, or a shop’s delivery. To the extent that the law allows, our liability for a loss that our mistake caused is limited to ₹10,000; nothing here limits liability for fraud, for wilful misconduct, for breach of our duties as a data fiduciary, or any right that you have as a consumer and that cannot be given up.',
      'The site may be unavailable at times. We say beforehand when we plan it.',
    ],
  },
  {
    id: 'complaints',
    title: 'Complaints',
    body: [
      `First call ${phone.shown} (${phone.hours}) or write to ${email}. If that does not settle it, write to the ${grievanceOfficer.name} at ${grievanceOfficer.email} or call ${grievanceOfficer.phone.shown} (${grievanceOfficer.hours}). We acknowledge within 24 hours and answer within 15 days.`,
      'A complaint about a loan goes to the lender first. If it does not settle it within 30 days, you can take it to the Reserve Bank of India at cms.rbi.org.in, free of charge.',
    ],
  },
  {
    id: 'ending',
    title: 'Ending, changes and law',
    body: [
      'You may stop using Tulna and have your account erased at any time. We may end the service, or your use of it where these terms are broken, and say why.',
      'When these terms change in a way that matters to you, they get a new date, and you are asked to agree before you go on. The date at the top is the date of this text; your consent is recorded with it.',
      'Indian law applies. The courts of Bengaluru decide, unless a law that protects you as a consumer names another court.',
    ],
  },
]
