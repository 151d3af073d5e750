import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readGlossary, refusedNames, twoSpellings } from '#bin/check-glossary.ts'

const glossary = readGlossary(`
| English | Hindi | refused | remarks |
|---|---|---|---|
| tenure | लोन की अवधि | चुकाने का समय, कार्यकाल | |
| Key Facts Statement | KFS | स्टेटमेंट | |
| bank statement | बैंक स्टेटमेंट | | |
| part-payment | समय से पहले चुकाना | | not पहले alone |
`)

test('reads the names of the glossary, and those that it refuses', () => {
  expect(glossary[0]).toEqual({
    english: 'tenure',
    hindi: 'लोन की अवधि',
    refused: ['चुकाने का समय', 'कार्यकाल'],
  })
  expect(glossary[3]?.refused).toEqual([])
})

test('refuses a name, names its line and says what to write', () => {
  expect(refusedNames('hi/x.ts', "\nexport const tenure = 'चुकाने का समय: 3 साल'", glossary)).toEqual([
    'hi/x.ts:2: “चुकाने का समय”: write “लोन की अवधि”',
  ])
})

test.each([
  ['the name that the glossary gives', "'लोन की अवधि'"],
  ['a refused name inside a longer name of the glossary', "'अपना बैंक स्टेटमेंट लाएँ'"],
  ['a longer word that contains a refused one', "'कार्यकालीन'"],
])('accepts %s', (_, source) => {
  expect(refusedNames('hi/x.ts', source, glossary)).toEqual([])
})

test('refuses a name beside a longer one that contains it', () => {
  expect(refusedNames('hi/x.ts', "'बैंक स्टेटमेंट नहीं, स्टेटमेंट'", glossary)).toHaveLength(1)
})

test('finds a word that is spelled with a nukta and without, however the nukta is encoded', () => {
  expect(twoSpellings("'फ़ीस' 'ऑफ़र' 'ऑ\u095eर'")).toEqual([])
  expect(twoSpellings("'फ़ीस' 'फीस'")).toEqual(['spelled in more than one way: फ\u093cीस, फीस'])
})

test('the glossary has names to refuse, and refuses none that it gives itself', () => {
  const real = readGlossary(readFileSync('docs/glossary-hi.md', 'utf8'))
  expect(real.flatMap(({ refused }) => refused).length).toBeGreaterThan(30)
  for (const { hindi } of real) expect(refusedNames(hindi, hindi, real)).toEqual([])
})
