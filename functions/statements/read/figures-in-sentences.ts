import { amountOf } from '#loans/amount.ts'
import {
  type Figures,
  type FigureValues,
  type InstalmentType,
  isPartlyLower,
  type Quoted,
  type Reading,
} from '../statement.ts'
import { matchesNotAfter, quoteOf } from '../text.ts'

const digits = String.raw`(\d{1,3}(?:,\d{2,3})+(?:\.\d{1,2})?|\d{3,8}(?:\.\d{1,2})?|\d{1,2}(?:\.\d{1,2})?(?= ?(?:lakhs?|lacs?)\b))`
/** Two groups: the digits and `lakh`. */
const money = String.raw`(?:(?:₹|rs\.?|inr) ?)?${digits}(?:\/-)?(?: ?(lakhs?|lacs?)\b)?(?![\d,.]*\d)(?! ?(?:%|thousand|[lk]\b))`
const percent = String.raw`(\d{1,2}(?:\.\d{1,4})?) ?%`
const join = String.raw`(?:[ \t]?(?:\b(?:of|is|are|each)\b|[:=-]|\t)){0,2}[ \t]?`
const every = `(?:equal|equated|periodic|monthly|weekly|fortnightly|bi-?weekly|four-?weekly|quarterly|half[- ]?yearly|yearly)`

/** Words before a figure that make it another one's. */
const ofAnother =
  /\b(?:existing|old|previous|earlier|other|balance|outstanding|maximum|max|up ?to|first|next|last|within|after|every|moratorium|holiday|lock|reset|valid|penal\w*|penalty|overdue|late|delay\w*|default\w*|bounce|gst|fee|fees|charges?|pf|premium|insurance|subsidy|share)\b[^\n\t|;.]{0,24}$/i
const ofAnotherLoan = new RegExp(
  `${ofAnother.source}|\\b(?:eligible|applied|requested|home|top-?up)\\b[^\\n]{0,24}$`,
  'i',
)

interface Wording {
  pattern: RegExp
  read: (groups: (string | undefined)[]) => number | undefined
  /** Words before the match with which it is not this figure. */
  except?: RegExp
}

const amountWords = (source: string, except = ofAnother): Wording => ({
  pattern: new RegExp(source, 'gim'),
  read: ([figure = '', unit]) => amountOf(figure, unit?.toLowerCase()),
  except,
})
const numberWords = (source: string, except = ofAnother): Wording => ({
  pattern: new RegExp(source, 'gim'),
  read: ([figure]) => (figure === undefined ? undefined : Number(figure)),
  except,
})

const termOf = String.raw`(\d{1,3}) ?(?:months?|mths?|m)\b(?! (?:moratorium|holiday|each))`

