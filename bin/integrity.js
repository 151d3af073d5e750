// Adds missing integrity hashes to package-lock.json, or checks that none is missing: without one, `npm ci` installs
// whatever the registry serves. For some days after a release, the registry may lack a native package for another platform; npm
// lists it in the lock file all the same, without a hash.
//
//     npm run integrity                  adds the missing hashes that the registry has, and names the others
//     node bin/integrity.js --check      fails if one is missing; `npm run check` runs it, and so do bin/install.js and
//                                        the workflows before `npm ci`
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

const path = new URL('../package-lock.json', import.meta.url)
const lock = JSON.parse(readFileSync(path, 'utf8'))

// The root has no tarball, and a bundled package is part of its parent's.
const missing = Object.entries(lock.packages).flatMap(([place, entry]) => {
  if (!place || entry.link || entry.inBundle || entry.integrity) return []
  const name = entry.name ?? place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
  return [{ place, entry, spec: `${name}@${entry.version}` }]
})

const [option] = process.argv.slice(2)
if (option !== undefined && option !== '--check') {
  console.error('Usage: npm run integrity, or npm run integrity -- --check')
  process.exit(1)
}
if (option) {
  for (const { spec } of missing) console.error(`package-lock.json has no integrity hash of ${spec}`)
  if (missing.length > 0) console.error('Add the hashes before you install: npm run integrity')
  process.exit(missing.length > 0 ? 1 : 0)
}

const unknown = missing.filter(({ place, entry, spec }) => {
  const { stdout } = spawnSync('npm', ['view', spec, 'dist.integrity'], { encoding: 'utf8' })
  const integrity = stdout.trim()
  if (!integrity.startsWith('sha512-')) return true
  // Keeps the fields in the order in which npm writes them.
  const { version, ...rest } = entry
  lock.packages[place] = { version, integrity, ...rest }
  return false
})
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`Added ${missing.length - unknown.length} integrity hashes`)
for (const { spec } of unknown) console.log(`npm view found no SHA-512 hash of ${spec}`)
