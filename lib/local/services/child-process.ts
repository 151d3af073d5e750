import { spawn } from 'node:child_process'

/**
 * Runs "$@" until it ends by itself or standard input closes, which happens however this process dies: nothing
 * outlives it. `kill 0` reaches everything that was started here, what npx has started included.
 */
const watched = `
  trap : TERM
  exec 3<&0
  "$@" 3<&- & server=$!
  { cat <&3 >/dev/null; kill 0; } &
  wait $server; code=$?
  kill 0; wait; exit $code`

export interface Child {
  /** Settles, with what to tell, when it ends without having been stopped. */
  died: Promise<string>
  stop(): Promise<void>
}

interface ChildOptions {
  /** What to call it when it fails: `The local DynamoDB`. */
  title: string
  cwd?: string
  env?: Record<string, string>
  /** The file for what it says; else nobody hears it. */
  log?: number
}

/** Starts a program that lives no longer than this one. */
export function startChild(command: string[], { title, cwd, env, log }: ChildOptions): Child {
  const output = log ?? 'ignore'
  // A process group of its own: Ctrl-C at the terminal is for us, who end it when the functions are done.
  const child = spawn('sh', ['-c', watched, 'sh', ...command], {
    detached: true,
    stdio: ['pipe', output, output],
    cwd,
    env: { ...process.env, ...env },
  })
  let isStopping = false
  const died = new Promise<string>((tell) => {
    child.once('error', ({ message }) => tell(`${title} did not start: ${message}`))
    child.once('exit', (code) => isStopping || tell(`${title} ended by itself (${code ?? 'killed'})`))
  })
  return {
    died,
    async stop() {
      isStopping = true
      if (child.exitCode !== null || child.signalCode) return
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.stdin?.end()
      await ended
    },
  }
}

/** Waits until `ask` no longer throws; where the child dies before that, throws what to tell. */
export async function isAnswering(ask: () => Promise<unknown>, { died }: Pick<Child, 'died'>): Promise<void> {
  const failed = died.then((message) => Promise.reject(new Error(message)))
  await Promise.race([answers(ask), failed])
}

async function answers(ask: () => Promise<unknown>) {
  const giveUpAt = Date.now() + 60_000
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (Date.now() > giveUpAt) throw new Error(`An emulator does not answer: ${error}`)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
}
