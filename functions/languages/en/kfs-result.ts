import { months } from './format.ts'

// The verdict
/** @param count 1 or more */
export const problems = (count: number) =>
  count === 1 ? '1 thing doesn’t agree' : `${count} things don’t agree`
export const problemsText =
  'If your statement says what we read, ask your lender before you sign. There is a letter below.'
/** @param count of readings, 1 or more */
export const toConfirm = (count: number) =>
  count === 1
    ? 'First compare 1 entry with your statement'
    : `First compare ${count} entries with your statement`
export const toConfirmText =
  'We may have misread them, so we say nothing about them yet. The rest of what we could check agrees.'
export const typedProblemsText =
  'Compare what you typed with your statement first. If it is the same, ask your lender before you sign.'
export const notAllChecked = 'What we could check agrees, but we could not check everything'
export const notAllCheckedText =
  'Below is what is missing, what we could not read, and what we did not check.'
export const tooLittleRead = 'We could not read enough to check this'
export const tooLittleReadText =
  'Is it a complete Key Facts Statement? If it is, fill in the figures below that we did not find.'
export const otherLanguage = 'We could read only parts of this: it is not in English'
export const otherLanguageText =
  'We read English, and the figures of the RBI’s form in Hindi. Ask your lender for an English copy, or type the figures that are missing.'
export const figuresAgree = 'The figures agree with each other'
export const figuresAgreeText =
  'We read every entry that the RBI asks for, and every figure matches our calculation. This does not say that the loan is cheap.'
export const onlyFigures =
  'We checked the figures that you typed. We have not seen the rest of the statement.'
export const severalStatements =
  'There seems to be more than one statement in this. We checked the first one: choose or paste the other on its own.'
/** @param count 2 or more */
export const pickStatement = (count: number) =>
  `There are ${count} statements in this. Which one should we check?`
/** @param figures such as `₹2,00,000, 24 months`; may be empty */
export const statementName = (number: number, figures: string) =>
  figures === '' ? `Statement ${number}` : `${number}: ${figures}`
/** Below the largest amount that a finding is about. */
export const largestAmount = 'is the largest amount in question'
export const whatIsMissing = 'What the RBI asks for and we did not find'
export const whatIsUnreadable = 'What we could not read'
export const notChecked = 'What we did not check'
export const whatItAgreesWith = 'How it agrees'
export const conventions = {
  roundedUp: (unit: string) => `The instalment is rounded up to the next ${unit}.`,
  firstDays: (days: number) =>
    `The instalment agrees with interest for ${days} days before the first instalment.`,
  aprFirstDays: (days: number) => `The APR agrees with ${days} days before the first instalment.`,
  gstInSum: 'The table has the fees before GST; their sum has it.',
  lastInstalment: 'The total agrees with a last instalment that differs from the others.',
}

// What doesn’t agree. Amounts look like `₹20,000`, rates like `17.07%`.
export const wrongEmi = (stated: string, computed: string) =>
  `The instalment is ${stated}. This loan at this rate gives ${computed}.`
export const wrongFlatRate = (flat: string, reducing: string, stated: string) =>
  `The instalment of ${stated} comes from a flat rate: ${flat} on the whole loan until the end. It costs as much as ${reducing} on a reducing balance.`
export const wrongCount = (count: number, term: number) =>
  `There ${count === 1 ? 'is 1 monthly instalment' : `are ${count} monthly instalments`}, but the loan runs for ${months(term)}.`
export const wrongFinalRate = (rate: string, sum: string) =>
  `Benchmark and spread add up to ${sum}, but the rate is ${rate}.`
export const wrongApr = (stated: string, computed: string) =>
  `The APR is given as ${stated}. With the fees, it is ${computed}.`
export const aprWithoutFees = (stated: string, computed: string, fees: string) =>
  `The APR of ${stated} leaves out the fees of ${fees}. With them, it is ${computed}.`
