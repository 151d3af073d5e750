import {
  aprOf,
  internalRate,
  level,
  levelPayments,
  type Paper,
  type PaperFee,
  type PaperFigures,
  type PaperRow,
  percent,
  pick,
  type Random,
  rupees,
  toPaisa,
} from './paper.ts'

/** A statement whose figures all agree, by one of the conventions that lenders use. */
export function truePaper(random: Random): Paper {
  const convention = pick(random, [
    monthly,
    monthly,
    monthly,
    monthly,
    monthly,
    lateStart,
    otherFrequency,
    otherFrequency,
    bullet,
    moratorium,
    balloon,
  ])
  return convention(random)
}

/** A loan in equal monthly instalments, without anything that is out of the ordinary. */
export function monthly(random: Random): Paper {
  const { principal, ratePercent, count, kind } = terms(random)
  const exact = level(principal, ratePercent / 1200, count)
  const rounding = pick(random, ['paise', 'paise', 'nearest', 'up1', 'up5', 'up10'] as const)
  // Of a small loan, ₹10 more each month leave nothing for the last one.
  const instalment = roundings[principal < 50_000 && rounding === 'up10' ? 'up1' : rounding](exact)
  const written = pick(random, ['paise', 'whole', 'none'] as const)
  const rows = written === 'none' ? [] : schedule(principal, ratePercent / 1200, count, instalment, written)
  const scheduled = rows.reduce((sum, row) => sum + row.instalment, 0)
  const interest =
    rows.length > 0 ? toPaisa(scheduled - principal) : Math.round(instalment * count - principal)
  return paper(random, {
    made: ['monthly', rounding, written],
    kind,
    instalmentType: pick(random, ['Monthly', 'Monthly', 'EMI (Monthly)', 'MONTHLY']),
    commencement: pick(random, [
      '30 days',
      '05/01/2027',
      'One month after disbursement',
      '5th of next month',
    ]),
    figures: {
      principal,
      ratePercent,
      perYear: 12,
      count,
      instalment,
      interest,
      rows,
      decimals: written === 'paise' ? 2 : 0,
    },
  })
}

/** The first instalment is due earlier or later than a month after the loan, and the interest of these days is counted. */
function lateStart(random: Random): Paper {
  const { principal, ratePercent, count, kind } = terms(random)
  const days = pick(random, [15, 20, 25, 36, 40, 42, 45, 50])
  const rate = ratePercent / 1200
  const growth = (1 + (ratePercent * days) / 36_500) / (1 + rate)
  const instalment = toPaisa(level(principal, rate, count) * growth)
  const first = (days * 12) / 365
  const made = paper(random, {
    made: ['first instalment after', String(days)],
    kind,
    instalmentType: 'Monthly',
    commencement: `${days} days`,
    aprOf: (fees) => 1200 * internalRate(principal - fees, levelPayments(instalment, count, first)),
    figures: {
      principal,
      ratePercent,
      perYear: 12,
      count,
      instalment,
      interest: toPaisa(instalment * count - principal),
      rows: [],
      decimals: 2,
    },
  })
  return made
}

const frequencies = [
  { words: ['Weekly', 'EWI (Equated Weekly Instalment)'], perYear: 52, days: 7 },
  { words: ['Fortnightly', 'Bi-weekly', 'Every 14 days'], perYear: 26, days: 14 },
  { words: ['Every 28 days', 'Four-weekly'], perYear: 13, days: 28 },
  { words: ['Quarterly'], perYear: 4, days: 90 },
  { words: ['Half-yearly', 'Half Yearly'], perYear: 2, days: 180 },
  { words: ['Yearly', 'Annual'], perYear: 1, days: 365 },
] as const

