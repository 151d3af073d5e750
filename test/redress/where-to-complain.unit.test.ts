import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { bodiesAbove, type GroundName, grounds, matters, times } from '#redress/rules.ts'
import {
  type Advice,
  type Answers,
  type DateProblems,
  dateProblems,
  whereToComplain,
} from '#redress/where-to-complain.ts'

const today = '2026-11-28'

/** A complaint about a bank's charge that the bank has had since 1 October and not answered: the Ombudsman takes it. */
const unanswered: Answers = {
  against: 'bank',
  matter: 'charge',
  complained: 'yes',
  complainedOn: '2026-10-01',
  reply: 'none',
  repliedOn: '',
  waitDays: 30,
  happenedOn: '',
  filedBy: 'self',
  addressed: 'direct',
  complete: 'yes',
  tone: 'fair',
  before: 'no',
  court: 'no',
}

interface Case {
  title: string
  answers: Partial<Answers>
  on?: string
  outcome: Partial<Advice>
}

/** Worked out by hand from the clauses. */
const cases: Case[] = [
  // First the lender or the bureau.
  {
    title: 'nothing was sent to the bank yet',
    answers: { complained: 'no' },
    outcome: {
      body: 'lender',
      verdict: 'now',
      next: 'ombudsman',
      grounds: [],
      answerDueOn: '2026-12-28',
      opensOn: '2026-12-29',
      closesOn: '2027-03-28',
      isIfToday: true,
    },
  },
  {
    title: 'the complaint to the bank cannot be proved',
    answers: { complained: 'noProof' },
    outcome: {
      body: 'lender',
      verdict: 'now',
      next: 'ombudsman',
      grounds: ['notComplained'],
      isIfToday: true,
    },
  },
  {
    title: 'a mistake in a report that the bureau does not know of',
    answers: { against: 'bureau', matter: 'report', complained: 'no' },
    outcome: { body: 'bureau', verdict: 'now', next: 'ombudsman' },
  },
  {
    title: 'a housing finance company that has no complaint yet',
    answers: { against: 'housing', complained: 'no' },
    outcome: {
      body: 'lender',
      next: 'nhb',
      outside: 'notCovered',
      answerDueOn: '2026-12-28',
      opensOn: '2026-12-29',
      closesOn: '2027-12-28',
    },
  },
  {
    title: 'a court has the case already, so after the bank there is no Ombudsman',
    answers: { complained: 'no', court: 'pending' },
    outcome: { body: 'lender', verdict: 'now', next: 'ombudsman', grounds: ['courtPending'], also: [] },
  },
  // Too early.
  {
    title: 'no answer, on the 29th day',
    answers: { complainedOn: '2026-10-30' },
    outcome: { body: 'ombudsman', verdict: 'early', grounds: ['tooEarly'], opensOn: '2026-11-30' },
  },
  {
    title: 'no answer, on the 30th day',
    answers: { complainedOn: '2026-10-29' },
    outcome: { verdict: 'early', grounds: ['tooEarly'], answerDueOn: today, opensOn: '2026-11-29' },
  },
  {
    title: 'no answer, on the 31st day',
    answers: { complainedOn: '2026-10-28' },
    outcome: { verdict: 'now', grounds: [], opensOn: today, closesOn: '2027-02-25' },
  },
  {
    title: 'a card network gives the bank 60 days',
    answers: { complainedOn: '2026-10-01', waitDays: 60 },
    outcome: { verdict: 'early', grounds: ['tooEarly'], opensOn: '2026-12-01', closesOn: '2027-02-28' },
  },
  {
    title: 'no answer from a housing finance company within its month',
    answers: { against: 'housing', complainedOn: '2026-10-28' },
    outcome: { body: 'nhb', verdict: 'early', grounds: ['tooEarly'], opensOn: '2026-11-29' },
  },
  {
    title: 'a small finance company still has a day',
    answers: { against: 'smallNbfc', complainedOn: '2026-10-29' },
    outcome: { body: 'cepc', verdict: 'early', opensOn: '2026-11-29' },
  },
  // In time.
  {
    title: 'no answer for two months',
    answers: {},
    outcome: { body: 'ombudsman', verdict: 'now', closesOn: '2027-01-29' },
  },
  {
    title:
      'a bad answer on the second day opens the door at once, and the window starts when the 30 days end',
    answers: { complainedOn: '2026-11-20', reply: 'unsatisfied', repliedOn: '2026-11-22' },
    outcome: { verdict: 'now', opensOn: '2026-11-22', closesOn: '2027-03-20' },
  },
  {
    title: 'a later message of the bank starts the window anew',
    answers: { complainedOn: '2026-03-01', reply: 'unsatisfied', repliedOn: '2026-11-10' },
    outcome: { verdict: 'now', closesOn: '2027-02-08' },
  },
  {
    title: 'the 90th day',
    answers: { complainedOn: '2026-07-31' },
    outcome: { verdict: 'now', closesOn: today },
  },
  {
    title: 'a large finance company',
    answers: { against: 'nbfc' },
    outcome: { body: 'ombudsman', verdict: 'now' },
  },
  {
    title: 'a small co-operative bank goes to the cell, which names no last day',
    answers: { against: 'smallBank', complainedOn: '2025-01-01' },
    outcome: { body: 'cepc', verdict: 'now', outside: 'notCovered' },
  },
  {
    title: 'a housing finance company that answered almost a year ago',
    answers: {
      against: 'housing',
      complainedOn: '2025-11-01',
      reply: 'unsatisfied',
      repliedOn: '2025-11-28',
    },
    outcome: { body: 'nhb', verdict: 'now', closesOn: today },
  },
  {
    title: 'a bureau that took 58 days owes for 28 of them',
    answers: { against: 'bureau', matter: 'report' },
    outcome: { body: 'ombudsman', verdict: 'now', delayRupees: 2_800 },
  },
  {
    title: 'a police investigation is no obstacle for the Ombudsman',
    answers: { court: 'police' },
    outcome: { body: 'ombudsman', verdict: 'now', grounds: [] },
  },
  {
    title: 'somebody with a written authority sends it',
    answers: { filedBy: 'someone' },
    outcome: { verdict: 'now', grounds: [] },
  },
  // Too late.
  {
    title: 'the 91st day',
    answers: { complainedOn: '2026-07-30' },
    outcome: {
      body: 'ombudsman',
      verdict: 'late',
      grounds: ['tooLate'],
      closesOn: '2026-11-27',
      also: ['consumer'],
    },
  },
  {
    title: 'the consumer commission’s two years are over too',
    answers: { complainedOn: '2026-07-30', happenedOn: '2024-11-27' },
    outcome: { verdict: 'late', also: [] },
  },
  {
    title: 'a housing finance company that never answered, a year, a month and a day ago',
    answers: { against: 'housing', complainedOn: '2025-10-27' },
    outcome: { body: 'nhb', verdict: 'late', grounds: ['tooLate'], closesOn: '2026-11-27' },
  },
  // What can be put right first.
  {
    title: 'only a copy for RBI',
    answers: { addressed: 'copy' },
    outcome: { verdict: 'mend', grounds: ['copyOnly'] },
  },
  {
    title: 'an advocate sends it',
    answers: { filedBy: 'advocate' },
    outcome: { verdict: 'mend', grounds: ['advocate'] },
  },
  {
    title: 'something is missing',
    answers: { complete: 'no' },
    outcome: { verdict: 'mend', grounds: ['incomplete'] },
  },
  {
    title: 'it insults the staff',
    answers: { tone: 'harsh' },
    outcome: { verdict: 'mend', grounds: ['abusive'] },
  },
  // Refused, whatever is done.
  {
    title: 'open at the Ombudsman',
    answers: { before: 'pending' },
    outcome: { verdict: 'refused', grounds: ['pendingThere'] },
  },
  {
    title: 'decided by the Ombudsman',
    answers: { before: 'decided' },
    outcome: { verdict: 'refused', grounds: ['decidedThere'] },
  },
  {
    title: 'before a court, so before no consumer commission either',
    answers: { court: 'pending' },
    outcome: { verdict: 'refused', grounds: ['courtPending'], also: [] },
  },
  {
    title: 'decided by an arbitrator',
    answers: { court: 'decided' },
    outcome: { verdict: 'refused', grounds: ['courtDecided'], also: [] },
  },
  {
    title: 'the police look into a complaint about a housing finance company',
    answers: { against: 'housing', court: 'police' },
    outcome: { body: 'nhb', verdict: 'refused', grounds: ['police'] },
  },
  {
    title: 'complained three years and a day after it happened',
    answers: { happenedOn: '2023-09-30' },
    outcome: { verdict: 'refused', grounds: ['limitation'], also: [] },
  },
  {
    title: 'complained after exactly three years',
    answers: { happenedOn: '2023-10-01' },
    outcome: { verdict: 'now', grounds: [] },
  },
  {
    title: 'a loan was refused',
    answers: { matter: 'refused' },
    outcome: { verdict: 'refused', grounds: ['commercial'] },
  },
  {
    title: 'a vendor’s contract',
    answers: { matter: 'vendor' },
    outcome: { verdict: 'refused', grounds: ['vendor'] },
  },
  {
    title: 'how the bank is run',
    answers: { matter: 'management' },
    outcome: { verdict: 'refused', grounds: ['management'] },
  },
  {
    title: 'an account frozen on an order',
    answers: { matter: 'order' },
    outcome: { verdict: 'refused', grounds: ['order'] },
  },
  {
    title: 'an insurance policy',
    answers: { matter: 'notRbi' },
    outcome: { verdict: 'refused', grounds: ['notRbi'], also: ['otherRegulator', 'consumer'] },
  },
  {
    title: 'two lenders quarrel',
    answers: { matter: 'betweenLenders' },
    outcome: { verdict: 'refused', grounds: ['betweenLenders'] },
  },
  {
    title: 'a job with the bank',
    answers: { matter: 'employment' },
    outcome: { verdict: 'refused', grounds: ['employment'], also: [] },
  },
  {
    title: 'a dispute under section 18',
    answers: { against: 'bureau', matter: 'section18' },
    outcome: { verdict: 'refused', grounds: ['section18'] },
  },
  {
    title: 'calls of a housing finance company',
    answers: { against: 'housing', matter: 'service' },
    outcome: { body: 'nhb', verdict: 'refused', grounds: ['phoneCalls'] },
  },
  {
    title: 'calls of a bank',
    answers: { matter: 'service' },
    outcome: { body: 'ombudsman', verdict: 'now', grounds: [] },
  },
  {
    title: 'several grounds at once',
    answers: { filedBy: 'advocate', before: 'pending', complete: 'no' },
    outcome: { verdict: 'refused', grounds: ['advocate', 'incomplete', 'pendingThere'] },
  },
  // Elsewhere.
  {
    title: 'money taken from a bank account by fraud',
    answers: { matter: 'fraud' },
    outcome: { body: 'cyber', verdict: 'now', also: ['lender'] },
  },
  {
    title: 'an app without a lender',
    answers: { against: 'unregistered' },
    outcome: { body: 'cyber', verdict: 'now', also: [] },
  },
  {
    title: 'we did something wrong',
    answers: { against: 'tulna' },
    outcome: { body: 'tulna', verdict: 'now' },
  },
  {
    title: 'a lender misuses data and knows of no complaint',
    answers: { matter: 'data', complained: 'no' },
    outcome: {
      body: 'lender',
      verdict: 'now',
      next: 'board',
      answerDueOn: '2027-02-26',
      opensOn: '2027-05-14',
    },
  },
  {
    title: 'a bad answer about data, before the Board takes complaints',
    answers: { matter: 'data', reply: 'unsatisfied', repliedOn: '2026-10-05' },
    outcome: { body: 'board', verdict: 'early', opensOn: '2027-05-14' },
  },
  {
    title: 'a bad answer about data, after that day',
    answers: { matter: 'data', complainedOn: '2027-05-01', reply: 'unsatisfied', repliedOn: '2027-05-10' },
    on: '2027-05-14',
    outcome: { body: 'board', verdict: 'now' },
  },
  {
    title: 'our answer about data is not due yet',
    answers: { against: 'tulna', matter: 'data', complainedOn: '2026-11-01' },
    outcome: { body: 'tulna', verdict: 'now', next: 'board', answerDueOn: '2027-01-30' },
  },
  { title: 'it is settled', answers: { reply: 'settled' }, outcome: { verdict: 'settled', grounds: [] } },
]

