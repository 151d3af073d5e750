import { readdirSync } from 'node:fs'
import type { Language } from './in-language.ts'

type Argument = string | number

/** A text of the English pages, with a private-use character as a mark for each argument, and its Hindi translation. */
interface Entry {
  english: string
  hindi: (args: Argument[]) => string
}

const languages = new URL('../../../../functions/languages/', import.meta.url)
const mark = (index: number) => String.fromCharCode(0xe000 + index)
const marks = /[\uE000-\uE00F]/g
const allMarks = Array.from({ length: 16 }, (_, index) => mark(index))
/** Sample arguments. A test's regular expression is tried on each message with each of these in place of the marks. */
const samples = ['', '2', '₹2,50,000', '21 Nov, 10:40 am', '21 Nov 2026']

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

/** The texts in a value and in its members, if it has any. An English text and its translation have the same index. */
function texts(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'function') return [String(value)]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(texts)
}

/** The argument as a function, for messages that call it to turn some of their words into an element. */
const callable = (arg: Argument) => Object.assign((words: unknown) => words, { toString: () => String(arg) })

/** The texts that a message returns. If it returns the parts of a sentence, the whole sentence comes first. */
function call(message: (...args: unknown[]) => unknown, args: Argument[]): string[] {
  let result: unknown
  try {
    result = message(...args)
  } catch {
    result = message(...args.map(callable))
  }
  return Array.isArray(result) ? [texts(result).join(''), ...texts(result)] : texts(result)
}

const marksIn = (text: string) => [...new Set(text.match(marks))].sort().join('')

const isMessage = (value: unknown): value is (...args: unknown[]) => unknown => typeof value === 'function'

function entries(english: unknown, hindi: unknown): Entry[] {
  if (!isMessage(english) || !isMessage(hindi))
    return texts(english).map((text, index) => ({ english: text, hindi: () => texts(hindi)[index] ?? '' }))
  const places = Array.from({ length: english.length }, (_, index) => index)
  // First marks only, then 1 in the place of one mark at a time: a message whose count is 1 may have another text.
  const argumentLists = [
    places.map(mark),
    ...places.map((one) => places.map((each) => (each === one ? 1 : mark(each)))),
  ]
  try {
    // The parts of a sentence may be in another order in Hindi. A part whose marks differ from the English is left out.
    const hindiMarks = call(hindi, places.map(mark)).map(marksIn)
    const hasSameMarks = call(english, places.map(mark)).map(
      (text, index) => marksIn(text) === hindiMarks[index],
    )
    return argumentLists.flatMap((args) =>
      call(english, args).flatMap((text, index) => {
        const translate = (given: Argument[]) => {
          const filled = args.map((arg, place) => (arg === 1 ? 1 : (given[place] ?? '')))
          return call(hindi, filled)[index] ?? ''
        }
        return hasSameMarks[index] ? { english: text, hindi: translate } : []
      }),
    )
  } catch {
    // The message takes arguments that are not texts, numbers or functions.
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

/** A text's Hindi translations: several if screens translate it differently, the text itself if it is not a message. */
function translationsOf(text: string): string[] {
  const exact = dictionary.filter(({ english }) => english === text)
  if (exact.length > 0) return [...new Set(exact.map(({ hindi }) => hindi([])))]
  const found = dictionary.flatMap(({ english, hindi }) => {
    const pattern = escaped(english).replace(marks, '(.+)')
    const args = new RegExp(`^${pattern}$`, 's').exec(text)
    if (!args) return []
    const given: Argument[] = []
    for (const [index, [place = '']] of [...english.matchAll(marks)].entries()) {
      const arg = args[index + 1] ?? ''
      given[place.charCodeAt(0) - 0xe000] = /^\d+$/.test(arg) ? Number(arg) : (translationsOf(arg)[0] ?? arg)
    }
    return hindi(given)
  })
  return found.length > 0 ? [...new Set(found)] : [text]
}

/** Patterns for the Hindi of each message whose English contains a text or matches a regular expression. */
const hindiPatterns = (wanted: string | RegExp): string[] =>
  dictionary
    .filter(({ english }) =>
      typeof wanted === 'string'
        ? english.includes(wanted)
        : samples.some((sample) => wanted.test(english.replace(marks, sample))),
    )
    .map(({ hindi }) => escaped(hindi(allMarks)).replace(marks, '.+'))

/** The Hindi pages, for `inLanguage`. A text that is not a message, such as a lender’s name, is looked for as it is. */
export const hindi: Language = {
  basename: '/hi/',
  reword(text, isExact) {
    const exact = typeof text === 'string' ? translationsOf(text) : []
    if (isExact && typeof text === 'string') return new RegExp(`^(?:${exact.map(escaped).join('|')})$`, 's')
    const isKnown = exact.length > 0 && exact[0] !== text
    const patterns = isKnown ? exact.map(escaped) : hindiPatterns(text)
    return patterns.length > 0 ? new RegExp(`(?:${[...new Set(patterns)].join('|')})`, 's') : text
  },
}
