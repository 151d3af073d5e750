import fc from 'fast-check'
import { expect, test } from 'vitest'
import { smallestGroup } from '#contract/insights.ts'
import { type Group, shownGroups } from '#insights/suppress.ts'

const part = (name: string, people: number): Group<string> => ({ name, people })
const divided = (name: string, parts: Group<string>[]): Group<string> => ({
  name,
  people: parts.reduce((sum, { people }) => sum + people, 0),
  parts,
})
const shown = (group: Group<string>) => Object.fromEntries(shownGroups(group))

test('shows groups of at least 20 people, and leaves out those of nobody', () => {
  expect(shown(divided('all', [part('a', 20), part('b', 300), part('c', 0)]))).toEqual({
    all: 320,
    a: 20,
    b: 300,
  })
  expect(shown(divided('all', []))).toEqual({})
})

test('hides the smallest shown group beside a small one, which would be the rest', () => {
  expect(shown(divided('all', [part('a', 5), part('b', 300), part('c', 40)]))).toEqual({
    all: 345,
    a: 'few',
    b: 300,
    c: 'few',
  })
})

test('hides small groups alone if together they are 20', () => {
  expect(shown(divided('all', [part('a', 19), part('b', 1), part('c', 20)]))).toEqual({
    all: 40,
    a: 'few',
    b: 'few',
    c: 20,
  })
})

test('hides all parts of a small group, and of a group that was hidden for another', () => {
  expect(shown(divided('all', [part('a', 12), part('b', 7)]))).toEqual({ all: 'few', a: 'few', b: 'few' })
  const weeks = [divided('week', [part('monday', 30), part('tuesday', 30)]), part('last week', 3)]
  expect(shown(divided('all', [...weeks, part('next week', 90)]))).toEqual({
    all: 153,
    week: 'few',
    monday: 'few',
    tuesday: 'few',
    'last week': 'few',
    'next week': 90,
  })
})

test('hides the smallest group beside people who are in none', () => {
  expect(shown(divided('all', [{ people: 4 }, part('a', 50), part('b', 60)]))).toEqual({
    all: 114,
    a: 'few',
    b: 60,
  })
  expect(shown(divided('all', [{ people: 25 }, part('a', 50)]))).toEqual({ all: 75, a: 50 })
})

/** Numbers near the limit and far from it. */
const number = fc.oneof(fc.integer({ min: 0, max: 45 }), fc.integer({ min: 0, max: 5_000 }))

test('never lets a group under 20 follow by subtraction, in trees of random numbers', () => {
  const tree = fc.array(fc.record({ days: fc.array(number, { maxLength: 7 }), unnamed: number }), {
    maxLength: 6,
  })
  fc.assert(
    fc.property(tree, number, (weeks, unnamed) => {
      const groups = weeks.map(({ days, unnamed: rest }, week) =>
        divided(`${week}`, [...days.map((people, day) => part(`${week}-${day}`, people)), { people: rest }]),
      )
      const whole = divided('all', [...groups, { people: unnamed }])
      const numbers = shownGroups(whole)
      for (const people of numbers.values())
        if (people !== 'few') expect(people).toBeGreaterThanOrEqual(smallestGroup)
      for (const group of [whole, ...groups]) expectNoSmallRest(group, numbers)
      // Days of several weeks, taken from the month: the rests of the weeks and the hidden weeks add up.
      expect(isSafe(restOf(whole, numbers, groups))).toBe(true)
    }),
    { numRuns: 300 },
  )
})

const isSafe = (rest: number | undefined) => rest === undefined || rest === 0 || rest >= smallestGroup

/** What is left of a shown group without any choice of its shown parts. */
function expectNoSmallRest(group: Group<string>, numbers: Map<string, number | 'few'>) {
  const people = numberOf(group, numbers)
  const parts = (group.parts ?? []).flatMap((one) => numberOf(one, numbers) ?? [])
  if (people === undefined) return expect(parts).toEqual([])
  for (let chosen = 0; chosen < 2 ** parts.length; chosen++)
    expect(isSafe(people - parts.reduce((sum, one, n) => sum + ((chosen >> n) & 1) * one, 0))).toBe(true)
}

/** The whole without the finest that is shown of it. */
function restOf(whole: Group<string>, numbers: Map<string, number | 'few'>, groups: Group<string>[]) {
  const people = numberOf(whole, numbers)
  if (people === undefined) return undefined
  const finest = groups.flatMap((group) => group.parts ?? []).flatMap((one) => numberOf(one, numbers) ?? [])
  return people - finest.reduce((sum, one) => sum + one, 0)
}

function numberOf({ name }: Group<string>, numbers: Map<string, number | 'few'>): number | undefined {
  const people = name === undefined ? undefined : numbers.get(name)
  return people === 'few' ? undefined : people
}
