import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { parseSync, Visitor } from 'vite'
import manifest from '../package.json' with { type: 'json' }

// Checks which areas import which others. An area is a folder of functions/, lib/ or web/src/, or the package that an import
// names. Biome reports import cycles (`noImportCycles`).

/**
 * The order of what a folder has, from the top: an entry imports only those to its right. Entries with a comma between them do
 * not import each other. The dot stands for the folder's own files. In functions/, `words` stands for `#words/…`, the words of
 * the language that is built, and `languages` for the folder that has them all.
 */
export const orders = {
  functions:
    'user, worker → http → offers → sessions → exports → complaints → borrowers → applications → audit → table → runtime → languages → contract → loans → words',
  'functions/loans': 'kfs, ranking, repayment → terms → .',
}

/** The folders of web/src with code that features share. Every other folder of web/src is a feature. */
const shared = ['api', 'borrower', 'catalogue', 'content', 'form', 'session', 'ui', 'worker']

/** The other features that a feature may import. A feature that is not listed may import none. */
const usedFeatures: Record<string, string[]> = {
  // Shows a note with the name of the brand from which a shopper came.
  'loan-journey': ['shop'],
  // Renders pages into files during the build; browsers do not load it.
  prerender: ['lenders', 'loan-journey', 'menu', 'offers'],
}

interface Rule {
  from: RegExp
  /** Whether `importer`, an area that `from` matches, may not import `target`, another area. */
  forbids: (target: string, importer: string) => boolean
  why: string
}

const isOurs = (area: string) => /^(bin|functions|lib|test|web)(\/|$)/.test(area)
const folderOf = (area: string) => posix.basename(area)
const isFeature = (area: string) => /^web\/src\/./.test(area) && !shared.includes(folderOf(area))

/** Why the order of a folder forbids that a file imports another one; `undefined` if none does. */
function brokenOrder(importer: string, target: string): string | undefined {
  for (const [folder, order] of Object.entries(orders)) {
    const [above, below] = [entryOf(importer, folder), entryOf(target, folder)]
    if (!above || !below || above === below) continue
    const depth = (entry: string) =>
      order.split(' → ').findIndex((names) => names.split(', ').includes(entry))
    if (depth(above) < 0 || depth(below) <= depth(above)) return `the order in ${folder}/ is ${order}`
  }
  return undefined
}

/** The subfolder of `folder` that a file is in; a dot for a file of its own, `undefined` for a file elsewhere. */
function entryOf(path: string, folder: string): string | undefined {
  if (!path.startsWith(`${folder}/`)) return undefined
  const [first = '', ...rest] = path.slice(folder.length + 1).split('/')
  return rest.length > 0 ? first : '.'
}

const rules: Rule[] = [
  {
    from: /^functions\//,
    forbids: (target) => isOurs(target) && !target.startsWith('functions/'),
    why: 'functions import neither infrastructure nor pages',
  },
  {
    from: /^functions\/contract$/,
    forbids: (target) => !isOurs(target) && target !== 'zod',
    why: 'the contract runs in browsers and Lambdas alike, and needs no package but zod',
  },
  {
    from: /^functions\/loans$/,
    forbids: (target) => !isOurs(target),
    why: 'the loan engine is pure: it imports its own files and its words',
  },
  {
    from: /^lib\/(stacks|constructs|settings|operations)$/,
    forbids: (target) => target === 'lib/local',
    why: 'code that is deployed, or operates a deployed stage, may not import the local cloud',
  },
  {
    from: /^web\/src/,
    forbids: (target) =>
      isOurs(target)
        ? !/^web|^functions\/(contract|loans|languages|words)$/.test(target)
        : /^(node:|@aws-sdk\/)/.test(target),
    why: 'of the back end, the web app imports functions/contract, functions/loans and the words',
  },
  {
    from: /^web\/src\/ui$/,
    forbids: (target) => target.startsWith('web'),
    why: 'ui/ knows no route and fetches nothing',
  },
  {
    from: /^web\/src\/./,
    forbids: (target, importer) =>
      isFeature(target) && !usedFeatures[folderOf(importer)]?.includes(folderOf(target)),
    why: `features may not be imported; code that two of them need belongs in ${shared.join('/, ')}/`,
  },
]

const areaOf = (path: string) =>
  posix
    .dirname(path)
    .split('/')
    .slice(0, path.startsWith('web/src/') ? 3 : 2)
    .join('/')

/** The path of the file that is imported, or the name of the package. */
function targetOf(importer: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(importer), specifier)
  if (specifier.startsWith('#words/')) return specifier.replace('#', 'functions/')
  for (const [alias, folder] of Object.entries(manifest.imports)) {
    const prefix = alias.slice(0, -1)
    if (specifier.startsWith(prefix)) return posix.join(folder.slice(0, -1), specifier.slice(prefix.length))
  }
  return /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier
}

/** The modules that a source imports or re-exports from, types included, also by `import('…')`, each with its position. */
function importsIn(path: string, source: string): { specifier: string; start: number }[] {
  const found: { specifier: string; start: number }[] = []
  const add = (node: { source: { type: string; start: number; value?: unknown } | null }) => {
    if (typeof node.source?.value === 'string')
      found.push({ specifier: node.source.value, start: node.source.start })
  }
  new Visitor({
    ImportDeclaration: add,
    ExportNamedDeclaration: add,
    ExportAllDeclaration: add,
    ImportExpression: add,
    TSImportType: add,
  }).visit(parseSync(path, source).program)
  return found
}

/** One line for each import that a rule forbids. `path` is relative to the repository. */
export function forbiddenImports(path: string, source: string): string[] {
  const importer = areaOf(path)
  return importsIn(path, source).flatMap(({ specifier, start }) => {
    const file = targetOf(path, specifier)
    const target = isOurs(file) ? areaOf(file) : file
    const why =
      brokenOrder(path, file) ??
      (target === importer
        ? undefined
        : rules.find(({ from, forbids }) => from.test(importer) && forbids(target, importer))?.why)
    if (!why) return []
    const line = source.slice(0, start).split('\n').length
    return `${path}:${line}: ${importer} may not import ${specifier}: ${why}`
  })
}

if (import.meta.filename === process.argv[1]) {
  const violations = ['functions', 'lib', 'web/src'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.[cm]?[jt]sx?$/.test(file))
      .map((file) => `${folder}/${file}`)
      .flatMap((path) => forbiddenImports(path, readFileSync(path, 'utf8'))),
  )
  for (const violation of violations) console.error(violation)
  if (violations.length > 0) process.exitCode = 1
}
