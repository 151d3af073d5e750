import { internalRate, level, levelPayments, percent, rupees } from '../generated/paper.ts'
import type { LenderStatement } from './statements.ts'

const monthlyApr = (paidOut: number, instalment: number, count: number, first = 1) =>
  1200 * internalRate(paidOut, levelPayments(instalment, count, first))
const emi = (p: number, r: number, n: number) => Math.round(level(p, r / 1200, n))
const twoYearsEmi = emi(150_000, 17, 24),
  twoYearsApr = percent(monthlyApr(150_000 - 4_425, twoYearsEmi, 24))
const homeEmi = emi(1_800_000, 9.15, 180),
  homeApr = percent(monthlyApr(1_800_000 - 5_310 - 11_000, homeEmi, 180))
const fourWeeklyEmi = Math.ceil(level(25_000, 0.26 / 13, 26) / 5) * 5,
  fourWeeklyApr = percent(1300 * internalRate(25_000 - 500 - 90 - 300, levelPayments(fourWeeklyEmi, 26)))
const carEmi = emi(600_000, 11.5, 60),
  carApr = percent(monthlyApr(600_000 - 7_080 - 15_000 - 600, carEmi, 60))
const oneYearEmi = emi(80_000, 24, 12),
  oneYearApr = percent(monthlyApr(80_000 - 2_832, oneYearEmi, 12))
