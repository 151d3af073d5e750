import * as englishLetter from '#english/complaint-letter.ts'
import * as englishDates from '#english/dates.ts'
import * as hindiLetter from '#hindi/complaint-letter.ts'
import * as hindiDates from '#hindi/dates.ts'
import { isDay } from '#loans/dates.ts'
import { formatRupees } from '#loans/rupees.ts'
import { type Body, grounds, sources, times } from '#redress/rules.ts'
import type { Advice, Answers } from '#redress/where-to-complain.ts'
import type { InAnyLanguage } from '../kfs-check/describe-finding.ts'

const letterWords = {
  en: { words: { ...englishLetter }, dates: englishDates },
  hi: { words: { ...hindiLetter }, dates: hindiDates },
} satisfies Record<string, { words: InAnyLanguage<typeof englishLetter>; dates: typeof englishDates }>
export type LetterLanguage = keyof typeof letterWords

/** What the visitor types for the letter. It stays in the tab. */
export interface LetterDetails {
  yourName: string
  account: string
  reference: string
  /** In rupees; 0 to name none. */
  sum: number
  story: string
  wish: string
}

/** What Tulna showed when the visitor pressed "Apply Now". */
export interface ShownOffer {
  day: string
  /** The address of the lender's page with the terms of that day. */
  link: string
  amount: number
  months: number
  emi?: number
  apr?: number
}

export interface LetterFacts {
  answers: Answers
  advice: Advice
  /** The name of whom it is about; may be empty. */
  name: string
  details: LetterDetails
  shown: ShownOffer | undefined
  today: string
}

type Addressee = 'first' | 'tulna' | 'ombudsman' | 'cepc' | 'nhb' | 'board'
type Paper = keyof (typeof letterWords)['en']['words']['papers']

/** Whom a letter helps with: not those who are called, or who have a form of their own. */
function addresseeOf({ body, verdict }: Advice): Addressee | undefined {
  if (verdict === 'refused' || verdict === 'late' || verdict === 'settled') return undefined
  if (body === 'lender' || body === 'bureau') return 'first'
  return body === 'cyber' || body === 'consumer' || body === 'otherRegulator' ? undefined : body
}

/** The papers to enclose, in the order of the letter. */
function papersToEnclose({ answers, advice, shown }: LetterFacts): Paper[] {
  const isAbove = ['ombudsman', 'cepc', 'nhb', 'board'].includes(advice.body)
  const papers: (Paper | false | undefined)[] = [
    isAbove && 'firstComplaint',
    isAbove && answers.reply === 'unsatisfied' && 'reply',
    answers.matter !== 'data' && answers.matter !== 'report' && 'statement',
    answers.matter === 'report' && 'report',
    shown && 'shown',
    'identity',
  ]
  return papers.filter((paper): paper is Paper => Boolean(paper))
}

/** The letter to the body of the advice; `undefined` if that one gets none. */
export function writeComplaint(language: LetterLanguage, facts: LetterFacts): string | undefined {
  const { answers, advice, name, details, today } = facts
  const to = addresseeOf(advice)
  if (!to) return undefined
  const { words } = letterWords[language]
  const day = (iso: string) => writtenDay(iso, language)
  const isFirst = to === 'first' || to === 'tulna'
  const paragraphs = [
    to === 'first' ? words.addressees.first(name) : words.addressees[to],
    words.dated(day(today)),
    words.subject(words.subjects[answers.matter], details.account),
    words.greeting,
    !isFirst && name !== '' && words.about(name),
    isDay(answers.happenedOn) && words.happenedOn(day(answers.happenedOn)),
    details.story.trim() || words.tellStory,
    details.sum > 0 && words.sum(formatRupees(details.sum)),
    whatWasShown(facts, language),
    !isFirst && whatWasAnswered(facts, language),
    details.wish.trim() ? words.wish(details.wish.trim()) : words.tellWish,
    isFirst && words.answerInWriting,
    ...rule(facts, language, isFirst),
    !isFirst && to !== 'board' && words.declaration,
    [
      words.enclosures,
      ...papersToEnclose(facts).map((paper, index) => `${index + 1}. ${words.papers[paper]}`),
    ].join('\n'),
    `${words.farewell}\n${details.yourName.trim() || words.signature}`,
  ]
  return paragraphs.filter(Boolean).join('\n\n')
}

function whatWasShown({ shown }: LetterFacts, language: LetterLanguage): string | undefined {
  if (!shown) return undefined
  const { words } = letterWords[language]
  const { day, link, amount, months, emi, apr } = shown
  const loan = words.loan(formatRupees(amount), months)
  const figures =
    emi === undefined || apr === undefined
      ? loan
      : `${loan}: ${words.price(formatRupees(emi), `${apr.toFixed(2)}%`)}`
  return words.shown(writtenDay(day, language), figures, link)
}

function whatWasAnswered({ answers, advice, details }: LetterFacts, language: LetterLanguage): string {
  const { words } = letterWords[language]
  const day = (iso: string) => writtenDay(iso, language)
  return [
    words.complainedOn(day(answers.complainedOn), details.reference),
    answers.reply === 'unsatisfied'
      ? words.badReply(day(answers.repliedOn))
      : advice.answerDueOn && words.noReply(day(advice.answerDueOn)),
  ]
    .filter(Boolean)
    .join(' ')
}

/** The rule that the letter relies on, in the words of its source, which are English in every letter. */
function rule({ answers, advice }: LetterFacts, language: LetterLanguage, isFirst: boolean): string[] {
  const { words } = letterWords[language]
  const above = isFirst ? advice.next : advice.body
  const lines =
    answers.matter === 'report' ? [words.delay(times.bureau.rupeesADay, times.bureau.waitDays)] : []
  if (above === 'board') {
    const orElse = isFirst ? [words.orElse(times.board.waitDays, words.bodyNames.board)] : []
    return [...lines, ...orElse, `(${sources.data.title})`]
  }
  if (!isQuoted(above)) return lines
  const { clause, quote } = isFirst && above !== 'nhb' ? grounds.tooEarly.ombudsman : lateRule(above)
  const { title } = above === 'nhb' ? sources.housing : sources.scheme
  const intro = isFirst
    ? words.orElse(Math.max(answers.waitDays, times.ombudsman.waitDays), words.bodyNames[above])
    : words.inTime
  return [...lines, intro, `${words.ruleWords(quote)} ${words.ruleSource(clause, title)}`]
}

/** The cells of RBI have no published rule that could be quoted. */
const isQuoted = (body: Body | undefined): body is 'ombudsman' | 'nhb' =>
  body === 'ombudsman' || body === 'nhb'

const lateRule = (body: 'ombudsman' | 'nhb') => grounds.tooLate[body]

function writtenDay(iso: string, language: LetterLanguage): string {
  const [year, month, date] = iso.split('-').map(Number)
  return `${date} ${letterWords[language].dates.monthNames[(month ?? 1) - 1]} ${year}`
}
