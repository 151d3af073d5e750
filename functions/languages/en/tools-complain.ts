import type { Against, Body, GroundName, Matter } from '#redress/rules.ts'

export const title = 'A complaint that is accepted'
export const intro =
  'See who takes it, until when, and what would get it refused. The letter is ready to copy.'
export const yourAnswers = 'Your answers'

// The questions
export const against = 'Who is it about?'
export const againstOptions: Record<Against, string> = {
  bank: 'A bank',
  smallBank: 'A small urban co-operative bank (deposits below ₹50 crore)',
  nbfc: 'A finance company (NBFC)',
  smallNbfc: 'A small finance company (assets below ₹100 crore, no deposits)',
  housing: 'A housing finance company',
  bureau: 'A credit bureau',
  unregistered: 'An app or a person without a registered lender',
  tulna: 'Tulna',
}
export const againstHint = 'For a loan app, the bank or NBFC that the agreement names.'
export const name = 'Its name'
export const matter = 'What is it about?'
export const matterOptions: Record<Matter, string> = {
  charge: 'Interest, a fee or a charge',
  terms: 'The loan differs from what I was shown or signed',
  recovery: 'Threats or pressure to pay',
  papers: 'My papers or the no-dues letter',
  report: 'A mistake in my credit report',
  service: 'Calls or staff that can’t be reached',
  fraud: 'Money was taken by fraud',
  data: 'My personal data',
  refused: 'They refused a loan or a lower rate',
  order: 'They obeyed a court or an authority',
  notRbi: 'Insurance, shares or mutual funds',
  section18: 'A dispute under section 18 of the law on credit bureaus',
  management: 'How the company is run in general',
  vendor: 'A contract to supply them',
  betweenLenders: 'A dispute between two lenders',
  employment: 'My job with them',
}
export const complained = 'Have you complained to them?'
export const complainedOptions = {
  no: 'No',
  noProof: 'Yes, but I can’t prove it',
  yes: 'Yes, and I can prove it',
}
export const complainedOn = 'When did they receive it?'
export const reply = 'What did they answer?'
export const replyOptions = {
  none: 'Nothing',
  unsatisfied: 'They answered, and I’m not satisfied',
  settled: 'They put it right',
}
export const repliedOn = 'When was their last message about it?'
export const waitDays = 'Days that they have to answer'
export const waitDaysHint = '30, unless RBI, NPCI or a card network gives them longer.'
export const waitDaysUnread = 'Enter days from 30 to 180'
export const happenedOn = 'When did it happen? (if you know)'
export const filedBy = 'Who will send the complaint?'
export const filedByOptions = {
  self: 'I will',
  someone: 'Somebody I name in writing',
  advocate: 'An advocate for me',
}
export const addressed = 'How will it be sent?'
export const addressedOptions = {
  direct: 'To that body itself',
  copy: 'As a copy of a letter to the lender',
}
export const complete = 'Does it have your address, the facts with dates, papers, and what you want?'
export const completeOptions = { yes: 'Yes', no: 'Not yet' }
export const tone = 'Is it a real trouble, told without insults?'
export const toneOptions = { fair: 'Yes', harsh: 'No' }
export const before = 'Has that body had the same complaint before?'
export const beforeOptions = { no: 'No', pending: 'Yes, it is open', decided: 'Yes, it is decided' }
export const court = 'Is it before a court, a tribunal or an arbitrator?'
export const moreQuestions = 'More questions, if they apply'
export const courtOptions = {
  no: 'No',
  police: 'Only with the police or a criminal court',
  pending: 'Yes, it is open',
  decided: 'Yes, it is decided',
}

// Days that cannot be right
export const dayProblems = {
  missing: 'Enter the day',
  future: 'This day is still to come. Enter today or an earlier day.',
  beforeComplaint: 'This is before they had your complaint',
  afterComplaint: 'This is after they had your complaint',
}
export const correctDays = 'Enter or correct each marked day to see where your complaint goes.'

// Where it goes
export const bodies: Record<Body, string> = {
  lender: 'the lender itself',
  bureau: 'the credit bureau itself',
  ombudsman: 'RBI’s Ombudsman',
  cepc: 'RBI’s Consumer Education and Protection Cell',
  nhb: 'the National Housing Bank',
  cyber: 'the cyber crime helpline 1930',
  board: 'the Data Protection Board of India',
  tulna: 'us, at Tulna',
  consumer: 'a consumer commission (helpline 1915)',
  otherRegulator: 'IRDAI for insurance, SEBI for shares and funds',
}
/** By the verdict. */
export const headlines = {
  now: (body: string) => `Write to ${body} now`,
  mend: (body: string) => `Before you write to ${body}, put this right`,
  early: (body: string) => `Too early for ${body}`,
  late: (body: string) => `Too late for ${body}`,
  refused: (body: string) => `This would be refused by ${body}`,
  settled: () => 'It is settled: there is nothing left to complain about',
}
export const settledText =
  'If it happens again, or they don’t do what they promised, change the answer above.'
export const fraudText =
  'Call 1930 at once, at any hour: a quick report can stop the money on its way. Then report it at cybercrime.gov.in, tell your bank, and keep the number that you get.'
export const lenderText =
  'Send it in a way that proves the day: their portal or e-mail, or a letter with a stamped copy. Keep the complaint number.'
export const proofText =
  'Without proof it counts as not sent. Send it once more, and keep the number or the stamped copy.'
