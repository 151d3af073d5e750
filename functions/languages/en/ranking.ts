export const howWeRank = 'How we rank'
/** @param day an element or text */
export const inUseSince = <T>(version: string, day: T) => [`Rule ${version}, in use since `, day]

// In short
/** A rule, and the few words that it opens with. */
interface Led {
  lead: string
  text: string
}

interface RulePart {
  title: string
  /** Each in short paragraphs. */
  rules: { lead: string; texts: string[] }[]
}

export const inShort: Led[] = [
  {
    lead: 'Cheapest month first.',
    text: 'The loan that costs you least a month comes first, with its fees spread over all months.',
  },
  {
    lead: 'At a certain rate.',
    text: 'Where a lender quotes a range of rates, we count with what is certain: what people really got or, if nobody says, the highest rate.',
  },
  {
    lead: 'Nobody pays for it.',
    text: 'No lender can pay for a place: the ranking cannot see who pays us.',
  },
]
/** @param loan such as `₹2,00,000 over 24 months` */
export const example = (loan: string) => `An example: ${loan}`
export const offerA = 'Offer A'
export const offerB = 'Offer B'
export const places = ['1st', '2nd']
export const aMonth = 'a month, fees included'
/** @param feePercent of the loan, 0 if there is none */
export const terms = (rate: string, feePercent: number) =>
  feePercent === 0 ? `${rate} a year, no fee` : `${rate} a year, ${feePercent}% fee`
/** @param fees what they come to a month; `undefined` if there are none */
export const monthOf = (emi: string, fees: string | undefined) =>
  fees === undefined ? `EMI ${emi}` : `EMI ${emi} + fees ${fees}`
export const onTheBeam = 'What each loan costs in all:'
export const interest = 'Interest'
export const fees = 'Fees'
/** @param fee with GST */
export const whyFirst = (fee: string, more: string) =>
  `Offer B has the lower rate. But its fee, ${fee} with GST, makes each month ${more} dearer, so Offer A stands first.`

// In full
export const inFull = 'The whole rule, and how to check it'
export const completeRule = 'The complete rule'
export const intro =
  'We sort offers by what they cost you, cheapest first. This is the complete rule. If we change it, we publish a new version here.'
/**
 * The complete ranking rule. It must say what `rankOffers` does.
 *
 * @param percent of the monthly income
 */
