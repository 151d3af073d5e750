import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import * as englishMessages from '#contract/messages.ts'
import { translations as apiTranslations } from '#http/translations.ts'

type Words = Record<string, unknown>

const folder = new URL('../../../functions/languages/', import.meta.url)
const filesOf = (language: string) =>
  readdirSync(new URL(`${language}/`, folder)).filter((file) => file.endsWith('.ts'))
const wordsOf = (language: string, file: string): Promise<Words> =>
  import(new URL(`${language}/${file}`, folder).href)

const englishFiles = filesOf('en')
const otherLanguages = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'en')
  .map(({ name }) => name)

/** Stands for any argument: text, a number, an element, or a function that makes an element of text. */
function argument(index: number) {
  const shown = () => `«${index}»`
  return Object.assign((text: string) => `«${index}»${text}`, {
    isArgument: true,
    toString: shown,
    replace: shown,
  })
}

/** The text of a message, which is a string, a list or an object of messages, or a function that returns a message. */
function textOf(message: unknown): string {
  if (typeof message === 'function')
    return 'isArgument' in message
      ? String(message)
      : textOf(message(...Array.from({ length: message.length }, (_, index) => argument(index))))
  if (typeof message === 'object' && message !== null) return Object.values(message).map(textOf).join('\n')
  return String(message)
}

/** The paragraphs and lists of a section, without their texts. */
const shapeOf = (section: unknown) =>
  JSON.stringify(typeof section === 'function' ? section() : section, (_, part) =>
    typeof part === 'string' ? '' : part,
  )

const argumentsIn = (message: unknown) => [...new Set(textOf(message).match(/«\d+»/g))].sort()

test('every translation has the same .ts files as the `en` folder, and messages.ts', () => {
  expect(otherLanguages).toContain('hi')
  /** What words of a translation import, besides words. */
  const helpers = ['hindi-ordinal.ts']
  for (const language of otherLanguages)
    expect(
      filesOf(language)
        .filter((file) => !helpers.includes(file))
        .sort(),
      language,
    ).toEqual([...englishFiles, 'messages.ts'].sort())
})

test('the API has every translation of its messages', () => {
  expect(Object.keys(apiTranslations)).toEqual(otherLanguages)
})

test('the path of a translation’s pages is the name of its folder', async () => {
  for (const language of otherLanguages)
    expect((await wordsOf(language, 'locale.ts')).basename).toBe(`/${language}/`)
})

describe.each(otherLanguages)('%s', (language) => {
  test.each([...englishFiles, 'messages.ts'])('%s translates every English text', async (file) => {
    const source: Words = file === 'messages.ts' ? englishMessages : await wordsOf('en', file)
    const translation = await wordsOf(language, file)
    expect(Object.keys(translation).sort()).toEqual(Object.keys(source).sort())
    for (const [key, message] of Object.entries(source)) {
      expect(textOf(translation[key]), key).not.toBe('')
      expect(argumentsIn(translation[key]), key).toEqual(argumentsIn(message))
      // `APR 9%` is the same in both languages; a sentence is not.
      if (/[a-z]{3}.* /.test(textOf(message))) expect(textOf(translation[key]), key).not.toBe(textOf(message))
    }
  })

  test.each(['terms.ts', 'privacy.ts'])('%s has the English file’s sections and paragraphs', async (file) => {
    const translation = await wordsOf(language, file)
    for (const [name, section] of Object.entries(await wordsOf('en', file)))
      expect(shapeOf(translation[name]), name).toBe(shapeOf(section))
  })
})
