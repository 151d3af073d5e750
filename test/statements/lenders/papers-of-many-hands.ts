import { internalRate, level, levelPayments, percent, rupees } from '../generated/paper.ts'
import type { LenderStatement } from './statements.ts'

const monthlyApr = (paidOut: number, instalment: number, count: number, first = 1) =>
  percent(1_200 * internalRate(paidOut, levelPayments(instalment, count, first)))
const toPaisa = (amount: number) => Math.round(amount * 100) / 100

// A home loan whose letter has two columns of words, as a typist aligns them with spaces.
const flat = Math.round(level(2_750_000, 0.0835 / 12, 216))
const flatApr = monthlyApr(2_750_000 - 5_900 - 3_000, flat, 216)

// A gold loan with an odd name for each figure.
const pledge = toPaisa(64_000 * (1 + (0.1175 * 274) / 365))

const shop = toPaisa(level(750_000, 0.1625 / 12, 30))
const shopApr = monthlyApr(750_000 - 15_000 - 2_700 - 4_425, shop, 30)

const daily = 1_290
const dairy = Math.round(level(90_000, 0.21 / 26, 39))
const dairyApr = percent(2_600 * internalRate(90_000 - 1_062, levelPayments(dairy, 39)))

const course = Math.round(level(600_000, 0.1025 / 12, 96))
const courseApr = monthlyApr(600_000 - 7_080, course, 96, 25)

const joint = Math.round(level(1_600_000, 0.1132 / 12, 84))
const jointApr = monthlyApr(1_600_000 - 22_656, joint, 84)

const phone = toPaisa(level(21_999, 0.15 / 12, 8))
const phoneApr = monthlyApr(21_999 - 199, phone, 8)

const farm = toPaisa(level(480_000, 0.1175 / 4, 12))
const farmApr = percent(400 * internalRate(480_000 - 4_720, levelPayments(farm, 12)))

const property = Math.round(level(5_200_000, 0.0985 / 12, 144))
const propertyApr = monthlyApr(5_200_000 - 61_360 - 11_800, property, 144)

const scooter = Math.ceil(level(92_500, 0.2115 / 12, 30))
const scooterApr = monthlyApr(92_500 - 3_068 - 1_499, scooter, 30)

const hindiLoan = Math.round(level(180_000, 0.1799 / 12, 30))
const hindiApr = monthlyApr(180_000 - 4_248, hindiLoan, 30)

const truck = Math.round(level(1_850_000, 0.1242 / 12, 46))
const truckApr = monthlyApr(1_850_000 - 18_500 - 3_330, truck, 46, 2)

const solar = toPaisa(level(200_000, 0.06 / 12, 120))
const cash = toPaisa(level(35_000, 0.3 / 12, 6))
const cashApr = monthlyApr(35_000 - 1_239, cash, 6)

const cardRow = toPaisa(level(58_490, 0.1499 / 12, 18))
const cardApr = monthlyApr(58_490 - 352.82, cardRow, 18)

const nurse = Math.round(level(325_000, 0.1375 / 12, 42))
const nurseApr = monthlyApr(325_000 - 6_500 - 1_170 - 3_900, nurse, 42)

const machine = Math.round(level(900_000, 0.135 / 12, 36))
const machineApr = monthlyApr(900_000 - 10_620, machine, 36)

const wedding = Math.round(level(400_000, 0.1449 / 12, 48))
const weddingApr = monthlyApr(400_000 - 9_440, wedding, 48)

const quick = 12_384
const weeklyGroup = Math.ceil(level(45_000, 0.2275 / 52, 78))
const weeklyApr = percent(5_200 * internalRate(45_000 - 531 - 900, levelPayments(weeklyGroup, 78)))

