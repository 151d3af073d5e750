import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import * as z from 'zod/mini'

export const licencesFile = 'licences.txt'

const person = z.union([
  z.string(),
  z.pipe(
    z.object({ name: z.string() }),
    z.transform(({ name }) => name),
  ),
])
const Manifest = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string(),
  author: z._default(person, ''),
})

interface Package extends z.infer<typeof Manifest> {
  /** The text of the licence files that it ships; empty if there are none. */
  text: string
}

/**
 * Writes the licences of the packages that the pages and their workers contain. Vite's `build.license` leaves out
 * workers, which Vite bundles separately, and has no text for packages that ship none.
 */
export function licences(): { ofPages: Plugin; ofWorkers: Plugin } {
  const modules = new Set<string>()
  const collect = (bundle: Rolldown.OutputBundle) => {
    for (const output of Object.values(bundle))
      if (output.type === 'chunk') for (const id of output.moduleIds) modules.add(id)
  }
  return {
    // Vite bundles workers while it transforms the modules that start them, so before this hook runs.
    ofPages: {
      name: 'tulna-licences',
      apply: 'build',
      generateBundle(_, bundle) {
        collect(bundle)
        const source = `# Licences\n\nThe site contains code from these packages.\n${licenceTexts(modules)}`
        this.emitFile({ type: 'asset', fileName: licencesFile, source })
      },
    },
    ofWorkers: { name: 'tulna-worker-licences', generateBundle: (_, bundle) => collect(bundle) },
  }
}

/** A heading and the licence of each package that the modules are from. Throws if there is no text for a licence. */
export function licenceTexts(modules: Iterable<string>): string {
  const packages = [...new Set([...modules].flatMap(folderOf))].map(read).sort(byName)
  return packages
    .map((one) => `\n## ${one.name} - ${one.version} (${one.license})\n\n${textOf(one, packages)}\n`)
    .join('')
}

const byName = (a: Package, b: Package) => (a.name < b.name ? -1 : 1)

/** The folder of the package that a module is from, such as `…/node_modules/@firebase/app`. */
const folderOf = (module: string) => module.match(/^.*\/node_modules\/(@[^/]+\/)?[^/]+/)?.slice(0, 1) ?? []

function read(folder: string): Package {
  const manifest = Manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
  const text = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice)/i.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8').trim())
    .join('\n\n')
  return { ...manifest, text }
}

/**
 * A package's licence files. If it has none: those of another package with the same author and licence, or else a reference
 * to a package with the same licence.
 */
function textOf({ name, text, author, license }: Package, packages: readonly Package[]): string {
  if (text) return text
  const others = packages.filter((other) => other.text && other.license === license)
  const related = others.find((other) => other.author === author)
  if (related && author) return related.text
  const [other] = others
  if (!other) throw new Error(`${name} has no licence text`)
  return `Copyright ${author}\n\nLicensed under ${license}. Its text is printed under ${other.name}.`
}
