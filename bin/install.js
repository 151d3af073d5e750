// Runs before `npm start`, `npm test` and their like, on plain Node: installs what the lock file asks for
// where that has not happened yet, so that a bare clone needs no other command.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Tulna needs Node 20.19 or later; this is ${process.version}.`)
  process.exit(1)
}

const root = new URL('../', import.meta.url)
const installed = new URL('node_modules/.package-lock.json', root)
const wanted = new URL('package-lock.json', root)
if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(wanted).mtimeMs) {
  console.log('Installing packages, once …')
  const npm = spawnSync('npm ci --no-audit --no-fund', { cwd: root, stdio: 'inherit', shell: true })
  process.exit(npm.status ?? 1)
}
