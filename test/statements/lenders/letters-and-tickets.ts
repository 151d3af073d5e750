import { internalRate, level, levelPayments, rupees } from '../generated/paper.ts'
import type { LenderStatement } from './statements.ts'

const monthlyApr = (paidOut: number, instalment: number, count: number, first = 1) =>
  1200 * internalRate(paidOut, levelPayments(instalment, count, first))
const emi = (principal: number, rate: number, months: number) =>
  Math.round(level(principal, rate / 1200, months))
const two = (figure: number) => Number.parseFloat(figure.toFixed(2))

interface Loan {
  principal: number
  rate: number
  months: number
  fees: number
}
const worked = ({ principal, rate, months, fees }: Loan) => {
  const instalment = emi(principal, rate, months)
  return {
    instalment,
    net: principal - fees,
    total: instalment * months,
    interest: instalment * months - principal,
    apr: two(monthlyApr(principal - fees, instalment, months)),
  }
}

const letter = worked({ principal: 325_000, rate: 16.5, months: 42, fees: 9_587.5 })
/** Of eleven days. */
const brokenInterest = Math.round((325_000 * 0.165 * 11) / 3.65) / 100
const urban = worked({ principal: 500_000, rate: 11, months: 84, fees: 2_950 + 1_180 })
const wheels = worked({ principal: 96_000, rate: 19.75, months: 30, fees: 1_770 + 590 + 2_800 })
const hinglish = worked({ principal: 60_000, rate: 22, months: 15, fees: 1_416 })
const table = worked({ principal: 750_000, rate: 13.25, months: 60, fees: 13_275 + 8_200 })
const message = worked({ principal: 40_000, rate: 26, months: 9, fees: 1_180 })
const takeover = worked({ principal: 2_400_000, rate: 8.85, months: 216, fees: 11_800 + 7_080 })
const society = worked({ principal: 180_000, rate: 12.5, months: 36, fees: 900 })
const salary = worked({ principal: 250_000, rate: 14.4, months: 24, fees: 0 })
const colending = worked({ principal: 900_000, rate: 12.7, months: 48, fees: 10_620 })
const used = worked({ principal: 430_000, rate: 15.9, months: 48, fees: 5_074 + 1_500 + 6_200 })
const lap = worked({ principal: 3_500_000, rate: 10.6, months: 144, fees: 41_300 + 9_440 })
const phone = 24_990 / 6
const phoneApr = two(monthlyApr(24_990 - 588.82, phone, 6))
const mfiWeekly = Math.round(level(45_000, 0.225 / 52, 104))
const mfiApr = two(5_200 * internalRate(45_000 - 531 - 900, levelPayments(mfiWeekly, 104)))
const tractorHalf = Math.round(level(480_000, 0.135 / 2, 10))
const tractorApr = two(200 * internalRate(480_000 - 5_664, levelPayments(tractorHalf, 10)))
const gold = { principal: 120_000, rate: 11.4, months: 12 }
const goldInterest = (gold.principal * gold.rate) / 100
const goldApr = two(
  1200 * internalRate(gold.principal - 354, [{ amount: gold.principal + goldInterest, at: 12 }]),
)
const goldMonthly = 85_000
const goldMonthInterest = (goldMonthly * 0.99) / 100
const goldMonthlyApr = two(
  1200 *
    internalRate(goldMonthly - 236, [
      ...levelPayments(goldMonthInterest, 5),
      { amount: goldMonthly + goldMonthInterest, at: 6 },
    ]),
)
const flatEmi = Math.round((70_000 * (1 + (0.1 * 24) / 12)) / 24)
const flatRate = two(1200 * internalRate(70_000, levelPayments(flatEmi, 24)))
const flatApr = two(monthlyApr(70_000 - 1_652, flatEmi, 24))
const stepFirst = 21_000
const stepLater = 27_500
const stepPayments = [...levelPayments(stepFirst, 24), ...levelPayments(stepLater, 36, 25)]
const stepApr = two(1200 * internalRate(1_100_000 - 12_980, stepPayments))
const dailyCount = 120
const daily = Math.round(level(50_000, 0.24 / 365, dailyCount))
const dailyApr = two(36_500 * internalRate(50_000 - 1_180, levelPayments(daily, dailyCount)))
const advance = emi(140_000, 18, 20)
const zeroFee = emi(35_000, 18, 6)