/** Equal instalments that are not monthly. */
export function otherFrequency(random: Random): Paper {
  const { words, perYear, days } = pick(random, frequencies)
  const years = pick(random, perYear <= 2 ? [2, 3, 5] : [1, 1, 2])
  const { principal, ratePercent } = terms(random)
  const count = perYear * years
  const instalment = Math.round(level(principal, ratePercent / 100 / perYear, count))
  const rows =
    random() < 0.5 ? schedule(principal, ratePercent / 100 / perYear, count, instalment, 'whole') : []
  const scheduled = rows.reduce((sum, row) => sum + row.instalment, 0)
  const interest = rows.length > 0 ? scheduled - principal : instalment * count - principal
  const type = pick(random, words)
  const base = paper(random, {
    made: ['frequency', type],
    kind: 'Fixed',
    instalmentType: type,
    commencement: `${days} days`,
    figures: { principal, ratePercent, perYear, count, instalment, interest, rows, decimals: 0 },
  })
  return {
    ...base,
    term: pick(random, [
      `${years * 12} months`,
      `${years} year${years > 1 ? 's' : ''}`,
      `${count} instalments`,
    ]),
  }
}

/** One instalment at the end, as of a gold or payday loan. */
function bullet(random: Random): Paper {
  const { principal } = terms(random)
  const months = pick(random, [3, 6, 11, 12])
  const ratePercent = pick(random, [9, 12, 18, 24])
  const instalment = Math.round(principal * (1 + (ratePercent * months) / 1200))
  const base = paper(random, {
    made: ['bullet', String(months)],
    kind: 'Fixed',
    instalmentType: pick(random, [
      'Single repayment on maturity',
      'Bullet',
      'One time',
      'Bullet repayment at maturity',
    ]),
    commencement: `${months} months`,
    figures: {
      principal,
      ratePercent,
      perYear: 12 / months,
      count: 1,
      instalment,
      interest: instalment - principal,
      rows: [],
      decimals: 0,
    },
  })
  return { ...base, term: pick(random, [`${months} months`, `${months * 30} days`]) }
}

/** Months without instalments, whose interest is added to the loan. */
function moratorium(random: Random): Paper {
  const { principal, ratePercent, count } = terms(random)
  const months = pick(random, [3, 6, 12, 24])
  const grown = principal * (1 + ratePercent / 1200) ** months
  const instalment = Math.round(level(grown, ratePercent / 1200, count))
  const base = paper(random, {
    made: ['moratorium', String(months)],
    kind: 'Fixed',
    instalmentType: 'Monthly',
    commencement: `After a moratorium of ${months} months`,
    aprOf: (fees) => 1200 * internalRate(principal - fees, levelPayments(instalment, count, months + 1)),
    figures: {
      principal,
      ratePercent,
      perYear: 12,
      count,
      instalment,
      interest: instalment * count - principal,
      rows: [],
      decimals: 0,
    },
  })
  return {
    ...base,
    term: pick(random, [
      `${count + months} months (including moratorium of ${months} months)`,
      `${count + months} months (${count} months + ${months} months moratorium)`,
      `${count + months} months including ${months} months moratorium`,
    ]),
  }
}

/** A last instalment that is much larger than the others. */
function balloon(random: Random): Paper {
  const { principal, ratePercent, count } = terms(random)
  const rate = ratePercent / 1200
  const instalment = Math.round(level(principal, rate, count) * 0.8)
  const left = (principal * (1 + rate) ** count - (instalment * ((1 + rate) ** count - 1)) / rate) / 1
  const last = Math.round(instalment + left)
  const payments = [...levelPayments(instalment, count - 1), { amount: last, at: count }]
  const base = paper(random, {
    made: ['balloon'],
    kind: 'Fixed',
    instalmentType: 'Monthly',
    commencement: '30 days',
    aprOf: (fees) => 1200 * internalRate(principal - fees, payments),
    figures: {
      principal,
      ratePercent,
      perYear: 12,
      count,
      instalment,
      interest: instalment * (count - 1) + last - principal,
      rows: [],
      decimals: 0,
    },
  })
  const words = pick(random, [
    `${count - 1} EPIs of ${rupees(instalment)} and a last EPI of ${rupees(last)}`,
    `${rupees(instalment)} (last EMI of ${rupees(last)})`,
    `${rupees(instalment)} with a balloon of ${rupees(last)} in month ${count}`,
  ])
  return { ...base, instalments: ['Monthly', String(count), words, '30 days'] }
}

