import type { Offer, OfferDocument } from '#contract/offer.ts'
import { isBadgeUntrue } from '#contract/recommendation.ts'
import { recommendedReasons } from '#contract/recommended-reasons.ts'
import type { Eligibility } from '#loans/eligibility.ts'
import type { RateBand } from '#loans/terms/parse-rate.ts'
import { sampleFacts } from './facts.ts'
import { sampleChanges } from './history.ts'

const identity = { title: 'Identity proof', examples: ['PAN card', 'Aadhaar card', 'Passport'] }
const address = {
  title: 'Address proof',
  examples: ['Aadhaar card', 'Electricity bill, last 2 months', 'Rent agreement'],
}
const salary = {
  title: 'Income proof',
  examples: ['Salary slips, last 3 months', 'Bank statement, last 6 months'],
}
const business = {
  title: 'Business proof',
  examples: ['ITRs, last 2 years', 'GST returns, last 12 months', 'Udyam registration'],
}
const property = {
  title: 'Property papers',
  examples: ['Sale deed', 'Property tax receipt', 'Approved plan'],
}
const gold = { title: 'Ornaments', examples: ['Gold of 18 carat or more, in your name'] }
const student = {
  title: 'Admission proof',
  examples: ['Admission letter', 'Fee schedule', 'Mark sheets, class 10 and 12'],
}
const vehicle = { title: 'Vehicle papers', examples: ['Proforma invoice', 'Insurance cover note'] }

type Terms = Pick<Offer, 'loanAmount' | 'interestRate' | 'processingFee' | 'tenure'>
type Lender = [
  name: string,
  description: string,
  ...terms: [string, string, string, string],
  OfferDocument[],
  Eligibility?,
]

/**
 * Invented lenders, so that no real bank is misquoted. Their sites are under the reserved domain `.example`. Their terms
 * use the many notations of real lenders.
 */
