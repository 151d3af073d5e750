import { internalRate, level, levelPayments, percent, rupees } from '../generated/paper.ts'

/** A true statement of one kind of lender, in words and a layout of its own. */
export interface LenderStatement {
  title: string
  text: string
  /** What a careful reader reads. A figure may be unread, but not read as anything else. */
  figures: Record<string, number | string>
  /** Ways to make it untrue, and the reasons of which one must be found. */
  doctored?: { from: string | RegExp; to: string; finds: string[] }[]
}

const monthlyApr = (paidOut: number, instalment: number, count: number, first = 1) =>
  1200 * internalRate(paidOut, levelPayments(instalment, count, first))
const paisa = (amount: number) => Math.round(amount * 100) / 100

// A private bank's personal loan, every entry on a line of its own with a colon.
const bankEmi = Math.round(level(500_000, 0.1125 / 12, 60))
const bankApr = percent(monthlyApr(500_000 - 5_899 - 1_180, bankEmi, 60))

// Two-wheeler loan, flat and reducing rate both given, one advance EMI.
const bikeEmi = Math.round(level(86_000, 0.1969 / 12, 24))
const bikeApr = percent(monthlyApr(86_000 - 2_360 - 590, bikeEmi, 24))

// Microfinance group, fortnightly.
const groupEwi = Math.ceil(level(50_000, 0.2385 / 26, 50))
const groupApr = percent(2600 * internalRate(50_000 - 590 - 1_050, levelPayments(groupEwi, 50)))

// Weekly JLG with dates.
const jlg = Math.ceil(level(30_000, 0.25 / 52, 50) / 10) * 10
function jlgRows() {
  let owed = 30_000
  return Array.from({ length: 50 }, (_, index) => {
    const interest = Math.round((owed * 0.25) / 52)
    const repaid = index === 49 ? owed : Math.min(owed, jlg - interest)
    const opening = owed
    owed -= repaid
    const date = new Date(Date.UTC(2026, 5, 3 + 7 * (index + 1)))
    const day = `${String(date.getUTCDate()).padStart(2, '0')}-${String(date.getUTCMonth() + 1).padStart(2, '0')}-${date.getUTCFullYear()}`
    return { index, day, opening, repaid, interest, paid: repaid + interest, owed }
  })
}
const jlgInterest = jlgRows().reduce((sum, { interest }) => sum + interest, 0)
const jlgApr = percent(
  5200 *
    internalRate(
      30_000 - 354 - 480,
      jlgRows().map(({ paid, index }) => ({ amount: paid, at: index + 1 })),
    ),
)

const homeEmi = Math.round(level(3_500_000, 0.0875 / 12, 240))
const homeApr = percent(monthlyApr(3_500_000 - 12_390 - 5_900 - 2_500, homeEmi, 240))

const lapEmi = Math.round(level(4_000_000, 0.105 / 12, 180))
const lapApr = percent(monthlyApr(4_000_000 - 47_200, lapEmi, 180))

const usedCar = paisa(level(425_000, 0.145 / 12, 48))
const usedCarApr = percent(monthlyApr(425_000 - 6_000 - 1_080 - 4_250, usedCar, 48))

const phone = 2_999
const phoneApr = '0.00%'

const appEmi = paisa(level(45_000, 0.28 / 12, 9))
const appApr = percent(monthlyApr(45_000 - 1_593, appEmi, 9))

const goldInterest = Math.round((150_000 * 0.0985) / 12)
const goldOne = Math.round(80_000 * (1 + (0.118 * 181) / 365))

const tractor = Math.round(level(600_000, 0.135 / 2, 10))
const tractorApr = percent(200 * internalRate(600_000 - 8_850, levelPayments(tractor, 10)))

const quarter = Math.round(level(1_200_000, 0.12 / 4, 20))
const quarterApr = percent(400 * internalRate(1_200_000 - 14_160, levelPayments(quarter, 20)))

const coEmi = Math.round(level(900_000, 0.1536 / 12, 48))
const coApr = percent(monthlyApr(900_000 - 13_275, coEmi, 48))

const eduGrown = 1_500_000 * (1 + (0.1 * 36) / 12)
const eduEmi = Math.round(level(eduGrown, 0.1 / 12, 120))
const eduApr = percent(monthlyApr(1_500_000 - 17_700, eduEmi, 120, 37))

const msme = Math.round(level(1_000_000, 0.18 / 12, 36))
const msmeApr = percent(monthlyApr(1_000_000 - 23_600 - 5_000, msme, 36))

const solarEmi = Math.round(level(200_000, 0.0675 / 12, 120))
const solarApr = percent(monthlyApr(200_000, solarEmi, 120))

const salary = 10_000 * (1 + (0.365 * 28) / 365)

const personal = Math.round(level(250_000, 0.16 / 12, 36))
const personalApr = percent(monthlyApr(250_000 - 5_900, personal, 36))
const personalSchedule = (() => {
  let owed = 250_000
  return Array.from({ length: 36 }, (_, index) => {
    const interest = paisa((owed * 0.16) / 12)
    const repaid = index === 35 ? owed : paisa(personal - interest)
    const opening = owed
    owed = paisa(owed - repaid)
    return { index, opening, interest, repaid, paid: paisa(interest + repaid), owed }
  })
})()

const flatStep = Array.from({ length: 60 }, (_, month) => 1.1 ** Math.floor(month / 12))
const step1 = Math.round(
  700_000 / flatStep.reduce((sum, step, month) => sum + step / (1 + 0.11 / 12) ** (month + 1), 0),
)
const stepApr = percent(
  1200 *
    internalRate(
      700_000 - 8_260,
      flatStep.map((step, month) => ({ amount: Math.round(step1 * step), at: month + 1 })),
    ),
)
const stepTotal = flatStep.reduce((sum, step) => sum + Math.round(step1 * step), 0)

const advance = Math.round(level(120_000, 0.15 / 12, 12) / (1 + 0.15 / 12))
const advanceApr = percent(1200 * internalRate(120_000 - 1_770 - advance, levelPayments(advance, 11)))

const topUp = Math.round(level(330_000, 0.135 / 12, 42))
const topUpApr = percent(monthlyApr(330_000 - 7_788 - 12_500, topUp, 42))

const hybridEmi = Math.round(level(2_500_000, 0.0845 / 12, 300))
const hybridApr = percent(monthlyApr(2_500_000 - 11_800, hybridEmi, 300))

const ot = Math.round(level(300_000, 0.1799 / 12, 36))
const otFee = 300_000 * 0.02 * 1.18
const otApr = percent(monthlyApr(300_000 - otFee - 3_100, ot, 36))

// 51 days before the first instalment, with the interest of the extra days in the first instalment.
const lateEmi = Math.round(level(400_000, 0.12 / 12, 24))
const lateExtra = Math.round((400_000 * 0.12 * 21) / 365)

const fifty = Math.ceil(level(75_000, 0.22 / 12, 18) / 50) * 50
const fiftyLast = (() => {
  let owed = 75_000
  for (let month = 0; month < 17; month++) owed = owed + Math.round((owed * 0.22) / 12) - fifty
  return owed + Math.round((owed * 0.22) / 12)
})()
const fiftyTotal = fifty * 17 + fiftyLast
const fiftyApr = percent(
  1200 * internalRate(75_000 - 1_500 - 270, [...levelPayments(fifty, 17), { amount: fiftyLast, at: 18 }]),
)

const hindiEmi = Math.round(level(60_000, 0.21 / 12, 18))
const hindiApr = percent(monthlyApr(60_000 - 1_416, hindiEmi, 18))

const plain = paisa(level(100_000, 0.18 / 12, 12))
const plainApr = percent(monthlyApr(100_000 - 2_360, plain, 12))
const plainInterest = paisa(plain * 12 - 100_000)

const effective = (100 * ((1 + internalRate(97_640, levelPayments(plain, 12))) ** 12 - 1)).toFixed(2)

