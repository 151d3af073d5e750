/**
 * `npm run licences` writes docs/licences.md, the licences of the packages that ship: the `dependencies` of package.json
 * and their own dependencies. Fails if a licence is not accepted.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')
const page = join(root, 'docs/licences.md')

/** None of these requires us to publish our own code. */
const accepted = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
]

type Dependencies = Record<string, string>
interface Locked {
  /** npm may skip the package, such as a native one for another platform. */
  optional?: boolean
  dependencies?: Dependencies
  optionalDependencies?: Dependencies
  peerDependencies?: Dependencies
}

/** The names of packages by their declared licence. */
export type Licences = Map<string, string[]>

export function shippedLicences(): Licences {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const licences: Licences = new Map()
  for (const folder of shippedFolders(packages)) {
    const { license } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const licence = typeof license === 'string' ? license : 'no licence'
    licences.set(licence, [...new Set([...(licences.get(licence) ?? []), name])].sort())
  }
  return new Map([...licences].sort(([a], [b]) => a.localeCompare(b)))
}

/** The packages without an accepted licence. */
export function findRejected(licences: Licences): string[] {
  const isAccepted = (expression: string) =>
    expression
      .replace(/^\((.*)\)$/, '$1')
      .split(' OR ')
      .some((licence) => accepted.includes(licence))
  return [...licences].flatMap(([licence, names]) =>
    isAccepted(licence) ? [] : names.map((name) => `${name} (${licence})`),
  )
}

/** The text of docs/licences.md. It leaves out versions, which change too often. */
export function licencesPage(licences: Licences): string {
  const rows = [...licences].map(
    ([licence, names]) => `| ${licence} | ${names.length} | ${names.join(', ')} |`,
  )
  return `# Licences

Written by \`npm run licences\`: the \`dependencies\` of package.json and their own dependencies, without optional ones. The site serves the licence
texts of what its pages and workers contain at \`/licences.txt\`, and those of the fonts (OFL-1.1) at \`/inter-licence.txt\` and
\`/noto-sans-devanagari-licence.txt\`.

Accepted licences: ${accepted.join(', ')}, or a choice that includes
one of them.

| licence | packages | which |
|---|---|---|
${rows.join('\n')}
`
}

/** The folders in node_modules of the packages that ship, resolved as Node resolves them. */
function shippedFolders(packages: Record<string, Locked>): Set<string> {
  const found = new Set<string>()
  const todo = Object.keys(packages['']?.dependencies ?? {}).map((name) => folderOf(name, ''))
  for (const folder of todo) {
    if (!folder || found.has(folder)) continue
    found.add(folder)
    const { dependencies, optionalDependencies, peerDependencies } = packages[folder] ?? {}
    const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })
    todo.push(...names.map((name) => folderOf(name, folder)))
  }
  return found

  /** Undefined for optional packages: nothing that ships needs one. */
  function folderOf(name: string, from: string): string | undefined {
    const folder = join(from, 'node_modules', name)
    if (packages[folder]) return packages[folder].optional ? undefined : folder
    return from
      ? folderOf(name, from.slice(0, Math.max(0, from.lastIndexOf('node_modules/') - 1)))
      : undefined
  }
}

if (import.meta.filename === process.argv[1]) {
  const licences = shippedLicences()
  writeFileSync(page, licencesPage(licences))
  const rejections = findRejected(licences)
  for (const rejection of rejections) console.error(`Licence not accepted: ${rejection}`)
  const count = [...licences.values()].flat().length
  if (rejections.length === 0) console.log(`${count} packages, all with accepted licences: docs/licences.md`)
  process.exit(rejections.length === 0 ? 0 : 1)
}
