import { daysBetween, daysLater, isDay, monthsLater } from '#loans/dates.ts'
import {
  type Against,
  type Body,
  bodiesAbove,
  type GroundName,
  grounds,
  type Matter,
  matters,
  times,
} from './rules.ts'

/** What somebody answers about a complaint. Days are `yyyy-MM-dd` in India; empty if they were not given. */
export interface Answers {
  against: Against
  matter: Matter
  /** Whether the lender, or whoever it is about, has the complaint, and whether that can be proved. */
  complained: 'no' | 'noProof' | 'yes'
  /** When they received it. */
  complainedOn: string
  reply: 'none' | 'unsatisfied' | 'settled'
  /** Their last message about it. */
  repliedOn: string
  /** The days that they have for an answer: 30, or more if RBI, NPCI or a card network says so. */
  waitDays: number
  happenedOn: string
  filedBy: 'self' | 'someone' | 'advocate'
  addressed: 'direct' | 'copy'
  complete: 'yes' | 'no'
  tone: 'fair' | 'harsh'
  /** The same grievance before the body above. */
  before: 'no' | 'pending' | 'decided'
  /** The same grievance before a court, a tribunal or an arbitrator. */
  court: 'no' | 'police' | 'pending' | 'decided'
}

/** A day that cannot be right, by the answer that has it. */
export type DateProblems = Partial<
  Record<
    'complainedOn' | 'repliedOn' | 'happenedOn',
    'missing' | 'future' | 'beforeComplaint' | 'afterComplaint'
  >
>

export interface Advice {
  /** Whom to write to. */
  body: Body
  /**
   * `now`: write to `body`. `mend`: first put `grounds` right. `early`: `body` takes it from `opensOn`. `late`: `body` took it
   * until `closesOn`. `refused`: `body` does not take it. `settled`: nothing is left to complain about.
   */
  verdict: 'now' | 'mend' | 'early' | 'late' | 'refused' | 'settled'
  /** What the body, or the one after it, would refuse it for. */
  grounds: GroundName[]
  /** The body after `body`, if that doesn't settle it. The dates below are then those of this one. */
  next?: Body
  /** By when an answer to the complaint is due. */
  answerDueOn?: string
  opensOn?: string
  closesOn?: string
  /** Whether the days are those of a complaint that is received today. */
  isIfToday?: boolean
  /** What a credit bureau and lenders owe for the delay so far, in rupees. */
  delayRupees?: number
  /** Why the Ombudsman does not take it, if another body does. */
  outside?: 'notCovered'
  /** Other bodies that may take it. */
  also: Body[]
}

/** The days among the answers that cannot be right. Days that the complaint does not need are not looked at. */
export function dateProblems(answers: Answers, today: string): DateProblems {
  const { complained, complainedOn, reply, repliedOn, happenedOn } = answers
  const hasComplained = complained === 'yes'
  return withoutUndefined({
    complainedOn: hasComplained ? problemOf(complainedOn, today, true) : undefined,
    repliedOn:
      hasComplained && reply === 'unsatisfied'
        ? (problemOf(repliedOn, today, true) ??
          (isDay(complainedOn) && repliedOn < complainedOn ? 'beforeComplaint' : undefined))
        : undefined,
    happenedOn:
      problemOf(happenedOn, today, false) ??
      (hasComplained && isDay(happenedOn) && isDay(complainedOn) && happenedOn > complainedOn
        ? 'afterComplaint'
        : undefined),
  })
}

function problemOf(day: string, today: string, isNeeded: boolean) {
  if (!isDay(day)) return isNeeded ? 'missing' : undefined
  return day > today ? 'future' : undefined
}

/** Drops the entries without a value. */
const withoutUndefined = (
  problems: { [Name in keyof DateProblems]: DateProblems[Name] | undefined },
): DateProblems => Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined))

/**
 * Where a complaint goes, whether it is too early or too late, and what it would be refused for.
 *
 * @param answers without `dateProblems`
 * @param today in India
 */
export function whereToComplain(answers: Answers, today: string): Advice {
  const { against, matter } = answers
  const above = bodiesAbove[against]
  if (matter === 'fraud' || against === 'unregistered')
    return { body: 'cyber', verdict: 'now', grounds: [], also: above ? [firstBody(against)] : [] }
  if (answers.complained === 'yes' && answers.reply === 'settled')
    return { body: firstBody(against), verdict: 'settled', grounds: [], also: [] }
  if (matter === 'data') return aboutData(answers, today)
  if (!above) return { body: 'tulna', verdict: 'now', grounds: [], also: ['consumer'] }
  return aboutLoan(answers, above, today)
}

/** Who answers a complaint first. */
function firstBody(against: Against): Body {
  return against === 'tulna' || against === 'bureau' ? against : 'lender'
}

/** Those who hold the data answer first, then the Board. */
function aboutData({ against, complained, complainedOn, reply }: Answers, today: string): Advice {
  const { waitDays, opensOn: boardOpens } = times.board
  const isOurs = complained === 'yes'
  const received = isOurs ? complainedOn : today
  const waited = isOurs && reply === 'unsatisfied' ? received : daysLater(received, waitDays + 1)
  const opensOn = waited > boardOpens ? waited : boardOpens
  const answerDueOn = daysLater(received, waitDays)
  const isAnswered = isOurs && (reply === 'unsatisfied' || today > answerDueOn)
  return isAnswered
    ? { body: 'board', verdict: today < opensOn ? 'early' : 'now', grounds: [], opensOn, also: [] }
    : {
        body: firstBody(against),
        verdict: 'now',
        grounds: [],
        next: 'board',
        answerDueOn,
        opensOn,
        isIfToday: !isOurs,
        also: [],
      }
}

