import { expect, test } from 'vitest'
import { newHandoverId } from '#contract/handover-id.ts'
import { type OutcomeKind, outcomeKinds, type StoredOutcome } from '#contract/handover-outcome.ts'
import type { PaymentTerms } from '#contract/payment-terms.ts'
import { daysLater } from '#loans/dates.ts'
import { dueFor, percentOf, termsOn } from '#payments/dues.ts'
import { closesOn, drawUpStatement, openMonth, statementMonth } from '#payments/statement.ts'
import { seededRandom } from '#support/random.ts'

const perLoan: PaymentTerms = { model: 'per_loan', from: '2026-01-01', rupees: 1500 }
const later = new Date('2027-12-31T00:00:00Z')
const day = '2026-11-20'

const anOutcome = (outcome: Partial<StoredOutcome> = {}): StoredOutcome => ({
  lender: 'kaveribank',
  event_id: crypto.randomUUID(),
  handover: '20261120-0123456789abcdef0123456789abcdef',
  kind: 'disbursed',
  at: '2026-11-25T06:00:00.000Z',
  received_at: '2026-11-25T07:00:00.000Z',
  press: { offer_id: 'offer-1', day },
  ...outcome,
})

const statement = (
  outcomes: StoredOutcome[],
  { terms = [perLoan], month = '2026-11' }: { terms?: PaymentTerms[]; month?: string } = {},
) => drawUpStatement('kaveribank', month, terms, outcomes, later)

test.each<[string, PaymentTerms, number]>([
  ['per hand-over', { model: 'per_handover', from: day, rupees: 40.5 }, 4050],
  ['per loan', { model: 'per_loan', from: day, rupees: 1500 }, 150_000],
  ['a percentage', { model: 'percent', from: day, percent: 1.25 }, 375_000],
  ['a percentage with a cap', { model: 'percent', from: day, percent: 1.25, cap: 3000 }, 300_000],
  ['nothing', { model: 'nothing', from: day }, 0],
])('asks for %s, with GST of 18%%', (_, terms, paise) => {
  const drawn = statement([anOutcome({ amount: 300_000 })], { terms: [terms] })
  expect(drawn).toMatchObject({ net: paise, gst: percentOf(paise, 18), total: paise + percentOf(paise, 18) })
})

test('asks for a hand-over once, whatever the lender says of it', () => {
  const terms: PaymentTerms = { model: 'per_handover', from: day, rupees: 40 }
  const events = outcomeKinds.map((kind) => anOutcome({ kind }))
  expect(statement(events, { terms: [terms] })).toMatchObject({ net: 4000, lines: [{ change: 4000 }] })
})

test.each<OutcomeKind[]>([['received'], ['approved'], ['refused'], ['received', 'approved']])(
  'asks for no loan that was only %s',
  (...kinds) => {
    expect(statement(kinds.map((kind) => anOutcome({ kind })))).toMatchObject({ net: 0, lines: [] })
  },
)

test.each<OutcomeKind>(['returned', 'clawed_back'])('takes back in a later month what was %s', (kind) => {
  const back = anOutcome({ kind, at: '2026-12-03T00:00:00.000Z', received_at: '2026-12-20T00:00:00.000Z' })
  const events = [anOutcome({ amount: 10_000 }), back]
  expect(statement(events)).toMatchObject({ net: 150_000 })
  expect(statement(events, { month: '2026-12' })).toMatchObject({
    lines: [{ before: 150_000, change: -150_000, kinds: [kind] }],
    net: -150_000,
    gst: -27_000,
    total: -177_000,
  })
  expect(statement(events, { month: '2027-01' })).toMatchObject({ lines: [], total: 0 })
})

test('counts for nothing what matches no hand-over, and says how much that is', () => {
  expect(statement([anOutcome({ press: null, amount: 10 })])).toMatchObject({ net: 0, unmatched: 1 })
})

test('adds up a loan that is paid out in parts, but not one part told twice', () => {
  const terms: PaymentTerms[] = [{ model: 'percent', from: day, percent: 1 }]
  const [first, second] = [
    anOutcome({ amount: 1000 }),
    anOutcome({ amount: 500, at: '2026-11-26T00:00:00.000Z' }),
  ]
  const again = anOutcome({ ...first, event_id: 'again' })
  expect(statement([first, second, again], { terms })).toMatchObject({ net: 1500 })
})

test('takes the terms of the day of the press, also for what happens after they changed', () => {
  const terms: PaymentTerms[] = [
    { model: 'nothing', from: '2026-11-21' },
    { model: 'per_loan', from: '2026-11-20', rupees: 200 },
    perLoan,
  ]
  expect(statement([anOutcome({ amount: 1 })], { terms })).toMatchObject({ net: 20_000 })
  expect(termsOn('2026-11-19', terms)).toEqual(perLoan)
  expect(termsOn('2025-12-31', terms)).toBeUndefined()
  expect(dueFor(undefined, [anOutcome({ amount: 1 })])).toBe(0)
})

test('closes a month at the end of the tenth of the next, in India, and counts what comes later in the next', () => {
  expect(closesOn('2026-12')).toBe('2027-01-10')
  expect(openMonth('2026-12-10T18:29:59.999Z')).toBe('2026-11')
  expect(openMonth('2026-12-10T18:30:00.000Z')).toBe('2026-12')
  const at = '2026-11-30T18:29:59.999Z'
  expect(statementMonth({ at, received_at: '2026-12-10T18:29:59.999Z' })).toBe('2026-11')
  expect(statementMonth({ at, received_at: '2026-12-10T18:30:00.000Z' })).toBe('2026-12')
  expect(statementMonth({ at: '2026-11-30T18:30:00.000Z', received_at: at })).toBe('2026-12')
})

