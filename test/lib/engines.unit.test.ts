import { expect, test } from 'vitest'
import { scriptProblems } from '#bin/engines/script-problems.ts'
import { styleProblems } from '#bin/engines/style-problems.ts'

test.each([
  ['a lookbehind', 'const price = /(?<=₹)\\d+/'],
  ['a negative lookbehind', 'text.replace(/(?<!\\d)0/g, "")'],
  ['a lookbehind in a pattern that is put together', 'new RegExp(`(?<!\\\\d)`)'],
  ['a lookbehind in a raw text', 'const figure = String.raw`(?<![\\d.])\\d`'],
  ['a static block', 'class A { static { start() } }'],
  ['a new method', 'list.toSorted()'],
  ['a new method of a global object', 'Promise.withResolvers()'],
  ['a new global object', 'new DecompressionStream("gzip")'],
  ['a new global function', 'requestIdleCallback(start)'],
  ['a new global function of the window', 'window.requestIdleCallback(start)'],
  ['a media range', 'matchMedia("(width >= 48rem)")'],
  ['a media range in a template', 'matchMedia(`(width >= 48rem)`)'],
])('a script that uses %s is reported', (_, code) => {
  expect(scriptProblems('a.js', code)).toHaveLength(1)
})

test.each([
  ['old syntax and methods', 'const last = [1, 2].map((n) => n ** 2).at(-1); last?.a ?? Object.entries(b)'],
  ['a lookahead', 'text.match(/\\d(?=,)/)'],
  ['a named group', 'text.match(/(?<year>\\d{4})/)'],
  ['a method that is asked for', 'if (list.toSorted) list.toSorted()'],
  ['a method that is called if it is there', 'list.toSorted?.()'],
  ['a method that is looked for by name', '"toSorted" in list && list.toSorted()'],
  [
    'a function whose type is asked for',
    'typeof requestIdleCallback === "function" && requestIdleCallback(f)',
  ],
  ['a media query', 'matchMedia("(min-width: 48rem)")'],
  ['a property of an own object', 'const a = { toSorted: 1 }; show(a.toSorted)'],
])('a script that uses %s is accepted', (_, code) => {
  expect(scriptProblems('a.js', code)).toEqual([])
})

test('a script that brings its own methods is judged by its syntax only', () => {
  const code = 'list.toSorted(); const price = /(?<=₹)\\d+/'
  expect(scriptProblems('a.js', code, { bringsMethods: true })).toEqual([
    expect.stringContaining('regular expression'),
  ])
})

test.each([
  ['a unit', 'a { height: 100dvh }'],
  ['a unit in a calculation', 'a { height: calc(100dvh - 1rem) }'],
  ['a media range', '@media (width >= 48rem) { a { color: red } }'],
  ['a selector', 'a:has(b) { color: red }'],
  ['a selector with a name before it', '.card:not(.x) a:has(> b) { color: red }'],
  ['a property', 'a { rotate: 90deg }'],
  ['a value', 'a { grid-template-rows: subgrid }'],
  ['a function', 'a { color: color-mix(in lab, red, blue) }'],
  ['a rule', '@container (min-width: 1px) { a { color: red } }'],
  ['a unit whose fallback is as new', 'a { height: 100svh; height: 100dvh }'],
])('a style sheet that uses %s is reported', (_, css) => {
  expect(styleProblems(css)).not.toEqual([])
})

test.each([
  ['a unit with a fallback', 'a { height: 100vh; height: 100dvh }'],
  ['a unit where it is known', '@supports (height: 100dvh) { a { height: 100dvh } }'],
  ['a selector in a list that forgives', 'a:is([open], :popover-open) { color: red }'],
  ['a name that looks like a selector', '.group-has\\:has { color: red }'],
  ['a property after its older name', 'a { -webkit-user-select: all; user-select: all }'],
  ['old rules', '@media (min-width: 48rem) { a:focus-visible { inset: 0; gap: 1rem } }'],
])('a style sheet that uses %s is accepted', (_, css) => {
  expect(styleProblems(css)).toEqual([])
})

test('a feature without which nothing is lost is accepted', () => {
  expect(
    styleProblems('a { text-wrap: balance }', { 'text-wrap': 'why', 'text-wrap: balance': 'why' }),
  ).toEqual([])
})