/** Papers of lenders who fill in no form: each says the same things in its own way and with its own marks. */
export const papersOfManyHands: LenderStatement[] = [
  {
    title: 'a housing finance company’s letter, two columns aligned by spaces',
    text: `OFFER CUM ACCEPTANCE LETTER                              Date : 04/08/2026
Ref: HFC/NGP/2026/118822
We are pleased to inform you of the sanction of your housing loan as under.
Facility                        : Individual Housing Loan
Sanctioned Amount               : Rs 27,50,000/-  (Rupees Twenty Seven Lakh Fifty Thousand Only)
Tenor                           : 216 Months
Applicable Rate of Interest     : 8.35% p.a. (Floating) i.e. HFC-BLR 11.10% minus 2.75%
Equated Monthly Instalment      : Rs ${rupees(flat)}/-
Due date of EMI                 : 10th of every month
Processing Fee                  : Rs 5,000/- + GST @18% Rs 900/- = Rs 5,900/-
CERSAI & Legal                  : Rs 3,000/- (incl. taxes)
Annual Percentage Rate (APR)    : ${flatApr}
Pre-payment charges             : NIL for individual borrowers on floating rate
Penal charges                   : 18% p.a. on overdue instalment, no interest is charged on penal charges
LTV                             : 78%
Security                        : EM of Flat No 402, value Rs 35,25,000/-
`,
    figures: {
      apr: Number.parseFloat(flatApr),
      sanctionedAmount: 2_750_000,
      termMonths: 216,
      ratePercent: 8.35,
      rateKind: 'floating',
      instalmentAmount: flat,
    },
    doctored: [
      {
        from: 'NIL for individual borrowers',
        to: '2% of outstanding for individual borrowers',
        finds: ['foreclosureOnFloating'],
      },
      { from: `Rs ${rupees(flat)}/-`, to: `Rs ${rupees(flat + 640)}/-`, finds: ['emi'] },
    ],
  },
  {
    title: 'a pawn ticket with gross and net weight and a due amount after 274 days',
    text: `GOLD LOAN SANCTION CUM PLEDGE FORM
Ticket No 0091-22817   Branch Salem Main
Gross wt 18.400 g  Net wt 16.950 g  Purity 22 ct  Rate/g Rs. 5,890
Appraised value Rs. 99,835.50
Loan amount Rs. 64,000
LTV 64.11 %
Rate of interest 11.75 % p.a. simple, fixed
Period 274 days
Date of loan 12.01.2026  Date of maturity 13.10.2026
Amount payable on maturity Rs. ${rupees(pledge)}
Appraisal charges Nil   Token charges Nil
Overdue: 2% p.a. penal charges on principal overdue
Auction charges at actuals`,
    figures: { sanctionedAmount: 64_000, ratePercent: 11.75 },
  },
  {
    title: 'a business loan with numbers as 7.5 lakh and tables of arrows',
    text: `KEY FACT STATEMENT → Udyam Business Loan
Loan Amount → ₹ 7.50 Lakh
Loan Tenure → 30 Months
Rate of Interest → 16.25% per annum, fixed, monthly reducing
EMI Amount → ₹ ${rupees(shop)}
Number of EMIs → 30
Fees/Charges
Processing Fee (2%) → ₹ 15,000
GST on Processing Fee (18%) → ₹ 2,700
Documentation Charges (incl. GST) → ₹ 4,425
Net Disbursed Amount → ₹ 7,27,875
Total Interest → ₹ ${rupees(toPaisa(shop * 30 - 750_000))}
Total Amount Payable → ₹ ${rupees(toPaisa(shop * 30))}
APR → ${shopApr}
Foreclosure Charges → 4% + GST of principal outstanding, nil after 12 EMIs`,
    figures: {
      apr: Number.parseFloat(shopApr),
      sanctionedAmount: 750_000,
      termMonths: 30,
      ratePercent: 16.25,
      instalmentAmount: shop,
      instalmentCount: 30,
      netDisbursed: 727_875,
      totalToPay: toPaisa(shop * 30),
    },
    doctored: [
      { from: '₹ 7,27,875', to: '₹ 7,20,875', finds: ['unexplainedDeduction'] },
      { from: `APR → ${shopApr}`, to: 'APR → 16.25%', finds: ['aprWithoutFees', 'aprIsRate'] },
    ],
  },
  {
    title: 'a milk society’s loan repaid each fortnight out of the milk money',
    text: `DAIRY ANIMAL LOAN - KEY FACTS
Loan amount: 90,000.00
Purpose: purchase of 1 HF cow (cost 1,05,000.00, margin 15,000.00)
Loan term: 39 fortnights (18 months)
Instalment frequency: Fortnightly
Number of instalments: 39
Instalment amount: ${rupees(dairy)}.00
Interest rate: 21.00% p.a. fixed on reducing balance
Processing fee: 900.00 plus GST 162.00
APR: ${dairyApr}
Milk purchased at Rs 38.50 a litre; 60% of each fortnight's payment is retained until the instalment is met
Penalty for delay: 1% per month on the overdue instalment`,
    figures: {
      apr: Number.parseFloat(dairyApr),
      sanctionedAmount: 90_000,
      instalmentCount: 39,
      instalmentAmount: dairy,
      ratePercent: 21,
    },
  },
  {
    title: 'a college fee loan: interest served for 24 months, then EMIs',
    text: `EDUCATION FINANCE – LOAN SUMMARY SHEET
Applicant: (student)  Co-applicant: (parent)
Sanctioned amount      INR 600,000
Paid to institute      INR 592,920 in one tranche
ROI                    10.25% p.a. (fixed)
Moratorium             24 months - simple interest of INR 5,125 to be paid every month
EMI after moratorium   INR ${rupees(course)} x 96
Total tenure           120 months incl. moratorium
Processing fee         1% + 18% GST = INR 7,080
Prepayment             allowed any time, no charge
Late payment           INR 500 + GST per bounce`,
    figures: { sanctionedAmount: 600_000, ratePercent: 10.25, instalmentAmount: course },
  },
  {
    title: 'a college fee loan whose interest the college pays until the first EMI',
    text: `SUBVENTED STUDY LOAN
Sanctioned Loan amount : Rs.6,00,000
Loan term : 120 months (moratorium of 24 months, subvention by institute)
No. of EMIs : 96
EMI : Rs.${rupees(course)}
First EMI : 25th month
Rate of interest : 10.25 % fixed
Fees & Charges
Processing fees : Rs.6,000 + GST Rs.1,080 = Rs.7,080
APR : ${courseApr}`,
    figures: {
      apr: Number.parseFloat(courseApr),
      sanctionedAmount: 600_000,
      instalmentCount: 96,
      instalmentAmount: course,
      ratePercent: 10.25,
    },
  },
  {
    title: 'co-lending 80:20 with a table of two lenders and one EMI',
    text: `KEY FACTS STATEMENT (Co-lending arrangement)
                         NBFC (20%)        Bank (80%)        Total / Blended
Loan amount              3,20,000          12,80,000         16,00,000
Rate of interest (p.a.)  15.80%            10.20%            11.32%
Processing fee + GST     4,531.20          18,124.80         22,656
Loan term: 84 months
EMI amount: Rs. ${rupees(joint)} collected by the NBFC and shared
Number of EMIs: 84
Type of rate: Fixed
Annual Percentage Rate (blended): ${jointApr}`,
    figures: {
      apr: Number.parseFloat(jointApr),
      sanctionedAmount: 1_600_000,
      termMonths: 84,
      ratePercent: 11.32,
      instalmentAmount: joint,
      instalmentCount: 84,
    },
    doctored: [
      {
        from: `EMI amount: Rs. ${rupees(joint)}`,
        to: `EMI amount: Rs. ${rupees(joint + 700)}`,
        finds: ['emi'],
      },
    ],
  },
  {
    title: 'an invoice from a phone shop: cash price, down payment and eight instalments',
    text: `EASY EMI - CUSTOMER COPY
Invoice value      28,499.00
Down payment        6,500.00
Amount financed    21,999.00
Finance charge (ROI) 15.00% p.a. reducing
Instalments        8 x ${rupees(phone)} monthly
Processing fee       199.00 (all taxes included)
APR                ${phoneApr}
IMEI 356789104512345
Bounce charge 450 + GST`,
    figures: {
      apr: Number.parseFloat(phoneApr),
      sanctionedAmount: 21_999,
      ratePercent: 15,
      instalmentCount: 8,
      instalmentAmount: phone,
    },
  },
  {
    title: 'a farm implement loan with quarterly instalments, in a letter with full stops as separators',
    text: `Sanction No. AGR.2026.7719
1. Loan amount. Rs. 4,80,000.00
2. Purpose. Rotavator & seed drill.
3. Rate of interest. 11.75% p.a. with quarterly rests. Fixed.
4. Repayment. 12 quarterly instalments of Rs. ${rupees(farm)} each.
5. First instalment. Three months after disbursement.
6. Upfront fee. Rs. 4,000.00 + GST Rs. 720.00 = Rs. 4,720.00.
7. Annual Percentage Rate. ${farmApr}.
8. Penal charges. 2% p.a. on the amount in default. Not capitalised.
9. Insurance of the implement to be taken by the borrower from any insurer.`,
    figures: {
      apr: Number.parseFloat(farmApr),
      sanctionedAmount: 480_000,
      ratePercent: 11.75,
      instalmentCount: 12,
      instalmentAmount: farm,
    },
  },
  {
    title: 'a loan against property with repo-linked rate and an existing charge to be closed',
    text: `MOST IMPORTANT TERMS AND CONDITIONS (MITC) & KFS
Sanctioned Loan Amount (₹) 52,00,000
(of which ₹ 31,40,000 is paid to the existing financier towards foreclosure)
Loan Term 144 months
Type of interest: Floating
Repo Rate 5.50% + Spread 4.35% = 9.85% p.a.
Reset frequency: Quarterly
No. of EPIs 144  EPI (₹) ${rupees(property)}
Fees/ charges
(a) Processing fee 1% of loan = 52,000 + GST 9,360 = 61,360
(b) Legal & technical (third party) 10,000 + GST 1,800 = 11,800
Annual Percentage Rate (APR) ${propertyApr}
Foreclosure charges: Nil (floating, individual, non-business)
Part prepayment: Nil
CIBIL score at sanction: 768
Market value: ₹ 98,00,000 | FOIR 47.20%`,
    figures: {
      apr: Number.parseFloat(propertyApr),
      sanctionedAmount: 5_200_000,
      termMonths: 144,
      ratePercent: 9.85,
      rateKind: 'floating',
      instalmentCount: 144,
      instalmentAmount: property,
    },
    doctored: [
      {
        from: 'Foreclosure charges: Nil (floating, individual, non-business)',
        to: 'Foreclosure charges: 3 months’ interest',
        finds: ['foreclosureOnFloating'],
      },
    ],
  },
  {
    title: 'a scooter loan’s SMS, everything in one line',
    text: `Dear Customer, Key Facts of your two wheeler loan TW88123: Loan amt Rs.92500; Tenure 30 months; EMI Rs.${scooter} payable on 5th; ROI 21.15% p.a. reducing; Proc fee Rs.3068 incl GST; Loan protect insurance Rs.1499 incl GST; Net disbursed Rs.87933; APR ${scooterApr}; Foreclosure 5% + GST; Cooling off 3 days. T&C apply.`,
    figures: {
      apr: Number.parseFloat(scooterApr),
      sanctionedAmount: 92_500,
      termMonths: 30,
      instalmentAmount: scooter,
      ratePercent: 21.15,
      netDisbursed: 87_933,
    },
  },
  {
    title: 'Hindi labels in everyday words, with figures in words',
    text: `मुख्य तथ्य विवरण (KFS)
ऋण की राशि : रु. 1,80,000/- (एक लाख अस्सी हज़ार रुपये मात्र)
ऋण की अवधि : 30 माह
ब्याज दर : 17.99% प्रतिवर्ष (स्थिर)
मासिक किस्त (ईएमआई) : रु. ${rupees(hindiLoan)}/-
किस्तों की संख्या : 30
प्रोसेसिंग शुल्क : रु. 3,600 + जीएसटी रु. 648 = रु. 4,248
वार्षिक प्रतिशत दर (एपीआर) : ${hindiApr}
शुद्ध वितरित राशि : रु. 1,75,752/-
देरी से भुगतान पर दंड : बकाया किस्त पर 2% प्रति माह
समय पूर्व बंद करने का शुल्क : 3% + जीएसटी`,
    figures: {
      apr: Number.parseFloat(hindiApr),
      sanctionedAmount: 180_000,
      termMonths: 30,
      ratePercent: 17.99,
      instalmentAmount: hindiLoan,
      instalmentCount: 30,
      netDisbursed: 175_752,
    },
    doctored: [
      { from: `(एपीआर) : ${hindiApr}`, to: '(एपीआर) : 17.99%', finds: ['aprIsRate', 'aprWithoutFees'] },
    ],
  },
  {
    title: 'a truck loan with the first instalment after two months',
    text: `COMMERCIAL VEHICLE FINANCE ~ TERM SHEET & KFS
Asset............: Tata 1916 LPT
Invoice..........: 23,15,000.00
Margin money.....: 4,65,000.00
Loan amount......: 18,50,000.00
Tenure...........: 47 months
Instalments......: 46 (one month holiday)
EMI amount.......: ${rupees(truck)}.00
IRR..............: 12.42% fixed
Processing fee...: 18,500.00
GST..............: 3,330.00
APR..............: ${truckApr}
Bounce charges...: 750.00`,
    figures: { apr: Number.parseFloat(truckApr), sanctionedAmount: 1_850_000, instalmentAmount: truck },
  },
  {
    title: 'a rooftop solar loan of a public bank at the concessional rate, all fees waived',
    text: `Annexure-A
Key Facts Statement
PM Surya Ghar loan
1. Loan proposal no.: 2026/SG/55190
2. Sanctioned loan amount (in Rs.): 2,00,000.00 (Rs. Two lacs only)
3. Disbursal: in one stage, directly to the vendor
4. Loan term: 10 Years
5. Instalments: Monthly / 120 / ${rupees(solar)}
6. Interest rate: 6.00 % (Floating)
   Repo 5.50 % + 0.50 % = 6.00 %
   Reset: on change of repo
8. Fees: Processing: Waived. Inspection: Waived. Documentation: Waived.
9. APR: 6.00 %
10. Contingent charges: Penal charges Nil up to 25,000 overdue, else 2.00 % p.a. Foreclosure: Nil
Subsidy of Rs. 78,000.00 will be credited to the loan account`,
    figures: { sanctionedAmount: 200_000, termMonths: 120, ratePercent: 6, apr: 6 },
  },
  {
    title: 'an instant loan with a table drawn in box characters',
    text: `┌──────────────────────────────┬───────────────┐
│ KEY FACT STATEMENT           │ Instant Cash  │
├──────────────────────────────┼───────────────┤
│ Loan Amount                  │ ₹35,000       │
│ Tenure                       │ 6 months      │
│ Interest Rate (p.a.)         │ 30% (fixed)   │
│ EMI                          │ ₹${rupees(cash)}     │
│ Processing Fee (incl. GST)   │ ₹1,239        │
│ Amount credited to you       │ ₹33,761       │
│ Total Repayment              │ ₹${rupees(toPaisa(cash * 6))}    │
│ APR                          │ ${cashApr}        │
│ Cooling-off period           │ 3 days        │
│ Lending Service Provider     │ QuickApp      │
└──────────────────────────────┴───────────────┘`,
    figures: {
      apr: Number.parseFloat(cashApr),
      sanctionedAmount: 35_000,
      termMonths: 6,
      ratePercent: 30,
      instalmentAmount: cash,
      totalToPay: toPaisa(cash * 6),
    },
    doctored: [
      {
        from: `₹${rupees(toPaisa(cash * 6))}`,
        to: `₹${rupees(toPaisa(cash * 6 - 1_500))}`,
        finds: ['total'],
      },
      { from: '3 days', to: 'Nil', finds: ['coolingOffZero'] },
    ],
  },
  {
    title: 'a card’s conversion mail with asterisks and a reference number',
    text: `*Your SmartEMI request is booked!*
Ref no: 8812209931
Card ending: 4417
Transaction amount: *INR 58,490.00*
Tenure: *18 months*
Interest rate: *14.99% p.a.* (1.249% p.m.)
Monthly EMI: *INR ${rupees(cardRow)}*
Processing fee: *INR 299.00* + GST INR 53.82
Annualised Percentage Rate: *${cardApr}*
Pre-closure: 3% of outstanding + GST
GST of 18% applies on the interest component of each EMI`,
    figures: {
      apr: Number.parseFloat(cardApr),
      termMonths: 18,
      ratePercent: 14.99,
      instalmentAmount: cardRow,
    },
  },
  {
    title: 'numbers with apostrophes of space, thin spaces and a no-break hyphen',
    text: `Key Facts Statement
Sanctioned loan amount: ₹\u00a03\u00a025\u00a0000
Loan term: 42\u00a0months
Rate of interest: 13.75\u202f% p.a. – fixed
EMI amount: ₹\u202f${rupees(nurse)}
Number of EMIs: 42
Processing fee: ₹\u00a06,500 + GST ₹\u00a01,170
Credit\u2011life insurance premium: ₹\u00a03,900
APR: ${nurseApr}`,
    figures: {
      apr: Number.parseFloat(nurseApr),
      sanctionedAmount: 325_000,
      termMonths: 42,
      ratePercent: 13.75,
      instalmentAmount: nurse,
      instalmentCount: 42,
    },
  },
  {
    title: 'a machine loan whose page has the guarantee’s fee of the next years',
    text: `KEY FACTS STATEMENT – MSME TERM LOAN
Loan amount sanctioned: Rs. 9,00,000
Tenor: 36 months
Interest: 13.50% p.a. fixed, monthly rests
EMI: Rs. ${rupees(machine)} x 36
Processing charges: 1% i.e. Rs. 9,000 + GST Rs. 1,620 = Rs. 10,620
CGTMSE fee: borne by the lender
APR: ${machineApr}
Penal charges: Rs. 500 per default plus GST; no penal interest is levied
Pre-payment charges: Nil for Micro enterprises
Turnover declared: Rs. 86,40,000; DSCR 1.62`,
    figures: {
      apr: Number.parseFloat(machineApr),
      sanctionedAmount: 900_000,
      termMonths: 36,
      ratePercent: 13.5,
      instalmentAmount: machine,
    },
    doctored: [
      {
        from: 'Rs. 500 per default plus GST; no penal interest is levied',
        to: 'penal interest @ 3% per month over the contracted rate',
        finds: ['penalInterest'],
      },
      { from: `APR: ${machineApr}`, to: `APR: 13.50%`, finds: ['aprIsRate', 'aprWithoutFees'] },
    ],
  },
  {
    title: 'a wedding loan with questions and answers',
    text: `How much am I borrowing? Loan amount: ₹4,00,000
For how long? Tenure: 48 months
What is the interest rate? Interest rate: 14.49% p.a. (fixed)
What will I pay each month? EMI: ₹${rupees(wedding)}
How many times? Number of EMIs: 48
What are the fees? Processing fee: ₹8,000 + 18% GST = ₹9,440
What reaches my account? Net disbursed amount: ₹3,90,560
What does it cost in all? APR: ${weddingApr}
What if I pay late? Late payment charges: 2% per month on the overdue EMI
What if I change my mind? Cooling-off period: 5 days`,
    figures: {
      apr: Number.parseFloat(weddingApr),
      sanctionedAmount: 400_000,
      termMonths: 48,
      ratePercent: 14.49,
      instalmentAmount: wedding,
      instalmentCount: 48,
      netDisbursed: 390_560,
    },
    doctored: [
      {
        from: 'Net disbursed amount: ₹3,90,560',
        to: 'Net disbursed amount: ₹3,78,760',
        finds: ['unexplainedDeduction'],
      },
    ],
  },
  {
    title: 'a women’s group loan card with meeting days and savings beside the instalment',
    text: `LOAN CARD  Centre 114  Group 3  Meeting: Tuesday 9:30 am
Loan amount (Rs.) 45,000      Cycle 4
No. of weekly instalments 78
Weekly instalment (Rs.) ${rupees(weeklyGroup)}   + savings (optional) 20
Interest rate 22.75% p.a. on reducing balance (fixed)
Processing fee 1% + GST  531
Credit insurance (member & spouse) 900
Amount given in hand 43,569
Effective annualised interest rate / APR ${weeklyApr}
No prepayment penalty. No penalty for delay.`,
    figures: { apr: Number.parseFloat(weeklyApr), sanctionedAmount: 45_000, ratePercent: 22.75 },
    doctored: [{ from: `APR ${weeklyApr}`, to: 'APR 22.75%', finds: ['aprIsRate', 'aprWithoutFees'] }],
  },
  {
    title: 'a shop’s merchant advance with a daily debit',
    text: `Merchant loan – key facts
Loan amount ₹1,50,000
Loan term 130 days
Repayment: daily debit of ₹${rupees(daily)} on 130 days
Total repayment ₹1,67,700
Total interest ₹17,700
Processing fee ₹0
Interest rate: 30.96% p.a. (reducing, daily)
No foreclosure charges`,
    figures: { sanctionedAmount: 150_000, totalToPay: 167_700, totalInterest: 17_700 },
    doctored: [
      {
        from: 'Total repayment ₹1,67,700',
        to: 'Total repayment ₹1,61,700',
        finds: ['total', 'totalInterest'],
      },
    ],
  },
  {
    title: 'a salary advance with one repayment',
    text: `Flexi salary advance: key facts
Amount of loan ₹12,000
You repay on 31 Aug 2026: ₹${rupees(quick)}
Loan term 48 days
Interest rate 24.33% p.a.
Fee: none
Lending service provider: PayEarly
Cooling off: 1 day
Amount you receive ₹12,000`,
    figures: { sanctionedAmount: 12_000, ratePercent: 24.33 },
  },
]