test('rounds half a paisa away from zero, exactly', () => {
  expect([percentOf(25, 18), percentOf(-25, 18), percentOf(3, 50), percentOf(-3, 50)]).toEqual([5, -5, 2, -2])
  expect(percentOf(99_999_999_999_999, 0.001)).toBe(1_000_000_000)
})

const inIndia = (instant: string) => new Date(Date.parse(instant) + 19_800_000).toISOString()

/** Another way to the same sums: day by day, what has come in so far is added up anew, and a month is what its last day adds. */
function sumsByDay(outcomes: StoredOutcome[], terms: PaymentTerms[], months: string[]): number[] {
  const once = new Map(outcomes.map((outcome) => [outcome.event_id, outcome]))
  const coming = [...once.values()]
    .map((event) => ({
      event,
      day: inIndia(event.received_at).slice(0, 10),
      month: inIndia(event.at).slice(0, 7),
    }))
    .sort((one, other) => (one.day < other.day ? 1 : -1))
  const known: typeof coming = []
  let before = 0
  return months.map((month) => {
    const last = new Date(`${month}-10T00:00:00Z`)
    last.setUTCMonth(last.getUTCMonth() + 1)
    while ((coming.at(-1)?.day ?? '9') <= last.toISOString().slice(0, 10)) known.push(...coming.splice(-1))
    const due = new Map<string, StoredOutcome[]>()
    for (const { event, month: own } of known)
      if (event.press && own <= month) due.set(event.handover, [...(due.get(event.handover) ?? []), event])
    const total = [...due.values()].reduce((sum, events) => sum + owed(events, terms), 0)
    const change = total - before
    before = total
    return change
  })
}

function owed(events: StoredOutcome[], terms: PaymentTerms[]): number {
  const pressed = events[0]?.press?.day ?? ''
  const [inForce] = terms
    .filter(({ from }) => from <= pressed)
    .sort((one, other) => (one.from < other.from ? 1 : -1))
  const kinds = new Set(events.map(({ kind }) => kind))
  const isPaidOut = kinds.has('disbursed') && !kinds.has('returned') && !kinds.has('clawed_back')
  const parts = new Map(
    events.flatMap(({ kind, at, amount }) => (kind === 'disbursed' && amount ? [[at + amount, amount]] : [])),
  )
  const sum = [...parts.values()].reduce((all, amount) => all + Math.round(amount * 100), 0)
  switch (inForce?.model) {
    case 'per_handover':
      return Math.round(inForce.rupees * 100)
    case 'per_loan':
      return isPaidOut ? Math.round(inForce.rupees * 100) : 0
    case 'percent':
      return isPaidOut
        ? Math.min(
            Math.floor((sum * Math.round(inForce.percent * 1000) * 2 + 100_000) / 200_000),
            Math.round((inForce.cap ?? 1e12) * 100),
          )
        : 0
    default:
      return 0
  }
}

test('equals an oracle over 10,000 hand-overs with doubled, late, forged and out-of-order outcomes, in three models of payment', () => {
  const random = seededRandom(20_261_129)
  const upTo = (n: number) => Math.floor(random() * n)
  const terms: PaymentTerms[] = [
    { model: 'per_handover', from: '2026-01-01', rupees: 12.35 },
    { model: 'per_loan', from: '2026-04-01', rupees: 750 },
    { model: 'percent', from: '2026-07-01', percent: 0.875, cap: 2500 },
    { model: 'percent', from: '2026-10-01', percent: 1.1 },
  ]
  const outcomes: StoredOutcome[] = []
  for (let n = 0; n < 10_000; n++) {
    const pressed = daysLater('2026-01-01', upTo(365))
    const handover = newHandoverId(pressed)
    // A forged one carries an id that was never given out.
    const press = upTo(20) === 0 ? null : { offer_id: `offer-${upTo(40)}`, day: pressed }
    for (let count = upTo(6); count > 0; count--) {
      const at = new Date(Date.parse(pressed) + upTo(120) * 86_400_000 + upTo(86_400_000)).toISOString()
      const received_at = new Date(Date.parse(at) + upTo(3) * upTo(40) * 86_400_000).toISOString()
      const kind = outcomeKinds[upTo(outcomeKinds.length)] ?? 'received'
      const amount = kind === 'disbursed' ? { amount: (1 + upTo(50_000_000)) / 100 } : {}
      outcomes.push(
        anOutcome({ event_id: `${n}/${count}`, handover, press, at, received_at, kind, ...amount }),
      )
    }
  }
  const months = Array.from(
    { length: 24 },
    (_, n) => `${2026 + Math.floor(n / 12)}-${String((n % 12) + 1).padStart(2, '0')}`,
  )
  // The table keeps an event once. What comes twice differs in nothing but the time.
  const doubled = outcomes.flatMap((outcome) => (upTo(10) === 0 ? [outcome, outcome] : [outcome]))
  const shuffled = outcomes
    .map((outcome) => ({ outcome, place: random() }))
    .sort((one, other) => one.place - other.place)
  const stored = shuffled.map(({ outcome }) => outcome)
  const sums = months.map((month) => statement(stored, { terms, month }).net)
  expect(sums).toEqual(sumsByDay(doubled, terms, months))
  expect(sums.filter((sum) => sum !== 0).length).toBeGreaterThan(12)
})
