import { expect, test } from 'vitest'
import { checkStatement } from '#statements/judge/check-statement.ts'
import { readStatement } from '#statements/read/read-statement.ts'
import { internalRate, level, levelPayments, percent, rupees } from './generated/paper.ts'

/** Loans that are out of the ordinary, as lenders of their kind write them, with one untrue version of each. */
interface Hard {
  title: string
  text: string
  /** What makes the text untrue. */
  doctored: [from: string, to: string]
  /** One of these is found in the untrue text, unless it says that the instalment was not checked. */
  finds: string[]
}

const form = (parts: {
  amount: string
  term: string
  instalments: string
  rate: string
  floating?: string
  fees: string[]
  apr: string
  penal?: string
  foreclosure?: string
  rest?: string[]
}) =>
  `KEY FACTS STATEMENT
Part 1 (Interest rate and fees/charges)
1 Loan proposal/ account No. KX/2026/004512 Type of Loan Term loan
2 Sanctioned Loan amount (in Rupees) ${parts.amount}
3 Disbursal schedule 100% upfront
4 Loan term (year/months/days) ${parts.term}
5 Instalment details
Type of instalments Number of EPIs EPI (₹) Commencement of repayment, post sanction
${parts.instalments}
6 Interest rate (%) and type (fixed or floating or hybrid) ${parts.rate}
7 Additional Information in case of Floating rate of interest
Reference Benchmark Benchmark rate (%) (B) Spread (%) (S) Final rate (%) R = (B) + (S) Reset periodicity2 (Months)
${parts.floating ?? 'NA NA NA NA NA'}
8 Fee/ Charges4
${parts.fees.join('\n')}
9 Annual Percentage Rate (APR) (%)6 ${parts.apr}
10 Details of Contingent Charges (in ₹ or %, as applicable)
(i) Penal charges, if any, in case of delayed payment ${parts.penal ?? 'Penal charges of 2% per month on the overdue amount plus GST'}
(ii) Other penal charges, if any Nil
(iii) Foreclosure charges, if applicable ${parts.foreclosure ?? 'Nil'}
${(parts.rest ?? []).join('\n')}`

const weekly = level(40_000, 0.24 / 52, 52)
const ewi = Math.round(weekly)
const weeklyApr = percent(5_200 * internalRate(40_000 - 400 - 72 - 620, levelPayments(ewi, 52)))

const blended = Math.round(level(1_000_000, 0.124 / 12, 60))
const blendedApr = percent(1_200 * internalRate(1_000_000 - 11_800, levelPayments(blended, 60)))
const dearer = Math.round(level(1_000_000, 0.134 / 12, 60))

/** Simple interest during the course and six months, then 84 instalments. */
const grown = 800_000 * (1 + (0.095 * 30) / 12)
const study = Math.round(level(grown, 0.095 / 12, 84))
const studyApr = percent(1_200 * internalRate(800_000 - 9_440, levelPayments(study, 84, 31)))

const gold = Math.round(120_000 * 1.105)
const goldApr = percent(100 * internalRate(120_000 - 295, [{ amount: gold, at: 1 }]))

const card = Math.round(level(36_000, 0.16 / 12, 9) * 100) / 100
const cardApr = percent(1_200 * internalRate(36_000 - 234.82, levelPayments(card, 9)))
const flatCard = 36_000 / 9 + (36_000 * 0.16) / 12

const home = Math.round(level(2_000_000, 0.089 / 12, 240))
const homeApr = percent(1_200 * internalRate(2_000_000 - 8_260, levelPayments(home, 240)))

const brokenInterest = Math.round((300_000 * 0.14 * 15) / 365)
const broken = Math.round(level(300_000, 0.14 / 12, 36))
const brokenApr = percent(1_200 * internalRate(300_000 - 3_540 - brokenInterest, levelPayments(broken, 36)))

const steps = Array.from({ length: 120 }, (_, month) => 1.05 ** Math.floor(month / 12))
const firstStep = Math.round(
  1_500_000 / steps.reduce((sum, step, month) => sum + step / (1 + 0.1 / 12) ** (month + 1), 0),
)