const terms = (random: Random) => ({
  principal: (10 + Math.floor(random() * 2_000)) * 1_000,
  ratePercent: Math.round((8 + random() * 28) * 20) / 20,
  count: pick(random, [6, 12, 18, 24, 30, 36, 48, 60, 84]),
  kind: pick(random, ['Fixed', 'Fixed', 'Floating'] as const),
})

const roundings = {
  paise: toPaisa,
  nearest: Math.round,
  up1: Math.ceil,
  up5: (amount: number) => Math.ceil(amount / 5) * 5,
  up10: (amount: number) => Math.ceil(amount / 10) * 10,
}

/** Each month is rounded, and the last instalment makes up for it. */
function schedule(
  principal: number,
  rate: number,
  count: number,
  instalment: number,
  written: 'paise' | 'whole',
): PaperRow[] {
  const round = written === 'paise' ? toPaisa : Math.round
  // A schedule in whole rupees has the whole instalment.
  const usual = round(instalment)
  let opening = principal
  return Array.from({ length: count }, (_, index) => {
    const interest = round(opening * rate)
    const repaid = index === count - 1 ? opening : round(Math.min(opening, usual - interest))
    const row = { opening, principal: repaid, interest, instalment: round(repaid + interest) }
    opening = round(opening - repaid)
    return row
  })
}

/** How a fee and its GST are written; `amount` is what is paid in all. */
const gstForms: ((fee: number, gst: number, percent: number) => { words: string; hasGst: boolean })[] = [
  (fee) => ({ words: `One-time ${rupees(fee)}`, hasGst: false }),
  (fee) => ({ words: `One-time ₹${rupees(fee)}/-`, hasGst: false }),
  (fee, gst) => ({ words: `One-time ${rupees(toPaisa(fee + gst))} (incl. GST)`, hasGst: true }),
  (fee, gst) => ({
    words: `One-time Rs. ${rupees(toPaisa(fee + gst))} (inclusive of GST @ 18%)`,
    hasGst: true,
  }),
  (fee, gst) => ({ words: `One-time ₹${rupees(toPaisa(fee + gst))} incl. of GST @18%`, hasGst: true }),
  (fee) => ({ words: `One-time ${rupees(fee)} (excl. GST)`, hasGst: true }),
  (fee) => ({ words: `One-time ₹${rupees(fee)} + GST @ 18%`, hasGst: true }),
  (fee) => ({ words: `One-time ₹${rupees(fee)} + applicable taxes`, hasGst: true }),
  (fee) => ({ words: `One-time Rs.${rupees(fee)} plus 18% GST`, hasGst: true }),
  (fee, gst) => ({ words: `One-time ₹${rupees(fee)} + GST ₹${rupees(gst)}`, hasGst: true }),
  (fee, gst) => ({
    words: `One-time ₹${rupees(fee)} + GST = ₹${rupees(toPaisa(fee + gst))}`,
    hasGst: true,
  }),
  (fee, gst) => ({
    words: `One-time ₹${rupees(toPaisa(fee + gst))} (₹${rupees(fee)} + 18% GST)`,
    hasGst: true,
  }),
  (fee, gst) => ({
    words: `One-time Rs. ${rupees(toPaisa(fee + gst))} (Rs. ${rupees(fee)} plus GST of Rs. ${rupees(gst)})`,
    hasGst: true,
  }),
  (_, __, percent) => ({ words: `One-time ${percent}% of the loan amount + GST`, hasGst: true }),
  (fee, _, percent) => ({ words: `One-time Rs. ${rupees(fee)}/- (${percent.toFixed(2)}%)`, hasGst: false }),
  (fee, gst, percent) => ({
    words: `One-time ${percent}% plus GST (Rs. ${rupees(toPaisa(fee + gst))})`,
    hasGst: true,
  }),
  (fee) => ({ words: `One-time INR ${fee.toFixed(2)}/-`, hasGst: false }),
  (fee) => ({ words: `One Time ${rupees(fee)} (deducted upfront)`, hasGst: false }),
  (fee) => ({ words: `One-time ${rupees(fee)} (received vide UTR 1234567890)`, hasGst: false }),
]

