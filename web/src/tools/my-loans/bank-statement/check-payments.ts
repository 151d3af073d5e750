import { lenderId } from '#contract/lender.ts'
import { daysBetween, daysLater, monthsLater } from '#loans/dates.ts'
import { standingOn } from '#loans/running/running-loan.ts'
import type { KeptLoan } from '../kept-loans.ts'
import type { BankEntry } from './read-bank-statement.ts'

/**
 * What a bank statement shows of an instalment:
 *
 * - `paid`, `paidLate`: a debit of its amount
 * - `returned`: only a debit that the bank took back
 * - `unclear`: only a debit to the lender of another amount
 * - `missing`: none
 */
type Found = 'paid' | 'paidLate' | 'returned' | 'unclear' | 'missing'

export interface CheckedInstalment {
  due: string
  /** Rupees, by the schedule. */
  amount: number
  found: Found
  /** The debit; without one, `undefined`. */
  entry: BankEntry | undefined
  /** Whether it was recorded as missed. */
  isRecordedMissed: boolean
}

export interface CheckedPayments {
  /** The days of the first and the last entry of the statement. */
  from: string
  to: string
  /** Those that the statement covers. */
  instalments: CheckedInstalment[]
  /** Debits to the lender that are no instalment, no recorded extra payment and not the fee that was entered. */
  others: BankEntry[]
}

/** How many days before its day a mandate may take an instalment, and how many after it count as in time. */
const spread = { before: 5, onTime: 7 }

/** Rupees: lenders take whole rupees for an instalment with paise. */
const rounding = 1

/** Compares the entries of an account, oldest first, with the instalments of a loan that were due until `today`. */
export function checkPayments(loan: KeptLoan, entries: readonly BankEntry[], today: string): CheckedPayments {
  const [from, to] = [entries[0]?.on ?? '', entries.at(-1)?.on ?? '']
  const returned = returnedDebits(entries)
  const debits = entries.filter((entry) => entry.debit > 0)
  const isToLender = lenderTest(loan.lender)
  const used = new Set<BankEntry>()
  const instalments: CheckedInstalment[] = []
  for (const { due, amount, takenOn, isCovered } of duesAbout(loan, from, to, today)) {
    const isNear = ({ on }: BankEntry) =>
      isWithin(daysBetween(takenOn, on), -spread.before, windowAfter(takenOn))
    const near = debits.filter((entry) => !used.has(entry) && isNear(entry))
    const named = near.filter(({ narration }) => isToLender(narration))
    const isOf = (entry: BankEntry) => Math.abs(entry.debit - amount) <= rounding
    const exact = near.filter(
      (entry) => isOf(entry) && (named.includes(entry) || isOwnBankInstalment(entry.narration)),
    )
    const good = nearest(
      exact.filter((entry) => !returned.has(entry)),
      takenOn,
    )
    const back = exact.find((entry) => returned.has(entry))
    // A debit of another amount is only taken for the instalment if it is about its day.
    const other = nearest(
      named.filter(
        (entry) =>
          !isOf(entry) &&
          !returned.has(entry) &&
          Math.abs(daysBetween(takenOn, entry.on)) <= spread.onTime &&
          (!isTransfer(entry.narration) || isAboutAsMuch(entry.debit, amount)),
      ),
      takenOn,
    )
    const entry = good ?? back ?? other
    if (entry) used.add(entry)
    for (const each of exact) if (returned.has(each)) used.add(each)
    const found = good
      ? daysBetween(takenOn, good.on) > spread.onTime
        ? 'paidLate'
        : 'paid'
      : back
        ? 'returned'
        : other
          ? 'unclear'
          : 'missing'
    if (isCovered)
      instalments.push({ due, amount, found, entry, isRecordedMissed: loan.missed.includes(due) })
  }
  const others = debits.filter(
    (entry) =>
      !used.has(entry) &&
      !returned.has(entry) &&
      entry.on >= loan.paidOut &&
      isToLender(entry.narration) &&
      !isTransfer(entry.narration) &&
      !isExplained(loan, entry),
  )
  return { from, to, instalments, others }
}

interface Due {
  due: string
  amount: number
  /** The day on which the mandate takes it. */
  takenOn: string
  /** Whether all days on which it may be taken in time are in the statement. */
  isCovered: boolean
}

/** The instalments that may have an entry in the statement. */
function duesAbout(loan: KeptLoan, from: string, to: string, today: string): Due[] {
  const found: Due[] = []
  for (let place = 0; place < loan.tenureMonths; place++) {
    const due = monthsLater(loan.firstDue, place)
    const takenOn = mandateDayOf(loan, due)
    const first = daysLater(takenOn, -spread.before)
    if (first > to) break
    if (daysLater(takenOn, windowAfter(takenOn)) < from) continue
    const { next } = standingOn(loan, daysLater(due, -1))
    // Extra payments have ended the loan before.
    if (next?.due !== due) break
    const isCovered = due <= today && first >= from && daysLater(takenOn, spread.onTime) <= to
    found.push({ due, amount: next.amount, takenOn, isCovered })
  }
  return found
}

