import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { parseSync, Visitor } from 'vite'
import manifest from '../package.json' with { type: 'json' }

// Checks which areas import which others. An area is a folder of functions/, lib/ or web/src/, or the package that an import
// names. Biome reports import cycles between files (`noImportCycles`).

/**
 * The rooms of a folder, which are its folders and files, from the top: a room imports only those to its right. All folders
 * are listed; files that are not are below the rooms that are, and may import one another.
 */
export const orders = {
  // `words` stands for `#words/…`, the words of the language that is built; `languages` for the folder that has them all.
  functions:
    'user, worker → http → feeds, links, payments, rankings → offers → sessions → exports → complaints → applications → borrowers, insights → audit → table → runtime → languages → contract → words → redress, statements → loans',
  'functions/loans': 'running, true-cost → ranking, repayment → dated, terms',
  'functions/statements': 'judge, read → lay-out',
  lib: 'local → stacks → constructs, operations → settings',
  'lib/local':
    'running.ts, seed.ts, sample → cloud.ts → start-services.ts → edge → api → lambda, services → iam → template',
  // The rooms in the line of `admin` are the parts of the product.
  'web/src': `main.tsx, prerender → app.tsx, measure-visits.ts → Layout.tsx
    → Footer.tsx, PagesWithToasts.tsx, RouteError.tsx
    → admin, call-to-action, grievance, landing, legal, lenders, loan-journey, loan-types, menu, my-tulna, notice, offers, ranking, shop, tools
    → PageHead.tsx → offer-card → borrower → catalogue, session, worker → api → content, form → ui`,
}

/** Imports between rooms that are side by side: `importer → target`. */
const exceptions = [
  // Shows a note with the name of the brand from which a shopper came.
  'web/src/loan-journey → web/src/shop',
]

/** Which order of a folder forbids that one of its files imports another. */
function brokenOrder(importer: string, target: string): string | undefined {
  for (const [folder, order] of Object.entries(orders)) {
    const [from, to] = [roomOf(importer, folder), roomOf(target, folder)]
    if (!from || !to || from === to || exceptions.includes(`${folder}/${from} → ${folder}/${to}`)) continue
    const levels = order.split('→').map((level) => level.trim().split(', '))
    const depthOf = (room: string) => {
      const depth = levels.findIndex((level) => level.includes(room))
      return depth < 0 && room.includes('.') ? levels.length : depth
    }
    const [above, below] = [depthOf(from), depthOf(to)]
    const where = `the order of ${folder}/ (bin/check-imports.ts)`
    if (above < 0 || below < 0) return `${above < 0 ? from : to} has no place in ${where}`
    if (below < above || (below === above && below < levels.length))
      return `${from} is not above ${to} in ${where}`
  }
  return undefined
}

/** The folder or file of `folder` that has the file at `path`, or is it. */
const roomOf = (path: string, folder: string) =>
  path.startsWith(`${folder}/`) ? path.slice(folder.length + 1).split('/')[0] : undefined

interface Rule {
  from: RegExp
  /** Whether an area that `from` matches may not import `target`, another area. */
  forbids: (target: string) => boolean
  why: string
}

const isOurs = (area: string) => /^(bin|functions|lib|test|web)(\/|$)/.test(area)

const rules: Rule[] = [
  {
    from: /^functions\//,
    forbids: (target) => isOurs(target) && !target.startsWith('functions'),
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
    why: 'the loan engine is pure: it imports its own files only',
  },
  {
    from: /^functions\/statements$/,
    forbids: (target) => !isOurs(target),
    why: 'the statement check is pure: it imports its own files and the loan engine',
  },
  {
    from: /^functions\/redress$/,
    forbids: (target) => !isOurs(target),
    why: 'the rules of complaints are pure: they import their own files and the dates of the loan engine',
  },
  {
    from: /^web\/src/,
    forbids: (target) =>
      isOurs(target)
        ? !/^web|^functions\/(contract|loans|redress|statements|languages|words)$/.test(target)
        : /^(node:|@aws-sdk\/)/.test(target),
    why: 'of the back end, the web app imports functions/contract, functions/loans, functions/redress, functions/statements and the words',
  },
  {
    from: /^web\/src\/ui$/,
    forbids: (target) => target.startsWith('web'),
    why: 'ui/ knows no route and fetches nothing',
  },
]

const areaOf = (path: string) =>
  posix
    .dirname(path)
    .split('/')
    .slice(0, path.startsWith('web/src/') ? 3 : 2)
    .join('/')

/** The path of the file that an import names, or the name of the package. */
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

/** One line for each forbidden import. `path` is relative to the repository. */
export function forbiddenImports(path: string, source: string): string[] {
  const importer = areaOf(path)
  return importsIn(path, source).flatMap(({ specifier, start }) => {
    const file = targetOf(path, specifier)
    const target = isOurs(file) ? areaOf(file) : file
    const rule = rules.find(
      ({ from, forbids }) => target !== importer && from.test(importer) && forbids(target),
    )
    const why = rule?.why ?? brokenOrder(path, file)
    if (!why) return []
    const line = source.slice(0, start).split('\n').length
    return `${path}:${line}: may not import ${specifier}: ${why}`
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