const lenders: Lender[] = [
  [
    'Neem Tree Finance',
    'Personal loans for salaried people, paid out in a day',
    '₹50,000 - ₹10 lakh',
    '10.5% - 24% p.a.',
    '2% of loan amount',
    '12-60 months',
    [identity, address, salary],
    {
      loanTypes: ['Personal Loan'],
      minMonthlyIncome: 25_000,
      professions: ['Salaried'],
      ageYears: { min: 21, max: 60 },
    },
  ],
  [
    'Banyan Capital',
    'Small personal loans with no paperwork at a branch',
    '₹5,000 - ₹2,00,000',
    '16% p.a. onwards',
    '₹499 + GST',
    '3-24 months',
    [identity, salary],
    { loanTypes: ['Personal Loan'], minMonthlyIncome: 12_000 },
  ],
  [
    'Saffron Small Finance',
    'Loans for first-time borrowers',
    'Up to ₹3 lakh',
    '18% - 28% p.a.',
    '2.5% of loan amount',
    '6 to 36 months',
    [identity, address, salary],
    { loanTypes: ['Personal Loan'], ageYears: { min: 21, max: 45 } },
  ],
  [
    'Konkan Credit',
    'Personal loan for any purpose',
    '₹25,000 - ₹8,00,000',
    '11.25% p.a. onwards',
    '1% of loan amount',
    '12-60 months',
    [identity, address, salary],
    { loanTypes: ['Personal Loan'], minMonthlyIncome: 20_000 },
  ],
  [
    'Deccan Money',
    'Quick funds for small needs',
    '₹5,000 to ₹1 lakh',
    '2% per month',
    '₹299',
    '3-12 months',
    [identity, salary],
    { loanTypes: ['Personal Loan'], minMonthlyIncome: 10_000, ageYears: { min: 18, max: 55 } },
  ],
  [
    'Ganga Valley Finance',
    'Loans for families in small towns',
    '₹10,000 - ₹5 lakh',
    '14% - 21% p.a.',
    '1.5% (min ₹500, max ₹5,000)',
    '6 months to 5 years',
    [identity, address, salary],
    { loanTypes: ['Personal Loan'] },
  ],
  [
    'Nilgiri Loans',
    'Low rates for a good credit history',
    '₹1 lakh - ₹10 lakh',
    '9.99% p.a. onwards',
    'Up to 3% of loan amount',
    '1 to 5 years',
    [identity, address, salary],
    { loanTypes: ['Personal Loan'], minMonthlyIncome: 60_000, ageYears: { min: 23, max: 58 } },
  ],
  [
    'Malabar Trust Lending',
    'Personal loan with no fee',
    '₹50,000 - ₹7.5 lakh',
    '13.5% p.a.',
    'Nil',
    '12-48 months',
    [identity, address, salary],
    { loanTypes: ['Personal Loan'], professions: ['Salaried', 'Self Employed - Professional'] },
  ],
  [
    'Kaveri Finserv',
    'Loans for medical emergencies',
    '₹10,000 - ₹4,00,000',
    '12% p.a. onwards',
    '1% of loan amount',
    '3-36 months',
    [identity, salary],
    { loanTypes: ['Personal Loan'], ageYears: { min: 21, max: 70 } },
  ],
  [
    'Aravalli Business Credit',
    'Working capital for shops and traders',
    '₹1,00,000 - ₹10,00,000',
    '15% - 26% p.a.',
    '2% + GST',
    '6-36 months',
    [identity, address, business],
    { loanTypes: ['Business Loan'], professions: ['Self Employed - Business'], minMonthlyIncome: 40_000 },
  ],
  [
    'Satpura Udyam Loans',
    'Business loan without collateral',
    'Up to ₹10 lakh',
    '16.5% p.a. onwards',
    '2% of loan amount (min ₹1,999)',
    '12 to 48 months',
    [identity, business],
    {
      loanTypes: ['Business Loan'],
      amount: { min: 50_000 },
      professions: ['Self Employed - Business', 'Self Employed - Professional'],
    },
  ],
  [
    'Vindhya Gold Loans',
    'Against gold, in thirty minutes',
    '₹5,000 - ₹10,00,000',
    '9% - 17% p.a.',
    '0.5% (max ₹1,500)',
    '3-24 months',
    [identity, gold],
    { loanTypes: ['Gold Loan'] },
  ],
  [
    'Swarna Lending',
    'Against gold, valued at your home',
    '₹10,000 to ₹5 lakh',
    '0.99% per month',
    'Zero',
    '6-12 months',
    [identity, gold],
    { loanTypes: ['Gold Loan'], ageYears: { min: 18, max: 75 } },
  ],
  [
    'Chilika Finance',
    'Loans for two-wheelers',
    '₹20,000 - ₹2.5 lakh',
    '11% - 19% p.a.',
    '₹1,180 inclusive of GST',
    '12-48 months',
    [identity, address, salary, vehicle],
    { loanTypes: ['Auto Loan'], minMonthlyIncome: 15_000 },
  ],
  [
    'Sundarban Auto Finance',
    'New and used cars',
    '₹1,00,000 - ₹10 lakh',
    '9.25% p.a. onwards',
    '₹3,500 + GST',
    '12 - 60 months',
    [identity, address, salary, vehicle],
    { loanTypes: ['Auto Loan'], minMonthlyIncome: 25_000, ageYears: { min: 21, max: 65 } },
  ],
  [
    'Thar Motor Credit',
    'Used-car loans with quick valuation',
    '₹75,000 - ₹9 lakh',
    '13% to 18% p.a.',
    '1.25% of loan amount',
    '12-60 months',
    [identity, address, vehicle],
    { loanTypes: ['Auto Loan'] },
  ],
  [
    'Himadri Education Finance',
    'For studies in India',
    '₹50,000 - ₹10 lakh',
    '10.75% p.a. onwards',
    'Nil',
    '12-60 months',
    [identity, student],
    { loanTypes: ['Education Loan'], ageYears: { min: 18, max: 35 } },
  ],
  [
    'Vidya Path Loans',
    'Fees of courses and coaching',
    '₹15,000 - ₹3 lakh',
    '0% p.a.',
    '4% of loan amount',
    '3-12 months',
    [identity, student],
    { loanTypes: ['Education Loan'], professions: ['Student', 'Salaried', 'Housewife'] },
  ],
  [
    'Periyar Home Credit',
    'Home repair and renovation',
    '₹1 lakh - ₹10 lakh',
    '10.9% - 14.5% p.a.',
    '1% (min ₹2,500)',
    '1 to 5 years',
    [identity, address, salary, property],
    { loanTypes: ['Home Loan'], minMonthlyIncome: 30_000 },
  ],
  [
    'Godavari Housing Finance',
    'Top-up on your home',
    '₹2,00,000 - ₹10,00,000',
    '9.6% p.a. onwards',
    '0.5% of loan amount',
    '24-60 months',
    [identity, property, salary],
    { loanTypes: ['Home Loan'], amount: { min: 250_000 }, ageYears: { min: 25, max: 60 } },
  ],
  [
    'Tapti Property Loans',
    'Against a house, a shop or a plot',
    '₹3 lakh - ₹10 lakh',
    '10.25% - 13% p.a.',
    '1% of loan amount',
    '12-60 months',
    [identity, property, business],
    { loanTypes: ['Loan Against Property'] },
  ],
  [
    'Betwa Microcredit',
    'Small loans for women entrepreneurs',
    '₹5,000 - ₹75,000',
    '20% - 24% p.a.',
    '1% of loan amount',
    '3-24 months',
    [identity, address],
    {
      loanTypes: ['Personal Loan', 'Business Loan'],
      professions: ['Self Employed - Business', 'Housewife', 'Other'],
    },
  ],
  [
    'Shivalik Salary Advance',
    'An advance on your next salaries',
    '₹5,000 - ₹1,00,000',
    '1.75% per month',
    '₹199 + GST',
    '3-6 months',
    [identity, salary],
    { loanTypes: ['Personal Loan'], professions: ['Salaried'], minMonthlyIncome: 15_000 },
  ],
  [
    'Coromandel Digital',
    'Everything on your phone',
    '₹10,000 - ₹6 lakh',
    '14.99% p.a. onwards',
    '2.25% of loan amount',
    '6-48 months',
    [identity, salary],
  ],
  [
    'Indus Wedding Finance',
    'For weddings and family functions',
    '₹50,000 - ₹10,00,000',
    '12.5% - 22% p.a.',
    '2% of loan amount',
    '12-60 months',
    [identity, address, salary],
    { loanTypes: ['Personal Loan'], minMonthlyIncome: 30_000, ageYears: { min: 21, max: 55 } },
  ],
  [
    'Rann Consumer Finance',
    'Phones, laptops and appliances',
    '₹5,000 - ₹3 lakh',
    '15% p.a.',
    '₹750',
    '3-18 months',
    [identity, salary],
    { loanTypes: ['Personal Loan'] },
  ],
  [
    'Lonar Balance Transfer',
    'Bring several debts into one',
    '₹1 lakh - ₹10 lakh',
    '10.99% p.a. onwards',
    '1% of loan amount',
    '24-60 months',
    [identity, address, salary],
    { loanTypes: ['Personal Loan'], amount: { min: 150_000 }, minMonthlyIncome: 35_000 },
  ],
  [
    'Bhima Credit Cooperative',
    'For members and their families',
    '₹5,000 - ₹2 lakh',
    '12% p.a.',
    '₹100',
    '3-36 months',
    [identity, address],
    { amount: { max: 150_000 } },
  ],
  [
    'Majuli Rural Finance',
    'Loans for rural households',
    'Up to ₹1.5 lakh',
    '17% - 23% p.a.',
    '1% of loan amount',
    '6-30 months',
    [identity, address],
    { loanTypes: ['Personal Loan', 'Gold Loan'], amount: { min: 10_000 } },
  ],
  [
    'Palani Professional Loans',
    'For doctors, engineers and accountants',
    '₹2 lakh - ₹10 lakh',
    '10.4% p.a. onwards',
    '0.75% of loan amount',
    '12-60 months',
    [identity, business],
    {
      loanTypes: ['Personal Loan', 'Business Loan'],
      professions: ['Self Employed - Professional'],
      minMonthlyIncome: 50_000,
    },
  ],
  [
    'Kutch Traders Bank',
    'For self-employed traders',
    '₹50,000 - ₹8 lakh',
    '14.5% - 20% p.a.',
    '1.75% (max ₹9,999)',
    '6-48 months',
    [identity, address, business],
    { loanTypes: ['Business Loan'], professions: ['Self Employed - Business'] },
  ],
  [
    'Silent Valley Green Loans',
    'For solar roofs and electric scooters',
    '₹30,000 - ₹5 lakh',
    '8.9% p.a. onwards',
    'Nil',
    '12-60 months',
    [identity, address, salary],
    { loanTypes: ['Auto Loan', 'Home Loan'] },
  ],
  [
    'Mandovi Card Finance',
    'A credit line that works like a card',
    '₹10,000 - ₹5,00,000',
    '30% - 42% p.a.',
    '₹499 a year',
    'Revolving',
    [identity, salary],
    { loanTypes: ['Credit Card'], minMonthlyIncome: 20_000 },
  ],
  [
    'Zanskar Finance',
    'Terms on request',
    'As per eligibility',
    'Ask the lender',
    'As applicable',
    '12-36 months',
    [identity, address],
  ],
  [
    'Brahmaputra Scholar Finance',
    'For studies abroad',
    '₹1 lakh - ₹10 lakh',
    '11.5% - 14% p.a.',
    '1% of loan amount',
    '12-60 months',
    [identity, student, salary],
    { loanTypes: ['Education Loan'], ageYears: { min: 18, max: 40 } },
  ],
  [
    'Narmada Home Loans',
    'To buy or build a home',
    '₹5 lakh - ₹75 lakh',
    '8.6% - 10.5% p.a.',
    '0.35% (max ₹10,000)',
    '5 to 30 years',
    [identity, address, salary, property],
    { loanTypes: ['Home Loan'], minMonthlyIncome: 25_000, ageYears: { min: 21, max: 65 } },
  ],
  [
    'Chambal Mortgage Finance',
    'Against a home or an office that you own',
    '₹5 lakh - ₹1 crore',
    '9.75% - 12.5% p.a.',
    '1% (min ₹5,000)',
    '3 to 15 years',
    [identity, property, business],
    { loanTypes: ['Loan Against Property'], minMonthlyIncome: 40_000 },
  ],
  [
    'Mahanadi Property Credit',
    'Against a home, without proof of income',
    '₹2 lakh - ₹25 lakh',
    '11% p.a. onwards',
    '1.5% + GST',
    '24-120 months',
    [identity, property],
    { loanTypes: ['Loan Against Property'] },
  ],
  [
    'Lakshadweep Cards',
    'A credit card, with purchases repaid in instalments',
    '₹5,000 - ₹3 lakh',
    '15% - 21% p.a.',
    '₹199 + GST',
    '3-24 months',
    [identity, salary],
    { loanTypes: ['Credit Card'], minMonthlyIncome: 25_000, ageYears: { min: 21, max: 60 } },
  ],
  [
    'Hampi Card Services',
    'A credit card against a fixed deposit',
    '₹5,000 - ₹2 lakh',
    '1.25% per month',
    'Nil',
    '3-18 months',
    [identity, address],
    { loanTypes: ['Credit Card'] },
  ],
  [
    'Sutlej Credit Cards',
    'A credit card that takes over another card’s balance',
    '₹10,000 - ₹5 lakh',
    '13.99% p.a. onwards',
    '1% (min ₹249)',
    '6-36 months',
    [identity, salary],
    { loanTypes: ['Credit Card'], minMonthlyIncome: 20_000 },
  ],
]

