import type { LegalSection } from './legal.ts'
import { site } from './site.ts'

const { company, grievanceOfficer, address, phone } = site

export const privacy: readonly LegalSection[] = [
  {
    id: 'in-short',
    title: 'In short',
    body: [
      [
        'We ask only for what a comparison needs, and say why: below, and beside your PAN and Aadhaar number.',
        'We never store your full Aadhaar number. We keep its last four digits.',
        'We do not sell your details, and we give them to no lender.',
        'We store your details in India. Google, which sends the one-time code, may process your mobile number elsewhere.',
        'You can see, correct, withdraw and erase what we hold, free of charge.',
      ],
      `${company} decides how and why your details are used and is the “data fiduciary” under the Digital Personal Data Protection Act, 2023. This page is also the notice that the Act requires.`,
    ],
  },
  {
    id: 'what-we-collect',
    title: 'What we collect, and why',
    body: [
      [
        'Mobile number: to register you, to send the one-time code, to contact you about your loan request, and to keep others out of your account.',
        'Name, gender and date of birth: to check that you are an adult and to find offers meant for you.',
        'Profession and monthly income: because lenders decide by them.',
        'PAN: because lenders use it to check your credit history. Only you and our administrators can see it.',
        'Last four digits of your Aadhaar number: so that you can recognise it. We check all twelve digits when you submit them and then discard them.',
        'Loan type, purpose, amount and tenure: to compare offers for exactly that loan.',
        'The offers where you pressed “Apply Now”, and what you were shown then: so that you and we can look it up later.',
        'The consents you gave, with their time and the version of the text: as proof of them.',
        'Technical records, such as the time of a request and an error code: to keep the service running and to detect attacks. They contain no name, number, PAN or code.',
      ],
      'We do not read your contacts, messages, photos, call log, location, camera or microphone. We use no advertising trackers.',
    ],
  },
  {
    id: 'legal-ground',
    title: 'Our legal basis',
    body: [
      'Your consent, which you give by ticking the boxes before a code is sent, for the purposes above and no others. Where a law requires it, for instance to answer a court or the Reserve Bank of India, we also use your details for that.',
      'You may withdraw your consent at any time: write to us or call. Withdrawing does not undo what was done before, and we can then no longer show you offers.',
    ],
  },
  {
    id: 'who-receives',
    title: 'Who receives it',
    body: [
      [
        'Lenders: nothing from us. When you press “Apply Now” you go to the lender’s own site and give it what you choose.',
        'Google’s Firebase: your mobile number, to send and check the one-time code. Before it sends one, Google’s reCAPTCHA examines your browser and how it is used, to keep bots out. Google may process this outside India.',
        'Amazon Web Services: stores and processes your details on our instructions, in its Mumbai region.',
        'Authorities and courts: what the law requires us to give, and no more.',
      ],
      'Shops that you open from Tulna, and the search engine that gets what you type into the shop’s search box, are not ours, even inside the embedded view. They set their own cookies and have their own policies.',
    ],
  },
  {
    id: 'how-long',
    title: 'For how long',
    body: [
      [
        'Your details, your consents and the offers you applied for: while you use Tulna. If you don’t sign in for three years, we erase your account within the following month.',
        'A record that you were erased, without your name or number: two years, as proof.',
        'Backups of the database, used to undo mistakes: 35 days.',
        'Technical records: three months.',
        'Files that administrators export: at most two days.',
      ],
    ],
  },
  {
    id: 'in-your-browser',
    title: 'What is kept in your browser',
    body: [
      'The site stores on your own device what it needs to work: that you are signed in, your mobile number, and what you have filled in so far, so that you need not start again. It never stores your Aadhaar number there, or a code sent by SMS. Logging out removes your session and your details. There are no cookies for advertising or analytics.',
    ],
  },
  {
    id: 'protection',
    title: 'How it is protected',
    body: [
      'Your details are encrypted in transit and at rest. Only administrators who sign in can see them, and we record when one opens somebody’s details or exports a list. Each part of our software can reach only the data that it needs.',
      'If your details are ever exposed, we will tell you and the Data Protection Board of India without delay: what happened, what it can mean for you, what we have done and what you can do.',
    ],
  },
  {
    id: 'your-rights',
    title: 'Your rights',
    body: [
      [
        'See: a summary of what you told us about yourself, what we do with it, and who received it.',
        'Correct, complete and update: most of it yourself, in the loan journey; the rest through us.',
        'Erase: we delete everything we hold about you, consents included, unless a law requires us to keep it, and we tell you if it does.',
        'Withdraw consent, in full or for one purpose.',
        'Nominate somebody who may use these rights if you die or cannot act for yourself.',
        'Complain, to us and then to the Data Protection Board of India.',
      ],
      `Write to ${grievanceOfficer.email} from any address and give the mobile number you registered. We send a code to that number to check that it is you, and act within 15 days.`,
    ],
  },
  {
    id: 'children',
    title: 'Children',
    body: [
      'Tulna is for adults. We do not knowingly keep details of anybody under 18, and we erase them when we learn of them.',
    ],
  },
  {
    id: 'grievance-officer',
    title: 'Grievance Officer',
    body: [
      `${grievanceOfficer.name}, ${company}, ${address.join(', ')}. E-mail ${grievanceOfficer.email}, telephone ${grievanceOfficer.phone.shown} (${grievanceOfficer.hours}), toll-free ${phone.shown}. The Grievance Officer also answers questions about how we process your personal data.`,
      'We acknowledge within 24 hours and reply within 15 days. If you get no reply, or are not satisfied with it, you may complain to the Data Protection Board of India.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes',
    body: [
      'If we want to use your details for something new, we ask first. When this text changes, we update its date; we send you older versions on request.',
    ],
  },
]