/** Sanction letters, agreements, pledge tickets, passbook slips and messages, as lenders of many kinds write them. */
export const lettersAndTickets: LenderStatement[] = [
  {
    title: 'a sanction letter in prose',
    text: `Dear Ms. Kavita,
We are pleased to inform you that your request for a personal loan has been approved on the terms below. This letter is valid for 15 days from 03-11-2026.
Sanction letter no. NBFC/PL/26-27/008812
The Company hereby sanctions a loan of Rs. 3,25,000/- (Rupees three lakh twenty five thousand only) repayable in 42 equated monthly instalments of Rs. ${rupees(letter.instalment)}/- each.
Rate of interest: 16.50% per annum, fixed, on reducing balance
Processing fee: Rs. 8,125 + GST Rs. 1,462.50, to be deducted from the disbursement
Annual Percentage Rate: ${letter.apr}%
Net amount to be credited to your account: Rs. 3,15,412.50
Total amount payable over the tenure: Rs. ${rupees(letter.total)}
Delayed payment: penal charges of 2% per month on the overdue instalment, plus GST. Penal charges are not capitalised.
Foreclosure: 4% of the principal outstanding plus GST after 6 EMIs. Cheque bounce: Rs. 500 per instance.`,
    figures: {
      sanctionedAmount: 325_000,
      termMonths: 42,
      instalmentCount: 42,
      instalmentAmount: letter.instalment,
      ratePercent: 16.5,
      apr: letter.apr,
      netDisbursed: 315_412.5,
      totalToPay: letter.total,
    },
    doctored: [{ from: `Rate: ${letter.apr}%`, to: 'Rate: 16.50%', finds: ['aprIsRate', 'aprWithoutFees'] }],
  },
  {
    title: 'a co-operative bank’s loan agreement with a schedule of particulars',
    text: `THE NAGARIK URBAN CO-OPERATIVE BANK LTD.
SCHEDULE I TO THE LOAN AGREEMENT
(a) Date and place of execution	:	11/10/2026, Kolhapur
(b) Borrower	:	Shri Anil P. More, Member No. 20411
(c) Nature of facility	:	Term Loan (Machinery)
(d) Amount of the loan	:	Rs. 5,00,000.00 (Five Lakhs Only)
(e) Period of the loan	:	84 months (seven years)
(f) Rate of interest	:	11.00% p.a. with monthly rests (Fixed)
(g) Amount of each EMI	:	Rs. ${rupees(urban.instalment)}.00
(h) Number of instalments	:	84
(i) Share linking	:	2.5% i.e. Rs. 12,500 held as member's shares (refundable, paid separately)
(j) Processing charges	:	Rs. 2,500 + GST 450 = 2,950
(k) Documentation charges	:	Rs. 1,000 + GST 180 = 1,180
(l) APR	:	${urban.apr}%
(m) Net disbursed amount	:	Rs. 4,95,870.00
(n) Penal charges	:	2% p.a. on overdue amount, no capitalisation
(o) Security	:	Hypothecation of machinery valued Rs. 7,40,000`,
    figures: {
      sanctionedAmount: 500_000,
      termMonths: 84,
      instalmentCount: 84,
      instalmentAmount: urban.instalment,
      ratePercent: 11,
      apr: urban.apr,
      netDisbursed: 495_870,
    },
    doctored: [
      { from: 'Rs. 4,95,870.00', to: 'Rs. 4,83,370.00', finds: ['unexplainedDeduction', 'netDisbursed'] },
    ],
  },
  {
    title: 'a two-wheeler loan’s welcome kit with ex-showroom price and margin',
    text: `WELCOME KIT
Contract No: TW/GJ/7781220	Dealer: Shree Motors, Rajkot
Ex-showroom price: 1,12,400	On-road price: 1,24,850	Margin money paid: 28,850
FINANCE DETAILS
Loan amount: ₹96,000
Tenure: 30 months
EMI: ₹${rupees(wheels.instalment)}
IRR (interest rate p.a. reducing): 19.75% Fixed
First EMI date: 05/12/2026	Last EMI date: 05/05/2029
CHARGES COLLECTED UPFRONT (incl. GST)
Processing fee: ₹1,770
Documentation charges: ₹590
Credit shield insurance premium: ₹2,800
APR: ${wheels.apr}%
Net disbursed amount: ₹${rupees(wheels.net)}
Total amount payable: ₹${rupees(wheels.total)}`,
    figures: {
      sanctionedAmount: 96_000,
      termMonths: 30,
      instalmentAmount: wheels.instalment,
      apr: wheels.apr,
      totalToPay: wheels.total,
    },
  },
  {
    title: 'Hindi and English side by side',
    text: `मुख्य तथ्य विवरण / KEY FACTS STATEMENT
ऋण खाता संख्या / Loan account no.: MFL2208871
स्वीकृत ऋण राशि / Sanctioned loan amount: ₹60,000
ऋण अवधि / Loan term: 15 माह / months
किस्तों की संख्या / Number of EMIs: 15
ईएमआई / EMI: ₹${rupees(hinglish.instalment)}
ब्याज दर / Interest rate: 22.00% (स्थिर / Fixed)
शुल्क / Fees and charges
प्रोसेसिंग शुल्क / Processing fee: ₹1,200 + GST ₹216
वार्षिक प्रतिशत दर / Annual Percentage Rate (APR): ${hinglish.apr}%
निवल संवितरित राशि / Net disbursed amount: ₹${rupees(hinglish.net)}
कुल देय राशि / Total amount payable: ₹${rupees(hinglish.total)}
दंडात्मक प्रभार / Penal charges: 24% p.a. अतिदेय राशि पर / on overdue amount`,
    figures: {
      sanctionedAmount: 60_000,
      termMonths: 15,
      instalmentCount: 15,
      instalmentAmount: hinglish.instalment,
      ratePercent: 22,
      apr: hinglish.apr,
      netDisbursed: hinglish.net,
    },
    doctored: [
      {
        from: `₹${rupees(hinglish.net)}`,
        to: `₹${rupees(hinglish.net - 1_800)}`,
        finds: ['unexplainedDeduction'],
      },
    ],
  },
  {
    title: 'business loan terms as a table of three columns',
    text: `MOST IMPORTANT TERMS AND CONDITIONS
S.N.	Term	As applicable to you
01	Facility amount	INR 7,50,000
02	Facility tenor	60 months from first disbursement
03	Pricing	13.25% p.a. fixed, monthly reducing
04	EMI	INR ${rupees(table.instalment)}
05	Upfront fee	1.50% i.e. INR 11,250 + 18% GST INR 2,025
06	Group insurance premium	INR 8,200 (inclusive of taxes)
07	APR	${table.apr}%
08	Amount to be disbursed to you	INR ${rupees(table.net)}
09	Bounce charge	INR 590 per bounce
10	Prepayment	Nil for micro enterprises
11	Late payment	Penal charge 3% per month of overdue amount`,
    figures: {
      sanctionedAmount: 750_000,
      termMonths: 60,
      ratePercent: 13.25,
      netDisbursed: table.net,
      instalmentAmount: table.instalment,
      apr: table.apr,
    },
  },
  {
    title: 'an app’s message with one figure a line',
    text: `Loan approved 🎉
You get: ₹38,820
Loan amount: ₹40,000
- Processing fee (incl GST): ₹1,180
Interest rate: 26% p.a. (2.17% per month)
APR: ${message.apr}%
Pay ₹${rupees(message.instalment)} x 9 months
1st EMI on 5 Dec 2026
Total repayment: ₹${rupees(message.total)}
Cooling-off: 3 days
Lending partner: Sahaj Capital Pvt Ltd (NBFC)`,
    figures: {
      sanctionedAmount: 40_000,
      termMonths: 9,
      instalmentAmount: message.instalment,
      ratePercent: 26,
      apr: message.apr,
    },
  },
  {
    title: 'a balance transfer with the amount paid to the earlier lender',
    text: `KEY FACT STATEMENT - HOME LOAN BALANCE TRANSFER
Loan Application No. HLBT-2026-991
Sanctioned Loan Amount Rs. 24,00,000
of which to be paid to earlier lender (foreclosure as per LOD dated 02-Oct-2026) Rs. 21,36,418
of which to be paid to borrower Rs. 2,44,702
Loan Term 216 months
Rate of Interest 8.85% p.a. (RLLR 8.25% + spread 0.60%) Floating
EMI Rs. ${rupees(takeover.instalment)}
No. of EMIs 216
Fees and charges
Processing fee Rs. 10,000 + GST 1,800
Legal and technical Rs. 6,000 + GST 1,080
Annual Percentage Rate (APR) ${takeover.apr}%
Net disbursed amount Rs. 23,81,120
Prepayment charges Nil (individual, floating rate)`,
    figures: {
      sanctionedAmount: 2_400_000,
      termMonths: 216,
      instalmentAmount: takeover.instalment,
      ratePercent: 8.85,
      apr: takeover.apr,
      netDisbursed: 2_381_120,
    },
    doctored: [
      {
        from: 'Net disbursed amount Rs. 23,81,120',
        to: 'Net disbursed amount Rs. 23,41,120',
        finds: ['unexplainedDeduction'],
      },
    ],
  },
  {
    title: 'an employees’ credit society’s slip',
    text: `Employees' Co-op Credit Society
Loan sanction slip
Member: 1187   Deptt: Stores   Basic+DA: 41,200
Previous loan balance Rs 52,300 (to be recovered from this loan)
Loan sanctioned Rs 1,80,000
Loan period 36 months
Interest 12.5% reducing
Monthly instalment Rs ${rupees(society.instalment)}
Thrift deposit Rs 500 per month (in addition)
Form and stamp fee Rs 900
APR ${society.apr}%
Surety: 1204, 1311`,
    figures: {
      sanctionedAmount: 180_000,
      ratePercent: 12.5,
      termMonths: 36,
      instalmentAmount: society.instalment,
      apr: society.apr,
    },
  },
  {
    title: 'an overdraft against salary turned into a term loan, without fees',
    text: `CONFIRMATION OF TERMS
Facility: Salary Overdraft conversion to Term Loan
Outstanding converted (Loan amount): Rs.2,50,000.00
Conversion tenor (Loan term): 24 months
Applicable rate of interest: 14.40% fixed
EMI amount: Rs.${rupees(salary.instalment)}.00
Processing fee: Waived (normally 2% + GST)
APR: 14.40%
Total interest: Rs.${rupees(salary.interest)}.00
Penal charges: Rs 250 per default. No penal interest is levied.`,
    figures: {
      sanctionedAmount: 250_000,
      termMonths: 24,
      instalmentAmount: salary.instalment,
      apr: 14.4,
      totalInterest: salary.interest,
    },
  },
  {
    title: 'a loan by a bank and an NBFC with shares and two rates',
    text: `CO-LENDING ARRANGEMENT - KEY FACTS
Loan account number: CLM/55/2026
Lenders: Partner Bank Ltd (80% share, Rs. 7,20,000 @ 12.00%) and Originating Finance Ltd (20% share, Rs. 1,80,000 @ 15.50%)
Sanctioned loan amount: Rs. 9,00,000
Blended rate of interest: 12.70% p.a. Fixed
Loan tenure: 48 months
EMI: Rs. ${rupees(colending.instalment)}
Fees
Processing fee: Rs. 9,000 + GST Rs. 1,620
APR: ${colending.apr}%
Net disbursed amount: Rs. ${rupees(colending.net)}`,
    figures: {
      sanctionedAmount: 900_000,
      termMonths: 48,
      instalmentAmount: colending.instalment,
      apr: colending.apr,
      netDisbursed: colending.net,
    },
  },
  {
    title: 'a used-car loan with the dealer’s and the RTO’s money',
    text: `DISBURSEMENT MEMO
Agreement No UC-DL-004417
Finance amount / Loan amount	4,30,000
Less: Processing fee incl GST	5,074
Less: Stamp duty	1,500
Less: Motor insurance premium	6,200
Net payment to dealer / Net disbursed amount	${rupees(used.net)}
RTO hold back (released on RC transfer)	10,000
Rate of interest (% p.a.)	15.90 Fixed
Tenure (months)	48
EMI	${rupees(used.instalment)}
APR (%)	${used.apr}
Advance EMI	0`,
    figures: {
      termMonths: 48,
      instalmentAmount: used.instalment,
      ratePercent: 15.9,
      apr: used.apr,
      netDisbursed: used.net,
    },
  },
  {
    title: 'a loan against property with rates as basis points',
    text: `LOAN AGAINST PROPERTY - SANCTION TERMS
Loan Account No.: LAP00221
Sanctioned Loan Amount: INR 35.00 Lakh
Loan Tenor: 144 months
Interest Rate: 10.60% p.a. Floating
Reference benchmark: HFC-RPLR 15.35%
Spread: (-) 475 bps
Reset frequency: Quarterly
EMI: INR ${rupees(lap.instalment)}
Number of EMIs: 144
Fees and charges
Processing Fee: 1.00% (INR 35,000) + GST INR 6,300
Valuation and legal: INR 8,000 + GST INR 1,440
APR: ${lap.apr}%
Net disbursed amount: INR ${rupees(lap.net)}
Foreclosure charges: NIL where all borrowers are individuals and the purpose is other than business; else as per the Directions`,
    figures: {
      sanctionedAmount: 3_500_000,
      termMonths: 144,
      instalmentAmount: lap.instalment,
      ratePercent: 10.6,
      apr: lap.apr,
    },
    doctored: [{ from: `APR: ${lap.apr}%`, to: 'APR: 10.60%', finds: ['aprIsRate', 'aprWithoutFees'] }],
  },
  {
    title: 'a phone bought in six EMIs at no interest, with a processing fee',
    text: `EMI CARD - TRANSACTION SLIP
Product: Smartphone 5G 128GB   IMEI 356938035643809
Invoice value ₹24,990   Down payment ₹0
Loan amount ₹24,990
Tenure 6 months
EMI ₹4,165
Rate of interest 0%
Processing fee ₹499 + GST ₹89.82
APR ${phoneApr}%
Total payable ₹24,990
Interest subvention of ₹1,312 is borne by the manufacturer`,
    figures: { sanctionedAmount: 24_990, termMonths: 6, instalmentAmount: 4_165, apr: phoneApr },
    doctored: [{ from: `APR ${phoneApr}%`, to: 'APR 0%', finds: ['aprIsRate', 'aprWithoutFees'] }],
  },
  {
    title: 'a joint-liability group’s loan card, paid weekly',
    text: `JLG LOAN CARD   Centre: Ashiana-4   Group: Durga
Loan A/c 60012298
Loan amount Rs.45000
Purpose: Dairy
Rate of interest 22.50% p.a. (reducing)
No. of instalments 104
Instalment amount Rs.${mfiWeekly}
Frequency of instalment: Weekly (Tuesday)
Processing fee 1% + GST Rs.531
Life insurance (member and spouse) Rs.900
APR ${mfiApr}%
Net disbursed amount Rs.43569
Total amount to be repaid Rs.${mfiWeekly * 104}
No penalty is charged for delayed payment. No prepayment penalty.`,
    figures: {
      sanctionedAmount: 45_000,
      instalmentCount: 104,
      instalmentAmount: mfiWeekly,
      apr: mfiApr,
      netDisbursed: 43_569,
    },
    doctored: [
      { from: 'amount Rs.43569', to: 'amount Rs.42669', finds: ['unexplainedDeduction'] },
      { from: `APR ${mfiApr}%`, to: 'APR 22.50%', finds: ['aprIsRate'] },
    ],
  },
  {
    title: 'a tractor loan with half-yearly instalments after the harvest',
    text: `ANNEXURE - KEY FACTS (TRACTOR LOAN)
Loan amount: Rs 4,80,000
Period: 5 years
Rate of interest: 13.50% p.a. (half-yearly rests), Fixed
Repayment: 10 half yearly instalments of Rs ${rupees(tractorHalf)} each, payable in May and November
Repayment frequency: Half-yearly
Processing fee: Rs 4,800 plus GST Rs 864
APR: ${tractorApr}%
Net disbursed amount: Rs 4,74,336
Insurance of the tractor is arranged by the borrower.`,
    figures: { sanctionedAmount: 480_000, ratePercent: 13.5, apr: tractorApr },
  },
  {
    title: 'a gold pledge ticket, all at the end',
    text: `PLEDGE TICKET / TOKEN NO. KL-0887-21
Gross wt 38.420 g   Stone wt 0.600 g   Net wt 37.820 g   Purity 22 ct (916)
Rate per gram ₹4,610   Market value ₹1,74,350   LTV 68.8%
Loan amount ₹1,20,000
Scheme: Bullet-12
Tenure 12 months   Due date 02/11/2027
Rate of interest 11.40% p.a.
Repayment: principal and interest together on the due date
Interest payable on due date ₹${rupees(goldInterest)}
Amount to be paid on due date ₹${rupees(gold.principal + goldInterest)}
Processing fee ₹300 + GST ₹54
APR ${goldApr}%
Auction after due date with notice of 14 days. Appraiser's charge: Nil`,
    figures: { sanctionedAmount: 120_000, apr: goldApr },
  },
  {
    title: 'a gold loan with interest each month and a rate per month',
    text: `Gold Loan Sanction cum Pledge Form
Loan No.: GL/TN/33021
Ornaments: 2 bangles, 1 chain; Net weight 24.10 gm
Sanctioned amount: Rs. 85,000
Loan period: 6 months
Interest: 0.99% per month (11.88% p.a.), to be serviced monthly: Rs. ${goldMonthInterest.toFixed(2)}
Principal: payable in lump sum at the end of the period
Fees
Processing fee Rs. 200 + GST Rs. 36
Safe custody charges Nil
APR: ${goldMonthlyApr}%
Net disbursed amount Rs. 84,764`,
    figures: { sanctionedAmount: 85_000, termMonths: 6, apr: goldMonthlyApr, netDisbursed: 84_764 },
  },
  {
    title: 'a flat rate with the reducing one beside it',
    text: `LOAN SUMMARY (CONSUMER DURABLE / E-RICKSHAW)
Loan amount Rs. 70,000
Tenure 24 months
Flat rate 10.00% p.a. (equivalent reducing rate ${flatRate}% p.a.)
EMI Rs. ${rupees(flatEmi)}
Total interest Rs. ${rupees(flatEmi * 24 - 70_000)}
Documentation and processing Rs. 1,400 + GST Rs. 252
APR ${flatApr}%
Total amount payable Rs. ${rupees(flatEmi * 24)}`,
    figures: { sanctionedAmount: 70_000, termMonths: 24, instalmentAmount: flatEmi, apr: flatApr },
  },
  {
    title: 'instalments that step up after two years',
    text: `STEP-UP PERSONAL LOAN: KEY FACTS STATEMENT
Loan proposal no. SU-119
Sanctioned loan amount Rs. 11,00,000
Loan term 60 months
EMI Rs. 21,000 for months 1 to 24, Rs. 27,500 for months 25 to 60
Processing fee Rs. 11,000 + GST Rs. 1,980
APR ${stepApr}%
Net disbursed amount Rs. 10,87,020
Total amount payable Rs. ${rupees(21_000 * 24 + 27_500 * 36)}`,
    figures: { sanctionedAmount: 1_100_000, termMonths: 60, apr: stepApr },
  },
  {
    title: 'a shopkeeper’s loan collected daily',
    text: `MERCHANT LOAN AGREEMENT - ANNEX 1
Loan amount Rs. 50,000
Repayment: daily, by split of QR settlements
Number of instalments 120
Instalment amount Rs. ${daily}
Loan term 120 days
Interest rate 24% p.a.
Processing fee Rs. 1,000 + GST Rs. 180
APR ${dailyApr}%
Net disbursed amount Rs. 48,820
Total amount payable Rs. ${rupees(daily * dailyCount)}`,
    figures: { sanctionedAmount: 50_000, instalmentCount: 120, apr: dailyApr, netDisbursed: 48_820 },
  },
  {
    title: 'two advance EMIs kept from the payout',
    text: `PROPOSAL ACCEPTANCE
Loan amount: Rs. 1,40,000
Tenure: 22 months (2 advance + 20)
EMI: Rs. ${rupees(advance)}
Advance EMIs: 2 (Rs. ${rupees(advance * 2)}) deducted from disbursement
Customer IRR 18.00%
Net disbursed amount: Rs. ${rupees(140_000 - advance * 2)}`,
    figures: { sanctionedAmount: 140_000, instalmentAmount: advance, ratePercent: 18 },
  },
  {
    title: 'buy now, pay later: a schedule of six dates',
    text: `PAY LATER - REPAYMENT SCHEDULE
Order #408-2213345-77   Merchant: HomeKart
Loan amount ₹35,000   Interest rate 18.00% p.a.   APR 18.00%   Fees: none
Due date	EMI	Status
05 Dec 2026	₹${rupees(zeroFee)}	Upcoming
05 Jan 2027	₹${rupees(zeroFee)}	Upcoming
05 Feb 2027	₹${rupees(zeroFee)}	Upcoming
05 Mar 2027	₹${rupees(zeroFee)}	Upcoming
05 Apr 2027	₹${rupees(zeroFee)}	Upcoming
05 May 2027	₹${rupees(zeroFee)}	Upcoming
Total ₹${rupees(zeroFee * 6)}`,
    figures: { sanctionedAmount: 35_000, ratePercent: 18, apr: 18 },
  },
  {
    title: 'label and value on lines of their own, with codes between them',
    text: `Loan Account No
PL-77-0091
Product Code
PLSAL02
Loan Amount (Rs.)
3,25,000.00
Repayment Term (Months)
42
Installment (Rs.)
${rupees(letter.instalment)}.00
Rate (% p.a.)
16.50
Rate Type
Fixed
Processing Fee Incl. GST (Rs.)
9,587.50
APR (% p.a.)
${letter.apr}
Amount Credited (Rs.)
3,15,412.50
Branch IFSC
NBFC0000231`,
    figures: { sanctionedAmount: 325_000, apr: letter.apr },
  },
  {
    title: 'a letter with the old loan’s figures above the new ones',
    text: `Sub: Enhancement of your business loan
Existing loan: Rs. 3,00,000 at 18.00% p.a., EMI Rs. 10,846, balance Rs. 1,12,640 on 31-10-2026, will be closed from this loan.
NEW LOAN - KEY FACTS STATEMENT
Sanctioned loan amount: Rs. 7,50,000
Loan term: 60 months
Interest rate: 13.25% p.a. (fixed)
EMI: Rs. ${rupees(table.instalment)}
Number of EMIs: 60
Fees and charges
Processing fee: Rs. 11,250 + GST Rs. 2,025
Insurance premium: Rs. 8,200
APR: ${table.apr}%
Net disbursed amount: Rs. ${rupees(table.net)}`,
    figures: {
      sanctionedAmount: 750_000,
      termMonths: 60,
      instalmentAmount: table.instalment,
      ratePercent: 13.25,
      apr: table.apr,
      netDisbursed: table.net,
    },
    doctored: [{ from: `APR: ${table.apr}%`, to: 'APR: 13.25%', finds: ['aprIsRate', 'aprWithoutFees'] }],
  },
  {
    title: 'capitals, dots as leaders and amounts in words',
    text: `KEY FACTS STATEMENT
LOAN AMOUNT SANCTIONED ............ RS.5,00,000/- (RUPEES FIVE LAKHS ONLY)
RATE OF INTEREST .................. 11.00% P.A. (FIXED)
LOAN TENURE ....................... 84 MONTHS
EMI ............................... RS.${rupees(urban.instalment)}/- (PAYABLE ON 7TH OF EVERY MONTH)
NO. OF EMIS ....................... 84
PROCESSING FEE .................... RS.2,950/- INCL. GST
DOCUMENTATION FEE ................. RS.1,180/- INCL. GST
ANNUAL PERCENTAGE RATE ............ ${urban.apr}%
NET DISBURSED AMOUNT .............. RS.4,95,870/-`,
    figures: {
      sanctionedAmount: 500_000,
      termMonths: 84,
      instalmentCount: 84,
      instalmentAmount: urban.instalment,
      ratePercent: 11,
      apr: urban.apr,
      netDisbursed: 495_870,
    },
    doctored: [{ from: `${urban.apr}%`, to: '11.00%', finds: ['aprIsRate', 'aprWithoutFees'] }],
  },
  {
    title: 'Hindi alone',
    text: `मुख्य तथ्य विवरण
ऋण राशि: ₹60,000
अवधि: 15 महीने
किस्त: ₹${rupees(hinglish.instalment)} प्रति माह
ब्याज दर: 22% वार्षिक
प्रोसेसिंग शुल्क: ₹1,416 (जीएसटी सहित)
वार्षिक प्रतिशत दर (एपीआर): ${hinglish.apr}%
कुल चुकौती: ₹${rupees(hinglish.total)}`,
    figures: {},
  },
  {
    title: 'two offers on one sheet: the one chosen and one for comparison',
    text: `YOUR LOAN OPTIONS
Option chosen by you
Loan amount ₹40,000 | Tenure 9 months | EMI ₹${rupees(message.instalment)} | Interest rate 26% p.a. | Processing fee ₹1,180 incl. GST | APR ${message.apr}%
Other option (not chosen)
Loan amount ₹40,000 | Tenure 12 months | EMI ₹${rupees(emi(40_000, 26, 12))} | Interest rate 26% p.a. | Processing fee ₹1,180 incl. GST | APR ${two(monthlyApr(38_820, emi(40_000, 26, 12), 12))}%`,
    figures: { sanctionedAmount: 40_000 },
  },
  {
    title: 'interest of the days before the first instalment kept from the payout',
    text: `DISBURSAL ADVICE
Loan account number: PL/2026/3321
Loan amount: Rs. 3,25,000
Tenure: 42 months
Rate of interest: 16.50% p.a. Fixed
EMI: Rs. ${rupees(letter.instalment)}
Deductions
Processing fee (incl. GST): Rs. 9,587.50
Pre-EMI / broken period interest for 11 days: Rs. ${rupees(brokenInterest, 2)}
Net disbursed amount: Rs. ${rupees(325_000 - 9_587.5 - brokenInterest)}`,
    figures: {
      sanctionedAmount: 325_000,
      termMonths: 42,
      instalmentAmount: letter.instalment,
      netDisbursed: 325_000 - 9_587.5 - brokenInterest,
    },
    doctored: [
      {
        from: `Net disbursed amount: Rs. ${rupees(325_000 - 9_587.5 - brokenInterest)}`,
        to: `Net disbursed amount: Rs. ${rupees(325_000 - 9_587.5 - 2 * brokenInterest)}`,
        finds: ['unexplainedDeduction'],
      },
    ],
  },
  {
    title: 'a passbook slip with the year’s interest certificate under it',
    text: `LOAN DETAILS
A/c 0044 6611 2209
Sanctioned amount 5,00,000
Loan term 84 months
EMI ${rupees(urban.instalment)}
Rate of interest 11.00
Processing charges incl GST 4,130
APR ${urban.apr}
PROVISIONAL INTEREST CERTIFICATE FY 2026-27
Interest paid 22,911.00
Principal paid 27,320.00
Total paid 50,231.00
Balance outstanding 4,72,680.00`,
    figures: {
      sanctionedAmount: 500_000,
      termMonths: 84,
      instalmentAmount: urban.instalment,
      apr: urban.apr,
    },
  },
  {
    title: 'a student loan with simple interest until the job',
    text: `EDUCATION LOAN SANCTION
Loan amount sanctioned Rs. 6,00,000 (in 4 tranches as per fee demand)
Course period 24 months + 6 months moratorium
Rate of interest 9.90% p.a. floating (Repo 5.50% + 4.40%), simple interest during moratorium
Repayment: 84 EMIs of Rs. ${rupees(Math.round(level(600_000 * (1 + (0.099 * 30) / 12), 0.099 / 12, 84)))} after moratorium
Processing fee Nil
Margin 10%`,
    figures: {},
  },
]
