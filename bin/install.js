// Runs before `npm start`, `npm test` and their like, on plain Node: installs what the lock file asks for
// where that has not happened yet, so that a bare clone needs no other command.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs'

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Tulna needs Node 20.19 or later; this is ${process.version}.`)
  process.exit(1)
}

const root = new URL('../', import.meta.url)
const modules = new URL('node_modules', root)
// A link leads to the packages of another checkout, which are not this one's to replace.
const isBorrowed = existsSync(modules) && lstatSync(modules).isSymbolicLink()
const stamp = new URL('node_modules/.installed-lock', root)
const lock = createHash('sha256')
  .update(readFileSync(new URL('package-lock.json', root)))
  .digest('hex')
if (!isBorrowed && (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock)) {
  console.log('Installing packages, once …')
  const npm = spawnSync('npm ci --no-audit --no-fund', { cwd: root, stdio: 'inherit', shell: true })
  if (npm.status !== 0) process.exit(npm.status ?? 1)
  writeFileSync(stamp, lock)
}
