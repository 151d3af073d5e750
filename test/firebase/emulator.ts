import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { freePort, host } from '#lib/local/http.ts'
import { startChildProcess, waitUntilReady } from '#lib/local/services/child-process.ts'

const version = '15.34.2'
/** firebase-tools is installed here, apart from our own packages, because it has about 600 dependencies. */
const tools = resolve(import.meta.dirname, `../../node_modules/.cache/firebase-tools-${version}`)

/** Projects with the prefix `demo-` never exist in Firebase. */
export const project = 'demo-tulna'

/**
 * Starts Firebase's authentication emulator, and installs it first if it is missing. Makes up to three attempts,
 * because another process may take a port that was chosen.
 */
export async function startFirebase(folder: string) {
  install()
  for (let attempt = 1; ; attempt++)
    try {
      return await start(folder)
    } catch (error) {
      if (attempt === 3) throw error
    }
}

async function start(folder: string) {
  mkdirSync(folder, { recursive: true })
  const [port, hub, logging] = [await freePort(), await freePort(), await freePort()]
  const address = `http://${host}:${port}`
  const emulators = {
    auth: { host, port },
    hub: { host, port: hub },
    logging: { host, port: logging },
    ui: { enabled: false },
  }
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify({ emulators }))

  const program = join(tools, 'node_modules/firebase-tools/lib/bin/firebase.js')
  const child = startChildProcess(
    [process.execPath, program, 'emulators:start', '--only', 'auth', '--project', project],
    {
      title: 'Firebase’s emulator',
      cwd: folder,
      // Its own folders, so that it does not share settings or locks with other copies of the emulator.
      env: { CI: 'true', XDG_CONFIG_HOME: folder, TMPDIR: folder },
      log: openSync(join(folder, 'emulator.log'), 'a'),
    },
  )
  await waitUntilReady(() => fetch(address), child)
  return { address, stop: child.stop }
}

function install() {
  if (existsSync(tools)) return
  console.log(`Installing firebase-tools ${version}, once …`)
  const unfinished = `${tools}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true })
  const options = '--ignore-scripts --omit=optional --no-save --no-package-lock --no-audit --no-fund'
  const command = `npm install --prefix "${unfinished}" ${options} firebase-tools@${version}`
  const npm = spawnSync(command, { stdio: 'inherit', shell: true })
  if (npm.status !== 0) throw new Error(`firebase-tools ${version} could not be installed`)
  renameSync(unfinished, tools)
}
