import { join } from 'node:path'
import { environment } from '#runtime/environment.ts'
import { Sandbox, type SandboxOptions } from './sandbox.ts'

/** How long a request waits for a busy sandbox before it starts a new one. Starting one usually takes longer. */
const reuseWaitMs = 100

/** A function and its sandboxes. As on Lambda, a sandbox handles one request at a time. */
export class LocalFunction {
  private readonly options: SandboxOptions
  private readonly maxConcurrency: number
  private readonly sandboxes = new Set<Sandbox>()
  private readonly busy = new Set<Sandbox>()
  private readonly waiters: (() => void)[] = []
  private isStopped = false

  constructor(options: SandboxOptions, maxConcurrency: number) {
    this.options = options
    this.maxConcurrency = maxConcurrency
  }

  /** Returns the function's result as JSON. Throws when the function fails, times out or runs out of memory. */
  async invoke(event: unknown): Promise<string | undefined> {
    const sandbox = await this.acquireSandbox()
    try {
      return await sandbox.run(event)
    } catch (error) {
      this.options.output(`${error}\n`)
      throw error
    } finally {
      this.busy.delete(sandbox)
      if (!sandbox.isAlive) this.sandboxes.delete(sandbox)
      else if (!this.sandboxes.has(sandbox)) void sandbox.end()
      for (const wake of this.waiters.splice(0)) wake()
    }
  }

  async warmUp() {
    if (this.sandboxes.size === 0 && !this.isStopped) await this.addSandbox().loaded
  }

  /** Loads the function from `<folder>/<name of its bundle>` at the next request. Requests that are running finish. */
  async reload(folder: string) {
    this.options.folder = join(folder, this.options.environment[environment.callerName] ?? '')
    const idle = this.idleSandboxes()
    this.sandboxes.clear()
    await Promise.all(idle.map((sandbox) => sandbox.end()))
  }

  /** Ends every sandbox. Requests that are running or waiting fail, and no new sandbox is loaded. */
  async stop() {
    this.isStopped = true
    await Promise.all([...this.sandboxes, ...this.busy].map((sandbox) => sandbox.end()))
  }

  /** Returns a free sandbox and marks it as busy in the same step, so no other request gets it. */
  private async acquireSandbox(): Promise<Sandbox> {
    const reuseUntil = Date.now() + reuseWaitMs
    for (;;) {
      const isFull = this.busy.size >= this.maxConcurrency
      const mayAdd = this.busy.size === 0 || (!isFull && Date.now() >= reuseUntil)
      const sandbox =
        this.idleSandboxes().find(({ isAlive }) => isAlive) ?? (mayAdd ? this.addSandbox() : undefined)
      if (sandbox) {
        this.busy.add(sandbox)
        return sandbox
      }
      await new Promise<void>((wake) => {
        this.waiters.push(wake)
        if (!isFull) setTimeout(wake, reuseWaitMs)
      })
    }
  }

  private idleSandboxes() {
    return [...this.sandboxes].filter((sandbox) => !this.busy.has(sandbox))
  }

  private addSandbox() {
    if (this.isStopped) throw new Error('The function has been stopped')
    const sandbox = new Sandbox(this.options)
    this.sandboxes.add(sandbox)
    return sandbox
  }
}
