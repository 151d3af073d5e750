// One export per section of the Privacy Policy. The English is what borrowers consent to: see docs/content.md.
export const inShort = (company: string) => ({
  title: 'In short',
  body: [
    [
      'We ask only for what a comparison needs, and say why: below, and beside your PAN and Aadhaar number.',
      'We never store your full Aadhaar number. We keep its last four digits.',
      'We do not sell your details, and we give them to no lender.',
      'We store your details in India. Google, which sends the one-time code, may process your mobile number elsewhere.',
      'You can see, download, correct, withdraw and erase what we hold at My Tulna, with buttons and free of charge.',
    ],
    `${company} decides how and why your details are used and is the “data fiduciary” under the Digital Personal Data Protection Act, 2023. The notice that the Act requires before you consent is at tulna.in/notice; this page says the same in full.`,
  ],
})
export const whatWeCollect = {
  title: 'What we collect, and why',
  body: [
    [
      'Mobile number: to register you, to send the one-time code, to contact you about your loan request, and to keep others out of your account.',
      'Name and gender: to know whom the loan request is from.',
      'Date of birth: to check that you are an adult, to find offers for your age, and to keep others out of your account.',
      'Profession and monthly income: because lenders decide by them.',
      'PAN: because lenders use it to check your credit history. Only you and our administrators can see it.',
      'Last four digits of your Aadhaar number: so that you can recognise it. We check all twelve digits when you submit them and then discard them.',
      'Loan type, purpose, amount and tenure: to compare offers for exactly that loan.',
      'The offers where you pressed “Apply Now”, and what you were shown then: so that you and we can look it up later.',
      'How often “Apply Now” is pressed on each offer, with the day, the language, the loan type and the offer’s place in the list: to know which offers help. Nothing in it says who pressed.',
      'What lenders tell us about such a press under its number: that an application came in, was approved or was refused and which of six reasons, or that a loan was paid out, how much and whether it was given back. It is how we get paid. It has no name or mobile number, and we don’t know whose loan it was.',
      'Your answer to “Did you apply?”, if you give one: as a note for yourself. Only you can see it.',
      'The consents you gave and withdrew, with their time, the version and the language of the text: as proof of them.',
      'When an administrator opened your details, without their name: so that you can see it.',
      'A nominee’s name and contact, if you name one: so that this person can use your rights.',
      'Complaints that you send us, with the number to call back: to answer them. For two days also a code made from your IP address, so that nobody can send very many.',
      'Technical records, such as the time of a request and an error code: to keep the service running and to detect attacks. They contain no name, number, PAN or code.',
      'From one visit in ten, how fast a page appeared and reacted, with the page and its language: to make the site faster. Nothing in it says who you are, and we measure nothing if your browser asks not to be tracked or to save data.',
      'How many visits get to each step, from the comparison to the offers, with the day, the language, the loan type and the minutes it took: to see where people get stuck. Nothing in it says who you are. Nobody is shown a number below 20, and we count none of your steps if your browser asks not to be tracked.',
      'When somebody who runs Tulna reads or changes the database without our programs, or a file that an administrator exported is read, a record of it, which may name a mobile number or a PAN: to detect misuse.',
      'Requests that our firewall stops or checks: their time, page and headers, and your IP address, to fend off attacks.',
    ],
    'We do not read your contacts, messages, photos, call log, location, camera or microphone. We use no advertising trackers.',
  ],
}
export const legalBasis = {
  title: 'Our legal basis',
  body: [
    'Your consent, which you give by ticking the boxes before a code is sent, for the purposes above and no others. Where a law requires it, for instance to answer a court or the Reserve Bank of India, we also use your details for that.',
    'You may withdraw your consent at any time with one button at My Tulna. If you withdraw your consent to be contacted, our administrators see “Do not contact” beside your name, and you keep your account. If you withdraw your consent to the terms, your account closes. Withdrawing does not undo what was done before.',
  ],
}
export const whoReceives = {
  title: 'Who receives it',
  body: [
    [
      'Lenders: nothing about you from us. When you press “Apply Now” you go to the lender’s own site and give it what you choose. The link of some lenders carries a number then, new and random for each press, so that the lender can tell us what became of it. We don’t keep whose press it was. The box beside the button leaves the number out.',
      'Google’s Firebase: your mobile number, to send and check the one-time code. Before it sends one, Google’s reCAPTCHA examines your browser and how it is used, to keep bots out. Google may process this outside India.',
      'Amazon Web Services: stores and processes your details on our instructions, in its Mumbai region. It keeps the firewall’s records in the United States.',
      'Authorities and courts: what the law requires us to give, and no more.',
    ],
    'Shops that you open from Tulna, and the search engine that gets what you type into the shop’s search box, are not ours, even inside the embedded view. They set their own cookies and have their own policies.',
  ],
}
export const howLong = {
  title: 'For how long',
  body: [
    [
      'Your details, your consents and the offers you applied for: while you use Tulna. If you don’t sign in for three years, we erase your account within the following month.',
      'After you close your account: one year, locked away where none of our programs can read it. Then all of it is deleted, your consents and the record of who saw your details included.',
      'The record of who saw your details: one year.',
      'A record that your account was closed or erased, and of who opened your details, without your name or number: two years, as proof.',
      'Complaints: one year after they are closed, even if your account is erased before. Your account keeps their reference numbers.',
      'Presses of “Apply Now”, without a trace of who pressed: 15 months. What lenders tell us about them: 15 months from when they do.',
      'How many visits got to each step: 15 months.',
      'Backups of the database, used to undo mistakes: 35 days.',
      'Technical records, records of the firewall, and of direct access to the database: 180 days.',
      'Files that administrators export: at most two days.',
    ],
  ],
}
export const inYourBrowser = {
  title: 'What is kept in your browser',
  body: [
    'The site stores on your own device what it needs to work: that you are signed in, your mobile number, and what you have filled in so far, so that you need not start again. It never stores your Aadhaar number there, or a code sent by SMS. The pages and the list of offers are kept too, so that you can read them without a network, and so are the language you choose and whether lenders’ links carry a number. The loans that you type in under “My loans” are kept there only; they stay until you remove them, and we ask when you log out. If you ask to be told when a loan gets cheaper, its amount, tenure, type and lowest cost are kept there only too, until you stop it. On the comparison that needs no sign-in, what you type about yourself stays in that tab. The tab also remembers, until you close it or log out, which steps of your visit were counted. If you then sign in, your pay, other EMIs and profession move to your form on this device. Your pay and profession are sent only when you press Next in that form, and your other EMIs never. Logging out removes your session and your details, but not what you chose about language and numbers, nor those loans unless you say so. When so many people are here that some must wait, a cookie says for twelve hours that you were let in. There are no cookies for advertising or analytics.',
  ],
}
export const protection = {
  title: 'How it is protected',
  body: [
    'Your details are encrypted in transit and at rest. Only administrators who sign in can see them, and we record when one opens somebody’s details or exports a list. You can see this at My Tulna. Each part of our software can reach only the data that it needs.',
    'If your details are ever exposed, we will tell you and the Data Protection Board of India without delay: what happened, what it can mean for you, what we have done and what you can do.',
  ],
}
/** @param boardOpens the first day on which the Data Protection Board takes complaints */
export const yourRights = (email: string, boardOpens: string) => ({
  title: 'Your rights',
  body: [
    [
      'See: everything we hold about you, why, and who has seen it. You can download it. Complaints that you sent without signing in are not there, because nothing proves that they are yours.',
      'Correct, complete and update: yourself, in the loan journey; your mobile number at My Tulna or, if you can’t sign in any more, through us.',
      'Erase: close your account. At once you are signed out everywhere, and your details are in no list, search, export or statistics. What the law makes us keep is locked away, and then deleted.',
      'Withdraw consent, in full or for one purpose, and download a signed receipt for each.',
      'Nominate somebody who may use these rights if you die or cannot act for yourself.',
      `Complain, to us and then to the Data Protection Board of India, which takes complaints from ${boardOpens}.`,
    ],
    `All of this except complaining is at My Tulna, in the menu after you sign in. You can also write to ${email} from any address and give the mobile number you registered. We check that the number is yours, and act within 15 days.`,
  ],
})
export const children = {
  title: 'Children',
  body: [
    'Tulna is for adults. We do not knowingly keep details of anybody under 18, and we erase them when we learn of them.',
  ],
}
/** @param tollFree the telephone number of the help line; @param boardOpens as above */
export const grievanceOfficer = (
  company: string,
  address: string,
  tollFree: string,
  days: number,
  boardOpens: string,
) => ({
  title: 'Grievance Officer',
  body: [
    `The Grievance Officer, ${company}, ${address}. Name, e-mail address and telephone number are at tulna.in/grievance; toll-free ${tollFree}. The Grievance Officer also answers questions about how we process your personal data.`,
    `You get a reference number at once and an answer within ${days} days. If you get no answer, or are not satisfied with it, you may complain to the Data Protection Board of India from ${boardOpens}, the first day on which it takes complaints.`,
  ],
})
export const changes = {
  title: 'Changes',
  body: [
    'If we want to use your details for something new, we ask first. When this text changes, we update its date; we send you older versions on request.',
  ],
}