/** @param fee what the statement calls it */
export const aprWithoutFee = (stated: string, computed: string, fee: string, amount: string) =>
  `The APR of ${stated} leaves out “${fee}”, ${amount}. With it, the APR is ${computed}.`
export const aprWithoutInsurance = (stated: string, computed: string, amount: string) =>
  `The APR of ${stated} leaves out the insurance of ${amount}. With it, the APR is ${computed}.`
export const gstHidden = (gst: string) =>
  `GST of ${gst} comes on top of the fees, but the APR or the amount paid out leaves it out.`
export const wrongNet = (stated: string, computed: string) =>
  `The amount paid out is given as ${stated}. The loan less its fees is ${computed}.`
export const unexplainedDeduction = (amount: string, stated: string) =>
  `Only ${stated} is paid out: ${amount} less than the loan and its fees explain.`
export const insuranceUnlisted =
  'The statement mentions insurance, but the table of fees has no amount for it.'
export const wrongFeeSum = (stated: string, computed: string) =>
  `The statement adds the fees up to ${stated}. Listed one by one, they come to ${computed}.`
export const wrongFeePercent = (fee: string, percent: string, stated: string, computed: string) =>
  `“${fee}” is ${percent} of the loan, which is ${computed}, but it is given as ${stated}.`
export const aprIsRate = (rate: string, fees: string) =>
  `The APR is given as ${rate}, the same as the interest rate. With fees of ${fees} it must be higher.`
export const wrongInterest = (stated: string, computed: string) =>
  `The total interest is given as ${stated}. The instalments give ${computed}.`
export const wrongTotal = (stated: string, computed: string) =>
  `The total to pay is given as ${stated}. The instalments add up to ${computed}.`
export const totalIncludesFees = (stated: string, computed: string) =>
  `The total to pay, ${stated}, has the fees in it. The RBI’s total is the loan and its interest: ${computed}.`
/** The values of entries that are not figures. */
export const choices = {
  fixed: 'fixed',
  floating: 'floating',
  hybrid: 'hybrid',
  monthly: 'monthly',
  other: 'not monthly',
}
/** @param entry such as `APR` */
export const twoValues = (entry: string, one: string, other: string) =>
  `The statement has two values for “${entry}”: ${one} and ${other}.`
/** @param column such as `interest` */
export const wrongCell = (
  row: number,
  column: string,
  stated: string,
  computed: string,
  difference: string,
) => `Row ${row} of the schedule, ${column}: ${stated} instead of ${computed}, off by ${difference}.`
export const moreRows = (count: number) =>
  count === 1
    ? '1 more row of the schedule doesn’t agree.'
    : `${count} more rows of the schedule don’t agree.`
export const rowMissing = (row: number) => `Row ${row} of the schedule is missing.`
export const wrongStart = (stated: string, computed: string) =>
  `The schedule begins with ${stated}, but the loan is ${computed}.`
export const wrongEnd = (left: string) => `At the end of the schedule, ${left} is still owed.`
export const repaysTooMuch = (more: string) => `The schedule repays ${more} more than is owed.`
/** @param rows 2 or more */
export const wrongLength = (rows: number, count: number) =>
  `The schedule has ${rows} rows, but there ${count === 1 ? 'is 1 instalment' : `are ${count} instalments`}.`
export const wrongScheduleInstalment = (stated: string, computed: string) =>
  `The schedule has instalments of ${stated}, but the statement says ${computed}.`
export const wrongScheduleRate = (implied: string, rate: string) =>
  `The interest in the schedule comes from a rate of ${implied} a year, but the stated rate is ${rate}.`
export const penalInterest =
  'The penalty for late payment is charged as interest or added to the loan. The RBI allows penal charges only, without interest on them.'
export const foreclosureOnFloating =
  'There is a charge for closing a floating-rate loan early. The RBI forbids it for loans to individuals.'