const rows = (p: number, r: number, n: number, m: number) => {
  let o = p
  return Array.from({ length: n }, (_, i) => {
    const int = Math.round((o * r) / 1200)
    const pr = i === n - 1 ? o : m - int
    const row = { i: i + 1, o, int, pr, m: pr + int, c: o - pr }
    o -= pr
    return row
  })
}
const schedule = rows(80_000, 24, 12, oneYearEmi)
const scheduleInterest = schedule.reduce((s, x) => s + x.int, 0)
/** Forms that lenders lay out in their own way. */
export const formsOfTheirOwn: LenderStatement[] = [
  {
    title: 'values in a column at the left of labels',
    text: `KEY FACTS STATEMENT\nRs. 1,50,000\tSanctioned Loan amount\n24 months\tLoan term\nRs. ${rupees(twoYearsEmi)}\tEMI amount\n17.00% Fixed\tInterest rate\nRs. 4,425 (incl. GST)\tProcessing fees\n${twoYearsApr}\tAPR`,
    figures: {
      sanctionedAmount: 150_000,
      termMonths: 24,
      instalmentAmount: twoYearsEmi,
      ratePercent: 17,
      apr: Number.parseFloat(twoYearsApr),
    },
  },
  {
    title: 'pipes as an e-mail has them',
    text: `Key Facts Statement\n| Sl | Particulars | Details |\n|----|----|----|\n| 1 | Loan account No. | PL9 |\n| 2 | Sanctioned loan amount | ₹1,50,000 |\n| 3 | Loan tenure | 24 |\n| 4 | EMI | ₹${rupees(twoYearsEmi)} |\n| 5 | No. of EMIs | 24 |\n| 6 | Rate of interest p.a. | 17.00% (fixed) |\n| 7 | Fees and charges | |\n| 7.1 | Processing fee | ₹3,750 + ₹675 GST |\n| 8 | APR | ${twoYearsApr} |\n| 9 | Net disbursed amount | ₹1,45,575 |\n| 10 | Total amount payable | ₹${rupees(twoYearsEmi * 24)} |`,
    figures: {
      sanctionedAmount: 150_000,
      termMonths: 24,
      instalmentAmount: twoYearsEmi,
      instalmentCount: 24,
      ratePercent: 17,
      apr: Number.parseFloat(twoYearsApr),
      netDisbursed: 145_575,
      totalToPay: twoYearsEmi * 24,
    },
    doctored: [
      { from: '₹1,45,575', to: '₹1,43,575', finds: ['unexplainedDeduction'] },
      { from: `| ${twoYearsApr} |`, to: '| 17.00% |', finds: ['aprWithoutFees', 'aprIsRate'] },
    ],
  },
  {
    title: 'home loan with CERSAI, MOD and stamp at actuals',
    text: `Annex A\nKey Facts Statement\n1 Loan proposal/ account No. HL55 Type of Loan Housing\n2 Sanctioned Loan amount (in Rupees) Rs 18 lakhs\n4 Loan term (year/months/days) 15Y\n5 Instalment details\nType of instalments Number of EPIs EPI (₹) Commencement of repayment, post sanction\nMonthly 180 ${rupees(homeEmi)} 1st of the month following disbursement\n6 Interest rate (%) and type (fixed or floating or hybrid) 9.15% Floating (RLLR 8.35% + 0.80%)\n7 Additional Information in case of Floating rate of interest\nReference Benchmark Benchmark rate (%) (B) Spread (%) (S) Final rate (%) R = (B) + (S) Reset periodicity2 (Months)\nRLLR (Repo 5.50% + 2.85%) 8.35% 0.80% 9.15% 3 months\n8 Fee/ Charges4\n(i) Processing fees One-time 0.25% plus GST = Rs. 5,310\n(ii) Valuation fees NA NA One-time 11,000 (legal 6,000 + valuation 5,000)\n(iii) Any other (please specify) MOD stamp duty at actuals as per State Act\n9 Annual Percentage Rate (APR) (%)6 ${homeApr}\n(iii) Foreclosure charges, if applicable NIL as the borrower is an individual\n(iv) Charges for switching of loans from floating to fixed rate and vice versa 0.50% of outstanding, min Rs 5,000`,
    figures: {
      sanctionedAmount: 1_800_000,
      termMonths: 180,
      instalmentCount: 180,
      instalmentAmount: homeEmi,
      ratePercent: 9.15,
      rateKind: 'floating',
      apr: Number.parseFloat(homeApr),
    },
    doctored: [{ from: '0.80% 9.15%', to: '0.50% 9.15%', finds: ['finalRate'] }],
  },
  {
    title: 'every four weeks, days only',
    text: `Key Facts Statement\nSanctioned Loan amount (in Rupees): 25,000\nLoan term (year/months/days): 0/0/728\nType of instalments: Once in 28 days\nNumber of EPIs: 26\nEPI (₹): ${fourWeeklyEmi}\nInterest rate (%) and type: 26.00 (reducing) Fixed\nFee/Charges\n(i) Processing fees: 500 (GST 90 extra)\n(ii) Insurance charges (borrower & spouse): 300\nAPR: ${fourWeeklyApr}\nPenal charges: Nil\nTotal Interest: ${rupees(fourWeeklyEmi * 26 - 25_000)}\nNet disbursed amount: 24,110\nTotal amount to be paid by the borrower: ${rupees(fourWeeklyEmi * 26)}`,
    figures: {
      sanctionedAmount: 25_000,
      instalmentCount: 26,
      instalmentAmount: fourWeeklyEmi,
      ratePercent: 26,
      netDisbursed: 24_110,
      totalToPay: fourWeeklyEmi * 26,
      totalInterest: fourWeeklyEmi * 26 - 25_000,
      apr: Number.parseFloat(fourWeeklyApr),
    },
    doctored: [
      { from: '24,110', to: '23,110', finds: ['unexplainedDeduction'] },
      { from: `APR: ${fourWeeklyApr}`, to: 'APR: 26.00%', finds: ['aprIsRate'] },
      {
        from: `borrower: ${rupees(fourWeeklyEmi * 26)}`,
        to: `borrower: ${rupees(fourWeeklyEmi * 24)}`,
        finds: ['total'],
      },
    ],
  },
  {
    title: 'a car loan with several insurances and a discount on the fee',
    text: `KEY FACT STATEMENT (KFS)\nAPPLICATION ID: CAR-2211\nLOAN AMOUNT (incl. insurance funding ₹15,000): ₹6,00,000\nTENURE: 60 MONTHS (05-JAN-2027 TO 05-DEC-2031)\nEMI: ₹${rupees(carEmi)}\nNUMBER OF EMIS: 60\nINTEREST RATE: 11.50% P.A. FIXED\nFEES AND CHARGES\nPROCESSING FEE: ₹12,000 less 50% offer = ₹6,000 + 18% GST = ₹7,080\nCREDIT LIFE INSURANCE PREMIUM (SUM ASSURED ₹6,00,000): ₹15,000\nSTAMP DUTY: ₹600\nAPR: ${carApr}\nNET DISBURSEMENT: ₹${rupees(600_000 - 22_680)}\nPENAL CHARGES: ₹500 PER INSTANCE + 2% PM\nFORECLOSURE CHARGES: 5% FOR 1-24 MONTHS, 3% AFTER 24 MONTHS`,
    figures: {
      sanctionedAmount: 600_000,
      termMonths: 60,
      instalmentCount: 60,
      instalmentAmount: carEmi,
      ratePercent: 11.5,
      rateKind: 'fixed',
      apr: Number.parseFloat(carApr),
      netDisbursed: 577_320,
    },
    doctored: [{ from: '₹5,77,320', to: '₹5,67,320', finds: ['unexplainedDeduction'] }],
  },
  {
    title: 'schedule with due dates as words and balances first',
    text: `Key Facts Statement\nLoan Account No. 77-88\nSanctioned amount INR 80,000\nTerm 12 months\nNumber of instalments 12\nInstalment amount INR ${rupees(oneYearEmi)}\nInterest rate 24.00% per annum (Fixed)\nFees/charges\nProcessing fees INR 2,832 (3% + GST)\nAPR ${oneYearApr}\nTotal interest INR ${rupees(scheduleInterest)}\nTotal repayment INR ${rupees(80_000 + scheduleInterest)}\nAmortisation schedule\n# Due date Opening balance EMI Interest Principal Closing balance\n${schedule.map((x) => `${x.i} 5 ${['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'][x.i - 1]} 2027 ${rupees(x.o)} ${rupees(x.m)} ${rupees(x.int)} ${rupees(x.pr)} ${rupees(x.c)}`).join('\n')}\nTotal ${rupees(80_000 + scheduleInterest)} ${rupees(scheduleInterest)} 80,000`,
    figures: {
      sanctionedAmount: 80_000,
      termMonths: 12,
      instalmentCount: 12,
      instalmentAmount: oneYearEmi,
      ratePercent: 24,
      rateKind: 'fixed',
      apr: Number.parseFloat(oneYearApr),
      totalInterest: scheduleInterest,
      totalToPay: 80_000 + scheduleInterest,
    },
    doctored: [
      { from: /^(6 5 Jun 2027 \S+ \S+) (\S+) /m, to: '$1 9,999 ', finds: ['row'] },
      { from: `APR ${oneYearApr}`, to: 'APR 24.00%', finds: ['aprWithoutFees', 'aprIsRate'] },
    ],
  },
  {
    title: 'daily rate and monthly rate, both beside the yearly',
    text: `Key Facts Statement\nLoan amount ₹80,000\nTenure 12 months\nEMI ₹${rupees(oneYearEmi)}\nNo. of EMIs 12\nRate of interest 2% per month / 24% per annum / 0.0657% per day\nType of interest rate Fixed\nFees & charges\nPlatform fee ₹2,400 + GST ₹432 = ₹2,832\nAPR ${oneYearApr}\nDisbursed amount ₹77,168`,
    figures: {
      sanctionedAmount: 80_000,
      termMonths: 12,
      instalmentCount: 12,
      instalmentAmount: oneYearEmi,
      ratePercent: 24,
      rateKind: 'fixed',
      apr: Number.parseFloat(oneYearApr),
      netDisbursed: 77_168,
    },
    doctored: [{ from: `APR ${oneYearApr}`, to: 'APR 24%', finds: ['aprWithoutFees', 'aprIsRate'] }],
  },
  {
    title: 'fee deducted upfront and fee already paid at log-in',
    text: `Key Facts Statement\nSanctioned loan amount Rs. 1,50,000/-\nLoan term 24 months\nNo. of EPIs 24\nEPI amount Rs. ${rupees(twoYearsEmi)}/-\nInterest rate 17% p.a. Fixed\nFee/ Charges\n(i) Processing fees One-time Rs. 4,425/- (incl. GST), deducted from disbursement\n(ii) Login fees One-time Rs. 1,180/- (already paid on 02/11/2026)\nAnnual Percentage Rate (APR) (%) ${percent(monthlyApr(150_000 - 5_605, twoYearsEmi, 24))}\nNet disbursed amount Rs. 1,45,575/-`,
    figures: {
      sanctionedAmount: 150_000,
      termMonths: 24,
      instalmentCount: 24,
      instalmentAmount: twoYearsEmi,
      ratePercent: 17,
      netDisbursed: 145_575,
    },
    doctored: [{ from: '1,45,575', to: '1,40,575', finds: ['unexplainedDeduction'] }],
  },
  {
    title: 'dots between label and value',
    text: `KEY FACTS STATEMENT\nSanctioned Loan Amount ............ Rs. 80,000.00\nLoan Term ............ 12 months\nEMI Amount ............ Rs. ${oneYearEmi}.00\nNumber of EMIs ............ 12\nRate of Interest ............ 24.00 %\nType of rate ............ Fixed\nFees and Charges\nProcessing Fee ............ Rs. 2,832.00 (inclusive of GST)\nAnnual Percentage Rate ............ ${oneYearApr}\nNet Disbursed Amount ............ Rs. 77,168.00`,
    figures: {
      sanctionedAmount: 80_000,
      termMonths: 12,
      instalmentAmount: oneYearEmi,
      instalmentCount: 12,
      ratePercent: 24,
      apr: Number.parseFloat(oneYearApr),
      netDisbursed: 77_168,
    },
    doctored: [{ from: '77,168.00', to: '75,168.00', finds: ['unexplainedDeduction'] }],
  },
  {
    title: 'underlined blanks filled in',
    text: `Key Facts Statement\nSanctioned Loan amount: __80,000__\nLoan term: __12__ months\nNumber of EPIs: __12__\nEPI: ₹__${oneYearEmi}__\nInterest rate: __24%__ Fixed\nProcessing fees: __2,832__\nAPR: __${oneYearApr}__`,
    figures: {
      sanctionedAmount: 80_000,
      termMonths: 12,
      instalmentAmount: oneYearEmi,
      instalmentCount: 12,
      ratePercent: 24,
      apr: Number.parseFloat(oneYearApr),
    },
  },
  {
    title: 'moratorium with interest paid monthly (education, no capitalising)',
    text: `Key Facts Statement\nSanctioned Loan amount 4,00,000\nLoan term 84 months including course period 24 months (interest to be serviced monthly) \nType of instalments Number of EPIs EPI (₹)\nMonthly 60 ${rupees(emi(400_000, 10, 60))}\nInterest during course ₹3,333 monthly\nInterest rate 10% p.a. floating\nBenchmark EBLR 8.50% Spread 1.50% Reset quarterly\nFees/charges NIL\nAPR 10.00%\nTotal amount to be paid by the borrower ${rupees(emi(400_000, 10, 60) * 60 + 3_333 * 24)}`,
    figures: {
      sanctionedAmount: 400_000,
      ratePercent: 10,
      rateKind: 'floating',
      benchmarkPercent: 8.5,
      spreadPercent: 1.5,
      apr: 10,
    },
  },
  {
    title: 'loan amount applied, eligible and sanctioned, in one row',
    text: `Key Facts Statement\nLoan amount applied\tLoan amount eligible\tSanctioned loan amount\n2,00,000\t1,75,000\t1,50,000\nLoan term\t24 months\nEMI\t${rupees(twoYearsEmi)}\nNumber of EMIs\t24\nInterest rate\t17.00% Fixed\nFees and charges\nProcessing fee\t4,425 (incl. GST)\nAPR\t${twoYearsApr}`,
    figures: {
      sanctionedAmount: 150_000,
      termMonths: 24,
      instalmentAmount: twoYearsEmi,
      instalmentCount: 24,
      ratePercent: 17,
      apr: Number.parseFloat(twoYearsApr),
    },
  },
]
