import { readdirSync, readFileSync } from 'node:fs'

// Holds the Hindi words to the names in docs/glossary-hi.md, so that a thing has one name on every screen.

interface Term {
  english: string
  /** What the glossary says to write, such as `फ़ीस; चार्ज`. */
  hindi: string
  /** Names that must not be used for it. */
  refused: string[]
}

/** The rows of the glossary's tables: English, Hindi, names that are refused (separated by commas), remarks. */
export function readGlossary(markdown: string): Term[] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, english]) => english !== 'English' && !english?.startsWith('-'))
    .map(([, english = '', hindi = '', refused = '']) => ({
      english,
      hindi,
      refused: refused
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean),
    }))
}

const wholeWord = (name: string) =>
  new RegExp(`(?<![\\p{L}\\p{M}])${name.replace(/[()]/g, '\\$&')}(?![\\p{L}\\p{M}])`, 'u')

const namesIn = (hindi: string) => hindi.split(';').map((name) => name.trim())

/** For each refused name in a file: the line, and what to write instead. Accepts a refused name inside a longer name of the glossary. */
export function refusedNames(path: string, source: string, glossary: readonly Term[]): string[] {
  const names = glossary.flatMap(({ hindi }) => namesIn(hindi))
  const refusals = glossary.flatMap(({ hindi, refused }) =>
    refused.map((name) => ({
      name,
      hindi,
      allowed: names.filter((longer) => longer.length > name.length && wholeWord(name).test(longer)),
    })),
  )
  return source
    .split('\n')
    .flatMap((line, index) =>
      refusals
        .filter(({ name, allowed }) =>
          wholeWord(name).test(allowed.reduce((text, longer) => text.replaceAll(longer, ' '), line)),
        )
        .map(({ name, hindi }) => `${path}:${index + 1}: “${name}”: write “${hindi}”`),
    )
}

/** Words that some texts spell with a nukta and others without, such as `फ़ीस` and `फीस`. */
export function twoSpellings(texts: string): string[] {
  const spellings = new Map<string, Set<string>>()
  for (const [word] of texts.normalize('NFD').matchAll(/[\p{L}\p{M}]+/gu)) {
    const bare = word.replaceAll('\u093c', '')
    spellings.set(bare, (spellings.get(bare) ?? new Set()).add(word))
  }
  return [...spellings.values()]
    .filter((words) => words.size > 1)
    .map((words) => `spelled in more than one way: ${[...words].sort().join(', ')}`)
}

if (import.meta.filename === process.argv[1]) {
  const glossary = readGlossary(readFileSync('docs/glossary-hi.md', 'utf8'))
  const files = readdirSync('functions/languages/hi')
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `functions/languages/hi/${file}`)
    .map((path) => ({ path, source: readFileSync(path, 'utf8') }))
  const violations = [
    ...files.flatMap(({ path, source }) => refusedNames(path, source, glossary)),
    ...twoSpellings(files.map(({ source }) => source).join('\n')),
  ]
  for (const violation of violations) console.error(violation)
  if (violations.length > 0) process.exitCode = 1
}
