import { internalRate, level, levelPayments, percent, rupees } from '../generated/paper.ts'
import type { LenderStatement } from './statements.ts'

const two = (figure: number) => Number.parseFloat(figure.toFixed(2))
const roundUp = (amount: number, unit: number) => Math.ceil(amount / unit) * unit

interface Terms {
  principal: number
  rate: number
  count: number
  fees: number
  /** Instalments a year. */
  perYear?: number
  round?: (exact: number) => number
}

/** Figures of a loan with level instalments. */
function worked({ principal, rate, count, fees, perYear = 12, round = Math.round }: Terms) {
  const instalment = round(level(principal, rate / 100 / perYear, count))
  const total = two(instalment * count)
  return {
    instalment,
    total,
    interest: two(total - principal),
    net: two(principal - fees),
    apr: percent(100 * perYear * internalRate(principal - fees, levelPayments(instalment, count))),
  }
}

const dairy = worked({ principal: 60_000, rate: 22, count: 52, fees: 708, perYear: 26 })
const dairyDearer = Math.round(dairy.instalment * 1.04)
const warehouse = worked({ principal: 800_000, rate: 12, count: 12, fees: 9_440, perYear: 4 })
const text = worked({ principal: 300_000, rate: 14, count: 36, fees: 7_080 })
const chat = worked({ principal: 150_000, rate: 17.5, count: 24, fees: 3_540 })
const chatFlat = Math.round((150_000 * (1 + (0.175 * 24) / 12)) / 24)
const repo = worked({ principal: 3_000_000, rate: 9.55, count: 240, fees: 11_800 })
const tabs = worked({ principal: 120_000, rate: 26, count: 18, fees: 3_540 })
const village = worked({
  principal: 35_000,
  rate: 24,
  count: 50,
  fees: 413 + 525,
  perYear: 52,
  round: (x) => roundUp(x, 5),
})
const hindiGroup = worked({
  principal: 42_000,
  rate: 23.5,
  count: 24,
  fees: 496,
  round: (x) => roundUp(x, 10),
})
const app = worked({ principal: 80_000, rate: 28, count: 12, fees: 2_360 + 999 })
const hinglish = worked({ principal: 90_000, rate: 21, count: 20, fees: 2_124 })
const ceil = worked({ principal: 225_000, rate: 15.25, count: 33, fees: 5_310, round: Math.ceil })
const dealer = worked({ principal: 640_000, rate: 9.75, count: 60, fees: 4_720 + 15_400 })
const mclr = worked({ principal: 1_800_000, rate: 9.9, count: 120, fees: 21_240 })
const sheet = worked({ principal: 275_000, rate: 16, count: 36, fees: 5_500 + 990 + 4_200 })
const half = worked({ principal: 350_000, rate: 12.5, count: 8, fees: 4_130, perYear: 2 })
const cold = worked({ principal: 500_000, rate: 13, count: 48, fees: 11_800 })
const shared = worked({ principal: 1_200_000, rate: 11.4, count: 72, fees: 14_160 })
const odd = worked({ principal: 180_000, rate: 18, count: 24, fees: 4_248 + 1_242.74 })
const oddInterest = 1_242.74 // 14 days of 365 at 18%
const solar = worked({ principal: 195_000, rate: 6.75, count: 84, fees: 0 })
const mobile = worked({ principal: 18_000, rate: 24, count: 9, fees: 353 })
const top = worked({ principal: 410_000, rate: 13.75, count: 54, fees: 8_200 + 1_476 })

const ewi = worked({ principal: 25_000, rate: 25.2, count: 12, fees: 295, perYear: 13, round: Math.ceil })

const bulletDue = Math.round(75_000 * (1 + (0.12 * 6) / 12))
const bulletApr = percent(1_200 * (internalRate(75_000 - 325, [{ amount: bulletDue, at: 1 }]) / 6))
const goldDays = Math.round(50_000 * (1 + (0.1575 * 90) / 365))

const rest = worked({ principal: 400_000, rate: 11, count: 60, fees: 9_440 })
const afterRest = Math.round(level(400_000 * (1 + (0.11 * 6) / 12), 0.11 / 12, 60))
const restApr = percent(1_200 * internalRate(400_000 - 4_720, levelPayments(afterRest, 60, 7)))