const adviceOn = ({ answers, on = today }: Case) => whereToComplain({ ...unanswered, ...answers }, on)

test.each(cases)('$title', (one) => {
  expect(adviceOn(one)).toMatchObject(one.outcome)
})

test('the cases are at least 40, and have each body above, each matter and each ground', () => {
  expect(cases.length).toBeGreaterThanOrEqual(40)
  const outcomes = cases.map(adviceOn)
  const found = new Set(outcomes.flatMap(({ grounds, outside }) => [...grounds, outside]))
  const missing = (Object.keys(grounds) as GroundName[]).filter((ground) => !found.has(ground))
  expect(missing).toEqual([])
  const used = new Set(outcomes.flatMap(({ body, next, also }) => [body, next, ...also]))
  expect(Object.values(bodiesAbove).filter((body) => body && !used.has(body))).toEqual([])
})

test('each clause of the scheme is a ground that a question or a day leads to', () => {
  const clauses = Object.values(grounds).flatMap((ground) =>
    'ombudsman' in ground ? [ground.ombudsman.clause] : [],
  )
  const expected = [
    ...[...'abcdefghijkl'].map((letter) => `10(1)(${letter})`),
    ...[...'abcdefghi'].map((letter) => `10(2)(${letter})`),
  ]
  expect(clauses.sort()).toEqual(expected.sort())
  const asked = new Set<string | undefined>(Object.values(matters))
  for (const ground of [
    'commercial',
    'vendor',
    'management',
    'order',
    'notRbi',
    'betweenLenders',
    'employment',
    'section18',
  ])
    expect(asked.has(ground)).toBe(true)
})