export const coolingOffZero =
  'The cooling-off period is zero days. A loan taken online must have at least one.'
/** Before a quote. */
export const weRead = 'We read:'
/** Before a question to the lender. */
export const ask = 'Ask:'
/** After a sentence about two amounts. */
export const byHowMuch = (amount: string) => `The difference is ${amount}.`

// Columns of the schedule
export const columns = {
  opening: 'opening balance',
  interest: 'interest',
  principal: 'principal',
  instalment: 'instalment',
  closing: 'closing balance',
}

// What was not checked
export const uncheckedNames = {
  emi: 'The instalment',
  apr: 'The APR',
  schedule: 'The schedule',
}
export const uncheckedReasons = {
  figuresMissing: (what: string) => `${what}: a figure that it needs is missing.`,
  notMonthly: (what: string) => `${what}: the instalments are not monthly.`,
  unequal: (what: string) => `${what}: the instalments are not all equal.`,
  recurringFee: (what: string) => `${what}: one of the fees is recurring.`,
  outOfRange: (what: string) => `${what}: a figure is too small or too large to be right.`,
  dailyInterest: (what: string) => `${what}: interest seems to be calculated daily.`,
}

// Entries of the statement
export const entries = {
  sanctionedAmount: 'Loan amount (sanctioned)',
  termMonths: 'Loan term',
  instalmentType: 'Type of instalments',
  instalmentCount: 'Number of instalments',
  instalmentAmount: 'EMI',
  ratePercent: 'Interest rate',
  rateKind: 'Fixed or floating rate',
  benchmarkPercent: 'Benchmark rate',
  spreadPercent: 'Spread',
  apr: 'APR',
  totalInterest: 'Total interest',
  feesTotal: 'Sum of the fees',
  feesToLender: 'Fees to the lender',
  feesToThirdParties: 'Fees to third parties',
  netDisbursed: 'Amount you receive',
  totalToPay: 'Total to pay',
  fees: 'Fees and charges',
  schedule: 'Repayment schedule',
  proposalNumber: 'Loan proposal number',
  disbursal: 'How the loan is paid out',
  commencement: 'First instalment',
  reset: 'How often the rate is reset',
  penal: 'Charges for late payment',
  foreclosure: 'Foreclosure charges',
  switching: 'Charges for switching the rate',
  recovery: 'Clause on recovery agents',
  grievance: 'Clause on complaints',
  grievanceContact: 'Phone and e-mail of the grievance officer',
  transfer: 'Whether the loan may be sold',
  coolingOff: 'Cooling-off period',
}

// What was read
/** @param file its name */
export const resultOfFile = (file: string) => `The result for ${file}`
export const resultOfText = 'The result for your text'
export const confirmTitle = 'Is this what your statement says?'
export const confirmText =
  'Compare it with the paper, and correct what we misread. The result changes at once.'
export const askedTitle = 'Compare these first'
export const askedText =
  'We are not certain that we read these rightly. Until you say so, they count against nobody.'
/** @param value such as `₹5` */
export const readHere = (value: string) => `We read ${value} here. Is that right?`
export const readHereOr = (value: string, other: string) => `We read ${value} here. Is it ${other}?`
export const isItRight = 'Did we read this rightly?'
export const itSays = (value: string) => `It says ${value}`
export const readRightly = 'Yes, it is read rightly'
/** After a quote. */
export const onPage = (page: number) => `(page ${page})`
/** @param count 1 or more */
export const nothingWrong = (count: number) =>
  count === 1 ? 'We found nothing wrong in 1 other' : `We found nothing wrong in ${count} others`