export const ruleParts = (percent: number): RulePart[] => [
  {
    title: 'Which group an offer is in',
    rules: [
      {
        lead: 'Five groups',
        texts: [
          'Every lender is shown, in one of five groups: offers that fit your request, offers that are a stretch, offers whose lender hasn’t said which loan types they are for, offers that don’t match, and offers we can’t rank.',
        ],
      },
      {
        lead: 'What fits',
        texts: [
          'An offer fits if it is for your loan type, covers your amount and tenure, and you meet the lender’s rules on income, profession and age.',
          'What you haven’t told us never counts against an offer.',
        ],
      },
      {
        lead: 'What is a stretch',
        texts: [
          `An offer is a stretch if it would fit, but its EMI and the other EMIs you pay together take more than ${percent}% of your monthly income.`,
          `If a longer tenure from the same lender would bring it to ${percent}% or less, the offer names the nearest one. With an income of ₹0, no offer fits.`,
          'If we don’t know your income, we don’t check this.',
        ],
      },
      {
        lead: 'Loan types not stated',
        texts: [
          'If you chose a loan type and a lender hasn’t said which types its offer is for, the offer is in a group of its own after those, even if everything else matches.',
        ],
      },
      {
        lead: 'What doesn’t match',
        texts: [
          'Offers that don’t match come next, priced at the closest amount and tenure the lender offers.',
          'Each says why it doesn’t match and, if a change to your request would help, which one.',
        ],
      },
    ],
  },
  {
    title: 'The order, and the rate that counts',
    rules: [
      {
        lead: 'The order in a group',
        texts: [
          'Within each group of offers for the loan you asked for, the one that costs least a month at the certain rate comes first: the EMI, and the fees spread over all months.',
          'If the instalments start later, all that is paid is spread over the months that you asked for. Then the lowest APR; then the lender’s name from A to Z.',
          'Offers that don’t match are priced for different loans, so there the lowest APR comes first, then the lowest cost a month.',
          'We compare the cost to the paisa and the APR to two decimals. You can choose another order, such as the lowest starting APR.',
        ],
      },
      {
        lead: 'The certain rate',
        texts: [
          'It is the average that people really got last quarter, where the lender publishes it: the Reserve Bank of India asks banks to (RBI/2014-15/422).',
          'It counts for two quarters, and never below the lowest or above the highest rate that the lender quotes now.',
          'Where two lenders give a loan together and state the one blended rate of the whole loan, that rate counts in the same way; with both an average and a blended rate, the lower one.',
        ],
      },
      {
        lead: 'Without an average',
        texts: [
          'Where the lender publishes no average, the highest rate that it quotes is the certain one, or the only one.',
          'If it names no upper limit, the offer counts at the highest rate that we found published for its kind of loan. The list is below.',
          'A rate above that one counts as that one in the order, and is shown as it is. So a lender that says more never loses a place.',
        ],
      },
      {
        lead: 'Rates by group',
        texts: [
          'Where a lender has different rates by credit score, employment or income, those that may be yours count.',
          'If it names none for some borrowers like you, the offer counts as one without an upper limit.',
        ],
      },
    ],
  },
  {
    title: 'What else counts, and what doesn’t',
    rules: [
      {
        lead: 'The APR',
        texts: [
          'We work out the APR as in the Reserve Bank of India’s Key Facts Statement: from the certain rate and the highest fee that the lender quotes, with 18% GST on the fee.',
          'If it doesn’t say how high its fee can be, we can’t rank the offer.',
        ],
      },
      {
        lead: 'What we can’t rank',
        texts: [
          'Offers we can’t rank, because no one cost a month follows from their terms, come last, by the lender’s name, and say why.',
        ],
      },
      {
        lead: 'Badge and payments',
        texts: [
          'The “Recommended” badge and payments from lenders don’t count: the ranking cannot see them.',
        ],
      },
    ],
  },
]

export const ratesWithoutLimit = 'When a lender names no upper limit'
export const ratesWithoutLimitLead = 'At which rate an offer “from 9.99%” counts, for each kind of loan.'
export const aboutCeilings =
  'An offer “from 9.99%” doesn’t say what you would pay. Unless the lender publishes what people got, it counts at the highest rate that we found a lender publish for that kind of loan. No law sets these rates, and they are single lenders’ figures, not averages. An offer for several kinds counts at the highest of theirs; an offer that names no kind, at the highest of all.'
export const kind = 'Kind of loan'
export const countsAt = 'Counts at'
export const publishedBy = 'Published by'
/** What each source is; the lists have no date where none is given. */
export const ceilingSources = {
  'Personal Loan': 'InCred, for loans through its partners',
  'Business Loan': 'Mahindra Finance, for unsecured loans to small businesses',
  'Education Loan': 'Avanse, as listed by Collegedunia',
  'Auto Loan': 'Mahindra Finance, for used vehicles and three-wheelers',
  'Home Loan': 'IIFL Home Finance: its highest rate from October to December 2023',
  'Loan Against Property':
    'IIFL Home Finance: its highest rate from October to December 2023 for loans other than home loans',
  'Gold Loan': 'Manappuram Finance, in its list of schemes',
  'Credit Card': 'RBL Bank, YES Bank and IDFC FIRST Bank, as listed by Paisabazaar for 2025',
}
export const whenChecked = 'We read these pages in November 2026. Most of them have no date.'

export const whyThisShare = 'Why half of your income'
export const whyThisShareLead = 'When we call an EMI a stretch, and why there.'
export const shareOfIncome = (percent: number) =>
  `Lenders look at how much of your income goes to EMIs, the fixed-obligation-to-income ratio. No law sets a limit for the loans we compare, and lenders seldom publish theirs; 40% to 60% is commonly reported. The Reserve Bank of India sets 50% for microfinance loans (Directions of 2022, RBI/DOR/2021-22/89). We use ${percent}% for every loan. It says what an EMI leaves you to live on, not whether a lender will approve you. Other EMIs that you enter stay on your device.`

