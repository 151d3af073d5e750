/**
 * `npm run licences` lists the licences of what ships in docs/licences.md, and fails where one is not among those
 * that we take. What ships is what package.json calls `dependencies`, with all that they bring along.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')
const page = join(root, 'docs/licences.md')

/** None of them asks that our own code be given away. */
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
  dependencies?: Dependencies
  optionalDependencies?: Dependencies
  peerDependencies?: Dependencies
}

/** The names of packages, by the licence that each says it has. */
export type Licences = Map<string, string[]>

export function licencesOfWhatShips(): Licences {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const licences: Licences = new Map()
  for (const place of shipped(packages)) {
    const { license } = JSON.parse(readFileSync(join(root, place, 'package.json'), 'utf8'))
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const said = typeof license === 'string' ? license : 'none that is named'
    licences.set(said, [...new Set([...(licences.get(said) ?? []), name])].sort())
  }
  return new Map([...licences].sort(([a], [b]) => a.localeCompare(b)))
}

/** Packages of which no licence is among those that we take. */
export function refused(licences: Licences): string[] {
  const isAccepted = (said: string) =>
    said
      .replace(/^\((.*)\)$/, '$1')
      .split(' OR ')
      .some((licence) => accepted.includes(licence))
  return [...licences].flatMap(([said, names]) =>
    isAccepted(said) ? [] : names.map((name) => `${name} (${said})`),
  )
}

/** Without versions, which change every week. */
export function licencesPage(licences: Licences): string {
  const rows = [...licences].map(([said, names]) => `| ${said} | ${names.length} | ${names.join(', ')} |`)
  return `# Licences

Written by \`npm run licences\`: what package.json calls \`dependencies\`, with all that they bring along. The site
itself hands out the texts of what is in its pages at \`/licences.txt\`, and Inter's (OFL-1.1) at \`/inter-licence.txt\`.

Taken are ${accepted.join(', ')}, and what offers one of these
as a choice.

| licence | packages | which |
|---|---|---|
${rows.join('\n')}
`
}

/** Every place in node_modules that a dependency leads to, as Node looks for it. */
function shipped(packages: Record<string, Locked>): Set<string> {
  const found = new Set<string>()
  const todo = Object.keys(packages['']?.dependencies ?? {}).map((name) => placeOf(name, ''))
  for (const place of todo) {
    if (!place || found.has(place)) continue
    found.add(place)
    const { dependencies, optionalDependencies, peerDependencies } = packages[place] ?? {}
    const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })
    todo.push(...names.map((name) => placeOf(name, place)))
  }
  return found

  /** Undefined for what is optional and not installed. */
  function placeOf(name: string, from: string): string | undefined {
    const place = join(from, 'node_modules', name)
    if (packages[place]) return place
    return from ? placeOf(name, from.slice(0, Math.max(0, from.lastIndexOf('node_modules/') - 1))) : undefined
  }
}

if (import.meta.filename === process.argv[1]) {
  const licences = licencesOfWhatShips()
  writeFileSync(page, licencesPage(licences))
  const refusals = refused(licences)
  for (const refusal of refusals) console.error(`Not a licence that we take: ${refusal}`)
  const count = [...licences.values()].flat().length
  if (refusals.length === 0) console.log(`${count} packages, all of licences that we take: docs/licences.md`)
  process.exit(refusals.length === 0 ? 0 : 1)
}
