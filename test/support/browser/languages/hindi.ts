import { readdirSync } from 'node:fs'
import type { Language } from './in-language.ts'

type Argument = string | number

/** A text of the English pages, with a mark in the place of each argument, and what it is in Hindi. */
interface Entry {
  english: string
  hindi: (args: Argument[]) => string
}

const languages = new URL('../../../../functions/languages/', import.meta.url)
const mark = (index: number) => String.fromCharCode(0xe000 + index)
const marks = /[\uE000-\uE00F]/g
/** Stand in for arguments when a pattern of a test is tried on a message. */
const samples = ['', '2', '₹2,50,000', '21 Nov, 10:40', '21 Nov 2026']

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

/** The part of a message that has the same place in both languages: of a list or an object, each of its texts. */
function texts(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'function') return [String(value)]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(texts)
}

/** An argument that the message may also call, to make an element of some of its words. */
const callable = (arg: Argument) => Object.assign((words: unknown) => words, { toString: () => String(arg) })

/** The texts of a message; of one that is a list, the whole sentence and then its parts. */
function call(message: (...args: unknown[]) => unknown, args: Argument[]): string[] {
  let said: unknown
  try {
    said = message(...args)
  } catch {
    said = message(...args.map(callable))
  }
  return Array.isArray(said) ? [texts(said).join(''), ...texts(said)] : texts(said)
}

const marksIn = (text: string) => [...new Set(text.match(marks))].sort().join('')

const isMessage = (value: unknown): value is (...args: unknown[]) => unknown => typeof value === 'function'

function entries(english: unknown, hindi: unknown): Entry[] {
  if (!isMessage(english) || !isMessage(hindi))
    return texts(english).map((text, index) => ({ english: text, hindi: () => texts(hindi)[index] ?? '' }))
  const places = Array.from({ length: english.length }, (_, index) => index)
  // One makes the singular of a message that counts.
  const calls = [
    places.map(mark),
    ...places.map((one) => places.map((each) => (each === one ? 1 : mark(each)))),
  ]
  try {
    // The parts of a sentence may be in another order.
    const hindiMarks = call(hindi, places.map(mark)).map(marksIn)
    const same = call(english, places.map(mark)).map((text, index) => marksIn(text) === hindiMarks[index])
    return calls.flatMap((args) =>
      call(english, args).flatMap((text, index) => {
        const translate = (given: Argument[]) => {
          const its = args.map((arg, place) => (arg === 1 ? 1 : (given[place] ?? '')))
          return call(hindi, its)[index] ?? ''
        }
        return same[index] ? { english: text, hindi: translate } : []
      }),
    )
  } catch {
    // Its arguments are neither texts, numbers nor functions.
    return []
  }
}

const files = readdirSync(new URL('en/', languages)).filter((name) => name.endsWith('.ts'))
const modules = [
  ...files.map((name) => [`en/${name}`, `hi/${name}`]),
  ['../contract/messages.ts', 'hi/messages.ts'],
]
const dictionary = (
  await Promise.all(
    modules.map(async ([source = '', translation = '']) => {
      const english: Record<string, unknown> = await import(new URL(source, languages).href)
      const hindi: Record<string, unknown> = await import(new URL(translation, languages).href)
      return Object.entries(english).flatMap(([key, message]) => entries(message, hindi[key]))
    }),
  )
)
  .flat()
  .filter(({ english }) => english.replace(marks, '').trim() !== '')

/** What a text may be in Hindi: more than one if two screens word it differently, itself if it is no message. */
function translationsOf(text: string): string[] {
  const same = dictionary.filter(({ english }) => english === text)
  if (same.length > 0) return [...new Set(same.map(({ hindi }) => hindi([])))]
  const found = dictionary.flatMap(({ english, hindi }) => {
    const pattern = escaped(english).replace(marks, '(.+)')
    const args = new RegExp(`^${pattern}$`, 's').exec(text)
    if (!args || english.replace(marks, '') === '') return []
    const given: Argument[] = []
    for (const [index, [place = '']] of [...english.matchAll(marks)].entries()) {
      const arg = args[index + 1] ?? ''
      given[place.charCodeAt(0) - 0xe000] = /^\d+$/.test(arg) ? Number(arg) : (translationsOf(arg)[0] ?? arg)
    }
    return hindi(given)
  })
  return found.length > 0 ? [...new Set(found)] : [text]
}

/** The Hindi messages whose English holds a text, or matches a pattern, as patterns. */
const messagesWith = (wanted: string | RegExp): string[] =>
  dictionary
    .filter(({ english }) =>
      typeof wanted === 'string'
        ? english.includes(wanted)
        : samples.some((sample) => wanted.test(english.replace(marks, sample))),
    )
    .map(({ hindi }) => escaped(hindi([...samples.keys()].map(mark))).replace(marks, '.+'))

/** The Hindi pages, for `inLanguage`. A text that is no message, such as a lender’s name, is looked for as it is. */
export const hindi: Language = {
  basename: '/hi/',
  reword(text, isExact) {
    const exact = typeof text === 'string' ? translationsOf(text) : []
    if (isExact && typeof text === 'string') return new RegExp(`^(?:${exact.map(escaped).join('|')})$`, 's')
    const isKnown = exact.length > 0 && exact[0] !== text
    const patterns = isKnown ? exact.map(escaped) : messagesWith(text)
    return patterns.length > 0 ? new RegExp(`(?:${[...new Set(patterns)].join('|')})`, 's') : text
  },
}
