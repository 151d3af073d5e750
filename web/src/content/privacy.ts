import type { LegalSection } from './legal.ts'
import { site } from './site.ts'

const { company, grievanceOfficer, address, phone } = site

export const privacy: readonly LegalSection[] = [
  {
    id: 'in-short',
    title: 'In short',
    body: [
      [
        'We ask for what a comparison needs, and say why: below, and beside your PAN and Aadhaar number.',
        'Your full Aadhaar number is never stored. We keep its last four digits.',
        'We do not sell your details, and no lender gets them from us.',
        'Your details are kept in India.',
        'You can see, correct, take back and erase what we hold, free of charge.',
      ],
      `${company} decides how and why your details are used and is the “data fiduciary” under the Digital Personal Data Protection Act, 2023. This page is also the notice that the Act asks for.`,
    ],
  },
  {
    id: 'what-we-collect',
    title: 'What we collect, and why',
    body: [
      [
        'Mobile number: to register you, to send the one-time code, and so that nobody else can open your account.',
        'Name, gender and date of birth: to know that you are of age and to find the offers meant for you.',
        'Profession and monthly income: because lenders lend by them.',
        'PAN: because lenders identify borrowers by it. It is shown only to you and to our administrators.',
        'Last four digits of your Aadhaar number: so that you can recognise it. The twelve digits are checked while your request is being answered and then forgotten.',
        'Loan type, purpose, amount and tenure: to compare offers for exactly that loan.',
        'The offers with which you pressed “Apply Now”, and what you were shown then: to be able to look at it again with you.',
        'The consents that you gave, with their time and the version of the text: to be able to prove them.',
        'Technical records, such as the time of a request and an error code: to keep the service running and to find attacks. They hold no name, number, PAN or code.',
      ],
      'We do not read your contacts, messages, photos, call log, location, camera or microphone. We use no advertising trackers.',
    ],
  },
  {
    id: 'legal-ground',
    title: 'On what ground',
    body: [
      'On your consent, which you give by ticking the boxes before a code is sent, for the purposes above and no others. Where a law obliges us, for instance to answer a court or the Reserve Bank of India, we also use your details for that.',
      'You may withdraw your consent at any time, as easily as you gave it: write to us or call. Withdrawing does not undo what was done before, and it means that we can no longer show you offers.',
    ],
  },
  {
    id: 'who-receives',
    title: 'Who receives it',
    body: [
      [
        'Lenders: nobody, by us. When you press “Apply Now” you go to the lender’s own site and give it what you choose.',
        'Google’s Firebase: your mobile number, to send and check the one-time code. Before it sends one, Google’s reCAPTCHA looks at your browser and how it is used, to keep robots out.',
        'Amazon Web Services: stores and computes for us, on our instructions, in its Mumbai region.',
        'Authorities and courts: what the law obliges us to give, and no more.',
      ],
      'Shops that you open from Tulna, and the search engine that the shop’s search box opens with what you typed, are not ours, also inside the embedded view. They set their own cookies and have their own policies.',
    ],
  },
  {
    id: 'how-long',
    title: 'For how long',
    body: [
      [
        'Your details, your consents, and the offers you applied with: while you use Tulna. Whoever has not signed in for three years is erased within the month after.',
        'That you were erased, without your name or number: two years, to be able to show it.',
        'Copies of the database, from which a mistake can be undone: 35 days.',
        'Technical records: three months.',
        'Files that administrators export: at most two days.',
      ],
    ],
  },
  {
    id: 'in-your-browser',
    title: 'What is kept in your browser',
    body: [
      'The site stores on your own device what it needs to work: that you are signed in, your mobile number, and the form as far as you have filled it in, so that you need not begin again. It never stores there your Aadhaar number or the code that a phone provider sends. Logging out removes your session and your details. There are no cookies for advertising or measurement.',
    ],
  },
  {
    id: 'protection',
    title: 'How it is protected',
    body: [
      'Everything travels and is stored encrypted. Only administrators who sign in to a guarded area can see borrowers’ details; when one opens somebody’s details or exports a list, that is recorded; and programs can reach only the data that they need.',
      'If your details are ever exposed, we tell you and the Data Protection Board of India without delay: what happened, what it can mean for you, what we have done and what you can do.',
    ],
  },
  {
    id: 'your-rights',
    title: 'Your rights',
    body: [
      [
        'See: a summary of what we hold, what we do with it, and who received it.',
        'Correct, complete and update: most of it yourself, in the loan journey; the rest through us.',
        'Erase: we delete everything that we hold of you, consents included, unless a law obliges us to keep it, and say so if it does.',
        'Withdraw consent, in whole or for one purpose.',
        'Nominate somebody who may use these rights if you die or cannot act for yourself.',
        'Complain, to us and then to the Data Protection Board of India.',
      ],
      `Write to ${grievanceOfficer.email} from any address and name the mobile number that you registered; we check by a code to that number that it is you. We act within 15 days.`,
    ],
  },
  {
    id: 'children',
    title: 'Children',
    body: [
      'Tulna is for adults. We do not knowingly keep details of anybody under 18, and erase them when we learn of them.',
    ],
  },
  {
    id: 'grievance-officer',
    title: 'Grievance Officer',
    body: [
      `${grievanceOfficer.name}, ${company}, ${address.join(', ')}. E-mail ${grievanceOfficer.email}, telephone ${grievanceOfficer.phone.shown} (${grievanceOfficer.hours}), toll-free ${phone.shown}. The same person answers questions about the processing of your personal data.`,
      'We acknowledge within 24 hours and answer within 15 days. If the answer does not satisfy you, or none came, you may complain to the Data Protection Board of India.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes',
    body: [
      'If we want to use your details for something new, we ask first. When this text changes it gets a new date, and older versions are sent on request.',
    ],
  },
]