export const howLendersPay = 'How lenders pay us'
export const howLendersPayLead = 'Who pays us, and where people pressed “Apply Now”.'
/** How lenders pay Tulna. Must match the agreements with lenders. */
export const lenderPayments = [
  'Lenders pay Tulna a commission when they give a loan to someone who came through Tulna. It does not make your loan cost more: you get the lender’s own terms.',
  'Not every lender on Tulna pays us. We show, rank and link to all of them in the same way.',
  'No lender can pay to be listed, to rank higher, to be left out of a comparison or to get the “Recommended” badge.',
]

export const whoPays = 'Which lenders pay us'
export const nobodyPays = (day: string) => `On ${day}, no lender pays us.`
export const payersOn = (day: string) => `On ${day}, these lenders pay us:`
export const payingSince = <T>(lender: T, day: string) => [lender, `, since ${day}`]
export const noReport = 'We write this list once a day. There is none here yet.'
export const reportNotLoaded = 'The list could not be loaded'
export const whereTheyPressed = 'Where people pressed “Apply Now”'
export const aboutPlaces =
  'Each quarter, by place in the list: how many presses led to lenders that paid us on that day, and how many to the others. Nobody is counted as a person.'
export const noQuarter = 'The first quarter isn’t over yet.'
/** @param from the first day of three months */
export const quarter = (from: string) => `Three months from ${from}`
export const place = 'Place'
export const outsideList = 'Outside the list'
export const payingLenders = 'Lenders that pay'
export const otherLenders = 'Others'

export const howWeWorkOut = 'How we work out the figures'
export const howWeWorkOutLead = 'EMI, APR and fees, beside the Reserve Bank’s own examples.'
export const emiAndApr = (gstPercent: number) =>
  `The EMI is the equal monthly instalment on a reducing balance. The APR is the loan’s total yearly cost as one rate: it counts the interest, the processing fee and ${gstPercent}% GST on the fee. It shows the true cost of a low rate with a high fee. Every offer that we can price has a month-by-month breakdown that you can download.`
export const checkedByExamples =
  'We check our calculations against the Reserve Bank of India’s published examples. Its figures and ours are side by side below.'
export const approvalAndRate =
  'We don’t show approval chances; only the lender knows. The rate you are offered may be lower than the one we rank by, or higher if the lender names no upper limit; check the lender’s Key Facts Statement.'

// The Reserve Bank's examples, each with its loan
export const statementExample = 'Key Facts Statement, circular RBI/2024-25/18'
export const statementLoan = '₹20,000 at 15% over 24 months, with charges of ₹400'
export const questionsExample = 'FAQs on EMI-based loans'
export const questionsLoan = '₹10,00,000 at 15% over 120 months, with no charges'
export const tulna = 'Tulna'
export const reserveBank = 'RBI'
export const emi = 'EMI'
export const apr = 'APR'
export const firstPrincipal = 'Principal in the first EMI'

export const compareLoans = 'Compare loans'

export const checkUs = 'Check us'
export const checkUsLead = 'The public key, a past day in your browser, and a script.'
export const aboutChecks =
  'After each day we publish, signed, how offers were ranked at its end. If we changed that afterwards, whoever kept the day’s file, or a later one, could tell. Your browser can rank a past day again.'
export const publicKey = 'The public key of these signatures (Ed25519). Note it, to compare it later:'
export const noKey = 'No day was published yet, so there is no public key.'
export const keyNotLoaded = 'The public key could not be loaded'
export const rankedOn = (day: string) => `How we ranked on ${day}`
/** @param command an element or text */
export const withoutUs = <T>(command: T) => ['Without our site’s code, on a computer with Node: ', command]
export const downloadScript = 'Download check-day.mjs'
