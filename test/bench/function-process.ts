import { type ChildProcess, spawn } from 'node:child_process'

/** The resources that a function has used since its start. */
export interface ResourceUse {
  /** Processor time, including the start. */
  cpuMs: number
  /** The peak memory of the whole process, including Node. */
  megabytes: number
}

/**
 * JavaScript that reads the peak memory of its own process in MB. On Linux it reads `/proc`, because `getrusage`, which
 * it uses on other systems, never reports less for a child process than its parent's peak.
 */
export const peakMegabytes = `((fs) => fs.existsSync('/proc/self/status')
  ? Number(/VmHWM:\\s+(\\d+)/.exec(fs.readFileSync('/proc/self/status', 'utf8'))[1]) / 1024
  : process.resourceUsage().maxRSS / 1024)(await import('node:fs'))`

/** Loads a bundle and calls it with each event. It loads no other package, because that would be measured too. */
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

/** A function in its own process. Wait for each response before the next call: responses are not matched to calls. */
export class FunctionProcess {
  used: ResourceUse = { cpuMs: 0, megabytes: 0 }
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
    const { answer, used } = (await answered) as { answer: unknown; used: ResourceUse }
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
