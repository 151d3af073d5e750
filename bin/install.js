// Runs on plain Node before `npm start`, `npm test` and similar commands: installs the packages of the lock file if
// they are missing or outdated, so that a fresh clone needs no other command.
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
// A symbolic link leads to the packages of another checkout, which must stay as they are.
const isShared = existsSync(modules) && lstatSync(modules).isSymbolicLink()
const stamp = new URL('node_modules/.installed-lock', root)
const lock = createHash('sha256')
  .update(readFileSync(new URL('package-lock.json', root)))
  .digest('hex')
if (!isShared && (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock)) {
  console.log('Installing packages …')
  const check = spawnSync(process.execPath, ['bin/integrity.js', '--check'], { cwd: root, stdio: 'inherit' })
  if (check.status !== 0) process.exit(1)
  const npm = spawnSync('npm ci --loglevel=error', { cwd: root, stdio: 'inherit', shell: true })
  if (npm.status !== 0) process.exit(npm.status ?? 1)
  writeFileSync(stamp, lock)
}