/** Every sixth offer is recommended, whatever its rank: this shows that the badge does not affect the ranking. */
const recommendedEvery = 6
const firstDay = Date.UTC(2026, 3, 6)
const day = 24 * 60 * 60 * 1000

const slug = (name: string) => name.toLowerCase().replaceAll(/[^a-z]+/g, '-')

const offers = lenders.map<Offer>(
  (
    [lender, description, loanAmount, interestRate, processingFee, tenure, documents, eligibility],
    index,
  ) => ({
    id: `sample-${slug(lender)}`,
    lender,
    logo: '',
    description,
    recommended: index % recommendedEvery === 0,
    ...({ loanAmount, interestRate, processingFee, tenure } satisfies Terms),
    link: `https://${slug(lender)}.example/apply`,
    documents,
    ...(eligibility && { eligibility }),
    create_date: new Date(firstDay + index * 5 * day).toISOString(),
    version: 1 + (sampleChanges[lender]?.length ?? 0),
  }),
)

/** The rates of some sample offers by credit score, by the lender. Each set spans the range that the lender quotes. */
const scoreBands: Record<string, RateBand[]> = {
  'Ganga Valley Finance': byScore([14, 15.5], [16, 18], [18.5, 21]),
  'Thar Motor Credit': byScore([13, 14], [14.5, 16], [16.5, 18]),
}