const bnpl = 4_000
const truck = Math.round(level(2_800_000, 0.0975 / 12, 57))
const truckApr = percent(monthlyApr(2_800_000 - 8_260 - 36_000 - 900, truck, 57))
const shop = Math.ceil(level(65_000, 0.3 / 365, 120))

export const lenderStatements: LenderStatement[] = [
  {
    title: 'a bank’s letter with colons and words after the amounts',
    text: `XYZ BANK LIMITED
Key Fact Statement (KFS)
Date: 14-Nov-2026
Name of the borrower: Ms. A. Example
Loan proposal/account number: PL/2026/11/0098123
Type of loan: Personal loan - salaried
Sanctioned loan amount: INR 5,00,000.00 (Indian Rupees Five Lakh only)
Disbursal schedule: 100% upfront
Loan tenure: 60 (Sixty) months
Type of instalments: Monthly
Number of EPIs: 60
EPI amount: INR ${rupees(bankEmi)}.00 (subject to change on actual disbursement)
Commencement of repayment, post sanction: 05-Jan-2027
Interest rate and type: 11.25% p.a. (Fixed)
Fees/Charges
Processing fees: INR 5,899.00 (1% + GST, max INR 5,899)
Documentation charges: INR 1,180.00 (incl. GST)
APR: ${bankApr}
Contingent charges
Penal charges: 24% p.a. (2% p.m.) of overdue EMI, simple, not capitalised
Foreclosure charges: 4% of POS + GST in year 1; 3% in year 2; nil after 24 EMIs
Any other charges: EMI bounce INR 550
Net disbursed amount: INR ${rupees(500_000 - 7_079)}.00
Total interest: INR ${rupees(bankEmi * 60 - 500_000)}.00
Total amount payable: INR ${rupees(bankEmi * 60)}.00`,
    figures: {
      sanctionedAmount: 500_000,
      termMonths: 60,
      instalmentCount: 60,
      instalmentAmount: bankEmi,
      ratePercent: 11.25,
      rateKind: 'fixed',
      netDisbursed: 492_921,
      totalInterest: bankEmi * 60 - 500_000,
      totalToPay: bankEmi * 60,
      apr: Number.parseFloat(bankApr),
    },
    doctored: [
      { from: `APR: ${bankApr}`, to: 'APR: 11.25%', finds: ['aprWithoutFees', 'aprIsRate'] },
      { from: 'INR 4,92,921', to: 'INR 4,82,921', finds: ['unexplainedDeduction'] },
      { from: 'Penal charges: 24% p.a.', to: 'Penal interest: 24% p.a.', finds: ['penalInterest'] },
    ],
  },
  {
    title: 'a two-wheeler loan with a flat and a reducing rate',
    text: `Key Facts Statement
Loan Application No.	TW00991234
Product	Two Wheeler Loan
Ex-showroom price	1,05,400
Margin money	19,400
Loan amount	86,000
Tenure (months)	24
EMI (Rs.)	${rupees(bikeEmi)}
No. of EMIs	24
Rate of interest	10.80% flat / 19.69% p.a. reducing (IRR), fixed
Fees and charges
Processing fee	2,360 (inclusive of GST)
Stamp duty and documentation	590
APR	${bikeApr}
Penal charges	3% per month on overdue EMI
Foreclosure charges	6% of principal outstanding within 12 months, 4% later
Net amount disbursed to dealer	${rupees(86_000 - 2_950)}`,
    figures: {
      sanctionedAmount: 86_000,
      termMonths: 24,
      instalmentCount: 24,
      instalmentAmount: bikeEmi,
      ratePercent: 19.69,
      apr: Number.parseFloat(bikeApr),
      netDisbursed: 83_050,
    },
    doctored: [
      { from: `APR\t${bikeApr}`, to: 'APR\t19.69%', finds: ['aprWithoutFees', 'aprIsRate', 'apr'] },
      { from: `${rupees(bikeEmi)}\n`, to: `${rupees(bikeEmi + 190)}\n`, finds: ['emi'] },
    ],
  },
  {
    title: 'a microfinance factsheet with fortnightly instalments',
    text: `FACTSHEET / KEY FACTS STATEMENT - MICROFINANCE LOAN
(As per Annex to RBI Master Direction dated March 14, 2022)
Date: 02/11/2026    Place: Gaya    Centre: 4412 / Group 3
(i) Loan amount (amount disbursed/to be disbursed to the borrower) (in Rupees) 50,000
(ii) Total interest charge during the entire tenor of the loan (in Rupees) ${rupees(groupEwi * 50 - 50_000)}
(iii) Other up-front charges (in Rupees) 1,640
(a) Processing fees (in Rupees) 590 (500 + 90 GST)
(b) Insurance charges (in Rupees) 1,050
(c) Others (if any) 0
(iv) Net disbursed amount ((i)-(iii)) (in Rupees) 48,360
(v) Total amount to be paid by the borrower (sum of (i), (ii)) (in Rupees) ${rupees(groupEwi * 50)}
(vi) Effective annualized interest rate (in percentage) ${groupApr}
(vii) Loan term (in months) 23
(viii) Repayment frequency by the borrower Fortnightly
(ix) Number of instalments of repayment 50
(x) Amount of each instalment of repayment (in Rupees) ${rupees(groupEwi)}
Rate of interest 23.85% p.a. (reducing balance, fixed)
Details about contingent charges
(xi) Rate of annualized penal charges in case of delayed payments (if any) Nil
(xii) Rate of annualized other penal charges (if any) Nil
Other disclosures
(xiii) Cooling off/look-up period during which borrower shall not be charged any penalty on prepayment of loan 3 days
(xiv) Details of LSP acting as recovery agent and authorized to approach the borrower NA
(xv) Name, designation, address and phone number of nodal grievance redressal officer Ms. B, 1800 000 111`,
    figures: {
      sanctionedAmount: 50_000,
      totalInterest: groupEwi * 50 - 50_000,
      netDisbursed: 48_360,
      totalToPay: groupEwi * 50,
      termMonths: 23,
      instalmentCount: 50,
      instalmentAmount: groupEwi,
      instalmentType: 'other',
      ratePercent: 23.85,
      feesTotal: 1_640,
      apr: Number.parseFloat(groupApr),
    },
    doctored: [
      { from: '48,360', to: '46,360', finds: ['unexplainedDeduction'] },
      {
        from: `(in Rupees) ${rupees(groupEwi * 50)}\n(vi)`,
        to: `(in Rupees) ${rupees(groupEwi * 50 - 4_000)}\n(vi)`,
        finds: ['total'],
      },
    ],
  },
  {
    title: 'a weekly joint-liability loan with dates in its schedule',
    text: `Key Facts Statement
Part 1 (Interest rate and fees/charges)
1 Loan proposal/ account No. JLG/221/07 Type of Loan Group loan
2 Sanctioned Loan amount (in Rupees) 30000/-
3 Disbursal schedule 100% upfront
4 Loan term (year/months/days) 50 weeks
5 Instalment details
Type of instalments Number of EPIs EPI (₹) Commencement of repayment, post sanction
Weekly 50 ${jlg} 7 days
6 Interest rate (%) and type (fixed or floating or hybrid) 25% Fixed (on reducing balance)
8 Fee/ Charges
(i) Processing fees One-time 1% + GST (354) NA NA
(ii) Insurance charges NA NA One-time 480
9 Annual Percentage Rate (APR) (%) ${jlgApr}
10 Details of Contingent Charges (in ₹ or %, as applicable)
(i) Penal charges, if any, in case of delayed payment Nil
(iii) Foreclosure charges, if applicable Nil
5 Total Interest Amount to be charged during the entire tenor of the loan ${jlgInterest}
6 Fee/ Charges payable (in Rupees) 834
7 Net disbursed amount (1-6) (in Rupees) 29166
8 Total amount to be paid by the borrower (sum of 1 and 5) ${30_000 + jlgInterest}
Repayment Schedule
Inst. No. Due Date Opening Principal Interest EWI Closing
${jlgRows()
  .map(
    ({ index, day, opening, repaid, interest, paid, owed }) =>
      `${index + 1} ${day} ${opening} ${repaid} ${interest} ${paid} ${owed}`,
  )
  .join('\n')}`,
    figures: {
      sanctionedAmount: 30_000,
      instalmentCount: 50,
      instalmentAmount: jlg,
      instalmentType: 'other',
      ratePercent: 25,
      rateKind: 'fixed',
      totalInterest: jlgInterest,
      feesTotal: 834,
      netDisbursed: 29_166,
      totalToPay: 30_000 + jlgInterest,
      apr: Number.parseFloat(jlgApr),
    },
    doctored: [
      { from: /^17 (\S+) (\d+) (\d+) (\d+) /m, to: '17 $1 $2 $3 9$4 ', finds: ['row'] },
      { from: 'One-time 480', to: 'One-time 280', finds: ['feeSum', 'unexplainedDeduction'] },
    ],
  },
  {
    title: 'a home loan at a floating rate, amounts in lakh',
    text: `KEY FACTS STATEMENT
HOUSING FINANCE COMPANY
1. Loan Proposal No: HL-MUM-004431    Type of Loan: Home Loan
2. Sanctioned Loan Amount (in Rupees): Rs. 35.00 Lakh (Rs. 35,00,000/-)
3. Disbursal Schedule: in stages as per clause 2.3 of the loan agreement
4. Loan Term: 20 Years (240 Months)
5. Instalment Details
Type of Instalments: Monthly
Number of EPIs: 240
EPI: Rs. ${rupees(homeEmi)}/-
Commencement of repayment, post sanction: 5th of the month after full disbursement (pre-EMI interest till then)
6. Interest Rate and Type: 8.75% p.a. floating
7. Additional information in case of floating rate of interest
Reference Benchmark: HFC's RPLR
Benchmark Rate (%) (B): 17.90%
Spread (%) (S): (-) 9.15%
Final Rate (%) R = (B) + (S): 8.75%
Reset periodicity: 3 months
Impact of change in the reference benchmark (25 bps): EPI Rs. ${rupees(homeEmi + 558)}, No. of EPIs 248
8. Fees/Charges
Processing Fees: Rs. 10,500 + GST Rs. 1,890 = Rs. 12,390
Legal and technical charges: Rs. 5,900 (incl. of GST)
CERSAI and MOD facilitation: Rs. 2,500
9. Annual Percentage Rate (APR): ${homeApr}
10. Details of Contingent Charges
(i) Penal charges: 12% p.a. on overdue amounts, subject to no compounding
(iii) Foreclosure charges: Nil for individual borrowers on floating rate; 2% + GST where the borrower is a company
(iv) Switching: 0.50% of POS + GST, max Rs. 50,000`,
    figures: {
      sanctionedAmount: 3_500_000,
      termMonths: 240,
      instalmentCount: 240,
      instalmentAmount: homeEmi,
      ratePercent: 8.75,
      rateKind: 'floating',
      benchmarkPercent: 17.9,
      apr: Number.parseFloat(homeApr),
    },
    doctored: [
      { from: '(-) 9.15%', to: '(-) 9.45%', finds: ['finalRate'] },
      {
        from: 'Nil for individual borrowers on floating rate; 2% + GST where the borrower is a company',
        to: '2% + GST of the principal prepaid',
        finds: ['foreclosureOnFloating'],
      },
    ],
  },
  {
    title: 'a loan against property whose labels wrap in a narrow column',
    text: `KEY FACTS STATEMENT
Sr.
No.
Parameter
Details
1
Loan proposal/
account No.
LAP-77120
Type of Loan
Loan against
property
2
Sanctioned Loan
amount (in Rupees)
40,00,000
3
Disbursal schedule
100% upfront
4
Loan term
(year/months/days)
180 months
5
Instalment details
Type of
instalments
Number
of EPIs
EPI (₹)
Commencement of
repayment, post sanction
Monthly
180
${rupees(lapEmi)}
10th of next month
6
Interest rate (%) and type
(fixed or floating or hybrid)
10.50% Floating
7
Additional Information in case of
Floating rate of interest
Reference
Benchmark
Benchmark
rate (%) (B)
Spread (%)
(S)
Final rate (%)
R = (B) + (S)
Reset periodicity
(Months)
Repo
rate
5.50
5.00
10.50
3
8
Fee/ Charges
(i) Processing fees
One-time
47,200 (incl. GST)
9
Annual Percentage Rate
(APR) (%)
${lapApr}
10
Details of Contingent Charges
(i)
Penal charges, if any,
in case of delayed payment
2% per month
(iii)
Foreclosure charges,
if applicable
NIL`,
    figures: {
      sanctionedAmount: 4_000_000,
      termMonths: 180,
      instalmentCount: 180,
      instalmentAmount: lapEmi,
      ratePercent: 10.5,
      rateKind: 'floating',
      benchmarkPercent: 5.5,
      spreadPercent: 5,
      apr: Number.parseFloat(lapApr),
    },
    doctored: [
      { from: '\n5.00\n10.50', to: '\n4.50\n10.50', finds: ['finalRate'] },
      {
        from: `(APR) (%)\n${lapApr}`,
        to: '(APR) (%)\n10.50%',
        finds: ['aprWithoutFees', 'aprIsRate', 'apr'],
      },
    ],
  },
  {
    title: 'a used-car loan with GST as columns CGST and SGST',
    text: `KEY FACT STATEMENT
Loan Account Number : UC 0012 3456
Loan Type : Used car loan
Loan Amount Sanctioned : ₹ 4,25,000
Loan Term : 4 Years
Instalment Type : Monthly
Number of Instalments : 48
Instalment Amount : ₹ ${rupees(usedCar, 2)}
Rate of Interest : 14.50 % per annum, Fixed
Fee / Charges
Particulars	Amount	CGST (9%)	SGST (9%)	Total
Processing fees	6,000	540	540	7,080
RTO documentation charges (third party)	4,250	0	0	4,250
Annual Percentage Rate : ${usedCarApr}
Penal Charges : ₹ 500 per instance + 2% per month
Prepayment charges : 5% + GST of the amount prepaid`,
    figures: {
      sanctionedAmount: 425_000,
      termMonths: 48,
      instalmentCount: 48,
      instalmentAmount: usedCar,
      ratePercent: 14.5,
      rateKind: 'fixed',
      apr: Number.parseFloat(usedCarApr),
    },
    doctored: [{ from: usedCarApr, to: '14.50%', finds: ['aprWithoutFees', 'aprIsRate', 'apr'] }],
  },
  {
    title: 'a phone at no cost: the shop bears the interest',
    text: `Key Facts Statement - Consumer Durable Loan
Loan proposal/ account No. CD88123991
Asset price ₹39,990.00
Down payment ₹4,002.00
Sanctioned Loan amount ₹35,988.00
Loan term 12 months
Type of instalments Monthly Number of EPIs 12 EPI ₹${rupees(phone, 2)}
Interest rate 0% p.a. (interest subvention of ₹3,412 by the manufacturer) Fixed
Fees / charges
Processing fees Nil
Annual Percentage Rate (APR) ${phoneApr}
Penal charges 3% per month of overdue instalment
Foreclosure charges Nil
Net disbursed amount ₹35,988.00
Total amount to be paid by the borrower ₹35,988.00`,
    figures: {
      sanctionedAmount: 35_988,
      termMonths: 12,
      instalmentCount: 12,
      instalmentAmount: phone,
      ratePercent: 0,
      apr: 0,
      netDisbursed: 35_988,
      totalToPay: 35_988,
    },
    doctored: [
      {
        from: 'Processing fees Nil',
        to: 'Processing fees One-time 999',
        finds: ['aprWithoutFees', 'aprIsRate', 'netDisbursed', 'apr'],
      },
      { from: 'borrower ₹35,988.00', to: 'borrower ₹33,988.00', finds: ['total'] },
    ],
  },
  {
    title: 'an app with a lender’s name and a lending service provider',
    text: `Key Facts Statement (KFS)
Lender: Example Capital Private Limited (NBFC)
Digital lending app: EasyCash by EasyCash Technologies Pvt Ltd (LSP)
Loan ID: EC-778812
Sanctioned loan amount Rs 45,000
Amount of EMI Rs ${rupees(appEmi, 2)}
Number of EMIs 9
Loan tenure 9 months
Annual interest rate 28% (2.33% per month, reducing) fixed
Fees and charges
Processing fee Rs 1,350 + GST @18% Rs 243
Net disbursal amount Rs 43,407
Annual percentage rate (APR) ${appApr}
Total interest payable Rs ${rupees(paisa(appEmi * 9 - 45_000), 2)}
Total repayment amount Rs ${rupees(paisa(appEmi * 9), 2)}
Late payment charges Rs 100 per week of delay + GST; no penal interest is levied
Foreclosure charges 0 (zero)
Cooling-off period 3 days: repay the principal and proportionate interest, no penalty
LSP acting as recovery agent: Collect Well Services LLP
Grievance redressal officer Mr C, 080-000000, gro@example.in`,
    figures: {
      sanctionedAmount: 45_000,
      termMonths: 9,
      instalmentCount: 9,
      instalmentAmount: appEmi,
      ratePercent: 28,
      netDisbursed: 43_407,
      apr: Number.parseFloat(appApr),
      totalInterest: paisa(appEmi * 9 - 45_000),
      totalToPay: paisa(appEmi * 9),
    },
    doctored: [
      {
        from: 'Cooling-off period 3 days: repay the principal and proportionate interest, no penalty',
        to: 'Cooling-off period Nil',
        finds: ['coolingOffZero'],
      },
      { from: 'Rs 43,407', to: 'Rs 42,407', finds: ['unexplainedDeduction'] },
      {
        from: '; no penal interest is levied',
        to: '; and penal interest of 36% p.a.',
        finds: ['penalInterest'],
      },
    ],
  },
  {
    title: 'a gold loan with interest every month and the principal at the end',
    text: `KEY FACTS STATEMENT
1 Loan proposal/ account No. GL0099 Type of Loan Gold loan (interest monthly, principal at maturity)
2 Sanctioned Loan amount (in Rupees) 1,50,000
Gold: gross 42.300 g, net 40.150 g, 22 carat, value 2,08,780, LTV 71.85%
3 Disbursal schedule 100% upfront
4 Loan term (year/months/days) 12 months
5 Instalment details
Type of instalments Number of EPIs EPI (₹) Commencement of repayment, post sanction
Monthly interest 12 ${rupees(goldInterest)} (interest only), principal 1,50,000 with the last 30 days
6 Interest rate (%) and type (fixed or floating or hybrid) 9.85% Fixed
8 Fee/ Charges
(i) Processing fees One-time 177
(ii) Valuation fees (appraiser) One-time 500 NA NA
9 Annual Percentage Rate (APR) (%) 10.35%
10 Details of Contingent Charges
(i) Penal charges, if any, in case of delayed payment 0.25% per month on overdue interest
(ii) Other penal charges, if any Auction charges at actuals
(iii) Foreclosure charges, if applicable 7 days' interest if closed within 7 days`,
    figures: { sanctionedAmount: 150_000, termMonths: 12, ratePercent: 9.85, rateKind: 'fixed', apr: 10.35 },
    doctored: [{ from: '(%) 10.35%', to: '(%) 9.85%', finds: ['aprIsRate'] }],
  },
  {
    title: 'a gold loan repaid at once after 181 days',
    text: `Key Fact Statement
Loan No. 441/GL/26-27 dated 03.11.2026
Sanctioned amount Rs.80,000/- (Rupees Eighty Thousand Only)
Tenure 181 days
Repayment: Bullet, Rs.${rupees(goldOne)}/- due on 03.05.2027
No. of instalments 1
Rate of interest 11.80% p.a. fixed
Charges
Appraisal charges Rs.236/- (incl. GST)
APR ${percent((36_500 / 181) * (goldOne / (80_000 - 236) - 1))}
Penal charges 2% p.a. on overdue amount after due date
Net amount disbursed Rs.79,764/-
Total interest Rs.${rupees(goldOne - 80_000)}/-
Total amount to be repaid Rs.${rupees(goldOne)}/-`,
    figures: {
      sanctionedAmount: 80_000,
      instalmentCount: 1,
      ratePercent: 11.8,
      netDisbursed: 79_764,
      totalInterest: goldOne - 80_000,
      totalToPay: goldOne,
    },
    doctored: [{ from: 'Rs.79,764/-', to: 'Rs.78,764/-', finds: ['unexplainedDeduction'] }],
  },
  {
    title: 'a tractor loan with harvest instalments',
    text: `KEY FACTS STATEMENT - AGRI
1 Loan proposal/ account No. TR/5561 Type of Loan Tractor (New)
2 Sanctioned Loan amount (in Rupees) 6,00,000.00
4 Loan term (year/months/days) 5 years
5 Instalment details
Type of instalments Number of EPIs EPI (₹) Commencement of repayment, post sanction
Half Yearly (30 Nov / 31 May) 10 ${rupees(tractor)} 31/05/2027
6 Interest rate (%) and type 13.50% p.a. Fixed
8 Fee/ Charges
(i) Processing fees One-time Rs. 7,500 (excluding GST @ 18% i.e. Rs. 1,350)
9 Annual Percentage Rate (APR) (%) ${tractorApr}
(i) Penal charges 24% p.a. on overdue, as charges
(iii) Foreclosure charges 4% upto 36 months
7 Net disbursed amount (1-6) 5,91,150.00
8 Total amount to be paid by the borrower ${rupees(tractor * 10)}.00`,
    figures: {
      sanctionedAmount: 600_000,
      termMonths: 60,
      instalmentCount: 10,
      instalmentAmount: tractor,
      instalmentType: 'other',
      ratePercent: 13.5,
      netDisbursed: 591_150,
      totalToPay: tractor * 10,
      apr: Number.parseFloat(tractorApr),
    },
    doctored: [
      { from: `(%) ${tractorApr}`, to: '(%) 13.50%', finds: ['aprIsRate'] },
      { from: `borrower ${rupees(tractor * 10)}`, to: `borrower ${rupees(tractor * 8)}`, finds: ['total'] },
    ],
  },
  {
    title: 'a quarterly business loan, two labels in a line',
    text: `Key Facts Statement
Loan Proposal No.: SME/2026/12	Type of Loan: Term loan (MSME)
Sanctioned Amount: ₹12,00,000	Loan Term: 60 months
EPI Frequency: Quarterly	No. of EPIs: 20
EPI Amount: ₹${rupees(quarter)}	First EPI on: 01-Feb-2027
Rate of Interest: 12.00%	Rate Type: Fixed
Fees / Charges:
Processing Fee: 1.00% + GST = ₹14,160
APR: ${quarterApr}	Benchmark: Not applicable
Penal Charges: 8% p.a. on overdue amount, in addition to the contracted rate	Foreclosure: 3%
Net Disbursed Amount: ₹11,85,840	Total Amount Payable: ₹${rupees(quarter * 20)}`,
    figures: {
      sanctionedAmount: 1_200_000,
      termMonths: 60,
      instalmentCount: 20,
      instalmentAmount: quarter,
      instalmentType: 'other',
      ratePercent: 12,
      rateKind: 'fixed',
      netDisbursed: 1_185_840,
      totalToPay: quarter * 20,
      apr: Number.parseFloat(quarterApr),
    },
    doctored: [
      { from: `APR: ${quarterApr}`, to: 'APR: 12.00%', finds: ['aprIsRate'] },
      { from: '₹11,85,840', to: '₹11,75,840', finds: ['unexplainedDeduction'] },
    ],
  },
  {
    title: 'two lenders, each with its share and rate in a table',
    text: `KEY FACTS STATEMENT
Lending under co-lending arrangement
Lender	Share	Amount	Rate of interest
ABC Bank	80%	7,20,000	13.20%
XYZ Finance	20%	1,80,000	24.00%
1 Loan proposal/ account No. CL-0091
2 Sanctioned Loan amount (in Rupees) 9,00,000
4 Loan term 48 months
5 Instalment details
Type of instalments Number of EPIs EPI (₹)
Monthly 48 ${rupees(coEmi)}
6 Interest rate (%) and type (fixed or floating or hybrid) Blended rate 15.36% Fixed
8 Fee/ Charges
(i) Processing fees One-time 11,250 + GST 2,025
9 Annual Percentage Rate (APR) (%) ${coApr}
(i) Penal charges 3% p.m. of the overdue amount
(iii) Foreclosure charges 4%
5 In case of lending under collaborative lending arrangements (e.g., co-lending/ outsourcing), following additional details may be furnished:
Name of the originating RE, along with its funding proportion Name of the partner RE along with its proportion of funding Blended rate of interest
XYZ Finance 20% ABC Bank 80% 15.36%`,
    figures: {
      sanctionedAmount: 900_000,
      termMonths: 48,
      instalmentCount: 48,
      instalmentAmount: coEmi,
      ratePercent: 15.36,
      rateKind: 'fixed',
      apr: Number.parseFloat(coApr),
    },
    doctored: [
      { from: `Monthly 48 ${rupees(coEmi)}`, to: `Monthly 48 ${rupees(coEmi + 400)}`, finds: ['emi'] },
    ],
  },
  {
    title: 'an education loan disbursed in stages, simple interest during the course',
    text: `KEY FACTS STATEMENT (EDUCATION LOAN)
1. Loan proposal no. EDU/9912	Type of loan: Education loan (abroad)
2. Sanctioned loan amount: Rs. 15 lakh
3. Disbursal schedule: In 6 stages; see clause 4 (first Rs. 2,50,000)
4. Loan term: 156 months (36 months moratorium + 120 months repayment)
5. Instalments: Monthly, 120 EMIs of Rs. ${rupees(eduEmi)} from the 37th month
6. Interest rate: 10.00% p.a. floating (simple interest during moratorium)
7. Reference benchmark: EBLR 8.15%, spread 1.85%, final rate 10.00%, reset every 3 months
8. Fees/charges: Processing fee Rs. 15,000 + GST 2,700
9. APR: ${eduApr}
10. Contingent charges
Penal charges: 1% p.a. above Rs. 4 lakh overdue
Foreclosure: Nil
Total interest: Rs. ${rupees(eduEmi * 120 - 1_500_000)}
Total amount to be paid: Rs. ${rupees(eduEmi * 120)}`,
    figures: {
      sanctionedAmount: 1_500_000,
      ratePercent: 10,
      rateKind: 'floating',
      benchmarkPercent: 8.15,
      spreadPercent: 1.85,
      instalmentAmount: eduEmi,
      instalmentCount: 120,
      apr: Number.parseFloat(eduApr),
      totalInterest: eduEmi * 120 - 1_500_000,
      totalToPay: eduEmi * 120,
    },
    doctored: [
      { from: 'spread 1.85%', to: 'spread 1.35%', finds: ['finalRate'] },
      {
        from: `be paid: Rs. ${rupees(eduEmi * 120)}`,
        to: `be paid: Rs. ${rupees(eduEmi * 110)}`,
        finds: ['total'],
      },
    ],
  },
  {
    title: 'a business loan with insurance and GST only in annex B',
    text: `Annex A Key Facts Statement
Loan proposal/ account No. BL1
Sanctioned Loan amount (in Rupees) Rs. 10,00,000/-
Loan term (year/months/days) 3 years 0 months 0 days
Type of instalments Number of EPIs EPI (Rs.) Commencement of repayment, post sanction
EMI 36 Rs. ${rupees(msme)}/- 07 of every month
Interest rate (%) and type (fixed or floating or hybrid) 18.00 Fixed
Fee/ Charges (exclusive of GST)
(i) Processing fees One-time 2% of the loan amount (Rs. 20,000)
(ii) Insurance charges NA NA One-time Rs. 5,000 (incl. all taxes)
Annual Percentage Rate (APR) (%) ${msmeApr}
Penal charges, if any, in case of delayed payment Rs. 600 + 24% per annum on EMI in arrears
Foreclosure charges, if applicable 1st year not allowed; 5% thereafter
Annex B
Sanctioned Loan amount (in Rupees) Rs. 10,00,000/-
Fee/ Charges payable (in Rupees) 28,600
A Payable to the RE 23,600
B Payable to third-party routed through RE 5,000
Net disbursed amount (1-6) (in Rupees) 9,71,400
Total amount to be paid by the borrower ${rupees(msme * 36)}`,
    figures: {
      sanctionedAmount: 1_000_000,
      termMonths: 36,
      instalmentCount: 36,
      instalmentAmount: msme,
      ratePercent: 18,
      rateKind: 'fixed',
      feesTotal: 28_600,
      feesToLender: 23_600,
      feesToThirdParties: 5_000,
      netDisbursed: 971_400,
      totalToPay: msme * 36,
      apr: Number.parseFloat(msmeApr),
    },
    doctored: [
      { from: '9,71,400', to: '9,61,400', finds: ['unexplainedDeduction'] },
      { from: `borrower ${rupees(msme * 36)}`, to: `borrower ${rupees(msme * 34)}`, finds: ['total'] },
    ],
  },
  {
    title: 'a solar loan of a public bank without any fee',
    text: `KEY FACTS STATEMENT
Loan proposal/ account No: 40123456789
Type of loan: Rooftop solar
Sanctioned Loan amount (in Rupees): 2,00,000
Project cost 2,25,000 Margin 10%
Subsidy (credited later to the loan account) 78,000
Loan term (year/months/days): 10/0/0
EPI type, number and amount: Monthly / 120 / ${rupees(solarEmi)}
Interest rate (%): 6.75% p.a. Type: Floating
Benchmark: EBLR 8.75% | Spread: -2.00% | Reset: Quarterly
Fees/charges: NIL
Annual Percentage Rate: ${solarApr}
Penal charges: Nil
Foreclosure charges: Nil`,
    figures: {
      sanctionedAmount: 200_000,
      termMonths: 120,
      instalmentCount: 120,
      instalmentAmount: solarEmi,
      ratePercent: 6.75,
      rateKind: 'floating',
      benchmarkPercent: 8.75,
      apr: 6.75,
    },
    doctored: [{ from: 'Spread: -2.00%', to: 'Spread: -2.40%', finds: ['finalRate'] }],
  },
  {
    title: 'an advance on a salary for 28 days',
    text: `KEY FACTS STATEMENT
Sanctioned Loan amount ₹10,000
Loan term 28 days
Type of instalments: One time repayment
Number of EPIs: 1
EPI: ₹${rupees(Math.round(salary))}
Interest rate: 0.1% per day (36.5% p.a.) fixed
Fees/charges
Processing fee ₹300 + GST ₹54
Net disbursed amount ₹9,646
APR ${percent((36_500 / 28) * (Math.round(salary) / 9_646 - 1))}
Penal charges: 0.2% per day on overdue
Cooling off period: 1 day
Name of LSP: SalaryNow app`,
    figures: {
      sanctionedAmount: 10_000,
      instalmentCount: 1,
      instalmentAmount: Math.round(salary),
      netDisbursed: 9_646,
      ratePercent: 36.5,
    },
    doctored: [{ from: '₹9,646', to: '₹9,146', finds: ['unexplainedDeduction'] }],
  },
  {
    title: 'a schedule whose columns were copied one after another',
    text: `Annex A
Key Facts Statement
2 Sanctioned Loan amount (in Rupees) 2,50,000
4 Loan term (year/months/days) 36 months
Type of instalments Number of EPIs EPI (₹) Commencement of repayment, post sanction
Monthly 36 ${rupees(personal)} 30 days
6 Interest rate (%) and type (fixed or floating or hybrid) 16.00% Fixed
8 Fee/ Charges
(i) Processing fees One-time 5,900 (incl. GST)
9 Annual Percentage Rate (APR) (%) ${personalApr}
Annex C
Illustrative Repayment Schedule
Instalment No.
${personalSchedule.map(({ index }) => index + 1).join('\n')}
Outstanding Principal (in Rupees)
${personalSchedule.map(({ opening }) => rupees(opening, 2)).join('\n')}
Principal (in Rupees)
${personalSchedule.map(({ repaid }) => rupees(repaid, 2)).join('\n')}
Interest (in Rupees)
${personalSchedule.map(({ interest }) => rupees(interest, 2)).join('\n')}
Instalment (in Rupees)
${personalSchedule.map(({ paid }) => rupees(paid, 2)).join('\n')}`,
    figures: {
      sanctionedAmount: 250_000,
      termMonths: 36,
      instalmentCount: 36,
      instalmentAmount: personal,
      ratePercent: 16,
      rateKind: 'fixed',
      apr: Number.parseFloat(personalApr),
    },
    doctored: [
      { from: `(APR) (%) ${personalApr}`, to: '(APR) (%) 16.00%', finds: ['aprWithoutFees', 'aprIsRate'] },
    ],
  },
  {
    title: 'a form whose labels all come before all values',
    text: `Key Facts Statement
Loan proposal/ account No.
Sanctioned Loan amount (in Rupees)
Loan term (year/months/days)
Number of EPIs
EPI (₹)
Interest rate (%) and type (fixed or floating or hybrid)
Processing fees
Annual Percentage Rate (APR) (%)
PL-1
2,50,000
36 months
36
${rupees(personal)}
16.00% Fixed
5,900
${personalApr}`,
    figures: {
      sanctionedAmount: 250_000,
      termMonths: 36,
      instalmentCount: 36,
      instalmentAmount: personal,
      ratePercent: 16,
      apr: Number.parseFloat(personalApr),
    },
  },
  {
    title: 'instalments that rise by a tenth every year',
    text: `Key Facts Statement
Sanctioned Loan amount 7,00,000
Loan term 60 months
Instalment details (Step-up EMI)
Months 1-12	${rupees(step1)}
Months 13-24	${rupees(Math.round(step1 * 1.1))}
Months 25-36	${rupees(Math.round(step1 * 1.21))}
Months 37-48	${rupees(Math.round(step1 * 1.331))}
Months 49-60	${rupees(Math.round(step1 * 1.4641))}
Number of EPIs 60
Interest rate 11.00% fixed
Fees / charges
Processing fees 8,260 (incl. GST)
APR ${stepApr}
Total amount to be paid by the borrower ${rupees(stepTotal)}
Total interest amount ${rupees(stepTotal - 700_000)}`,
    figures: {
      sanctionedAmount: 700_000,
      termMonths: 60,
      instalmentCount: 60,
      ratePercent: 11,
      apr: Number.parseFloat(stepApr),
      totalToPay: stepTotal,
      totalInterest: stepTotal - 700_000,
    },
    doctored: [
      {
        from: `borrower ${rupees(stepTotal)}`,
        to: `borrower ${rupees(stepTotal - 9_000)}`,
        finds: ['total'],
      },
    ],
  },
  {
    title: 'a loan whose first instalment is paid in advance',
    text: `KEY FACTS STATEMENT
Loan amount: Rs. 1,20,000
Tenure: 12 months (1 advance EMI + 11 EMIs)
Number of EMIs: 12
EMI: Rs. ${rupees(advance)} payable in advance, first EMI deducted at disbursement
Rate of interest: 15.00% p.a. fixed
Fees and charges
Processing fee: Rs. 1,770 (including GST)
Annual Percentage Rate (APR): ${advanceApr}
Net disbursed amount: Rs. ${rupees(120_000 - 1_770 - advance)} (after processing fee and 1 advance EMI)
Total amount payable: Rs. ${rupees(advance * 12)}`,
    figures: {
      sanctionedAmount: 120_000,
      instalmentCount: 12,
      instalmentAmount: advance,
      ratePercent: 15,
      apr: Number.parseFloat(advanceApr),
      totalToPay: advance * 12,
      netDisbursed: 120_000 - 1_770 - advance,
    },
  },
  {
    title: 'a balance transfer with a top-up: part goes to the old lender',
    text: `Key Facts Statement
Loan proposal/ account No. BT-19928 Type of Loan Personal Loan (balance transfer + top-up)
Sanctioned Loan amount (in Rupees) 3,30,000 (BT 2,10,000 + top-up 1,20,000)
Disbursal schedule 100% upfront: Rs. 2,10,000 to the previous lender, balance to the borrower
Loan term (year/months/days) 42 months
Type of instalments Number of EPIs EPI (₹) Commencement of repayment, post sanction
Monthly 42 ${rupees(topUp)} 03-01-2027
Interest rate (%) and type 13.50% Fixed
Fee/ Charges
Processing fees 6,600 + 1,188 GST
Insurance premium (Term plan, sum assured Rs. 3,30,000, optional) 12,500
Annual Percentage Rate (APR) (%) ${topUpApr}
Penal charges 18% p.a. on overdue instalments (not compounded)
Foreclosure charges Nil after 12 EMIs, 5% before
Net disbursed amount (1-6) (in Rupees) ${rupees(330_000 - 20_288)}`,
    figures: {
      sanctionedAmount: 330_000,
      termMonths: 42,
      instalmentCount: 42,
      instalmentAmount: topUp,
      ratePercent: 13.5,
      rateKind: 'fixed',
      apr: Number.parseFloat(topUpApr),
      netDisbursed: 309_712,
    },
    doctored: [
      { from: topUpApr, to: percent(monthlyApr(330_000 - 7_788, topUp, 42)), finds: ['aprWithoutFee'] },
      { from: '3,09,712', to: '2,99,712', finds: ['unexplainedDeduction'] },
    ],
  },
  {
    title: 'a summary across, labels above their values',
    text: `Key Facts Statement
Loan ID	Loan amount	Tenure	Rate of interest	EMI	APR
PL-100	₹1,00,000	12 months	18.00% p.a.	₹${rupees(plain, 2)}	${plainApr}
Fees & charges	Amount
Processing fee (incl. GST)	₹2,360
Net disbursed amount	Total interest	Total amount payable
₹97,640	₹${rupees(plainInterest, 2)}	₹${rupees(paisa(plain * 12), 2)}
Penal charges	Foreclosure charges
₹500	4% after 3 EMIs`,
    figures: {
      sanctionedAmount: 100_000,
      termMonths: 12,
      ratePercent: 18,
      instalmentAmount: plain,
      apr: Number.parseFloat(plainApr),
      netDisbursed: 97_640,
      totalInterest: plainInterest,
      totalToPay: paisa(plain * 12),
    },
    doctored: [
      { from: '₹97,640', to: '₹95,640', finds: ['unexplainedDeduction'] },
      { from: `\t${plainApr}`, to: '\t18.00%', finds: ['aprWithoutFees'] },
    ],
  },
  {
    title: 'a summary across without cells',
    text: `Key Facts Statement
Sanctioned amount Tenure Rate of interest EMI
1,00,000 12 months 18.00% ${rupees(plain, 2)}
Processing fee 2,360 APR ${plainApr}`,
    figures: {
      sanctionedAmount: 100_000,
      termMonths: 12,
      ratePercent: 18,
      instalmentAmount: plain,
      apr: Number.parseFloat(plainApr),
    },
  },
  {
    title: 'sentences in place of a table',
    text: `KEY FACTS STATEMENT
You are borrowing Rs. 1,00,000 (sanctioned loan amount) from Example Finance for 12 months (loan term).
You will pay 12 monthly instalments of Rs. ${rupees(plain, 2)} each, the first on 5 January 2027.
The rate of interest is 18% per annum, fixed. A processing fee of Rs. 2,000 plus GST of Rs. 360 is deducted.
You will receive Rs. 97,640 in your bank account. The Annual Percentage Rate is ${plainApr}.
In all you will repay Rs. ${rupees(paisa(plain * 12), 2)}.`,
    figures: {
      sanctionedAmount: 100_000,
      termMonths: 12,
      instalmentCount: 12,
      instalmentAmount: plain,
      ratePercent: 18,
      netDisbursed: 97_640,
      apr: Number.parseFloat(plainApr),
      totalToPay: paisa(plain * 12),
    },
  },
  {
    title: 'an APR that is compounded',
    text: `KEY FACTS STATEMENT
Sanctioned Loan amount: 100,000.00 INR
Loan term: 12M
No. of EPIs: 12
EPI (Rs.): ${plain.toFixed(2)}
Interest rate (%) and type: 18.0000 % Fixed
Fee/Charges: Processing fees 2,000 + 18% GST
APR (%): ${effective}
Penal charges: --
Foreclosure charges: 0.00
Net disbursed amount: 97,640.00`,
    figures: {
      sanctionedAmount: 100_000,
      termMonths: 12,
      instalmentCount: 12,
      instalmentAmount: plain,
      ratePercent: 18,
      apr: Number(effective),
      netDisbursed: 97_640,
    },
    doctored: [{ from: '97,640.00', to: '96,000.00', finds: ['unexplainedDeduction'] }],
  },
  {
    title: 'a rate that is fixed for three years and floats afterwards',
    text: `Key Facts Statement
Part 1 (Interest rate and fees/charges)
1 Loan proposal/ account No. HL-2 Type of Loan Home loan
2 Sanctioned Loan amount (in Rupees) 25,00,000
3 Disbursal schedule (i) Disbursement in stages or 100% upfront. In stages (ii) If it is stage wise, mention the clause of loan agreement having relevant details Clause 2.1
4 Loan term (year/months/days) 25 years
5 Instalment details
Type of instalments Number of EPIs EPI (₹) Commencement of repayment, post sanction
Monthly 300 ${rupees(hybridEmi)} 10th of next month
6 Interest rate (%) and type (fixed or floating or hybrid) 8.45% Hybrid (fixed for 36 months, floating thereafter at EBLR + 0.60%)
7 Additional Information in case of Floating rate of interest
Reference Benchmark Benchmark rate (%) (B) Spread (%) (S) Final rate (%) R = (B) + (S) Reset periodicity2 (Months)
EBLR 8.25 0.60 8.85 3
8 Fee/ Charges4
(i) Processing fees One-time 10,000 + GST
9 Annual Percentage Rate (APR) (%)6 ${hybridApr}
(iii) Foreclosure charges, if applicable 2% during the fixed period; nil thereafter`,
    figures: {
      sanctionedAmount: 2_500_000,
      termMonths: 300,
      instalmentCount: 300,
      instalmentAmount: hybridEmi,
      ratePercent: 8.45,
      rateKind: 'hybrid',
      benchmarkPercent: 8.25,
      spreadPercent: 0.6,
      apr: Number.parseFloat(hybridApr),
    },
    doctored: [
      {
        from: `Monthly 300 ${rupees(hybridEmi)}`,
        to: `Monthly 300 ${rupees(hybridEmi + 400)}`,
        finds: ['emi'],
      },
    ],
  },
  {
    title: 'a fee in per cent only, stamp duty at actuals and a yearly insurance',
    text: `KEY FACTS STATEMENT
Type of loan	Personal loan
Sanctioned loan amount	Rs.3,00,000
Loan term	36 months
Type of instalments	Monthly
No. of EPIs	36
EPI amount	Rs.${rupees(ot)}
Rate of interest	17.99% p.a. Fixed
Fees & other charges
Processing fees	2.00% of loan amount plus GST @ 18%
Stamp duty	Rs.3,100 (as per State Act)
Health insurance premium	Rs.1,499 per year (optional, paid by the customer to the insurer)
APR	${otApr}
Contingent charges
Penal charges	Rs.10 per day of delay + GST; there is no penal interest
Foreclosure charges	5% + GST up to 12 EMIs; 3% + GST afterwards
Any other charges	Duplicate NOC Rs.250, cheque swap Rs.500, statement Rs.100`,
    figures: {
      sanctionedAmount: 300_000,
      termMonths: 36,
      instalmentCount: 36,
      instalmentAmount: ot,
      ratePercent: 17.99,
      rateKind: 'fixed',
      apr: Number.parseFloat(otApr),
    },
    doctored: [
      { from: `APR\t${otApr}`, to: 'APR\t17.99%', finds: ['aprIsRate'] },
      {
        from: '; there is no penal interest',
        to: ' and penal interest of 2% p.m.',
        finds: ['penalInterest'],
      },
    ],
  },
  {
    title: 'the interest of 21 more days in the first instalment only',
    text: `Key Facts Statement
Sanctioned Loan amount (in Rupees) 4,00,000
Loan term 24 months
Type of instalments Number of EPIs EPI (₹) Commencement of repayment, post sanction
Monthly 24 ${rupees(lateEmi)} (first EPI ${rupees(lateEmi + lateExtra)}, includes broken period interest) 51 days
Interest rate 12.00% Fixed
Fee/ Charges
(i) Processing fees One-time 0
Annual Percentage Rate (APR) (%) 12.02%
Total Interest Amount to be charged ${rupees(lateEmi * 24 + lateExtra - 400_000)}
Total amount to be paid by the borrower ${rupees(lateEmi * 24 + lateExtra)}`,
    figures: {
      sanctionedAmount: 400_000,
      termMonths: 24,
      instalmentCount: 24,
      instalmentAmount: lateEmi,
      ratePercent: 12,
      totalInterest: lateEmi * 24 + lateExtra - 400_000,
      totalToPay: lateEmi * 24 + lateExtra,
    },
    doctored: [
      {
        from: `borrower ${rupees(lateEmi * 24 + lateExtra)}`,
        to: `borrower ${rupees(lateEmi * 22)}`,
        finds: ['total'],
      },
    ],
  },
  {
    title: 'instalments rounded up to ₹50, the last one lower',
    text: `KEY FACTS STATEMENT
Loan Account No. SB0912
Loan Amount Rs. 75,000/-
Tenure 18 Months
EMI Rs. ${rupees(fifty)}/- (17 EMIs), last EMI of Rs. ${rupees(fiftyLast)}/-
Number of EMIs 18
Rate of Interest 22% p.a. (Diminishing) Fixed
Fees and Charges
Loan Processing Fee 2% Rs. 1,500/- GST 18% Rs. 270/-
Annual Percentage Rate (APR) ${fiftyApr}
Total Interest Rs. ${rupees(fiftyTotal - 75_000)}/-
Total Repayment Rs. ${rupees(fiftyTotal)}/-
Net Disbursement Rs. 73,230/-`,
    figures: {
      sanctionedAmount: 75_000,
      termMonths: 18,
      instalmentCount: 18,
      instalmentAmount: fifty,
      ratePercent: 22,
      apr: Number.parseFloat(fiftyApr),
      totalInterest: fiftyTotal - 75_000,
      totalToPay: fiftyTotal,
      netDisbursed: 73_230,
    },
    doctored: [{ from: 'Rs. 73,230/-', to: 'Rs. 72,230/-', finds: ['unexplainedDeduction'] }],
  },
  {
    title: 'a statement of a small finance company in Hindi',
    text: `मुख्य तथ्य विवरण (केएफएस)
ऋण खाता संख्या: SFC/9912
स्वीकृत ऋण राशि: ₹60,000
ऋण अवधि: 18 माह
किस्तों का प्रकार: मासिक
ईपीआई की संख्या: 18
ईपीआई (₹): ${rupees(hindiEmi)}
ब्याज दर (%) और प्रकार: 21% प्रति वर्ष, स्थिर
शुल्क/ प्रभार
प्रसंस्करण शुल्क: ₹1,200 + जीएसटी ₹216
वार्षिक प्रतिशत दर (एपीआर): ${hindiApr}
विलंबित भुगतान के मामले में दंडात्मक प्रभार: 2% प्रति माह
निवल संवितरित राशि: ₹58,584
उधारकर्ता द्वारा चुकाई जाने वाली कुल राशि: ₹${rupees(hindiEmi * 18)}`,
    figures: {
      sanctionedAmount: 60_000,
      termMonths: 18,
      instalmentCount: 18,
      instalmentAmount: hindiEmi,
      ratePercent: 21,
      rateKind: 'fixed',
      apr: Number.parseFloat(hindiApr),
      netDisbursed: 58_584,
      totalToPay: hindiEmi * 18,
    },
  },
  {
    title: 'both languages in each label, Devanagari digits in the values',
    text: `Key Facts Statement / मुख्य तथ्य विवरण
Sanctioned Loan amount / स्वीकृत ऋण राशि	₹६०,०००
Loan term / ऋण अवधि	१८ months / माह
Number of EPIs / किस्तों की संख्या	१८
EPI amount / किस्त की राशि	₹${rupees(hindiEmi)}
Rate of interest / ब्याज दर	21.00% Fixed / स्थिर
Fees and charges / शुल्क
Processing fee / प्रोसेसिंग शुल्क	₹1,416 (incl. GST)
APR / एपीआर	${hindiApr}
Net disbursed amount / निवल राशि	₹58,584`,
    figures: {
      sanctionedAmount: 60_000,
      termMonths: 18,
      instalmentCount: 18,
      instalmentAmount: hindiEmi,
      ratePercent: 21,
      rateKind: 'fixed',
      apr: Number.parseFloat(hindiApr),
      netDisbursed: 58_584,
    },
    doctored: [{ from: '₹58,584', to: '₹57,584', finds: ['unexplainedDeduction'] }],
  },
  {
    title: 'pay later in three parts without cost',
    text: `Key Facts Statement
Order value ₹12,000	Sanctioned loan amount ₹12,000
Loan term 90 days
No. of instalments 3	Instalment amount ₹${rupees(bnpl)}
Interest rate 0%
Fees/charges: Nil (merchant pays ₹240)
APR 0%
Late fees: ₹250 + GST once, from the third day
Lending service provider: PayBit app
Cooling-off/look-up period: 3 days
Total amount payable ₹12,000`,
    figures: {
      sanctionedAmount: 12_000,
      instalmentCount: 3,
      instalmentAmount: bnpl,
      ratePercent: 0,
      apr: 0,
      totalToPay: 12_000,
    },
    doctored: [{ from: 'period: 3 days', to: 'period: 0 days', finds: ['coolingOffZero'] }],
  },
  {
    title: 'a truck in 57 instalments of 60 months, as a letter says',
    text: `KEY FACTS STATEMENT
Contract No. CV/77/12  Date 09.11.2026
Vehicle 1 x Truck, chassis no. MAT8123456789012, value 31,50,000
Loan Amount 28,00,000
Contract period 57 months
Instalments: 57 EMIs of ${rupees(truck)}
No. of EMIs 57
Amount of EMI ${rupees(truck)}
First due date 15/12/2026
Interest rate 9.75% (IRR) Fixed
Fees / Charges
Processing fees 7,000 plus GST 1,260
Motor insurance premium 36,000
Documentation charges 900
APR ${truckApr}
Penal charges 3% per month on overdue
Foreclosure charges 5%
Net disbursed amount ${rupees(2_800_000 - 45_160)}`,
    figures: {
      sanctionedAmount: 2_800_000,
      termMonths: 57,
      instalmentCount: 57,
      instalmentAmount: truck,
      ratePercent: 9.75,
      rateKind: 'fixed',
      apr: Number.parseFloat(truckApr),
      netDisbursed: 2_754_840,
    },
    doctored: [
      {
        from: `Amount of EMI ${rupees(truck)}`,
        to: `Amount of EMI ${rupees(truck + 600)}`,
        finds: ['emi', 'twoValues'],
      },
      { from: truckApr, to: '9.75%', finds: ['aprWithoutFees', 'aprIsRate'] },
    ],
  },
  {
    title: 'a shop’s loan repaid each day',
    text: `KEY FACTS STATEMENT
Merchant loan, repaid from QR settlements
Sanctioned loan amount ₹65,000
Loan term 120 days
Type of instalments: Daily (EDI)
Number of EPIs: 120
EPI: ₹${shop}
Interest rate: 30% p.a. fixed
Fees and charges
Processing fee ₹1,300 + GST ₹234
Net disbursed amount ₹63,466
APR ${percent(36_500 * internalRate(63_466, levelPayments(shop, 120)))}
Total amount payable ₹${rupees(shop * 120)}
Penal charges Nil
Cooling off period 1 day
Details of LSP QR Pay Services Pvt Ltd`,
    figures: {
      sanctionedAmount: 65_000,
      instalmentCount: 120,
      instalmentAmount: shop,
      ratePercent: 30,
      netDisbursed: 63_466,
      totalToPay: shop * 120,
    },
    doctored: [
      { from: `payable ₹${rupees(shop * 120)}`, to: `payable ₹${rupees(shop * 110)}`, finds: ['total'] },
      { from: '₹63,466', to: '₹62,466', finds: ['unexplainedDeduction'] },
    ],
  },
  {
    title: 'a credit line whose drawings have their own statements',
    text: `Key Facts Statement - Revolving credit line
Sanctioned limit ₹2,00,000
Validity 12 months
Interest 1.5% per month on the amount drawn
Fees and charges
Annual maintenance fee ₹999 + GST (from the second year)
Processing fee ₹500 + GST on each drawing
Penal charges 2% p.m. of overdue
Minimum amount due 5% of outstanding or ₹500`,
    figures: { sanctionedAmount: 200_000 },
  },
  {
    title: 'RBI’s form with the heading and page number between the lines of a row',
    text: `Annex A
Key Facts Statement
Part 1 (Interest rate and fees/charges)
1 Loan proposal/ account No. LN5 Type of Loan Personal Loan
2 Sanctioned Loan amount (in Rupees) 1,00,000
4 Loan term (year/months/days) 12 months
5 Instalment details
Type of instalments Number of EPIs EPI (₹) Commencement of
Example Finance Limited | CIN U65990MH2010PLC000000
Key Facts Statement | Page 2 of 5
repayment, post sanction
Monthly 12 ${rupees(plain, 2)} 30 days
6 Interest rate (%) and type (fixed or floating or hybrid) 18.00% Fixed
8 Fee/ Charges4
(i) Processing fees One-time 2,000 + 360
Example Finance Limited | CIN U65990MH2010PLC000000
Key Facts Statement | Page 3 of 5
(GST) NA NA
9 Annual Percentage Rate (APR) (%)6 ${plainApr}
(iii) Foreclosure charges, if applicable 4%`,
    figures: {
      sanctionedAmount: 100_000,
      termMonths: 12,
      instalmentCount: 12,
      instalmentAmount: plain,
      ratePercent: 18,
      apr: Number.parseFloat(plainApr),
    },
    doctored: [{ from: `(%)6 ${plainApr}`, to: '(%)6 18.00%', finds: ['aprWithoutFees', 'aprIsRate'] }],
  },
  {
    title: 'a cooperative society’s form, with share capital and Rupees in words',
    text: `KEY FACTS STATEMENT
Member No. 8812   Ledger folio 441
Loan Amount Rupees 1,00,000 (One Lakh)
Period of loan 12 months
Monthly instalment Rupees ${plain.toFixed(2)}
No. of instalments 12
Rate of interest 18 per cent per annum fixed
Fees and charges
Processing fees Rupees 2,360
Share linking (refundable, 5% of loan) Rupees 5,000
APR ${plainApr}
Nominal rate of penal charges 2 per cent on overdue
Net disbursed amount Rupees 92,640`,
    figures: {
      sanctionedAmount: 100_000,
      termMonths: 12,
      instalmentCount: 12,
      instalmentAmount: plain,
      ratePercent: 18,
      rateKind: 'fixed',
      apr: Number.parseFloat(plainApr),
      netDisbursed: 92_640,
    },
  },
]