/** How sentences and messages name the figures: “sanctioned a loan of ₹3,25,000”, “Rs 3,00,000 @ 14% for 36m”. */
const wordings = {
  sanctionedAmount: [
    amountWords(
      String.raw`\b(?:(?:total )?loan(?: amount)?(?: sanctioned)?|(?:amount|limit) sanctioned|sanctioned (?:amount|limit|loan)|finance amount|amount financed)${join}${money}`,
      ofAnotherLoan,
    ),
    amountWords(String.raw`\b${money} ?@ ?\d{1,2}(?:\.\d{1,4})? ?%`),
    amountWords(
      String.raw`(?:₹|rs\.?|inr) ?${digits}(?: ?(lakhs?|lacs?)\b)?[ \t]*[|,]?[ \t]*(?:for )?\d{1,3} ?(?:months?|mths?|m)\b`,
      /\b(?:e[mwp]i|instal?ments?|pay|get|fee|for|of)\W*$/i,
    ),
  ],
  termMonths: [
    numberWords(String.raw`\b(?:for|over|term|tenure|tenor|period)${join}${termOf}`),
    numberWords(String.raw`(?:^|\t)${termOf}(?=\t|$)`),
    numberWords(String.raw`^(?:tenure|tenor|term|period) ?\((?:in )?months\)[ \t:]{1,3}(\d{1,3})$`),
    numberWords(String.raw`\b(\d{1,3}) (?:mahine|mahino|maah)(?: tak)?\b`),
  ],
  ratePercent: [
    numberWords(String.raw`@ ?${percent}(?! ?(?:gst|p\.? ?m|per month|flat))`),
    numberWords(
      String.raw`(?:^|[\t|,;(] ?)(?:rate|roi|irr|interest(?: rate)?|[a-z ]{2,20}\(interest rate)\)?${join}${percent}(?! ?(?:p\.? ?m|per month|a month|flat|\+|-|plus|minus))`,
    ),
    numberWords(String.raw`\bat ${percent} ?(?:p\.? ?a\b|per annum|a year)`),
  ],
  apr: [
    numberWords(
      String.raw`\b(?:apr|annual(?:i[sz]ed)? percentage rate)(?: ?\(apr\))?${join}${percent}`,
      /\bexclud\w*[^\n]{0,20}$/i,
    ),
  ],
  netDisbursed: [
    amountWords(
      String.raw`\b(?:you (?:will )?(?:get|receive)|net disburs\w*(?: amount)?|disburs(?:al|ement) amount|(?:net )?amount disbursed|paid out)\)?${join}${money}`,
    ),
  ],
  totalToPay: [
    amountWords(
      String.raw`\btotal (?:amount )?(?:to be (?:re)?paid|(?:re)?payable|repayment)${join}${money}`,
      /\b(?:of|first)\W*$/i,
    ),
  ],
  instalmentAmount: [
    amountWords(
      String.raw`\b\d{1,3} (?:${every} ){0,3}(?:instal?ments?|e[mwp]is?)(?: of| at| @|:)? ?${money}`,
      /\b(?:after|first|last|next|of)\W*$/i,
    ),
    amountWords(
      String.raw`\b(?:e[mwp]i|${every} instal?ment|instal?ment every \d{1,2} (?:days|weeks))(?: amount)?${join}${money}`,
      /\b(?:first|last|next|pre|advance)[ -]?$/i,
    ),
  ],
  instalmentCount: [
    numberWords(
      String.raw`\b(\d{1,3}) (?:${every} ){0,3}(?:instal?ments?|e[mwp]is?)(?: of| at| @|:)? ?(?:₹|rs\.?|inr)? ?\d[\d,]{2,}`,
      /\b(?:after|first|last|next|of)\W*$/i,
    ),
    numberWords(
      String.raw`\b(?:e[mwp]i|instal?ment)${join}(?:₹|rs\.?|inr)? ?\d[\d,.]{2,10} ?[x×*] ?(\d{1,3})\b(?! ?%)`,
    ),
    numberWords(String.raw`\b(?:no\.?|number) of (?:weeks|fortnights|quarters)[ \t:]{1,3}(\d{1,3})\b`),
    numberWords(String.raw`\b(\d{1,3}) (?:mahine|mahino|maah) tak\b`),
  ],
} satisfies Partial<Record<keyof FigureValues, Wording[]>>
type Name = keyof typeof wordings

/** A loan whose payout has more taken off than fees, or whose price is paid in part at once. */
const hasOtherDeductions =
  /\b(?:existing|old|previous|earlier) (?:loan|lender)|\btake-?over|\bbalance transfer|\bforeclosure of\b|\bless:/i
const isPaidInPart = /\bdown[- ]?payment\b|\bmargin money\b/i

function readIn(text: string, name: Name): Reading<number> | undefined {
  const found = wordings[name].flatMap(({ pattern, read, except }): Quoted<number>[] =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const { index, 0: words } = match
      const line = text.slice(text.lastIndexOf('\n', index - 1) + 1, index)
      if (except?.test(line)) return []
      const value = read(match.slice(1))
      const end = text.indexOf('\n', index + words.length)
      const quote = quoteOf(line + text.slice(index, end === -1 ? undefined : end))
      return value === undefined || value <= 0 ? [] : [{ value, quote, certainty: 'read' }]
    }),
  )
  const [first] = found
  // Of several values, none is certain to be the loan's.
  return first && found.every(({ value }) => value === first.value)
    ? { state: 'found', ...first, others: [] }
    : undefined
}

/** “Repo 5.50% + Spread 4.05% = 9.55%”: what the benchmark, the spread and the rate are, by whatever words they are joined. */
const sum = new RegExp(
  String.raw`\b(?:repo|mclr|rllr|eblr|ebr|rplr|plr|bplr|t-?bill|base rate|benchmark)\b[^%\n+]{0,30}?${percent}\)?(?: p\.?a\.?)? ?,? ?(?:\+|-|\b(?:plus|minus|less)\b) ?(?:an? )?(?:(?:credit )?(?:spread|margin|mark-?up)(?: of| rate)?[ :(-]{0,3})?${percent}\)?(?: p\.?a\.?)? ?,? ?(?:=|\bi\.?e\.?,?|\b(?:that is|being|equals|which is|making)\b) ?${percent}`,
  'gi',
)