function aboutLoan(answers: Answers, above: 'ombudsman' | 'cepc' | 'nhb', today: string): Advice {
  const { against, complained, happenedOn } = answers
  const first = firstBody(against)
  const outside = above === 'ombudsman' ? {} : ({ outside: 'notCovered' } as const)
  const found = groundsAt(answers, above)
  const stops = found.filter((ground) => grounds[ground].kind === 'stop')
  const also: Body[] = [
    ...(found.includes('notRbi') ? ['otherRegulator' as const] : []),
    ...(found.includes('employment') || !canGoToConsumerCourt(happenedOn, answers.court, today)
      ? []
      : ['consumer' as const]),
  ]
  if (complained !== 'yes') {
    const dates = datesAt(above, { ...answers, reply: 'none', complainedOn: today })
    const isFirst = complained === 'no'
    return {
      body: first,
      verdict: 'now',
      grounds: [...(isFirst ? [] : (['notComplained'] as const)), ...stops],
      next: above,
      ...outside,
      ...(stops.length === 0 && { ...dates, isIfToday: true }),
      also: stops.length > 0 ? also : [],
    }
  }
  const dates = datesAt(above, answers)
  const { opensOn, closesOn } = dates
  const delayRupees =
    answers.matter === 'report'
      ? Math.max(0, daysBetween(answers.complainedOn, today) - times.bureau.waitDays) *
        times.bureau.rupeesADay
      : 0
  const shared = { body: above, ...outside, ...dates, ...(delayRupees > 0 && { delayRupees }) }
  if (stops.length > 0) return { ...shared, verdict: 'refused', grounds: found, also }
  if (closesOn !== undefined && today > closesOn)
    return { ...shared, verdict: 'late', grounds: ['tooLate', ...found], also }
  if (today < opensOn) return { ...shared, verdict: 'early', grounds: ['tooEarly', ...found], also: [] }
  return { ...shared, verdict: found.length > 0 ? 'mend' : 'now', grounds: found, also: [] }
}

/** From when, and until when, the body above takes a complaint. The first day of a wait or of a window does not count. */
function datesAt(above: 'ombudsman' | 'cepc' | 'nhb', answers: Answers) {
  const { complainedOn, reply, repliedOn, waitDays } = answers
  const hasReply = reply === 'unsatisfied'
  if (above === 'nhb') {
    const { waitMonths, windowMonths } = times.nhb
    const answerDueOn = monthsLater(complainedOn, waitMonths)
    return {
      answerDueOn,
      opensOn: hasReply ? repliedOn : daysLater(answerDueOn, 1),
      closesOn: hasReply
        ? monthsLater(repliedOn, windowMonths)
        : monthsLater(complainedOn, windowMonths + waitMonths),
    }
  }
  const answerDueOn = daysLater(complainedOn, Math.max(waitDays, times[above].waitDays))
  const from = hasReply && repliedOn > answerDueOn ? repliedOn : answerDueOn
  return {
    answerDueOn,
    opensOn: hasReply ? repliedOn : daysLater(answerDueOn, 1),
    ...(above === 'ombudsman' && { closesOn: daysLater(from, times.ombudsman.windowDays) }),
  }
}

/**
 * The grounds on which a body refuses a complaint, without those that follow from the date. RBI publishes no list for its
 * cells, which follow that of the Ombudsman as far as we know.
 */
function groundsAt(answers: Answers, above: 'ombudsman' | 'cepc' | 'nhb'): GroundName[] {
  const { filedBy, addressed, complete, tone, before, court, complainedOn, complained, happenedOn } = answers
  const ofMatter = matters[answers.matter]
  const received = complained === 'yes' ? complainedOn : ''
  const isPastLimitation =
    isDay(happenedOn) && isDay(received) && received > monthsLater(happenedOn, times.limitationYears * 12)
  const all: (GroundName | false | undefined)[] = [
    addressed === 'copy' && 'copyOnly',
    filedBy === 'advocate' && 'advocate',
    complete === 'no' && 'incomplete',
    tone === 'harsh' && 'abusive',
    before === 'pending' && 'pendingThere',
    before === 'decided' && 'decidedThere',
    court === 'pending' && 'courtPending',
    court === 'decided' && 'courtDecided',
    court === 'police' && 'police',
    isPastLimitation && 'limitation',
    ofMatter,
  ]
  const list = above === 'nhb' ? 'nhb' : 'ombudsman'
  return all.filter(
    (ground): ground is GroundName => Boolean(ground) && list in grounds[ground as GroundName],
  )
}

/** Whether a consumer commission may still take it: for two years, and not if a court has decided. */
function canGoToConsumerCourt(happenedOn: string, court: Answers['court'], today: string): boolean {
  if (court === 'pending' || court === 'decided') return false
  return !isDay(happenedOn) || today <= monthsLater(happenedOn, times.consumerYears * 12)
}