const hard: Hard[] = [
  {
    title: 'weekly microfinance with GST in a row of its own',
    text: form({
      amount: '40,000',
      term: '52 weeks',
      instalments: `Weekly 52 ${rupees(ewi)} 7 days`,
      rate: '24.00% Fixed (reducing balance)',
      fees: [
        '(i) Processing fees One-time 400',
        '(ii) GST on processing fees One-time 72',
        '(iii) Insurance charges One-time 620',
      ],
      apr: weeklyApr,
      rest: [
        `5 Total Interest Amount to be charged during the entire tenor of the loan ${rupees(ewi * 52 - 40_000)}`,
        '7 Net disbursed amount (1-6) (in Rupees) 38,908',
        `8 Total amount to be paid by the borrower (sum of 1 and 5) ${rupees(ewi * 52)}`,
      ],
    }),
    doctored: [weeklyApr, '24.00%'],
    finds: ['aprIsRate'],
  },
  {
    title: 'two lenders with a blended rate',
    text: form({
      amount: '10,00,000 (Bank: 8,00,000; NBFC: 2,00,000)',
      term: '60 months',
      instalments: `Monthly 60 ${rupees(blended)} 30 days`,
      rate: '12.40% p.a. blended (Bank 9.00% on 80%, NBFC 26.00% on 20%) Fixed',
      fees: ['(i) Processing fees One-time ₹10,000 + GST = ₹11,800'],
      apr: blendedApr,
    }),
    doctored: [`Monthly 60 ${rupees(blended)}`, `Monthly 60 ${rupees(dearer)}`],
    finds: ['emi'],
  },
  {
    title: 'an education loan with a moratorium',
    text: form({
      amount: '₹8,00,000',
      term: '114 months (course of 24 months + 6 months moratorium, 84 instalments)',
      instalments: `Monthly 84 ${rupees(study)} After a moratorium of 30 months`,
      rate: '9.50% Floating',
      floating: '1Y MCLR 8.20 1.30 9.50 12',
      fees: ['(i) Processing fees One-time 8,000 plus GST 1,440'],
      apr: studyApr,
      rest: [`8 Total amount to be paid by the borrower ${rupees(study * 84)}`],
    }),
    doctored: [`borrower ${rupees(study * 84)}`, `borrower ${rupees(Math.round(study * 84 * 0.9))}`],
    finds: ['total'],
  },
  {
    title: 'a gold loan that is repaid at once',
    text: form({
      amount: '1,20,000',
      term: '12 months',
      instalments: `Bullet 1 ${rupees(gold)} 12 months`,
      rate: '10.50% p.a. Fixed',
      fees: ['(i) Valuation fees (appraisal) One-time 250 + GST 45'],
      apr: goldApr,
    }),
    doctored: [`(%)6 ${goldApr}`, '(%)6 10.50%'],
    finds: ['aprIsRate'],
  },
  {
    title: 'a purchase by card that is turned into instalments',
    text: form({
      amount: 'Rs. 36,000.00',
      term: '9 months',
      instalments: `Monthly 9 ${rupees(card)} Next statement date`,
      rate: '16% p.a. Fixed (1.33% per month)',
      fees: ['(i) Processing fees One-time ₹199 + GST ₹35.82'],
      apr: cardApr,
      foreclosure: '3% of the balance outstanding + GST',
    }),
    doctored: [rupees(card), rupees(flatCard)],
    // The APR is then that of a lower instalment.
    finds: ['flatRate', 'emi', 'apr'],
  },
  {
    title: 'a home loan linked to the repo rate',
    text: form({
      amount: '20,00,000',
      term: '20 years',
      instalments: `Monthly 240 ${rupees(home)} 5th of the following month`,
      rate: '8.90% p.a. Floating',
      floating: 'RBI Repo Rate 6.50 2.40 8.90 3',
      fees: ['(i) Processing fees One-time 0.35% + GST (Rs. 8,260)'],
      apr: homeApr,
      foreclosure: 'Nil for individual borrowers',
    }),
    doctored: ['6.50 2.40 8.90', '6.50 2.10 8.90'],
    finds: ['finalRate'],
  },
  {
    title: 'interest of the first days that is taken up front',
    text: form({
      amount: '3,00,000',
      term: '36 months',
      instalments: `Monthly 36 ${rupees(broken)} 45 days`,
      rate: '14.00% Fixed',
      fees: [
        '(i) Processing fees One-time 3,540 (incl. GST)',
        `(ii) Any other (please specify) Broken period interest for 15 days One-time ${rupees(brokenInterest)}`,
      ],
      apr: brokenApr,
      rest: [`7 Net disbursed amount (1-6) (in Rupees) ${rupees(300_000 - 3_540 - brokenInterest)}`],
    }),
    doctored: [rupees(300_000 - 3_540 - brokenInterest), rupees(297_000 - 3_540 - brokenInterest)],
    finds: ['unexplainedDeduction'],
  },
  {
    title: 'thirty days to pay through an app',
    text: form({
      amount: '6,000',
      term: '30 days',
      instalments: 'One time 1 6,150 30 days',
      rate: '30.00% p.a. Fixed',
      fees: ['(i) Convenience fee One-time Rs. 59 (incl. GST)'],
      apr: percent(1_200 * (6_150 / (6_000 - 59) - 1)),
      rest: [
        '6 In case of digital loans, following specific disclosures may be furnished:',
        '(i) Cooling off/look-up period 3 days',
        '(ii) Details of LSP acting as recovery agent Quick Pay Later Private Limited',
      ],
    }),
    doctored: ['period 3 days', 'period 0 days'],
    finds: ['coolingOffZero'],
  },
  {
    title: 'instalments that step up each year',
    text: form({
      amount: '15,00,000',
      term: '120 months',
      instalments: `Monthly 120 ${rupees(firstStep)} (step-up: 5% higher every 12 months) 30 days`,
      rate: '10.00% Fixed',
      fees: ['(i) Processing fees One-time 17,700 (incl. GST)'],
      apr: percent(
        1_200 *
          internalRate(
            1_500_000 - 17_700,
            steps.map((step, month) => ({ amount: firstStep * step, at: month + 1 })),
          ),
      ),
    }),
    doctored: ['Penal charges of 2% per month on the overdue amount', 'Penal interest of 2% per month'],
    finds: ['penalInterest'],
  },
  {
    title: 'RBI’s form in Hindi',
    text: `मुख्य तथ्य विवरण
भाग 1 (ब्याज दर और शुल्क/प्रभार)
1 ऋण प्रस्ताव/ खाता संख्या HL-7781 ऋण का प्रकार वैयक्तिक ऋण
2 स्वीकृत ऋण राशि (रुपये में) 3,00,000
3 संवितरण अनुसूची 100% एकमुश्त
4 ऋण अवधि (वर्ष/माह/दिन) 36 माह
5 किस्त का विवरण
किस्तों का प्रकार ईपीआई की संख्या ईपीआई (₹) चुकौती का प्रारंभ, स्वीकृति के बाद
मासिक 36 ${rupees(broken)} 30 दिन
6 ब्याज दर (%) और प्रकार (स्थिर या अस्थिर या मिश्रित) 14.00% स्थिर
8 शुल्क/ प्रभार
(i) प्रसंस्करण शुल्क एकबारगी 3,000
9 वार्षिक प्रतिशत दर (एपीआर) (%) ${percent(1_200 * internalRate(297_000, levelPayments(broken, 36)))}
10 आकस्मिक प्रभारों का विवरण
(i) विलंबित भुगतान के मामले में दंडात्मक प्रभार, यदि कोई हो अतिदेय राशि पर 2% प्रति माह
(iii) फोरक्लोज़र प्रभार, यदि लागू हो शून्य`,
    doctored: [`मासिक 36 ${rupees(broken)}`, `मासिक 36 ${rupees(Math.round(300_000 / 36 + 3_500))}`],
    finds: ['flatRate', 'emi', 'apr'],
  },
]