function readSum(
  text: string,
): Pick<Figures, 'benchmarkPercent' | 'spreadPercent' | 'ratePercent'> | undefined {
  const sums = matchesNotAfter(/[\w+]/, sum, text)
  const [only] = sums
  if (!only || sums.length > 1) return undefined
  const { index = 0 } = only
  const start = text.lastIndexOf('\n', index - 1) + 1
  const end = index + only[0].length
  const after = text.slice(end).split('\n', 1)[0] ?? ''
  // A sum of three, or one whose result is itself a part.
  if (/\d ?%/.test(text.slice(start, index)) || /\d ?%|^\s*(?:\+|plus)/i.test(after)) return undefined
  const quote = quoteOf(text.slice(start, end))
  const [benchmark, spread, rate] = only.slice(1).map(
    (figure): Reading<number> => ({
      state: 'found',
      value: Number(figure),
      quote,
      certainty: 'read',
      others: [],
    }),
  )
  return benchmark && spread && rate
    ? { benchmarkPercent: benchmark, spreadPercent: spread, ratePercent: rate }
    : undefined
}

/** The type of the instalments that sentences give: “36 monthly instalments of”. */
function readType(text: string): Reading<InstalmentType> | undefined {
  const found = [
    ...text.matchAll(
      /\b\d{1,3} (?:equal |equated )*(?:(monthly|weekly|fortnightly|bi-?weekly|four-?weekly|quarterly|half[- ]?yearly|yearly) instal?ments?|(emis?)\b)|\b(weekly|fortnightly|quarterly|half[- ]?yearly) instal?ment[ \t:]|\binstal?ment (every) \d{1,2} (?:days|weeks)|\b(har mah)ine/gi,
    ),
  ].map(({ 0: quote, ...groups }) => {
    const word = [groups[1], groups[2], groups[3], groups[4], groups[5]].find(Boolean) ?? ''
    return { value: /^(?:monthly|emi|har)/i.test(word) ? ('monthly' as const) : ('other' as const), quote }
  })
  const [first] = found
  return first && found.every(({ value }) => value === first.value)
    ? { state: 'found', value: first.value, quote: quoteOf(first.quote), certainty: 'read', others: [] }
    : undefined
}

/**
 * The figures with those that sentences, messages and cells without RBI's labels give, where nothing was read after a label. A
 * figure for which the text has two values stays unread.
 *
 * @param text tidy, without the schedule
 * @param unequal the words that say that the instalments differ: what sentences say of one of them then holds for some months only
 */
export function withSentences(figures: Figures, text: string, unequal: string | undefined): Figures {
  const result = { ...figures }
  const isSought = (name: keyof Figures) => figures[name].state !== 'found'
  const floating = readSum(text)
  if (
    floating &&
    isSought('benchmarkPercent') &&
    isSought('spreadPercent') &&
    (isSought('ratePercent') || isSame(figures.ratePercent, floating.ratePercent))
  )
    Object.assign(result, floating)
  for (const name of Object.keys(wordings) as Name[]) {
    if (result[name].state === 'found') continue
    if (unequal !== undefined && name === 'termMonths') continue
    if (isPartlyLower(unequal) && (name === 'instalmentAmount' || name === 'instalmentCount')) continue
    if (name === 'netDisbursed' && (hasOtherDeductions.test(text) || isPaidInPart.test(text))) continue
    if (name === 'totalToPay' && isPaidInPart.test(text)) continue
    const reading = readIn(text, name)
    if (reading) result[name] = reading
  }
  // The whole amount may be called the disbursement.
  if (
    isSought('netDisbursed') &&
    result.netDisbursed.state === 'found' &&
    result.sanctionedAmount.state === 'found' &&
    result.netDisbursed.value >= result.sanctionedAmount.value
  )
    result.netDisbursed = figures.netDisbursed
  if (isSought('instalmentType')) result.instalmentType = readType(text) ?? figures.instalmentType
  return result
}

const isSame = (a: Reading<number>, b: Reading<number>) =>
  a.state === 'found' && b.state === 'found' && a.value === b.value

const frequencies: [words: RegExp, perYear: number][] = [
  [/\b(?:four[- ]?weekly|every (?:4|four) weeks|(?:every|once in) 28 days)\b/i, 13],
  [/\b(?:fortnightly|bi-?weekly|every (?:fortnight|two weeks|2 weeks)|(?:every|once in) 14 days)\b/i, 26],
  [/(?:^|[^-])\b(?:weekly|every week|ewis?|(?:every|once in) 7 days)\b/i, 52],
  [/\b(?:quarterly|every quarter|every (?:3|three) months)\b/i, 4],
  [/\b(?:half[- ]?yearly|semi-?annual(?:ly)?|every (?:6|six) months)\b/i, 2],
]

/** How many instalments a year has, if the words about their type name one frequency other than a month. */
export function instalmentsPerYear({ instalmentType }: Figures): number | undefined {
  if (instalmentType.state !== 'found' || instalmentType.value === 'monthly') return undefined
  const found = frequencies.filter(([words]) => words.test(instalmentType.quote))
  return found.length === 1 ? found[0]?.[1] : undefined
}