export const groups = {
  loan: 'The loan',
  instalments: 'Instalments',
  rate: 'Interest rate',
  fees: 'Fees and APR',
  totals: 'What it costs in all',
  charges: 'Charges that may come later',
  others: 'Other information',
  schedule: 'Repayment schedule',
}
export const notesTitle = 'What else it says'
export const notes = {
  isDigital: 'It is a digital loan: taken in an app, or through a company that works for the lender',
  insuranceMention: 'Insurance is charged',
  gstExtra: 'GST is added to the fees',
  unequal: 'The instalments are not all equal',
}
export const feeAmounts = 'With GST. Leave an amount blank if the statement has none.'
export const feeName = (number: number) => `Fee ${number}`
export const feeAmount = (number: number) => `Amount of fee ${number}`
export const feeRecurs = (number: number) => `Fee ${number} is charged more than once`
export const removeFee = (number: number) => `Remove fee ${number}`
export const addFee = 'Add a fee'
/** @param columns such as `opening balance, principal, interest, instalment` */
export const rowsHint = (columns: string) => `One row a line, with a space between: number, ${columns}.`
export const enterRows = 'Write each row in a line of its own: its number and all its amounts'
export const seeResult = 'See the result'
export const whatItSays = 'What your statement says'
export const termOf = months
export const typeWhatYouHave =
  'Leave blank what your statement does not say. The figures are in the page’s address after the #, which browsers don’t send to any site, so you can save it or send it to somebody.'
export const feesWithGst = 'All one-time fees, with GST'
export const notFound = 'Not found'
export const notReadable = 'We could not read this'
export const noFees = 'No fees'
export const rowsChecked = (count: number) =>
  count === 1 ? '1 row of the schedule' : `${count} rows of the schedule`
export const monthsUnit = 'months'
export const enterAmount = 'Enter an amount, such as 20,000'
export const enterCount = 'Enter a whole number from 1 to 1,200'
export const enterMonths = 'Enter 1 to 600 months'
export const enterPercent = 'Enter a percentage from 0 to 200, such as 12.5'
export const feesTooHigh = 'The fees must be less than the loan'
export const typeToSee =
  'Enter loan amount, term and interest rate to see the EMI, and the other figures to check them.'

// What we compute
export const whatWeCompute = 'What we compute'

// The letter to the lender
export const letterToLender = 'A letter to your lender'
export const letterLanguage = 'Language of the letter'
export const letterLanguages = { en: 'English', hi: 'हिंदी' }
export const letterText = 'Change what you like, and add your name'
export const copyLetter = 'Copy the letter'
export const shareLetter = 'Share the letter'
export const copied = 'Copied'
export const notCopied = 'Your browser did not let us copy. The letter is selected: copy it by hand.'

// What to ask the lender
export const askEmi = 'How did you compute the EMI, and is the interest rate flat or on a reducing balance?'
export const askApr = 'Which fees are in the APR, and how did you compute it?'
export const askGst =
  'How much GST do I pay on the fees, and is it counted in the APR and taken off the amount paid out?'
export const askFees = 'Please list every fee with GST, and their sum.'
export const askNet = 'Why is the amount paid out different from the loan less the fees you list?'
export const askInsurance = 'Is there insurance? What does it cost, who gets the premium, and can I say no?'
export const askTotal = 'How did you compute the total interest and the total to pay?'
export const askSchedule = 'Please give me a corrected repayment schedule.'
export const askRate = 'Which benchmark, spread and final rate apply?'
export const askTwoValues =
  'The statement has different values for the same figure. Which one is in the loan agreement?'
export const askPenal =
  'Are the charges for late payment fixed, with no interest on them, as the RBI’s circular of 18 August 2023 asks?'
export const askForeclosure = 'Why is there a foreclosure charge on a floating-rate loan?'
export const askCoolingOff = 'Within how many days can I return the loan without a charge?'
/** @param entries such as `APR, Fees and charges` */
export const askMissing = (entries: string) =>
  `The RBI’s circular RBI/2024-25/18 asks for these in the Key Facts Statement. Please add them: ${entries}.`

export const keepLoan = 'Keep this loan in “My loans”'
export const keepLoanHint =
  'Due dates, what you owe and more, in this browser only. You confirm the figures first.'