const check = (text: string) => checkStatement(readStatement(text))

test.each(hard)('nothing is found in $title', ({ text }) => {
  const { findings, questions } = check(text)
  expect({ findings, questions }).toEqual({ findings: [], questions: [] })
})

test.each(hard)('what is untrue in $title is found, or it is not checked', ({ text, doctored, finds }) => {
  const untrue = text.replace(...doctored)
  expect(untrue).not.toBe(text)
  const { findings, unchecked } = check(untrue)
  const reasons = findings.map(({ reason }) => reason)
  expect(reasons.filter((reason) => !finds.includes(reason))).toEqual([])
  expect(reasons.length > 0 || unchecked.some(({ what }) => what === 'emi')).toBe(true)
})

test('the figures of RBI’s form in Hindi are read, and nothing is said to be missing from it', () => {
  const { text } = hard.at(-1) ?? { text: '' }
  const { figures, fees } = readStatement(text)
  expect(figures).toMatchObject({
    sanctionedAmount: { value: 300_000 },
    termMonths: { value: 36 },
    instalmentAmount: { value: broken },
    ratePercent: { value: 14 },
    rateKind: { value: 'fixed' },
  })
  expect(fees).toMatchObject([{ name: 'Processing fees', amount: 3_000 }])
  expect(check(text)).toMatchObject({ missing: [], verdict: 'incomplete' })
})

test('a statement in a language that is not read has no findings, and nothing is said to be missing from it', () => {
  const tamil = 'கடன் தொகை 2,00,000 ரூபாய். வட்டி விகிதம் ஆண்டுக்கு 15 சதவீதம். தவணைகள் 24, ஒவ்வொன்றும் 9,697 ரூபாய். '
  expect(check(tamil.repeat(4))).toMatchObject({
    findings: [],
    questions: [],
    missing: [],
    verdict: 'incomplete',
  })
})