const dayCases: { title: string; answers: Partial<Answers>; problems: DateProblems }[] = [
  { title: 'no day of the complaint', answers: { complainedOn: '' }, problems: { complainedOn: 'missing' } },
  {
    title: 'a day that does not exist',
    answers: { complainedOn: '2026-02-30' },
    problems: { complainedOn: 'missing' },
  },
  {
    title: 'a complaint tomorrow',
    answers: { complainedOn: '2026-11-29' },
    problems: { complainedOn: 'future' },
  },
  { title: 'no day of the reply', answers: { reply: 'unsatisfied' }, problems: { repliedOn: 'missing' } },
  {
    title: 'a reply before the complaint',
    answers: { reply: 'unsatisfied', repliedOn: '2026-09-30' },
    problems: { repliedOn: 'beforeComplaint' },
  },
  {
    title: 'trouble after the complaint',
    answers: { happenedOn: '2026-10-02' },
    problems: { happenedOn: 'afterComplaint' },
  },
  {
    title: 'trouble tomorrow',
    answers: { complained: 'no', happenedOn: '2026-11-29' },
    problems: { happenedOn: 'future' },
  },
  {
    title: 'dates in fields that are not shown, which are ignored',
    answers: { complained: 'no', complainedOn: 'x', repliedOn: 'y' },
    problems: {},
  },
]
test.each(dayCases)('checks $title', ({ answers, problems }) => {
  expect(dateProblems({ ...unanswered, ...answers }, today)).toEqual(problems)
})