/** @param figures without their fees, which are chosen here */
function paper(
  random: Random,
  {
    made,
    kind,
    instalmentType,
    commencement,
    aprOf: ownApr,
    figures: rest,
  }: {
    made: string[]
    kind: Paper['kind']
    instalmentType: string
    commencement: string
    aprOf?: (fees: number) => number
    figures: Omit<PaperFigures, 'fees' | 'feesTotal'>
  },
): Paper {
  const { principal, ratePercent, count, instalment } = rest
  const fees: PaperFigures['fees'] = []
  const words: PaperFee[] = []
  const percentOfLoan = pick(random, [0.5, 1, 1.5, 2, 2.5])
  const fee = Math.round((principal * percentOfLoan) / 100)
  const gst = toPaisa(fee * 0.18)
  const form = Math.floor(random() * (gstForms.length + 3))
  if (form < gstForms.length) {
    const written = gstForms[form]?.(fee, gst, percentOfLoan) ?? { words: '', hasGst: false }
    fees.push({ name: 'Processing fees', amount: fee, gst: written.hasGst ? gst : 0 })
    words.push({ name: 'Processing fees', isThirdParty: false, words: written.words })
  } else {
    fees.push({ name: 'Processing fees', amount: fee, gst })
    words.push({ name: 'Processing fees', isThirdParty: false, words: `One-time ${rupees(fee)}` })
    if (form === gstForms.length)
      words.push({ name: 'GST', isThirdParty: false, words: pick(random, ['One-time 18%', 'One Time 18%']) })
    // RBI's footnote 4: annex A without GST, annex B with it.
    if (form === gstForms.length + 1)
      words.push({
        name: 'Any other (please specify) GST on processing fee',
        isThirdParty: false,
        words: `One-time ${rupees(gst)}`,
      })
  }
  if (random() < 0.5) {
    const premium = Math.round(principal * 0.007) + 100
    fees.push({ name: 'Insurance charges', amount: premium, gst: 0 })
    words.push({ name: 'Insurance charges', isThirdParty: true, words: `One-time ${rupees(premium)}` })
  }
  if (random() < 0.3) {
    fees.push({ name: 'Valuation fees', amount: 1770, gst: 0 })
    words.push({ name: 'Valuation fees', isThirdParty: true, words: 'One-time ₹1,770 (incl. GST)' })
  }
  const feesTotal = toPaisa(fees.reduce((sum, each) => sum + each.amount + each.gst, 0))
  const thirdParties = fees
    .filter((_, index) => index > 0)
    .reduce((sum, each) => sum + each.amount + each.gst, 0)
  const figures: PaperFigures = { ...rest, fees, feesTotal }
  const exactApr = ownApr ? ownApr(feesTotal) : aprOf(figures, feesTotal)
  const aprWords = pick(random, [
    percent(exactApr),
    percent(exactApr),
    percent(exactApr),
    `${exactApr.toFixed(2)}`,
    percent(exactApr, 1),
    `${Math.round(exactApr)}%`,
  ])
  const years = count / 12
  const isShown = form === gstForms.length + 2 || random() < 0.8
  const benchmark = toPaisa(ratePercent - pick(random, [0.5, 2.5, 2.65, 3.1]))
  return {
    made: [...made, `fee form ${form}`],
    digital: false,
    loanType: pick(random, ['Personal Loan', 'Home Loan', 'Business Loan', 'Two Wheeler Loan']),
    amount: pick(random, [
      rupees(principal),
      `₹ ${rupees(principal)} /-`,
      `Rs.${rupees(principal)}/- (Rupees Only)`,
      `₹${rupees(principal)}.00`,
    ]),
    term: pick(random, [
      `${count} months`,
      `${count} Months`,
      `${count}M`,
      `${count} EMIs`,
      `0/${count}/0`,
      `${Math.floor(years)} Years, ${count % 12} Months & 0 Days`,
      `${Math.floor(years)}Y ${count % 12}M 0D`,
      Number.isInteger(years) && years > 1 ? `${count} months (${years} years)` : `${count} (months)`,
    ]),
    instalments: [
      instalmentType,
      String(count),
      pick(random, ['', '₹', 'Rs. ']) + rupees(instalment),
      commencement,
    ],
    rate: `${percent(ratePercent)}${pick(random, [' ', ' p.a. ', ' per annum '])}${pick(random, [kind, `(${kind})`])}`,
    kind,
    floating:
      kind === 'Fixed'
        ? Array(8).fill('NA')
        : floatingCells(random, benchmark, toPaisa(ratePercent - benchmark), ratePercent, rest),
    fees: words,
    apr: aprWords,
    penal: pick(random, [
      '2% per month on the overdue instalment, as penal charges',
      'Penal charges @ 24% p.a. on the overdue EMI, over and above the rate of interest',
      '₹500 per instance (formerly penal interest)',
      'Penal charges of 2% p.m.; no penal interest is charged',
      'In addition to penal charges, interest at the contracted rate continues on the overdue principal',
      '2% p.m. (not compounded)',
      'Nil',
    ]),
    foreclosure:
      kind === 'Floating'
        ? pick(random, [
            'Nil',
            'NA',
            'Rs. 0/-',
            '0% of the outstanding principal',
            'Not applicable for floating rate loans to individuals; 3% in all other cases',
            'As per RBI guidelines, no foreclosure charges are levied on floating rate loans of individuals',
            'No charge for individual borrowers',
          ])
        : pick(random, ['3% of the outstanding principal', '4% + GST', 'Nil', '5% of POS within 12 months']),
    switching: pick(random, ['NA', '0.5% of the principal', '₹1,000 + GST']),
    coolingOff: pick(random, ['3 days', 'One day', '3 days from the date of disbursement', 'NA', 'Nil']),
    serviceProvider: 'NA',
    totals: isShown
      ? {
          interest: rupees(figures.interest),
          fees: rupees(feesTotal),
          feesToLender: rupees(toPaisa(feesTotal - thirdParties)),
          feesToThirdParties: rupees(toPaisa(thirdParties)),
          net: rupees(toPaisa(principal - feesTotal)),
          total: rupees(toPaisa(principal + figures.interest)),
          apr: aprWords,
        }
      : undefined,
    schedule: rest.rows.map((row, index) => scheduleCells(row, index, rest.decimals)),
    notes: [],
    figures: { ...figures, instalment },
  }
}

export const scheduleCells = (row: PaperRow, index: number, decimals: 0 | 2) => [
  String(index + 1),
  ...[row.opening, row.principal, row.interest, row.instalment].map((amount) => rupees(amount, decimals)),
]

function floatingCells(
  random: Random,
  benchmark: number,
  spread: number,
  rate: number,
  { instalment, count }: Pick<PaperFigures, 'instalment' | 'count'>,
): string[] {
  const name = pick(random, ['Repo Rate', 'RLLR', 'EBLR', '6M T-bill', '1 Year MCLR', 'MCLR-1 year'])
  const sign = pick(random, ['', '%'])
  return [
    name,
    ...[benchmark, spread, rate].map((each) => each.toFixed(2) + sign),
    pick(random, ['3', '6', 'Quarterly']),
    'NA',
    rupees(Math.round(instalment * 1.005)),
    String(count),
  ]
}
