/**
 * Who takes which complaint about a loan, until when, and what makes a body refuse it. One file, with its sources, so that
 * `/tools/complain`, `/grievance` and the terms say the same.
 *
 * The clauses with a `quote` are in the words of the scheme. The others we know from published summaries of the scheme: they
 * are in our words, and the page says so. Compare all of them with `sources.scheme` before the date in `checkedOn` is changed.
 */
export const checkedOn = '2026-11-28'

/** The documents that the rules come from. Their titles are names, so they stay in English. */
export const sources = {
  scheme: {
    title: 'Reserve Bank – Integrated Ombudsman Scheme, 2026',
    url: 'https://rbidocs.rbi.org.in/rdocs/content/pdfs/SCHEME16012026_A.pdf',
    /** Complaints that RBI received before are decided by the scheme of 2021. */
    inForceFrom: '2026-07-01',
  },
  housing: {
    title: 'National Housing Bank, GRIDS: matters that are not complaints',
    url: 'https://grids.nhbonline.org.in',
  },
  bureaus: {
    title: 'RBI, compensation for delayed correction of credit information, 26 October 2023',
    url: 'https://www.rbi.org.in',
  },
  data: {
    title: 'Digital Personal Data Protection Act, 2023, sections 13 and 27, and Rules, 2025, rule 14',
    url: 'https://www.meity.gov.in',
  },
  fraud: { title: 'National Cyber Crime Reporting Portal', url: 'https://cybercrime.gov.in' },
  consumer: {
    title: 'Consumer Protection Act, 2019, section 69',
    url: 'https://www.indiacode.nic.in',
  },
} as const

/** Where a complaint can go, and how it is reached. */
export const bodies = {
  lender: {},
  bureau: {},
  ombudsman: { site: 'https://cms.rbi.org.in', phone: '14448' },
  cepc: { site: 'https://cms.rbi.org.in', phone: '14448' },
  nhb: { site: 'https://grids.nhbonline.org.in' },
  cyber: { site: 'https://cybercrime.gov.in', phone: '1930' },
  board: {},
  tulna: {},
  consumer: { phone: '1915' },
  /** IRDAI for insurance, SEBI for securities. */
  otherRegulator: {},
} as const satisfies Record<string, { site?: string; phone?: string }>
export type Body = keyof typeof bodies

/** Whom a complaint can be about, and the body above them; `undefined` if none of those that take complaints here. */
export const bodiesAbove = {
  bank: 'ombudsman',
  /** A non-scheduled urban co-operative bank with deposits below ₹50 crore (clause 1(3)(a)). */
  smallBank: 'cepc',
  nbfc: 'ombudsman',
  /** An NBFC that takes no deposits, with assets below ₹100 crore or without dealings with customers (clause 1(3)(b)). */
  smallNbfc: 'cepc',
  housing: 'nhb',
  bureau: 'ombudsman',
  /** Nobody whom RBI has registered: an app or a person that took money. */
  unregistered: undefined,
  tulna: undefined,
} as const satisfies Record<string, Body | undefined>
export type Against = keyof typeof bodiesAbove

/** Days, or months, from one date to another. Days are counted without the first: 30 days after 1 August is 31 August. */
export const times = {
  /** Clauses 10(1)(f) and (g). A longer wait than `wait` holds if RBI, NPCI or a card network has set one. */
  ombudsman: { waitDays: 30, windowDays: 90 },
  /** We have found no published last day for these cells. */
  cepc: { waitDays: 30 },
  /** A year from the reply; a year and a month from the complaint if there is none. */
  nhb: { waitMonths: 1, windowMonths: 12 },
  /** Rule 14: whoever holds the data answers within 90 days at most. The Board takes complaints from the day on which section 27 is in force. */
  board: { waitDays: 90, opensOn: '2027-05-14' },
  /** From then on, ₹100 a day from whoever caused the delay. */
  bureau: { waitDays: 30, rupeesADay: 100 },
  /** The usual period of the Limitation Act, 1963, for money, from when it happened. */
  limitationYears: 3,
  /** A consumer commission, from when it happened. */
  consumerYears: 2,
} as const

interface Clause {
  clause: string
  /** The words of the source. */
  quote?: string
}

/**
 * What makes a body refuse a complaint. `mend` can be put right before sending; `date` follows from the dates; with `stop`,
 * this body does not take it.
 */
interface Ground {
  kind: 'mend' | 'date' | 'stop'
  ombudsman?: Clause
  nhb?: Clause
}