/** The day of the mandate nearest to a due date; the due date itself without a mandate. */
function mandateDayOf({ mandateDay }: KeptLoan, due: string): string {
  if (mandateDay === 0) return due
  const first = `${due.slice(0, 8)}01`
  const inMonth = (month: string) => {
    const last = Number(daysLater(monthsLater(month, 1), -1).slice(8))
    return daysLater(month, Math.min(mandateDay, last) - 1)
  }
  const days = [-1, 0, 1].map((months) => inMonth(monthsLater(first, months)))
  return days.sort((a, b) => Math.abs(daysBetween(due, a)) - Math.abs(daysBetween(due, b)))[0] ?? due
}

/** Until shortly before the next instalment may be taken. */
const windowAfter = (day: string) => daysBetween(day, monthsLater(day, 1)) - spread.before - 1

const isWithin = (value: number, min: number, max: number) => value >= min && value <= max

const nearest = (entries: readonly BankEntry[], day: string) =>
  [...entries].sort((a, b) => Math.abs(daysBetween(day, a.on)) - Math.abs(daysBetween(day, b.on)))[0]

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

const mandateWords = /^(?:nach|ach\w*|ecs\w*)$/
const instalmentWords = /^(?:emi\w*|loan\w*)$/
const hasWord = (narration: string, pattern: RegExp) => wordsOf(narration).some((word) => pattern.test(word))

/** A bank takes the instalments of its own loans without naming itself. A mandate of another lender has that lender's name. */
const isOwnBankInstalment = (narration: string) =>
  hasWord(narration, instalmentWords) && !hasWord(narration, mandateWords) && !isTransfer(narration)

/** Words that many lenders have in their names. */
const common = new Set(
  'bank of the and co company corporation cooperative finance financial financials finserv fincorp finvest services service india indian credit capital housing home loan loans lending small urban rural gramin first national limited ltd private pvt llp nbfc technologies'.split(
    ' ',
  ),
)
/** Shorter names and beginnings of names are in many texts by chance. */
const sureLength = 8

/** Whether a narration names the lender: its whole name, one that the bank has cut off, or what is special in it beside a mandate. */
function lenderTest(lender: string): (narration: string) => boolean {
  const id = lenderId(lender)
  const special = wordsOf(lender).filter((word) => !common.has(word) && word.length > 2)
  return (narration) => {
    const words = wordsOf(narration)
    const isSpecial = special.length > 0 && special.every((word) => words.includes(word))
    if (isSpecial && (hasWord(narration, mandateWords) || hasWord(narration, instalmentWords))) return true
    return words.some((_, start) => {
      let name = ''
      for (const word of words.slice(start)) {
        name += word
        if (name === id) return true
        const isSure = name.length >= sureLength && id.length >= sureLength
        if (isSure && (id.startsWith(name) || name.startsWith(id))) return true
        if (name.length > id.length) return false
      }
      return false
    })
  }
}

const takenBack = /^(?:rtn|ret|return\w*|revers\w*|rev|reject\w*|bounce\w*|dishono\w*|unpaid)$/

/** Debits that came back as a credit of the same amount within a week. */
function returnedDebits(entries: readonly BankEntry[]): Set<BankEntry> {
  const returned = new Set<BankEntry>()
  for (const back of entries) {
    if (back.credit === 0 || !hasWord(back.narration, takenBack)) continue
    const debit = [...entries]
      .reverse()
      .find(
        (entry) =>
          entry.debit === back.credit &&
          !returned.has(entry) &&
          isWithin(daysBetween(entry.on, back.on), 0, spread.onTime),
      )
    if (debit) returned.add(debit)
  }
  return returned
}

/** A transfer of about an instalment may be one that was paid by hand. */
const isAboutAsMuch = (paid: number, due: number) => Math.abs(paid - due) <= 0.2 * due

/** Payments that the account's owner made. Their narrations name the bank of whoever got them, which may be the lender by chance. */
const transfers = /^(?:upi\w*|imps|neft\w*|rtgs|atm|atw|nwd|eaw|pos|cash|card|ecom|tpt|ift|billpay|cheque)$/
const isTransfer = (narration: string) => hasWord(narration, transfers)

/** Whether a debit is a recorded extra payment, or the fee that was entered, paid about the day of the payout. */
const isExplained = ({ extras, fees, paidOut }: KeptLoan, { on, debit }: BankEntry) =>
  extras.some(
    (extra) => Math.abs(extra.amount - debit) <= rounding && Math.abs(daysBetween(extra.on, on)) <= 5,
  ) ||
  (fees > 0 && Math.abs(fees - debit) <= rounding && daysBetween(paidOut, on) <= 30)
