import { spawn } from 'node:child_process'

/**
 * A shell script that runs a program, "$@", until the program ends or standard input closes. Standard input is a pipe
 * from this Node.js process. The operating system closes the pipe even if this process is killed, so no program
 * outlives it. `kill 0` sends SIGTERM to the whole process group, including processes that the program has started. The
 * signal also interrupts the first `wait`, so the second `wait` waits until the program has ended. Neither `wait` waits
 * for the watcher (the line with `cat`), which may miss the signal while it starts: it ends when the pipe closes.
 */
const supervisor = `
  trap : TERM
  exec 3<&0
  "$@" 3<&- & program=$!
  { cat <&3 >/dev/null; kill 0; } &
  wait $program; code=$?
  kill 0; wait $program; exit $code`

/** How long a program may take to end before it is killed. */
const stopTimeoutMs = 10_000
/** How long a program may take to respond after its start. */
const readyTimeoutMs = 60_000

export interface ChildProcess {
  title: string
  /** Resolves with a message when the process does not start, or ends without having been stopped. */
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
    title,
    unexpectedExit,
    async stop() {
      isStopping = true
      const { pid, exitCode, signalCode } = child
      if (pid === undefined || exitCode !== null || signalCode) return
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.stdin?.end()
      const timer = setTimeout(() => process.kill(-pid, 'SIGKILL'), stopTimeoutMs)
      await ended
      clearTimeout(timer)
    },
  }
}

/** Waits until `probe` no longer throws. If the process ends first, or after a minute, stops the process and throws. */
export async function waitUntilReady(
  probe: () => Promise<unknown>,
  { title, unexpectedExit, stop }: ChildProcess,
): Promise<void> {
  let isWaiting = true
  let lastError: unknown = 'the request is still pending'
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${title} does not respond: ${lastError}`)), readyTimeoutMs)
  })
  const failed = unexpectedExit.then((message) => Promise.reject(new Error(message)))
  try {
    await Promise.race([retry(), failed, timeout])
  } catch (error) {
    await stop()
    throw error
  } finally {
    isWaiting = false
    clearTimeout(timer)
  }

  async function retry() {
    while (isWaiting) {
      try {
        return await probe()
      } catch (error) {
        lastError = error
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    }
  }
}
