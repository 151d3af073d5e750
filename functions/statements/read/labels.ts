import { quoteOf } from '../text.ts'

/**
 * The labels of RBI's template, as RBI and lenders write them. The text after a label, up to the next one, is its value.
 * Labels that nothing is read from are here because they end the value before them.
 */
const labels = {
  proposalNumber:
    /loan\s+(?:proposal|account|application)(?:\s*\/\s*(?:account|application|proposal))?\s*(?:no|number|id)\b\.?/,
  loanType: /(?:type\s+of\s+loan|loan\s+type|loan\s+product)\b/,
  sanctionedAmount:
    /(?:sanctioned\s+(?:loan\s+)?(?:amount|limit)|amount\s+financed|loan\s+am(?:oun)?t(?!\s+(?:applied|requested|proposed|eligible|required|recommended))(?:\s+sanctioned)?|amount\s+of\s+(?:the\s+)?loan)\b/,
  disbursal: /(?:disbursal\s+schedule|disbursement\s+schedule|mode\s+of\s+disbursement)\b/,
  termMonths:
    /(?:loan\s+(?:term|tenure|tenor)|(?:tenure|tenor|term)(?:\s+of\s+(?:the\s+)?loan)?|(?:repayment|contract|loan)\s+period|period\s+of\s+(?:the\s+)?loan)\b/,
  instalmentDetails: /instal?ment\s+details\b/,
  instalmentType:
    /(?:type\s+of\s+(?:instal?ments?|epis?)|(?:repayment|instal?ment|e[mp]i)\s+frequency|frequency\s+of\s+(?:repayments?|instal?ments?))\b/,
  instalmentCount:
    /(?:number|nos?\.?)\s+of\s+(?:epis?|emis?|(?:monthly\s+)?instal?ments?(?:\s+of\s+repayment)?)\b/,
  instalmentAmount:
    /(?:(?:amount\s+of\s+(?:each\s+)?)?(?:monthly\s+instal?ment|equated\s+(?:monthly|periodic)\s+instal?ment|(?:epi|emi|instal?ment)\s+amount)|amount\s+of\s+(?:each\s+)?(?:epi|emi|instal?ment)|(?:monthly\s+)?e[mp]i(?!\s*\(\s*(?:monthly|equated|weekly))(?!\s+\d{1,3}\s+(?:₹|rs\b|inr\b|\d))(?=\s*(?:\(|:|₹|rs\b|inr\b|\d)))/,
  amountAndCount: /amount\s+of\s+each\s+e[mp]i\s+and\s+nos?\.?\s+of\s+e[mp]is?/,
  unequalInstalments: /no\.\s+of\s+instal?ments\s+for\s+payment\s+of\s+(?:principal|capitali[sz]ed)[^\n\t]*/,
  commencement: /commencement\s+of\s+repayments?(?:,?\s*post\s+sanction)?/,
  ratePercent:
    /(?:interest(?=\s*:\s*\d[\d.]{0,6}\s?%[^\n]{0,30}[ ,(](?:fixed|floating|reducing|rests))|(?:applicable\s+)?rate\s+of\s+interest|(?:annual(?:i[sz]ed)?\s+)?interest\s+rate|roi)\b(?:\s*(?:\(%\)|%|p\.a\.))*(?:\s+and\s+type)?/,
  rateKind: /(?:interest\s+rate\s+type|type\s+of\s+(?:interest|rate)(?:\s+rate)?|rate\s+type)\b/,
  floatingRate: /additional\s+information\s+in\s+case\s+of\s+floating(?:\s+rate)?(?:\s+of\s+interest)?/,
  benchmark: /(?:reference\s+)?benchmark(?:\s+rate)?\b/,
  spread: /spread\b/,
  finalRate: /final\s+rate\b/,
  reset: /reset\s+(?:periodicity|frequency|period)\b/,
  fees: /(?:fees?\s*(?:\/|and|&)\s*(?:other\s+)?charges\b|details\s+of\s+fees\b|(?:fees|charges)\s?:?\s?\n(?=(?:\(?[\divx]{1,4}[.)]\s?)?(?:loan\s)?(?:processing|appraisal|valuation|documentation|insurance|stamp|login|application)\b))/,
  // The second wording is that of microfinance.
  feesTotal:
    /(?:(?:total\s+)?fees?\s?(?:\/|and|&)\s?charges payable\b(?!\s+to\b)|(?:total\s+)?other\s+up-?\s?front\s+charges\b)/,
  apr: /(?:annual(?:i[sz]ed)?\s+percentage\s+rate(?:\s*-?\s*effective\s+annuali[sz]ed\s+interest\s+rate)?|apr\b|effective\s+annuali[sz]ed\s+interest\s+rate)/,
  contingent: /(?:details\s+of\s+)?contingent\s+charges\b/,
  penal:
    /(?:penal\s+(?:charges?|interest)|penalty|(?:late|delayed)\s+payment(?:\s+(?:charges?|fees?|penalty)|(?=\s*:)))(?![a-z])/,
  otherPenal: /other\s+penal\s+charges\b/,
  foreclosure:
    /(?:foreclosure|pre-?\s?closure|pre-?\s?payment)\b(?:\s*\/\s*[\w-]+)*(?:\s+(?:charges?|fees?|penalty))?/,
  // Lenders have it in a row of its own, after the charge for closing the loan.
  partPrepayment: /part[\s-]+pre-?\s?payment\b(?:\s+(?:charges?|fees?|penalty))?(?=\s*[:\t])/,
  switching: /(?:charges?\s+for\s+)?(?:switching|conversion)\s+(?:of\s+loans?|charges?|fees?)\b/,
  otherCharges: /any\s+other\s+charges\b/,
  partTwo: /(?:part\s*-?\s*(?:1|2|i|ii)\b(?=\s*(?:\(|:|-|\n))|other\s+qualitative\s+information)/,
  // In a narrow column the next four labels wrap around their values, so their last words are optional.
  recovery:
    /(?:clause\s+of\s+(?:the\s+)?loan\s+agreement\s+relating\s+to(?:\s+(?:the\s+)?engagement(?:\s+of)?)?(?:\s+recovery\s+agents?)?|recovery\s+agents?(?:\s+clause)?(?=\s*[:\n\t]))/,
  grievance:
    /(?:clause\s+of\s+(?:the\s+)?loan\s+agreement\s+which\s+details(?:\s+(?:the\s+)?grievance)?(?:\s+redress(?:al)?)?(?:\s+mechanism)?|grievance\s+redress(?:al)?(?:\s+mechanism)?(?=\s*[:\n\t]))/,
  grievanceContact:
    /(?:phone(?:\s+number)?\s+and\s+e-?mail(?:\s+id)?(?:\s+of)?(?:\s+the)?(?:\s+nodal)?(?:\s+grievance)?(?:\s+redress(?:al)?)?(?:\s+officer)?|(?:nodal\s+)?grievance\s+(?:redress(?:al)?\s+)?officer|nodal\s+officer)/,
  transfer:
    /(?:whether\s+the\s+loan\s+is(?:,?\s+or\s+in\s+(?:the\s+)?future\s+may\s?be,?\s+subject\s+to\s+transfer\s+to\s+other\s+res?\s+or\s+securiti[sz]ation)?|(?:transfer|securiti[sz]ation)(?:\s*\/\s*\w+)?(?:\s+of\s+(?:the\s+)?loan)?(?=\s*[:\n\t]))/,
  coLending: /in\s+case\s+of\s+lending\s+under\s+collaborative/,
  digital: /in\s+case\s+of\s+digital\s+loans/,
  coolingOff: /cooling[\s-]*off(?:\s*\/\s*look[\s-]*up)?(?:\s+period)?/,
  serviceProvider: /(?:(?:details|name)\s+of\s+(?:the\s+)?)?(?:lsp|lending\s+service\s+provider)\b/,
  computation:
    /(?:annex(?:ure)?\s*-?\s*[ab]\b|(?:illustration\s+for\s+)?computation\s+of\s+(?:the\s+)?(?:apr|annual))/,
  totalInterest: /total\s+interest(?:\s+amount)?(?:\s+(?:to\s+be\s+charged|payable))?/,
  netDisbursed:
    /net\s+(?:(?:loan\s+)?amount\s+(?:to\s+be\s+)?disbursed|disburs(?:ed|al|ement)(?:\s+amount)?)\b/,
  paidOut:
    /(?:disburs(?:al|ement)\s+amount|amount\s+disbursed|you\s+(?:get|receive)|credited\s+to\s+your\s+account)\b/,
  totalToPay:
    /total\s+(?:amount\s+(?:to\s+be\s+(?:re)?paid|(?:re)?payable)|repayment(?:\s+amount)?)(?:\s+by\s+(?:the\s+)?borrower)?/,
  disbursementTerms: /schedule\s+of\s+disbursement\b/,
  dueDate: /due\s+date\s+of\s+payment\b/,
  schedule:
    /(?:annex(?:ure)?\s*-?\s*c\b|(?:illustrative\s+)?re-?payment\s+schedule|amorti[sz]ation\s+(?:schedule|table))/,
} satisfies Record<string, RegExp>

export type Label = keyof typeof labels

/** The text after one label. */
export interface Segment {
  label: Label
  text: string
  /** The label and what follows it, in one line. */
  quote: string
  /** Where the label, or the row number before it, begins in the text. */
  start: number
}

/**
 * What the template itself prints beside a label. It is not a value, but could be taken for one. No pattern may begin
 * with `\s*`, which takes quadratic time in a run of spaces.
 */
const boilerplate = [
  /\(?\bsl\.? ?no\.?\s*\d{1,2}\s?[ab]?\b(?:\s+of)?(?:\s+the)?/gi,
  /(?:\b(?:of\s+)?the\s+)?(?:\bkfs\s+)?\btemplate\s*-\s*(?:part\s*[12]\s*\)?)?/gi,
  /\(\s*(?:in\s+)?(?:rupees|rs\.?|inr|₹|percentage)\s*\)/gi,
  /\(\s*%\s*\)\d?(?=\s|$)/g,
  /\(?\bfixed\s*(?:,|or|\/)\s*floating\s*(?:,?\s*or|\/)(?:\s*hybrid\)?)?/gi,
  /\(\s*(?:in\s+)?years?\s*\/\s*months?\s*\/\s*days?\s*\)/gi,
  /\(\s*e\.g\.[^)\n]{0,80}\)/gi,
  // References to other rows of the template: “(sum of Sr. No. 1 and Sr. No. 5)”, “(1 minus 6)”.
  /\(?\b(?:sum|difference)\s+of(?:\s+amounts?)?(?:\s+between)?\s+(?:s[lr]\.?\s*no\.?\s*)?\(?\d{1,2}\)?\s*(?:and|&|\+)\s*(?:s[lr]\.?\s*no\.?\s*)?\(?\d{1,2}(?![\d,.])\)?\s*\)?/gi,
  /\(\s*\(?\d{1,2}\)?\s*(?:-|minus|less|\+|plus)\s*\(?\d{1,2}\)?\s*\)/gi,
  // The same, with the value between its lines.
  /\(\s*sum\s+of\s+1\s+and(?=\s+[₹\d])/gi,
  /\(\s*for\s+25\s*bps[^)\n]{0,80}\)/gi,
  /\(\s*computed\s+on\s+net\s+disbursed\s+amount[^)]{0,100}\)/gi,
  /\(\s*please\s+specify\s*\)|\(\s*yes\s*\/\s*no\s*\)/gi,
  /\bof\s+principal\s+in\s+case\s+of\s+non-equated\s+periodic\s+loans\b/gi,
  /during\s+the\s+entire\s+teno(?:r|ure)\s+of\s+the\s+loan\s+as\s+per\s+the\s+rate\s+prevailing\s+on\s+sanction\s+date/gi,
  /(?:,\s*|\s{0,9})in\s+terms\s+of\s+(?:the\s+)?re's\s+board\s+approved\s+policy,?\s+during\s+which\s+(?:the\s+)?borrower\s+shall\s+not\s+be\s+charged\s+any\s+penalty\s+on\s+prepayment\s+of\s+(?:the\s+)?loan/gi,
  /(?:,\s*|\s{0,9})if\s+any,?\s+in\s+case\s+of\s+delayed\s+payment/gi,
  /,\s*if\s+(?:any|applicable)\b/gi,
  /\bfrom\s+floating\s+to\s+fixed(?:\s+rate)?\s+and\s+vice[\s-]+versa/gi,
  /\[\d{1,2}\]/g,
]

/** The number or bullet of a row, before its label or alone on the line above: `2`, `(ii)`, `g)`, `-`. */
const rowNumber =
  /(?:\d{1,2}[.)]?|\(?[ivx]{1,4}[.)]|[ivx]{1,4}|\(?[a-p][.)]|[a-c]|\(\d{1,2}\)|[•*-])[ \t\n]|\([ivx]{1,4}\)/iy

/** Labels that may follow another one in the same line, because a table's head has them side by side. */
const inline = new Set<Label>([
  'loanType',
  'instalmentType',
  'instalmentCount',
  'amountAndCount',
  'commencement',
  'benchmark',
  'spread',
  'finalRate',
  'reset',
])

// In place of `\b`, because a footnote's digit may follow the last letter of a label.
const wordEnd = '(?![a-z])'

const patterns = Object.entries(labels).map(([name, { source }]) => {
  const label = name as Label
  const pattern = source.replaceAll('\\b', wordEnd)
  return {
    label,
    atStart: new RegExp(pattern, 'iy'),
    anywhere: inline.has(label) && new RegExp(`\\b${pattern}`, 'gi'),
  }
})

/** Matches where some label begins. One search for all of them is faster than one for each. */
const anyLabel = new RegExp(patterns.map(({ atStart }) => atStart.source).join('|'), 'iy')

/** The line that has the words of the label of an entry, wherever in it they are. */
export function mentionOf(entry: string, text: string): string | undefined {
  const label = patterns.find((each) => each.label === entry)
  const anywhere = label && new RegExp(`(?:^|[^a-z])(?:${label.atStart.source})`, 'i')
  const line = anywhere && text.split('\n').find((each) => anywhere.test(each))
  return line && quoteOf(line)
}

/** The labels of figures that a table may have side by side. */
const figureLabels: Label[] = [
  'sanctionedAmount',
  'termMonths',
  'instalmentCount',
  'instalmentAmount',
  'ratePercent',
  'apr',
  'netDisbursed',
  'totalInterest',
  'totalToPay',
]
const anyFigureLabel = new RegExp(
  patterns
    .filter(({ label }) => figureLabels.includes(label))
    .map(({ atStart }) => atStart.source)
    .join('|'),
  'iy',
)
const beginsWith = (pattern: RegExp, cell: string) => {
  pattern.lastIndex = 0
  return pattern.test(cell)
}
export const beginsWithFigureLabel = (cell: string) => beginsWith(anyFigureLabel, cell)

/** Whether the cell is of RBI's own tables, of instalments or of a floating rate. */
export const hasOwnReader = (cell: string) =>
  patterns.some(({ label, atStart }) => inline.has(label) && beginsWith(atStart, cell)) ||
  /^e[mp]i\b/i.test(cell)

/** The tidy text with a space in place of each of the template's own remarks. */
export const withoutBoilerplate = (text: string) =>
  boilerplate
    .reduce((rest, remark) => rest.replace(remark, ' '), text)
    // The end of “(sum of 1 and 5)”, after the value between its lines.
    .replace(/(\d\n)5\s*\)/g, '$1 ')

