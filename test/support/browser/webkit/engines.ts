import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { freePort } from '#lib/local/http.ts'
import { type Session, startSession } from './webdriver.ts'

/** A WebKit from packages of Debian. */
export interface Engine {
  packages: string[]
  /** The programs of these packages, without which the engine cannot be driven. */
  programs: string[]
  /** Starts the driver; the port follows as `--port`. */
  command: [string, ...string[]]
  capabilities: object
  /** Whether its window takes every width. Otherwise it stays 1280 pixels wide, and a narrower page needs a frame. */
  canResize: boolean
}

const libraries = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`

export const engines = {
  /** The engine of Safari 26, in a window of a virtual screen. */
  WebKitGTK: {
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
    programs: ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run', '/usr/bin/xauth'],
    command: ['xvfb-run', '--auto-servernum', 'WebKitWebDriver'],
    capabilities: {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': {
        binary: `${libraries}/webkit2gtk-4.1/MiniBrowser`,
        // Full-screen, it has no toolbar, which would keep the window wider than a phone.
        args: ['--automation', '--full-screen'],
      },
    },
    canResize: true,
  },
  /** The engine of Safari 16.0, without a screen. */
  'WPE WebKit': {
    // The driver's package does not depend on that of the engine.
    packages: ['wpewebkit-driver', 'libwpewebkit-1.1-0'],
    programs: ['/usr/bin/WPEWebDriver', `${libraries}/wpe-webkit-1.1/MiniBrowser`],
    command: ['WPEWebDriver', '--host=127.0.0.1'],
    capabilities: {
      browserName: 'MiniBrowser',
      'wpe:browserOptions': {
        binary: `${libraries}/wpe-webkit-1.1/MiniBrowser`,
        args: ['--automation', '--headless'],
      },
    },
    canResize: false,
  },
} satisfies Record<string, Engine>

export const isInstalled = ({ programs }: Engine) => programs.every((program) => existsSync(program))

/** Runs an engine while `use` runs. */
export async function withEngine<Result>(
  { command: [program, ...args], capabilities }: Engine,
  use: (session: Session) => Promise<Result>,
): Promise<Result> {
  const port = await freePort()
  // A process group of its own, so that the virtual screen ends with the driver.
  const driver = spawn(program, [...args, `--port=${port}`], { stdio: 'ignore', detached: true })
  try {
    const session = await startSession(`http://127.0.0.1:${port}`, capabilities)
    try {
      return await use(session)
    } finally {
      await session.quit()
    }
  } finally {
    if (driver.pid) process.kill(-driver.pid)
  }
}