export const grounds = {
  copyOnly: {
    kind: 'mend',
    ombudsman: {
      clause: '10(1)(a)',
      quote:
        'the complaint is addressed to the RBI Ombudsman directly. However, it does not include a communication in which the Reserve Bank is merely endorsed/marked in copy (whether by e-mail or in physical form)',
    },
    nhb: { clause: '7' },
  },
  advocate: {
    kind: 'mend',
    ombudsman: {
      clause: '10(1)(b)',
      quote:
        'the complaint is lodged by the Complainant personally or through an authorised representative other than an advocate unless the advocate is the aggrieved person',
    },
    nhb: { clause: '5' },
  },
  incomplete: { kind: 'mend', ombudsman: { clause: '10(1)(c)' }, nhb: { clause: '1' } },
  abusive: { kind: 'mend', ombudsman: { clause: '10(1)(d)' }, nhb: { clause: '8' } },
  notComplained: {
    kind: 'date',
    ombudsman: {
      clause: '10(1)(e)',
      quote:
        'the Complainant had first made a complaint in writing or through any other mode to the Regulated Entity concerned, where proof of having made a complaint can be produced by the Complainant, before making a complaint under the Scheme',
    },
    nhb: { clause: '9' },
  },
  tooEarly: {
    kind: 'date',
    ombudsman: {
      clause: '10(1)(f)',
      quote:
        'has not received any reply within 30 days or within the time specified by the Reserve Bank, National Payments Corporation of India, or under Card Network guidelines, if any, whichever is higher after the Regulated Entity received the complaint',
    },
    nhb: { clause: '9' },
  },
  tooLate: {
    kind: 'date',
    ombudsman: {
      clause: '10(1)(g)',
      quote:
        'the complaint is made to the RBI Ombudsman within 90 days from the date on which the timeline specified in sub-clause (1)(f) expires or the date of the last communication from the concerned Regulated Entity, whichever is later',
    },
    nhb: {
      clause: '9',
      quote:
        'either after the lapse of one year from the date of receipt of reply from the HFC or after the lapse of one year and one month if no reply is sent by HFC from the date of complaint made to the HFC',
    },
  },
  pendingThere: { kind: 'stop', ombudsman: { clause: '10(1)(h)' }, nhb: { clause: '2' } },
  decidedThere: { kind: 'stop', ombudsman: { clause: '10(1)(i)' }, nhb: { clause: '2' } },
  courtPending: {
    kind: 'stop',
    ombudsman: {
      clause: '10(1)(j)',
      quote:
        'the complaint is not relating to the same grievance, which is already pending before any Court, Tribunal or Arbitrator or any other judicial or quasi-judicial forum',
    },
    nhb: { clause: '3' },
  },
  courtDecided: { kind: 'stop', ombudsman: { clause: '10(1)(k)' }, nhb: { clause: '3' } },
  /** For the Ombudsman, a criminal case or a police investigation is not the same grievance (clause 10(1), Explanation 1). */
  police: { kind: 'stop', nhb: { clause: '4' } },
  limitation: { kind: 'stop', ombudsman: { clause: '10(1)(l)' } },
  commercial: { kind: 'stop', ombudsman: { clause: '10(2)(a)' } },
  vendor: { kind: 'stop', ombudsman: { clause: '10(2)(b)' } },
  management: { kind: 'stop', ombudsman: { clause: '10(2)(c)' } },
  order: { kind: 'stop', ombudsman: { clause: '10(2)(d)' } },
  notRbi: { kind: 'stop', ombudsman: { clause: '10(2)(e)' } },
  betweenLenders: { kind: 'stop', ombudsman: { clause: '10(2)(f)' } },
  employment: { kind: 'stop', ombudsman: { clause: '10(2)(g)' } },
  /** Section 18 of the Credit Information Companies (Regulation) Act, 2005, has a remedy of its own. */
  section18: { kind: 'stop', ombudsman: { clause: '10(2)(h)' } },
  notCovered: { kind: 'stop', ombudsman: { clause: '10(2)(i)' } },
  phoneCalls: { kind: 'stop', nhb: { clause: '10' } },
} as const satisfies Record<string, Ground>
export type GroundName = keyof typeof grounds

/** What a complaint can be about. A matter with a ground is refused by the bodies whose list has it. */
export const matters = {
  charge: undefined,
  terms: undefined,
  recovery: undefined,
  papers: undefined,
  report: undefined,
  service: 'phoneCalls',
  fraud: undefined,
  data: undefined,
  refused: 'commercial',
  order: 'order',
  notRbi: 'notRbi',
  section18: 'section18',
  management: 'management',
  vendor: 'vendor',
  betweenLenders: 'betweenLenders',
  employment: 'employment',
} as const satisfies Record<string, GroundName | undefined>
export type Matter = keyof typeof matters