/**
 * Every label with its value, in the order of the text.
 *
 * @param text tidy, without boilerplate
 */
export function findSegments(text: string): Segment[] {
  const found: { label: Label; start: number; end: number }[] = []
  for (const { label, anywhere } of patterns)
    if (anywhere)
      for (const { index, 0: words } of text.matchAll(anywhere))
        if (!isAddend(text, index)) found.push({ label, start: index, end: index + words.length })
  for (const { index: cell, 1: separator = '' } of text.matchAll(/(^|[\n\t])[^\n\t]/g)) {
    const index = cell + separator.length
    for (const offset of labelOffsets(text, index, separator === '\t')) {
      anyLabel.lastIndex = offset
      if (!anyLabel.test(text)) continue
      for (const { label, atStart } of patterns) {
        atStart.lastIndex = offset
        if (atStart.test(text)) found.push({ label, start: index, end: atStart.lastIndex })
      }
    }
  }
  // A label inside a longer one, such as "Interest rate" in "Interest rate type", does not count.
  found.sort((a, b) => a.start - b.start || b.end - a.end)
  const kept = found.filter(
    (label, index) =>
      !found.slice(Math.max(0, index - 12), index).some(({ end }) => end > label.start && end >= label.end),
  )
  return kept.map(({ label, start, end }, index) => {
    const next = kept[index + 1]?.start ?? text.length
    const segment = text.slice(end, Math.max(end, next))
    return {
      label,
      start,
      text: segment.replace(/^\d?\s*[:.\]]*\s*/, ''),
      quote: quoteOf(text.slice(start, Math.min(next, end + 200))),
    }
  })
}

/** Whether the word is part of a sum: “Repo rate (5.50%) + spread (2.75%) = 8.25%”. */
const isAddend = (text: string, index: number) =>
  /(?:\+|\bplus) ?(?:an? )?$/i.test(text.slice(Math.max(0, index - 8), index)) &&
  /^[^\n]{0,60}(?:=|\bi\.?e\b)/i.test(text.slice(index, index + 64))

/** Where a label may begin in a line or cell: at its start, or after the numbers of its row. */
function labelOffsets(text: string, start: number, isLaterCell: boolean): number[] {
  const offsets = [start]
  for (let count = 0; count < 2; count++) {
    rowNumber.lastIndex = offsets.at(-1) ?? start
    if (!rowNumber.test(text)) break
    // A number at the end of a line of cells is the value before the next label.
    if (isLaterCell && text[rowNumber.lastIndex - 1] === '\n') break
    offsets.push(rowNumber.lastIndex)
    // A number alone on its line may be the previous label's value, if the next line has a row number of its own.
    if (text[rowNumber.lastIndex - 1] === '\n') break
  }
  return offsets
}