test('the days are the same in every time zone', () => {
  const zones = ['Asia/Kolkata', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/New_York', 'UTC']
  const script = `
    const { whereToComplain } = await import('./functions/redress/where-to-complain.ts')
    const { todayInIndia } = await import('./functions/loans/dates.ts')
    const [answers, zones] = JSON.parse(process.argv[1])
    const lateInIndia = new Date('2026-11-27T18:31:00Z')
    for (const zone of zones) {
      process.env.TZ = zone
      const today = todayInIndia(lateInIndia)
      console.log(JSON.stringify([lateInIndia.getHours(), today, whereToComplain(answers, today)]))
    }`
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', script, JSON.stringify([unanswered, zones])],
    { encoding: 'utf8' },
  )
  expect(stderr).toBe('')
  const results: [number, string, Advice][] = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  // The zones are those of the process: one instant has another hour in each.
  expect(new Set(results.map(([hour]) => hour)).size).toBeGreaterThan(3)
  const advice = { opensOn: '2026-11-01', closesOn: '2027-01-29' }
  for (const [, day, found] of results) {
    expect(day).toBe(today)
    expect(found).toMatchObject(advice)
  }
  expect(results).toHaveLength(zones.length)
  expect(times.ombudsman).toEqual({ waitDays: 30, windowDays: 90 })
})
