import { amountOf } from '#loans/amount.ts'
import { asciiDigits } from '#loans/ascii-digits.ts'

/** How many characters of a text are read at most. RBI's template with a schedule of 360 rows has some 25,000. */
export const maxTextLength = 400_000

/**
 * The text with ordinary spaces, hyphens, digits and quotation marks, without invisible characters, bullets and the raised
 * numbers of footnotes, which NFKC would join to the amount before them. One tab separates the cells of a table, whether
 * tabs, bars, drawn lines, leaders or several spaces did before, and one line break separates the lines. Asterisks around
 * words, which make them bold in a message, are left out, and “₹3 25 000” with no-break spaces has commas in their place.
 */
export function tidyText(text: string): string {
  return asciiDigits(text.slice(0, maxTextLength))
    .replace(/[⁰¹²³⁴-⁹]+/g, ' ')
    .replace(groupsApart, (amount) => amount.replace(/(\d)[\u00a0\u2009\u202f](?=\d)/g, '$1,'))
    .replace(/[\u2502\u2503\u2551]/g, '|')
    .replace(/[\u2500-\u257f]+/g, '\n')
    .normalize('NFKC')
    .replace(/\r\n?|[\u2028\u2029\f\v]/g, '\n')
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u2018\u2019\u201b`]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/_{2,}/g, ' ')
    .replace(/\.{4,}/g, '\t')
    .replace(/(?:[^\S\n]|\|){2,}|[\t|]/g, '\t')
    .replace(/[^\S\n\t]/g, ' ')
    .replace(/[ \t]*\n[ \t\n]*/g, '\n')
    .replace(pageLines, '')
    .replace(/^[•▪●◦‣·][ \t]*/gm, '')
    .replace(/(^|[\s:(])\*{1,2}(?=[^\s*])/gm, '$1')
    .replace(/([^\s*])\*{1,2}(?=$|[\s.,;:)])/gm, '$1')
    .replace(/\br s\.?(?= ?\d)/gi, 'Rs.')
    .replace(/\b(rs\.?|inr|one-time)(?=\d)/gi, '$1 ')
}

/** An amount whose groups of digits stand apart: “₹3 25 000”. */
const groupsApart =
  /(?:₹|\brs\.?|\binr)[ \u00a0\u2009\u202f]?\d{1,3}(?:[\u00a0\u2009\u202f]\d{2,3}){0,4}[\u00a0\u2009\u202f]\d{3}(?!\d)/gi

/**
 * A line with a page number, such as `Page 3 of 9`, also after words, one with a company's registration number (CIN), or one
 * that begins with `Registered office` or `Corporate office`: it is not part of the text that it interrupts.
 */
const pageLines =
  /^(?:[^\d\n]{3,80}\bpage\s?\d{1,3}\s?(?:of|\/)\s?\d{1,3}|[^\n]{0,60}\bcin\s?:?\s?[lu]\d{5}[^\n]{0,80}|page\s?\d{1,3}(?:\s?(?:of|\/)\s?\d{1,3})?|\d{1,3}\sp ?a ?g ?e|(?:regd\.?|registered|corporate) office\b.*)\n/gim

const dates =
  /\b\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}\b|\b\d{4}-\d{1,2}-\d{1,2}\b|\b\d{1,2}[ -]?(?:st|nd|rd|th)?(?: of)?[ -]?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[ ,-]*\d{2,4}\b|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[ -]\d{1,2},? \d{4}\b|\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)[ ,'-]{0,3}20\d{2}\b|\b(?:[12]?\d|3[01])(?:st|nd|rd|th)?[ -](?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may(?! be\b| not\b)|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b/gi

/** The text without dates, whose digits would be taken for amounts. */
export const withoutDates = (text: string) => text.replace(dates, ' ')

/**
 * The matches that don't follow a character of `before`. A lookbehind would say so in the pattern, but Safari before 16.4 has
 * none.
 */
export const matchesNotAfter = (before: RegExp, pattern: RegExp, text: string): RegExpMatchArray[] =>
  [...text.matchAll(pattern)].filter(({ index }) => !before.test(text[index - 1] ?? ''))

/**
 * The figures in the text that may be amounts, in rupees: `₹1,50,000.00`, `Rs. 5,000/-`, `240`, `1.5 lakh`. Leaves out
 * percentages, dates, numbers of days, months, years or hours, figures in `thousand`, `k` or `L`, and `000`, the end of an amount
 * whose groups stand apart.
 */
export function amountsIn(text: string): number[] {
  const found = matchesNotAfter(
    /[\w.,]/,
    /(\d[\d,]{0,18}(?:\.\d{1,6})?)(?:\/-)?(?: ?(lakhs?|lacs?|crores?|cr)\b)?(?![\d.]*\d)(?! ?(?:%|per ?cent|bps|basis|days?\b|working\b|months?\b|years?\b|hours?\b|thousand\b|[lk]\b))(?!,?[a-z])/gi,
    withoutDates(text),
  )
  return found
    .filter(([, digits = '']) => !/^0\d\d$/.test(digits))
    .map(([, digits = '', unit]) => amountOf(digits, unit?.toLowerCase()))
}

/** Every percentage in the text: `15%`, `15.00 % p.a.`, `15 per cent`. “100% upfront” is none of the loan's. */
export const percentsIn = (text: string): number[] =>
  matchesNotAfter(/[\w.,]/, /(\d{1,3}(?:\.\d{1,6})?) ?(?:%|per ?cent)(?! ?up-?front)/gi, text).map(
    ([, digits]) => Number(digits),
  )

/** True for what a lender writes where there is nothing: `NA`, `Nil`, `-`. */
export const isNil = (text: string) =>
  /^(?:n\.? ?[/.]? ?a\.?|nil|none|no|not applicable|zero)?[\s|.-]*$/i.test(
    text.slice(text.search(/[^\s:|.-]|$/)),
  )

/** One line, at most 160 characters. */
export function quoteOf(text: string): string {
  const line = text.slice(0, 400).replace(/\s+/g, ' ').trim()
  return line.length > 160 ? `${line.slice(0, 159)}…` : line
}
