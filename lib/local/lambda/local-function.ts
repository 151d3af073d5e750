import { join } from 'node:path'
import { environment } from '#runtime/names.ts'
import { Sandbox, type SandboxOptions } from './sandbox.ts'

/** How long a request waits for a sandbox to come free before it gets a new one, which takes longer to load. */
const reuseWaitMs = 100

/** A function and its sandboxes, each of which has one request at a time, as Lambda does it. */
export class LocalFunction {
  private readonly options: SandboxOptions
  private readonly most: number
  private readonly sandboxes = new Set<Sandbox>()
  private readonly busy = new Set<Sandbox>()
  private readonly waiting: (() => void)[] = []
  private isStopped = false

  constructor(options: SandboxOptions, most: number) {
    this.options = options
    this.most = most
  }

  /** What the function answers, as JSON. Throws where it failed, was too slow or used too much memory. */
  async invoke(event: unknown): Promise<string | undefined> {
    const sandbox = await this.taken()
    try {
      return await sandbox.run(event)
    } catch (error) {
      this.options.output(`${error}\n`)
      throw error
    } finally {
      this.busy.delete(sandbox)
      if (!sandbox.isAlive) this.sandboxes.delete(sandbox)
      else if (!this.sandboxes.has(sandbox)) void sandbox.end()
      for (const look of this.waiting.splice(0)) look()
    }
  }

  async warmUp() {
    if (this.sandboxes.size === 0 && !this.isStopped) await this.add().loaded
  }

  /** Sandboxes that are busy finish the request that they have. */
  async reload(folder: string) {
    this.options.folder = join(folder, this.options.environment[environment.callerName] ?? '')
    const idle = this.idle()
    this.sandboxes.clear()
    await Promise.all(idle.map((sandbox) => sandbox.end()))
  }

  /** Nothing is loaded any more, either by who is still warming up or by who still waits. */
  async stop() {
    this.isStopped = true
    await Promise.all([...this.sandboxes, ...this.busy].map((sandbox) => sandbox.end()))
  }

  /** A sandbox for one request. It is marked as busy at once: others are looking for one, too. */
  private async taken(): Promise<Sandbox> {
    const reuseUntil = Date.now() + reuseWaitMs
    for (;;) {
      const isFull = this.busy.size >= this.most
      const mayAdd = this.busy.size === 0 || (!isFull && Date.now() >= reuseUntil)
      const sandbox = this.idle().find(({ isAlive }) => isAlive) ?? (mayAdd ? this.add() : undefined)
      if (sandbox) {
        this.busy.add(sandbox)
        return sandbox
      }
      await new Promise<void>((look) => {
        this.waiting.push(look)
        if (!isFull) setTimeout(look, reuseWaitMs)
      })
    }
  }

  private idle() {
    return [...this.sandboxes].filter((sandbox) => !this.busy.has(sandbox))
  }

  private add() {
    if (this.isStopped) throw new Error('The function has been stopped')
    const sandbox = new Sandbox(this.options)
    this.sandboxes.add(sandbox)
    return sandbox
  }
}
