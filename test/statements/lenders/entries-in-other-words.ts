import { internalRate, level, levelPayments, percent, rupees } from '../generated/paper.ts'
import type { LenderStatement } from './statements.ts'

const monthlyApr = (paidOut: number, instalment: number, count: number, first = 1) =>
  1200 * internalRate(paidOut, levelPayments(instalment, count, first))
const emi = (p: number, r: number, n: number) => Math.round(level(p, r / 1200, n))
const instalment = emi(120_000, 20, 18)
const apr = percent(monthlyApr(120_000 - 2_832, instalment, 18))

const body = (
  over: Partial<
    Record<'fees' | 'apr' | 'net' | 'extra' | 'penal' | 'fore' | 'rate' | 'inst' | 'term' | 'amount', string>
  > = {},
) => `Annex A
Key Facts Statement
1 Loan proposal/ account No. Q1 Type of Loan Personal
2 Sanctioned Loan amount (in Rupees) ${over.amount ?? '1,20,000'}
4 Loan term (year/months/days) ${over.term ?? '18 months'}
5 Instalment details
Type of instalments Number of EPIs EPI (₹) Commencement of repayment, post sanction
${over.inst ?? `Monthly 18 ${rupees(instalment)} 30 days`}
6 Interest rate (%) and type (fixed or floating or hybrid) ${over.rate ?? '20.00% Fixed'}
8 Fee/ Charges4
${over.fees ?? '(i) Processing fees One-time 2,832 (incl. GST)'}
9 Annual Percentage Rate (APR) (%)6 ${over.apr ?? apr}
10 Details of Contingent Charges (in ₹ or %, as applicable)
(i) Penal charges, if any, in case of delayed payment ${over.penal ?? '2% per month as penal charges'}
(iii) Foreclosure charges, if applicable ${over.fore ?? '3%'}
7 Net disbursed amount (1-6) (in Rupees) ${over.net ?? '1,17,168'}
${over.extra ?? ''}`
const figures = {
  sanctionedAmount: 120_000,
  termMonths: 18,
  instalmentCount: 18,
  instalmentAmount: instalment,
  ratePercent: 20,
  rateKind: 'fixed',
  apr: Number.parseFloat(apr),
  netDisbursed: 117_168,
}
const fee = (fees: string): LenderStatement => ({
  title: `fee: ${fees}`,
  text: body({ fees }),
  figures,
  doctored: [
    { from: '1,17,168', to: '1,14,168', finds: ['unexplainedDeduction'] },
    { from: `(%)6 ${apr}`, to: '(%)6 20.00%', finds: ['aprWithoutFees', 'aprIsRate'] },
  ],
})
/** RBI's form with one entry written in another way. */
export const entriesInOtherWords: LenderStatement[] = [
  '(i) Processing fees One-time Rs. 2,400 GST @18% Rs. 432 Total Rs. 2,832',
  '(i) Processing fees 2% of sanctioned amount i.e. Rs. 2,400 plus GST Rs. 432',
  '(i) Processing fees Onetime 2.36% (including GST) 2,832',
  '(i) Processing fees One-time 2832.00 (Base 2400.00 + IGST 432.00)',
  '(i) Processing fees One-time ₹2,400 + CGST ₹216 + SGST ₹216',
  '(i) Processing fees One-time ₹2,400/- + GST as applicable (18%)',
  '(i) Processing fees One Time 2400 NA NA\n(ii) Insurance charges NA NA NA NA\n(iii) Valuation fees NA NA NA NA\n(iv) Any other (please specify) GST on (i) 432 NA NA',
  '(i) Processing fees One-time 1,652 NA NA\n(ii) Documentation charges One-time 1,180 NA NA\n(iii) Insurance charges Nil\n(iv) Valuation fees Nil',
  '(i) Processing fees (non-refundable) One-time Rs.2,832/- inclusive of taxes',
  '(i) Processing fees\n- Base amount 2,400\n- GST 18% 432\n(ii) Insurance charges -',
  '(i) Processing fees One-time INR 2,400 excl. of 18% GST',
  '(i) Processing fees One-time 2,832 (adjusted from loan account no. 9876543210)',
  '(i) Processing fees One-time 2,832 (GSTIN 27AABCU9603R1ZX)',
  '(i) Processing fees One-time 2,400 SAC 997113 GST 432',
]
  .map(fee)
  .concat([
    {
      title: 'a term that is said twice',
      text: body({ term: '18 (Eighteen) months or 1 year 6 months' }),
      figures,
    },
    {
      title: 'a first instalment with its date',
      text: body({
        inst: `Monthly 18 ${rupees(instalment)} 05th January 2027 and 5th of every month thereafter`,
      }),
      figures,
    },
    {
      title: 'instalments counted in “nos.”',
      text: body({ inst: `Monthly (EMI) 18 nos. Rs.${instalment}.00 07/01/2027` }),
      figures,
    },
    {
      title: 'a rate with its flat equivalent',
      text: body({ rate: '20% p.a. (IRR) Fixed; equivalent flat rate 10.95% p.a.' }),
      figures,
      doctored: [
        {
          from: `Monthly 18 ${rupees(instalment)}`,
          to: `Monthly 18 ${rupees(instalment + 300)}`,
          finds: ['emi'],
        },
      ],
    },
    {
      title: 'a rate with its method',
      text: body({ rate: '20.00% per annum on monthly reducing balance (Fixed rate of interest)' }),
      figures,
    },
    {
      title: 'an amount in words too',
      text: body({ amount: '₹ 1,20,000.00 (Rupees One Lakh Twenty Thousand Only)' }),
      figures,
    },
    {
      title: 'numbers of telephones and days at the end',
      text: body({
        extra:
          'Validity of this KFS: 3 working days. Reference rate for APR 365 days. Customer care 1800 123 4567, 022-66778899',
      }),
      figures,
    },
    {
      title: 'a list of other charges at the end',
      text: body({
        extra:
          'Schedule of charges\nCheque bounce Rs. 590\nDuplicate statement Rs. 236\nSwap charges Rs. 590\nInsurance premium of optional cover is not collected with this loan',
      }),
      figures,
    },
    {
      title: 'an APR with a note on GST',
      text: body({
        apr: `${apr} (processing fee and all charges included; computed as per RBI illustration at 18% GST)`,
      }),
      figures,
      doctored: [{ from: `(%)6 ${apr}`, to: '(%)6 20.00%', finds: ['aprWithoutFees', 'aprIsRate'] }],
    },
  ])
