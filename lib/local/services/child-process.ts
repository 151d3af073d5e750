import { spawn } from 'node:child_process'

/**
 * Runs "$@" until it ends or standard input closes. However this process ends, its side of the pipe closes, so no
 * child outlives it. `kill 0` ends the whole process group, including processes that the child has started.
 */
const supervisor = `
  trap : TERM
  exec 3<&0
  "$@" 3<&- & server=$!
  { cat <&3 >/dev/null; kill 0; } &
  wait $server; code=$?
  kill 0; wait; exit $code`

export interface ChildProcess {
  /** Resolves with a message when the process ends without having been stopped. */
  unexpectedExit: Promise<string>
  stop(): Promise<void>
}

interface ChildProcessOptions {
  /** Names the process in messages: `The local DynamoDB`. */
  title: string
  cwd?: string
  env?: Record<string, string>
  /** The file descriptor for its output, which is discarded otherwise. */
  log?: number
}

/** Starts a program that ends when this process ends, if not before. */
export function startChildProcess(
  command: string[],
  { title, cwd, env, log }: ChildProcessOptions,
): ChildProcess {
  const output = log ?? 'ignore'
  // Its own process group, so that Ctrl-C does not reach it: functions that are still running may need it.
  const child = spawn('sh', ['-c', supervisor, 'sh', ...command], {
    detached: true,
    stdio: ['pipe', output, output],
    cwd,
    env: { ...process.env, ...env },
  })
  let isStopping = false
  const unexpectedExit = new Promise<string>((tell) => {
    child.once('error', ({ message }) => tell(`${title} did not start: ${message}`))
    child.once('exit', (code) => isStopping || tell(`${title} ended by itself (${code ?? 'killed'})`))
  })
  return {
    unexpectedExit,
    async stop() {
      isStopping = true
      if (child.exitCode !== null || child.signalCode) return
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.stdin?.end()
      await ended
    },
  }
}

/** Waits until `probe` no longer throws. Throws if the process ends first, or after a minute. */
export async function waitUntilReady(
  probe: () => Promise<unknown>,
  { unexpectedExit }: Pick<ChildProcess, 'unexpectedExit'>,
): Promise<void> {
  const failed = unexpectedExit.then((message) => Promise.reject(new Error(message)))
  await Promise.race([retry(probe), failed])
}

async function retry(probe: () => Promise<unknown>) {
  const giveUpAt = Date.now() + 60_000
  for (;;) {
    try {
      return await probe()
    } catch (error) {
      if (Date.now() > giveUpAt) throw new Error(`An emulator does not respond: ${error}`)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
}
