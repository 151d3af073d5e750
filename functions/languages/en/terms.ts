// One export per section of the Terms of Use. The English is what borrowers consent to: see docs/content.md.
export const about = (company: string) => ({
  title: 'Who we are and what this is',
  body: [
    `Tulna is run by ${company} (“Tulna”, “we”). These terms are the agreement between you and us for using this website. By registering, or by continuing to use the site, you accept them.`,
    'Tulna compares loan offers and links to the sites of lenders and shops. We are not a bank, a lender or a financial adviser. We do not decide who gets a loan, we do not handle loan money, and we cannot promise that a lender will approve you.',
  ],
})
export const whoMayUse = {
  title: 'Who may use Tulna',
  body: [
    'You may use Tulna if you are at least 18 years old, live in India and can enter into a contract under the Indian Contract Act, 1872. Use it for yourself, with your own mobile number and your own details.',
    'Give true details. Wrong details lead to offers that you cannot get, and using another person’s details without their permission may be an offence.',
  ],
}
export const noFee = {
  title: 'What it costs: nothing',
  body: [
    'Borrowers never pay Tulna a fee for anything. Nobody who works for us or with us may ask you for a fee, a deposit, a password or a one-time code. If somebody does, do not pay, and tell us.',
    'A lender may charge interest, a processing fee, taxes and other charges. They are part of its agreement with you and must be listed in the Key Facts Statement that it gives you before you sign.',
  ],
}
export const howWeArePaid = {
  title: 'How we are paid, and the order of offers',
  body: [
    'Lenders pay us a commission when a borrower who came through Tulna gets a loan. It does not make your loan cost more.',
    'No payment moves an offer up or down. Offers that fit your request come first, the one that costs least a month first. After them come offers whose EMI would take a large share of your pay, offers whose lender has not said which loans they are for, offers that do not match, with the reason, and offers that we cannot rank, with the reason. The complete rule is on the page “How we rank”. “Recommended” is our editors’ pick and has no effect on the order.',
  ],
}
export const figures = {
  title: 'What our figures mean',
  body: [
    'The text on an offer is the lender’s own. We work out the EMI, the APR and the totals from that text, for the amount and tenure you choose, by the method that the Reserve Bank of India prescribes for the Key Facts Statement. Where a lender quotes a range of rates, your own rate may differ.',
    'The binding figures are those in the lender’s Key Facts Statement and loan agreement. Read both before you accept. If they differ from what you saw here, please tell us.',
  ],
}
export const applying = {
  title: 'Applying with a lender',
  body: [
    '“Apply Now” opens the lender’s own site in a new tab. From there, the lender’s terms and privacy policy apply, and what you enter goes to the lender. We send the lender nothing about you.',
    'Borrow only from a lender that the Reserve Bank of India regulates; its list is on rbi.org.in. Under its directions on digital lending, the loan must be paid straight into your own bank account and repaid straight to the lender, and you must be given a Key Facts Statement. It states a cooling-off period in which you may return the loan without a penalty, by paying the principal and the proportionate annual percentage rate.',
  ],
}
export const shopping = {
  title: 'Shop and Save',
  body: [
    'The shops that you open from Tulna are run by others. Prices, stock, delivery, returns and instalments at checkout are between you and the shop or its lender. The cost that we show for 3 or 6 instalments is an example at the rate stated beside it.',
  ],
}
export const creditReportTerms = (email: string) => ({
  title: 'Credit Report Terms',
  body: [
    'Tulna does not read your credit report today: we compare offers without one, and registering does not authorise us to get one. These terms apply if we ever ask for it.',
    'We would first ask you on the screen, and you could refuse without losing anything else. Your agreement would authorise us, under the Credit Information Companies (Regulation) Act, 2005 and its rules, to get your credit information from a credit information company registered with the Reserve Bank of India, and to use it only to show you offers that fit you and to show you the report itself.',
    [
      'It would be your own enquiry (a “soft enquiry”), which does not change your score.',
      'The authorisation would end when the report has been shown to you, when you withdraw it, or after six months, whichever comes first. We would then delete the report.',
      'We would not pass the report on to a lender, a shop or anybody else, or use it for advertising.',
      `You could withdraw the authorisation by writing to ${email}. That costs nothing and does not close your account.`,
    ],
    'A report may contain mistakes. The credit information company must correct them within 30 days of your request or the lender’s, and must give you one full report a year free of charge.',
  ],
})
export const fairUse = {
  title: 'What is not allowed',
  body: [
    [
      'Using somebody else’s mobile number, PAN or Aadhaar number.',
      'Scraping the site, probing its security without our written consent, or disrupting it for others.',
      'Copying our comparison, our texts or our logo for a business of your own.',
    ],
    'We may block anyone who does. If you find a security problem, please write to us; we thank those who report one first.',
  ],
}
export const messages = {
  title: 'Messages and calls from us',
  body: [
    'By giving your mobile number you agree that we send it a one-time code, and contact you about your loan request. Marketing messages need a separate consent, which you can withdraw at any time. We follow the rules of the Telecom Regulatory Authority of India on commercial communication.',
  ],
}
export const liability = {
  title: 'Our liability',
  body: [
    'We are responsible for running this site, working out our figures and protecting your details with care. We are not responsible for a lender’s decision or its agreement with you, or for a shop’s delivery. To the extent that the law allows, our liability for a loss caused by our mistake is limited to ₹10,000. Nothing here limits liability for fraud, for wilful misconduct or for breach of our duties as a data fiduciary, or any right that you have as a consumer and cannot give up.',
    'The site may be unavailable at times. We announce planned downtime in advance.',
  ],
}
export const complaints = (
  phone: string,
  hours: string,
  email: string,
  days: number,
  waitDays: number,
  windowDays: number,
) => ({
  title: 'Complaints',
  body: [
    `First call ${phone} (${hours}) or write to ${email}. If that does not settle it, complain to the Grievance Officer, who is named at tulna.in/grievance. You get a reference number at once and an answer within ${days} days.`,
    `Complain about a loan to the lender first. If it does not settle the complaint within ${waitDays} days, you have ${windowDays} more to take it to the Reserve Bank of India at cms.rbi.org.in, or to the National Housing Bank for a housing finance company, free of charge. tulna.in/tools/complain shows which body takes it, and until when.`,
  ],
})
export const ending = {
  title: 'Ending, changes and law',
  body: [
    'You may stop using Tulna and have your account erased at any time. We may end the service, or your use of it if you break these terms, and we will say why.',
    'When these terms change in a way that matters to you, we update the date at the top and ask you to agree before you continue. Your consent is recorded with that date.',
    'Indian law applies. The courts of Bengaluru have jurisdiction, unless a consumer protection law names another court.',
  ],
}
