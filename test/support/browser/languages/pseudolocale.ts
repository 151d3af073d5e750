import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { type ESTree, parseSync } from 'vite'
import type { Language } from './in-language.ts'

const root = resolve(import.meta.dirname, '../../../..')
const words = join(root, 'functions/languages')

const plain = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ']
const accented = [...'åƀçďéƒğĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇĎÉƑĞĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ']

/** The letters of the pseudolocale. Its lower-case vowels are doubled, which makes a text longer by about a third. */
export const letters: Record<string, string> = Object.fromEntries(
  plain.map((letter, index) => [letter, `${accented[index]}`.repeat('aeiou'.includes(letter) ? 2 : 1)]),
)

/** Converts a text, as written in a source file, to the pseudolocale: `Çööɱþååŕéé ļööååñš`. Escapes stay as they are. */
export const pseudolocalize = (source: string) =>
  source.replace(/\\u\{\w+\}|\\u\w{4}|\\.|[A-Za-z]/gs, (match) => letters[match] ?? match)

// Playwright takes `>>` in a regular expression for the separator between two selectors.
const escaped = (character: string) => character.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&').replace('>', '\\x3e')

/** The pseudolocale, for `inLanguage`. On pages in it, a text that is hard-coded in English stays English. */
export const pseudolocale: Language = {
  basename: '/xa/',
  reword(text, isExact) {
    const tokens = typeof text === 'string' ? [...text].map(escaped) : (text.source.match(/\\.|./gs) ?? [])
    const pattern = tokens
      .map((token) => (token === '\\w' ? '\\S' : token))
      .map((token) => (letters[token] ? `(?:${token}|${letters[token]})` : token))
      .join('')
    return new RegExp(typeof text === 'string' && isExact ? `^${pattern}$` : pattern, isExact ? '' : 'i')
  },
}

/**
 * Writes a folder of languages: a copy of the English words, and the pseudolocale that is generated from them. The
 * folder is inside the repository, because the imports in its files that start with `#` resolve only there.
 *
 * @returns the folder of the languages
 */
export function writePseudolocale(): string {
  mkdirSync(join(root, '.local'), { recursive: true })
  const languages = mkdtempSync(join(root, '.local/languages-'))
  const folder = join(languages, pseudolocale.basename)
  const english = join(words, 'en')
  cpSync(english, join(languages, 'en'), { recursive: true })
  mkdirSync(folder)
  const sources = readdirSync(english).map((name) => join(english, name))
  for (const source of [...sources, join(root, 'functions/contract/messages.ts')]) {
    const text = readFileSync(source, 'utf8')
    const name = basename(source)
    writeFileSync(join(folder, name), name.endsWith('.ts') ? pseudolocalizeSource(name, text) : text)
  }
  writeFileSync(join(folder, 'locale.ts'), locale)
  return languages
}

const locale = `
export const tag = 'qps-ploc'
export const openGraph = 'qps_PLOC'
export const basename: string = '${pseudolocale.basename}'
export const name = 'Ẋåå'
export const isOffered: boolean = true
export const writtenLang: 'en' | undefined = 'en'
`

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value

/** Imports, types, comparisons, options of `Intl`, and constants of a union type: people do not read their strings. */
const isCode = (node: ESTree.Node) =>
  (node.type.startsWith('TS') && node.type !== 'TSAsExpression' && node.type !== 'TSSatisfiesExpression') ||
  (node.type === 'VariableDeclarator' && node.id.typeAnnotation?.typeAnnotation.type === 'TSUnionType') ||
  ['ImportDeclaration', 'BinaryExpression', 'NewExpression'].includes(node.type)

/** The source of a file of words, with every text in the pseudolocale. */
function pseudolocalizeSource(name: string, source: string): string {
  const { program, errors } = parseSync(name, source)
  if (errors.length > 0) throw new Error(`${name} is not TypeScript`)
  const texts: { start: number; end: number }[] = []
  const visit = (node: ESTree.Node) => {
    if (isCode(node)) return
    const isText = node.type === 'Literal' && typeof node.value === 'string'
    if (isText || node.type === 'TemplateElement') texts.push(node)
    for (const [key, value] of Object.entries(node)) {
      if (key === 'key' && !('computed' in node && node.computed)) continue
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child)
    }
  }
  visit(program)
  // From the end, so that the earlier positions stay valid.
  return texts
    .sort((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end }) =>
        text.slice(0, start) + pseudolocalize(text.slice(start, end)) + text.slice(end),
      source,
    )
}
