import type { Matter } from '#redress/rules.ts'

/** Whom the letter is to. `first` is the lender or bureau, which has a name. */
export const addressees = {
  first: (name: string) => `To the Grievance Redressal Officer${name === '' ? '' : `, ${name}`}`,
  tulna: 'To the Grievance Officer, Tulna',
  ombudsman: 'To the RBI Ombudsman, through cms.rbi.org.in',
  cepc: 'To the Consumer Education and Protection Cell, Reserve Bank of India, through cms.rbi.org.in',
  nhb: 'To the National Housing Bank, through grids.nhbonline.org.in',
  board: 'To the Data Protection Board of India',
}
export const dated = (day: string) => `Date: ${day}`
export const greeting = 'Dear Sir or Madam,'
export const subjects: Record<Matter, string> = {
  charge: 'interest, a fee or a charge that I dispute',
  terms: 'a loan that differs from what I was shown or signed',
  recovery: 'threats or pressure to pay',
  papers: 'my papers or the no-dues letter',
  report: 'a mistake in my credit report',
  service: 'service that I could not get',
  fraud: 'fraud',
  data: 'the use of my personal data',
  refused: 'a request that was refused',
  order: 'an action on an order',
  notRbi: 'insurance, shares or funds',
  section18: 'a dispute about my credit information',
  management: 'how your company is run',
  vendor: 'a contract',
  betweenLenders: 'a dispute between lenders',
  employment: 'my employment',
}
export const subject = (matter: string, account: string) =>
  `Subject: Complaint about ${matter}${account === '' ? '' : ` (account or application ${account})`}`
export const about = (name: string) => `My complaint is about ${name}.`
export const happenedOn = (day: string) => `It happened on ${day}.`
export const tellStory = '[Say what happened, with days.]'
export const sum = (amount: string) => `The amount in dispute is ${amount}.`
/** @param figures such as `₹1,00,000 over 2 years: EMI ₹4,707, APR 12.33%` */
export const shown = (day: string, figures: string, link: string) =>
  `On ${day} the comparison site Tulna showed me this offer: ${figures}. The lender’s terms of that day: ${link}`
export const loan = (amount: string, months: number) => `${amount} over ${months} months`
export const price = (emi: string, apr: string) => `EMI ${emi}, APR ${apr}`
export const complainedOn = (day: string, number: string) =>
  `They received my complaint on ${day}${number === '' ? '' : ` (number ${number})`}.`
export const noReply = (day: string) => `I had no answer by ${day}.`
export const badReply = (day: string) => `Their last message, of ${day}, did not settle it.`
export const wish = (text: string) => `I ask for this: ${text}`
export const tellWish = 'I ask for this: [what should be done]'
export const answerInWriting = 'Please give me a complaint number, and answer in writing.'
export const orElse = (days: number, body: string) =>
  `If I have no answer within ${days} days, or one that does not settle it, I can go to ${body}:`
export const bodyNames = {
  ombudsman: 'the RBI Ombudsman',
  cepc: 'the Consumer Education and Protection Cell of the Reserve Bank of India',
  nhb: 'the National Housing Bank',
  board: 'the Data Protection Board of India',
}
export const ruleWords = (quote: string) => `“${quote}”`
export const delay = (rupeesADay: number, days: number) =>
  `For each day beyond ${days} days, RBI’s framework of 26 October 2023 gives me ₹${rupeesADay}.`
export const inTime = 'I complain in time and after giving them their time to answer:'
export const ruleSource = (clause: string, title: string) => `(Clause ${clause}, ${title})`
export const declaration =
  'The same grievance is not before your office, a court, a tribunal or an arbitrator, nor has it been decided there.'
export const enclosures = 'Enclosed:'
export const papers = {
  statement: 'Statement of the loan account, and the Key Facts Statement',
  firstComplaint: 'My complaint to them, with the proof of its receipt',
  reply: 'Their answer',
  shown: 'The offer as Tulna showed it, from the link above',
  report: 'The credit report, with the mistake marked',
  identity: 'Proof of my name and address',
}
export const farewell = 'Yours faithfully,'
export const signature = '[Your name, address and mobile number]'