export const bureauText =
  'They have 30 days to correct a report. After that, whoever caused the delay owes you ₹100 a day.'
export const tulnaText = (days: number) =>
  `Use our complaints page: you get a number at once and an answer within ${days} days.`
export const ourPage = 'Go to our complaints page'
export const boardText =
  'First whoever holds your data answers, within 90 days at most. The Board takes complaints from the day on which that part of the law is in force.'
export const nextBody = (body: string) => `If that doesn’t settle it: ${body}.`
/** @param day such as `3 August 2026` */
export const openFrom = (day: string) => `It takes your complaint from ${day}.`
export const openUntil = (day: string) => `It takes your complaint until ${day}.`
export const noLastDay = 'We know of no last day for this cell. Don’t wait.'
export const laterMessage =
  'Has the lender written to you about it since? Then its last message counts: change the day above.'
export const overdue = (amount: string) => `For the delay so far you are owed ${amount}.`
export const onlineAt = 'Online'
export const byPhone = 'By phone'
export const alsoPossible = 'What else is possible'
export const alsoNote = 'A consumer commission takes a case for two years after it happened.'

// The days
export const days = 'The days that count'
export const ifToday = 'If they receive your complaint today:'
export const answerDue = 'Their answer is due by'
export const opens = (body: string) => `From this day: ${body}`
export const closes = (body: string) => `Last day: ${body}`
export const saveDays = 'Save the days to my calendar'
export const eventAnswer = 'Is there an answer to my complaint?'
export const eventOpens = (body: string) => `From today: complain to ${body}`
export const eventCloses = (body: string) => `Last day to complain to ${body}`

// Why it would be refused
export const whyRefused = 'Why it would be refused'
export const whyNotOmbudsman = 'Why not RBI’s Ombudsman'
export const whyRefusedLater = (body: string) => `Why ${body} would refuse it afterwards`
export const groundTexts: Record<GroundName, string> = {
  copyOnly: 'A letter of which the body only gets a copy is no complaint. Address it to that body.',
  advocate:
    'An advocate may not send it for you. Send it yourself, or name somebody else in writing. An advocate’s own complaint is fine.',
  incomplete: 'It lacks something that the form asks for. Complete it first.',
  abusive: 'Insults, threats or a made-up trouble get it refused. Keep to the facts.',
  notComplained: 'They must have your complaint first, and you must be able to prove it.',
  tooEarly: 'They still have time to answer.',
  tooLate: 'The time for this complaint is over.',
  pendingThere: 'The same complaint is open there already. Ask about it by its number.',
  decidedThere: 'They have decided the same complaint already.',
  courtPending: 'A court, a tribunal or an arbitrator has the same complaint.',
  courtDecided: 'A court, a tribunal or an arbitrator has decided the same complaint.',
  police: 'The police or a criminal court is looking into the same thing.',
  limitation:
    'You complained to them more than three years after it happened, the usual legal limit for money.',
  commercial: 'Whether and at what rate they lend is their own decision.',
  vendor: 'A contract to supply them is no service to a customer.',
  management: 'It must be about a service to you, not about how the company is run.',
  order: 'They did what a court or an authority ordered.',
  notRbi: 'RBI does not regulate this service. Another regulator does.',
  betweenLenders: 'A dispute between two lenders is for them to settle.',
  employment: 'A dispute about a job with them is not a customer’s complaint.',
  section18:
    'Section 18 of the Credit Information Companies (Regulation) Act, 2005, has its own way to settle this.',
  notCovered:
    'The Ombudsman’s scheme does not cover this kind of company. The body named above takes it instead.',
  phoneCalls: 'It does not take complaints about many calls or about staff that can’t be reached.',
}
/** @param clause such as `10(1)(g)`; @param source the name of the scheme */
export const clauseOf = (clause: string) => `Clause ${clause}`
export const itsWords = (quote: string) => `Its words: “${quote}”`
export const inOurWords = 'In our words.'

// The letter
export const yourName = 'Your name'
export const account = 'Loan account or application number'
export const reference = 'Number of your complaint to them'
export const sum = 'Amount in dispute'
export const sumHint = 'At 0 the letter names no amount.'
export const story = 'What happened, with days'
export const storyHint = 'Leave out your PAN, Aadhaar number and codes.'
export const wish = 'What you want'
export const letter = 'Your letter'
export const letterLanguage = 'Language of the letter'
export const letterLanguages = { en: 'English', hi: 'हिंदी' }
export const letterText = 'Change what you like'
export const letterKept =
  'What you write stays in this tab until you close it or log out. It is sent nowhere.'
export const copyLetter = 'Copy the letter'
export const shareLetter = 'Share the letter'
export const copied = 'Copied'
export const notCopied = 'Your browser did not let us copy. The letter is selected: copy it by hand.'

// How it is worked out
/** @param day such as `28 November 2026` */
export const noteChecked = (day: string) =>
  `Rules as of ${day}. They can change: the body’s own site counts. This is not legal advice.`
export const noteScheme =
  'RBI’s Integrated Ombudsman Scheme, 2026, holds for complaints since 1 July 2026. Clauses in quotation marks are in its words; the others we know from summaries and say in ours.'
export const noteDays =
  'Days are calendar days in India. The first day doesn’t count: 30 days after 1 August is 31 August.'
export const noteFree =
  'Every one of these bodies is free of charge and needs no advocate, except that a consumer commission asks a fee for larger sums.'
export const noteSources = 'Sources'
