import { type ChildProcess, spawn } from 'node:child_process'

/** What a function has used since it was started. */
export interface Used {
  /** Processor time, its start included. */
  cpuMs: number
  /** The most memory that the whole process had, Node itself included. */
  megabytes: number
}

/**
 * JavaScript for the most memory that a process has had, in MB. Linux's own account of it, for what `getrusage` tells
 * begins with what the parent had.
 */
export const peakMegabytes = `((fs) => fs.existsSync('/proc/self/status')
  ? Number(/VmHWM:\\s+(\\d+)/.exec(fs.readFileSync('/proc/self/status', 'utf8'))[1]) / 1024
  : process.resourceUsage().maxRSS / 1024)(await import('node:fs'))`

/** Loads a bundle, and calls it with what comes. Nothing of ours is around it that would count. */
const script = `
  const [bundle] = process.argv.slice(1)
  const { handler } = await import(bundle)
  process.on('message', async (event) => {
    const answer = await handler(event, { awsRequestId: 'bench', getRemainingTimeInMillis: () => 900_000 })
    const now = process.cpuUsage()
    const cpuMs = (now.user + now.system) / 1000
    process.send({ answer, used: { cpuMs, megabytes: ${peakMegabytes} } })
  })
  process.send({})`

/** A function in a process of its own, one call at a time. */
export class FunctionProcess {
  used: Used = { cpuMs: 0, megabytes: 0 }
  private readonly child: ChildProcess
  private readonly ended: Promise<unknown>
  private readonly ready: Promise<unknown>

  constructor(bundle: string, env: NodeJS.ProcessEnv) {
    this.child = spawn(process.execPath, ['--no-warnings', '--input-type=module', '-e', script, bundle], {
      env,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    this.ended = new Promise((resolve) => this.child.once('exit', resolve))
    this.ready = this.message()
  }

  async call(event: unknown): Promise<unknown> {
    await this.ready
    const answered = this.message()
    this.child.send(event as object)
    const { answer, used } = (await answered) as { answer: unknown; used: Used }
    this.used = used
    return answer
  }

  stop() {
    this.child.kill()
  }

  private message(): Promise<unknown> {
    return Promise.race([
      new Promise((resolve) => this.child.once('message', resolve)),
      this.ended.then(() => Promise.reject(new Error('The function has ended'))),
    ])
  }
}