const low = 18_000
const high = 26_000
const stepMonths = (() => {
  let left = 900_000
  for (let month = 0; month < 24; month++) left = left * (1 + 0.115 / 12) - low
  return Math.round(Math.log(high / (high - (left * 0.115) / 12)) / Math.log(1 + 0.115 / 12))
})()
const highExact = (() => {
  let left = 900_000
  for (let month = 0; month < 24; month++) left = left * (1 + 0.115 / 12) - low
  return Math.round(level(left, 0.115 / 12, stepMonths))
})()
const stepApr = percent(
  1_200 *
    internalRate(900_000 - 10_620, [...levelPayments(low, 24), ...levelPayments(highExact, stepMonths, 25)]),
)

/** Offers by message, loan cards, app screens and letters of small lenders, in English, Hindi and both. */
export const offersAndCards: LenderStatement[] = [
  {
    title: 'a dairy loan paid each fortnight, in a letter',
    text: `Gokul Credit Co-operative
Terms of your loan
Loan amount: Rs 60,000
Repayment: 52 fortnightly instalments of Rs ${rupees(dairy.instalment)} each (two years)
Rate of interest: 22% p.a. reducing, fixed
Processing fee: Rs 600 + GST Rs 108
APR: ${dairy.apr}
Paid out: Rs ${rupees(dairy.net)}
Total to be repaid: Rs ${rupees(dairy.total)}`,
    figures: {
      sanctionedAmount: 60_000,
      instalmentCount: 52,
      instalmentAmount: dairy.instalment,
      ratePercent: 22,
      netDisbursed: dairy.net,
      totalToPay: dairy.total,
      apr: Number.parseFloat(dairy.apr),
    },
    doctored: [
      {
        from: `of Rs ${rupees(dairy.instalment)} each`,
        to: `of Rs ${rupees(dairyDearer)} each`,
        finds: ['emi', 'total', 'apr'],
      },
      { from: `APR: ${dairy.apr}`, to: 'APR: 22.00%', finds: ['aprIsRate', 'aprWithoutFees'] },
      {
        from: `repaid: Rs ${rupees(dairy.total)}`,
        to: `repaid: Rs ${rupees(dairy.total - 4_000)}`,
        finds: ['total'],
      },
    ],
  },
  {
    title: 'a warehouse receipt loan with quarterly instalments in prose',
    text: `Dear Sir,
We have sanctioned a loan amount of Rs. 8,00,000/- for a term of 36 months at 12.00% p.a. fixed. The loan shall be repaid in 12 equal quarterly instalments of Rs. ${rupees(warehouse.instalment)}/- each, the first falling due three months after disbursement.
Processing charges are Rs. 8,000/- plus GST of Rs. 1,440/-. The annual percentage rate (APR) is ${warehouse.apr}. The net disbursed amount is Rs. ${rupees(warehouse.net)}/-.
The total amount payable is Rs. ${rupees(warehouse.total)}/-.`,
    figures: {
      sanctionedAmount: 800_000,
      termMonths: 36,
      instalmentCount: 12,
      instalmentAmount: warehouse.instalment,
      ratePercent: 12,
      apr: Number.parseFloat(warehouse.apr),
    },
    doctored: [
      {
        from: `instalments of Rs. ${rupees(warehouse.instalment)}`,
        to: `instalments of Rs. ${rupees(warehouse.instalment + 3_100)}`,
        finds: ['emi', 'total', 'apr'],
      },
      { from: `(APR) is ${warehouse.apr}`, to: '(APR) is 12.00%', finds: ['aprIsRate', 'aprWithoutFees'] },
    ],
  },
  {
    title: 'an SMS of one line',
    text: `Dear Customer, you are eligible: Rs 3,00,000 @ 14% for 36m, EMI ${rupees(text.instalment)}, PF 2%+GST (Rs 7,080), APR ${text.apr}. T&C apply. -FINCO`,
    figures: {
      sanctionedAmount: 300_000,
      ratePercent: 14,
      termMonths: 36,
      instalmentAmount: text.instalment,
      apr: Number.parseFloat(text.apr),
    },
    doctored: [
      { from: `APR ${text.apr}`, to: 'APR 14%', finds: ['aprIsRate', 'aprWithoutFees'] },
      {
        from: `EMI ${rupees(text.instalment)}`,
        to: `EMI ${rupees(text.instalment + 520)}`,
        finds: ['emi', 'apr'],
      },
    ],
  },
  {
    title: 'a WhatsApp offer with slashes',
    text: `*Congrats!* Your loan is ready ✅ ₹1.5 lakh | 24 months | ROI 17.5% p.a. | EMI ₹${rupees(chat.instalment)} | Processing fee ₹3,000 + 18% GST = ₹3,540 | You get ₹${rupees(chat.net)} | APR ${chat.apr}`,
    figures: {
      sanctionedAmount: 150_000,
      termMonths: 24,
      ratePercent: 17.5,
      instalmentAmount: chat.instalment,
      netDisbursed: chat.net,
      apr: Number.parseFloat(chat.apr),
    },
    doctored: [
      {
        from: `EMI ₹${rupees(chat.instalment)}`,
        to: `EMI ₹${rupees(chatFlat)}`,
        finds: ['emi', 'flatRate', 'apr'],
      },
      { from: `APR ${chat.apr}`, to: 'APR 17.5%', finds: ['aprIsRate', 'aprWithoutFees'] },
      {
        from: `You get ₹${rupees(chat.net)}`,
        to: `You get ₹${rupees(chat.net - 2_500)}`,
        finds: ['unexplainedDeduction', 'netDisbursed'],
      },
    ],
  },
  {
    title: 'a home loan with the sum of repo and spread in a line of its own',
    text: `HOME LOAN – IN PRINCIPLE SANCTION
Amount sanctioned: Rs. 30,00,000
Tenure: 240 months
Floating: Repo 5.50% + Spread 4.05% = 9.55%
EMI: Rs. ${rupees(repo.instalment)}
Processing fee: Rs. 10,000 + GST Rs. 1,800
APR: ${repo.apr}
Reset: every 3 months`,
    figures: {
      sanctionedAmount: 3_000_000,
      termMonths: 240,
      instalmentAmount: repo.instalment,
      ratePercent: 9.55,
      benchmarkPercent: 5.5,
      spreadPercent: 4.05,
      apr: Number.parseFloat(repo.apr),
    },
    doctored: [{ from: 'Spread 4.05%', to: 'Spread 3.75%', finds: ['finalRate'] }],
  },
  {
    title: 'cells with tabs and one-word labels',
    text: `Loan\t₹1,20,000
Tenure\t18 months
Rate\t26%
EMI\t₹${rupees(tabs.instalment)}
Processing fee (incl. GST)\t₹3,540
APR\t${tabs.apr}
Total payable\t₹${rupees(tabs.total)}`,
    figures: {
      sanctionedAmount: 120_000,
      termMonths: 18,
      ratePercent: 26,
      instalmentAmount: tabs.instalment,
      totalToPay: tabs.total,
      apr: Number.parseFloat(tabs.apr),
    },
    doctored: [
      { from: `APR\t${tabs.apr}`, to: 'APR\t26%', finds: ['aprIsRate', 'aprWithoutFees'] },
      {
        from: `payable\t₹${rupees(tabs.total)}`,
        to: `payable\t₹${rupees(tabs.total - 6_000)}`,
        finds: ['total'],
      },
    ],
  },
  {
    title: 'a village group’s card, weekly, rounded up to ₹5',
    text: `SAKHI MICROFINANCE – LOAN CARD
Centre: Rampur-3    Group: 7    Member: Sunita Devi
Loan amount  Rs. 35,000      Cycle: 2
Weekly instalment  Rs. ${rupees(village.instalment)}      No. of weeks  50
Interest rate  24% p.a. (reducing balance), fixed
Processing fee  Rs. 350 + GST 63
Credit life insurance (member and spouse)  Rs. 525
APR  ${village.apr}
Meeting day: Tuesday   Late: no penalty is charged`,
    figures: {
      sanctionedAmount: 35_000,
      instalmentCount: 50,
      instalmentAmount: village.instalment,
      ratePercent: 24,
      apr: Number.parseFloat(village.apr),
    },
    doctored: [
      {
        from: `instalment  Rs. ${rupees(village.instalment)}`,
        to: `instalment  Rs. ${rupees(village.instalment + 30)}`,
        finds: ['emi', 'apr'],
      },
      { from: `APR  ${village.apr}`, to: 'APR  24%', finds: ['aprIsRate', 'aprWithoutFees'] },
    ],
  },
  {
    title: 'a loan card in Hindi, rounded up to ₹10',
    text: `ऋण कार्ड
सदस्य का नाम: गीता देवी
ऋण राशि: ₹42,000
अवधि: 24 माह
मासिक किस्त: ₹${rupees(hindiGroup.instalment)}
किस्तों की संख्या: 24
ब्याज दर: 23.5% वार्षिक (घटते शेष पर), स्थिर
प्रोसेसिंग शुल्क: ₹420 + जीएसटी ₹76
वार्षिक प्रतिशत दर (एपीआर): ${hindiGroup.apr}
हाथ में मिलने वाली राशि: ₹${rupees(hindiGroup.net)}
कुल चुकाने योग्य राशि: ₹${rupees(hindiGroup.total)}`,
    figures: {
      sanctionedAmount: 42_000,
      termMonths: 24,
      instalmentAmount: hindiGroup.instalment,
      instalmentCount: 24,
      ratePercent: 23.5,
      totalToPay: hindiGroup.total,
      apr: Number.parseFloat(hindiGroup.apr),
    },
    doctored: [
      {
        from: `राशि: ₹${rupees(hindiGroup.total)}`,
        to: `राशि: ₹${rupees(hindiGroup.total - 3_000)}`,
        finds: ['total'],
      },
      { from: `(एपीआर): ${hindiGroup.apr}`, to: '(एपीआर): 23.5%', finds: ['aprIsRate', 'aprWithoutFees'] },
    ],
  },
  {
    title: 'an app’s screen with insurance chosen as an add-on',
    text: `Loan summary
Loan amount ₹80,000
EMI ₹${rupees(app.instalment)} × 12
Interest rate 28% p.a.
Charges
Processing fee ₹2,000
GST on processing fee ₹360
Hospicash insurance (optional add-on) ₹999
Disbursal amount ₹${rupees(app.net)}
APR ${app.apr}
You can cancel within 3 days
Lending partner: Prakash Finlease Ltd.`,
    figures: {
      sanctionedAmount: 80_000,
      instalmentCount: 12,
      instalmentAmount: app.instalment,
      ratePercent: 28,
      netDisbursed: app.net,
      apr: Number.parseFloat(app.apr),
    },
    doctored: [
      {
        from: `Disbursal amount ₹${rupees(app.net)}`,
        to: `Disbursal amount ₹${rupees(app.net - 1_500)}`,
        finds: ['unexplainedDeduction', 'netDisbursed'],
      },
      { from: `APR ${app.apr}`, to: 'APR 28%', finds: ['aprIsRate', 'aprWithoutFees'] },
    ],
  },
  {
    title: 'Hindi and English words in one message',
    text: `Aapka loan manzoor ho gaya hai!
Loan amount: Rs 90,000
EMI: Rs ${rupees(hinglish.instalment)} har mahine, 20 mahine tak
Byaj dar (interest rate): 21% salana
Processing fee: Rs 1,800 + GST Rs 324
Aapke khate mein aayega (net disbursal): Rs ${rupees(hinglish.net)}
APR: ${hinglish.apr}`,
    figures: {
      sanctionedAmount: 90_000,
      instalmentAmount: hinglish.instalment,
      ratePercent: 21,
      netDisbursed: hinglish.net,
      termMonths: 20,
      instalmentCount: 20,
      apr: Number.parseFloat(hinglish.apr),
    },
    doctored: [
      {
        from: `disbursal): Rs ${rupees(hinglish.net)}`,
        to: `disbursal): Rs ${rupees(hinglish.net - 2_000)}`,
        finds: ['unexplainedDeduction', 'netDisbursed'],
      },
    ],
  },
  {
    title: 'a letter whose EMI is rounded up to the next rupee, GST in three parts',
    text: `Sanctioned amount: INR 2,25,000.00
Period: 33 months
Rate of interest: 15.25% per annum (fixed)
EMI: INR ${rupees(ceil.instalment, 2)}
Processing fee: INR 4,500.00; CGST @ 9%: INR 405.00; SGST @ 9%: INR 405.00
Annual percentage rate: ${ceil.apr}
Amount disbursed: INR ${rupees(ceil.net, 2)}`,
    figures: {
      sanctionedAmount: 225_000,
      termMonths: 33,
      ratePercent: 15.25,
      instalmentAmount: ceil.instalment,
      netDisbursed: ceil.net,
      apr: Number.parseFloat(ceil.apr),
    },
    doctored: [
      {
        from: `EMI: INR ${rupees(ceil.instalment, 2)}`,
        to: `EMI: INR ${rupees(ceil.instalment + 160, 2)}`,
        finds: ['emi', 'apr'],
      },
    ],
  },
  {
    title: 'a dealer’s sheet: car price, exchange bonus and loan',
    text: `Finance proposal
Ex-showroom	8,15,000
Exchange bonus	-20,000
Down payment	1,55,000
Finance amount	6,40,000
Tenor (months)	60
IRR	9.75%
EMI	${rupees(dealer.instalment)}
Processing fee (with GST)	4,720
Loan protection premium	15,400
APR	${dealer.apr}
Net amount disbursed	${rupees(dealer.net)}`,
    figures: {
      sanctionedAmount: 640_000,
      termMonths: 60,
      instalmentAmount: dealer.instalment,
      ratePercent: 9.75,
      netDisbursed: dealer.net,
      apr: Number.parseFloat(dealer.apr),
    },
    doctored: [
      {
        from: `APR	${dealer.apr}`,
        to: 'APR	9.75%',
        finds: ['aprIsRate', 'aprWithoutFees', 'aprWithoutFee'],
      },
    ],
  },
  {
    title: 'a loan linked to MCLR, reset each year, in sentences',
    text: `Sanctioned limit: Rs. 18,00,000/-
Repayable in 120 EMIs of Rs. ${rupees(mclr.instalment)}/-
Rate of interest: floating, 1-year MCLR of 8.85% plus a spread of 1.05%, i.e. 9.90% p.a. at present; reset every 12 months
Processing fee: Rs. 18,000 + 18% GST (Rs. 3,240)
APR: ${mclr.apr}
Prepayment charges: Nil`,
    figures: {
      sanctionedAmount: 1_800_000,
      instalmentCount: 120,
      instalmentAmount: mclr.instalment,
      ratePercent: 9.9,
      benchmarkPercent: 8.85,
      spreadPercent: 1.05,
      apr: Number.parseFloat(mclr.apr),
    },
    doctored: [
      { from: 'spread of 1.05%', to: 'spread of 0.80%', finds: ['finalRate'] },
      {
        from: 'Prepayment charges: Nil',
        to: 'Prepayment charges: 2% of the outstanding principal',
        finds: ['foreclosureOnFloating'],
      },
    ],
  },
  {
    title: 'a table of dots with subtotals of charges',
    text: `Loan amount ............ 2,75,000
Loan term .............. 36 months
Interest rate .......... 16.00% fixed
EMI .................... ${rupees(sheet.instalment)}
Fees and charges
Processing fee ......... 5,500
GST .................... 990
Insurance .............. 4,200
Total charges .......... 10,690
Net disbursed amount ... ${rupees(sheet.net)}
Total interest ......... ${rupees(sheet.interest)}
Total repayment ........ ${rupees(sheet.total)}
APR .................... ${sheet.apr}`,
    figures: {
      sanctionedAmount: 275_000,
      termMonths: 36,
      ratePercent: 16,
      instalmentAmount: sheet.instalment,
      netDisbursed: sheet.net,
      totalInterest: sheet.interest,
      totalToPay: sheet.total,
      apr: Number.parseFloat(sheet.apr),
    },
    doctored: [
      {
        from: `interest ......... ${rupees(sheet.interest)}`,
        to: `interest ......... ${rupees(sheet.interest - 9_000)}`,
        finds: ['totalInterest', 'total'],
      },
    ],
  },
  {
    title: 'a farm loan paid half-yearly after each crop',
    text: `Loan sanctioned: Rs. 3,50,000
Repayment: 8 half-yearly instalments of Rs. ${rupees(half.instalment)}
Rate: 12.50% p.a. fixed
Processing fee incl. GST: Rs. 4,130
APR: ${half.apr}
Total amount payable: Rs. ${rupees(half.total)}`,
    figures: {
      sanctionedAmount: 350_000,
      instalmentCount: 8,
      instalmentAmount: half.instalment,
      ratePercent: 12.5,
      totalToPay: half.total,
      apr: Number.parseFloat(half.apr),
    },
    doctored: [
      {
        from: `of Rs. ${rupees(half.instalment)}`,
        to: `of Rs. ${rupees(half.instalment + 2_500)}`,
        finds: ['emi', 'total', 'apr'],
      },
      { from: `APR: ${half.apr}`, to: 'APR: 12.50%', finds: ['aprIsRate', 'aprWithoutFees'] },
    ],
  },
  {
    title: 'an e-mail with the question of penal charges answered',
    text: `Loan amount: ₹5,00,000
Tenure: 4 years (48 EMIs)
EMI: ₹${rupees(cold.instalment)}
Interest: 13% p.a. (fixed)
Processing fee: ₹10,000 plus GST ₹1,800
APR: ${cold.apr}
Late payment: penal charges of 2% a month on the overdue amount; these are charges and not interest, and no interest is charged on them.`,
    figures: {
      sanctionedAmount: 500_000,
      termMonths: 48,
      instalmentAmount: cold.instalment,
      ratePercent: 13,
      apr: Number.parseFloat(cold.apr),
    },
    doctored: [
      { from: 'penal charges of 2% a month', to: 'penal interest of 2% a month', finds: ['penalInterest'] },
    ],
  },
  {
    title: 'a bank and an NBFC share a loan 70:30',
    text: `Co-lending loan
Total loan amount: ₹12,00,000 (Bank ₹8,40,000 + NBFC ₹3,60,000)
Tenure: 72 months
Rate of interest: Bank 10.20%, NBFC 14.20%; blended 11.40% p.a.
EMI: ₹${rupees(shared.instalment)}
Processing fee: ₹12,000 + GST ₹2,160
APR: ${shared.apr}
Net disbursal: ₹${rupees(shared.net)}`,
    figures: {
      sanctionedAmount: 1_200_000,
      termMonths: 72,
      ratePercent: 11.4,
      instalmentAmount: shared.instalment,
      netDisbursed: shared.net,
      apr: Number.parseFloat(shared.apr),
    },
    doctored: [
      {
        from: `EMI: ₹${rupees(shared.instalment)}`,
        to: `EMI: ₹${rupees(shared.instalment + 400)}`,
        finds: ['emi', 'apr'],
      },
    ],
  },
  {
    title: 'interest of 14 days before the first month',
    text: `Loan amount: Rs. 1,80,000
Tenure: 24 months
Rate of interest: 18% p.a. fixed
EMI: Rs. ${rupees(odd.instalment)}
Fees and charges
Processing fee: Rs. 3,600 + GST Rs. 648
Pre-EMI interest (14 days): Rs. ${rupees(oddInterest)}
Net disbursed amount: Rs. ${rupees(odd.net)}`,
    figures: {
      sanctionedAmount: 180_000,
      termMonths: 24,
      ratePercent: 18,
      instalmentAmount: odd.instalment,
      netDisbursed: odd.net,
    },
    doctored: [
      {
        from: `Net disbursed amount: Rs. ${rupees(odd.net)}`,
        to: `Net disbursed amount: Rs. ${rupees(odd.net - 3_000)}`,
        finds: ['unexplainedDeduction', 'netDisbursed'],
      },
    ],
  },
  {
    title: 'a rooftop solar loan without fees',
    text: `Scheme: PM Surya Ghar
Loan amount: Rs. 1,95,000 (cost Rs. 2,15,000, margin Rs. 20,000; subsidy Rs. 78,000 will be credited to the loan account)
Rate of interest: Repo 5.25% + 1.50% = 6.75% p.a. (floating)
Repayment period: 84 months
EMI: Rs. ${rupees(solar.instalment)}
Processing charges: NIL
APR: 6.75%`,
    figures: {
      sanctionedAmount: 195_000,
      termMonths: 84,
      ratePercent: 6.75,
      instalmentAmount: solar.instalment,
      apr: 6.75,
    },
    doctored: [
      { from: 'Repo 5.25% + 1.50% = 6.75%', to: 'Repo 5.25% + 1.25% = 6.75%', finds: ['finalRate'] },
    ],
  },
  {
    title: 'a phone in nine EMIs, with a fee of ₹299 plus GST',
    text: `Product: Mobile phone   Invoice: ₹19,999   Down payment: ₹1,999
Loan amount: ₹18,000
9 EMIs of ₹${rupees(mobile.instalment)}
ROI: 24% p.a.
Processing fee: ₹299 + GST ₹54
APR: ${mobile.apr}
Total payable: ₹${rupees(mobile.total)}`,
    figures: {
      sanctionedAmount: 18_000,
      instalmentCount: 9,
      instalmentAmount: mobile.instalment,
      ratePercent: 24,
      totalToPay: mobile.total,
      apr: Number.parseFloat(mobile.apr),
    },
    doctored: [{ from: `APR: ${mobile.apr}`, to: 'APR: 24%', finds: ['aprIsRate', 'aprWithoutFees'] }],
  },
  {
    title: 'a top-up with the balance of the old loan taken off',
    text: `TOP-UP LOAN
Sanctioned loan amount: Rs. 4,10,000
Less: balance of existing loan PL-20331: Rs. 1,62,540
Less: processing fee Rs. 8,200 + GST Rs. 1,476
Credited to your account: Rs. 2,37,784
Tenure: 54 months
Rate: 13.75% fixed
EMI: Rs. ${rupees(top.instalment)}
APR: ${top.apr}`,
    figures: {
      sanctionedAmount: 410_000,
      termMonths: 54,
      ratePercent: 13.75,
      instalmentAmount: top.instalment,
      apr: Number.parseFloat(top.apr),
    },
  },
  {
    title: 'a loan every four weeks, 13 times a year',
    text: `Loan amount: Rs. 25,000
Instalment every 28 days: Rs. ${rupees(ewi.instalment)}
Number of instalments: 12
Interest rate: 25.20% p.a.
Processing fee: Rs. 250 + GST Rs. 45
APR: ${ewi.apr}
Total payable: Rs. ${rupees(ewi.total)}`,
    figures: {
      sanctionedAmount: 25_000,
      instalmentCount: 12,
      instalmentAmount: ewi.instalment,
      ratePercent: 25.2,
      totalToPay: ewi.total,
      apr: Number.parseFloat(ewi.apr),
    },
    doctored: [
      {
        from: `payable: Rs. ${rupees(ewi.total)}`,
        to: `payable: Rs. ${rupees(ewi.total - 1_500)}`,
        finds: ['total'],
      },
    ],
  },
  {
    title: 'gold: interest and principal together after six months',
    text: `GOLD LOAN PLEDGE RECEIPT
Gross weight 18.40 g   Net weight 17.90 g   Value 1,02,400
Loan amount: Rs. 75,000
Tenure: 6 months
Interest: 12% p.a. simple
Scheme: bullet repayment – Rs. ${rupees(bulletDue)} on the due date
Appraiser fee: Rs. 275 + GST Rs. 50
APR: ${bulletApr}`,
    figures: { sanctionedAmount: 75_000, termMonths: 6, ratePercent: 12, apr: Number.parseFloat(bulletApr) },
  },
  {
    title: 'gold for 90 days, by message',
    text: `Gold loan A/c 00921: Rs 50,000 @15.75% p.a. for 90 days. Amount due on 27-02-2027: Rs ${rupees(goldDays)}. No processing fee. Auction notice if unpaid.`,
    figures: { sanctionedAmount: 50_000, ratePercent: 15.75 },
  },
  {
    title: 'six months without instalments, interest added to the loan',
    text: `Loan amount: Rs. 4,00,000
Moratorium: 6 months; simple interest of the moratorium is added to the principal
Thereafter 60 EMIs of Rs. ${rupees(afterRest)} each
Rate of interest: 11% p.a. fixed
Processing fee: Rs. 4,000 + GST Rs. 720
APR: ${restApr}
Total amount payable: Rs. ${rupees(afterRest * 60)}`,
    figures: {
      sanctionedAmount: 400_000,
      instalmentAmount: afterRest,
      instalmentCount: 60,
      ratePercent: 11,
      totalToPay: afterRest * 60,
      apr: Number.parseFloat(restApr),
    },
    doctored: [
      {
        from: `payable: Rs. ${rupees(afterRest * 60)}`,
        to: `payable: Rs. ${rupees(rest.total - 30_000)}`,
        finds: ['total'],
      },
    ],
  },
  {
    title: 'EMIs that step up after two years, in words',
    text: `Loan amount: ₹9,00,000
EMI: ₹${rupees(low)} for the first 24 months and ₹${rupees(highExact)} for the next ${stepMonths} months
Interest rate: 11.5% p.a.
Processing fee: ₹9,000 + GST ₹1,620
APR: ${stepApr}
Net disbursed: ₹8,89,380`,
    figures: {
      sanctionedAmount: 900_000,
      ratePercent: 11.5,
      netDisbursed: 889_380,
      apr: Number.parseFloat(stepApr),
    },
    doctored: [
      {
        from: 'Net disbursed: ₹8,89,380',
        to: 'Net disbursed: ₹8,74,380',
        finds: ['unexplainedDeduction', 'netDisbursed'],
      },
    ],
  },
]