/** From 750, from 650 to 749, and below 650 or without a score. */
function byScore(...rates: [Ends, Ends, Ends]): RateBand[] {
  const groups = [
    { creditScore: { min: 750 } },
    { creditScore: { min: 650, max: 749 } },
    { creditScore: { max: 649 }, noCreditScore: true },
  ]
  return groups.map((group, place) => {
    const [lowestPercent = 0, highestPercent = 0] = rates[place] ?? []
    return { lowestPercent, highestPercent, ...group }
  })
}

type Ends = [lowestPercent: number, highestPercent: number]

function sampleTerms({ lender, interestRate, create_date }: Offer): Offer['terms'] {
  const bands = scoreBands[lender]
  return (
    bands && {
      interestRate: { kind: 'reducing', bands, confirmed: { text: interestRate, at: create_date } },
    }
  )
}

const withFacts = offers.map((offer, place) => {
  const facts = sampleFacts(offer, place)
  const asked = place % 2 === 1 && { facts_asked_on: '2026-11-12' }
  const terms = sampleTerms(offer)
  return { ...offer, ...(facts && { facts }), ...(terms && { terms }), ...asked }
})

/** Each badge has the first reason that is true of its offer, if one is. */
export const sampleOffers: Offer[] = withFacts.map((offer) => {
  const reason = recommendedReasons.find(
    (recommended_for) => !isBadgeUntrue({ ...offer, recommended_for }, withFacts),
  )
  return offer.recommended && reason ? { ...offer, recommended_for: reason } : offer
})
