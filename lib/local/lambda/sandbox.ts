import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'

export interface SandboxOptions {
  functionName: string
  /** The folder of the bundle. */
  folder: string
  /** Such as `index.handler`: the function `handler` that `index.mjs` in that folder exports. */
  handler: string
  /** The function's whole `process.env`. */
  environment: Record<string, string>
  memoryMb: number
  timeoutSeconds: number
  /** Receives what the function writes to standard output and standard error. */
  output(text: string | Buffer): void
}

interface Message {
  result?: string
  error?: string
}

/** A loaded copy of a function in its own worker thread: what Lambda calls an execution environment. */
export class Sandbox {
  private readonly worker: Worker
  private readonly options: SandboxOptions
  private readonly firstMessage: Promise<Message>
  /** Resolves once the function has loaded: true on success, false on failure. */
  readonly loaded: Promise<boolean>
  private waiting?: { resolve(message: Message): void; reject(error: Error): void }
  /** False once the sandbox has crashed, timed out or been ended. It must not get another request then. */
  isAlive = true

  constructor(options: SandboxOptions) {
    const [file = '', exported] = options.handler.split('.')
    this.options = options
    this.worker = new Worker(join(import.meta.dirname, 'sandbox-worker.js'), {
      workerData: { bundle: pathToFileURL(join(options.folder, `${file}.mjs`)).href, exported },
      env: options.environment,
      resourceLimits: { maxOldGenerationSizeMb: options.memoryMb },
      execArgv: [],
      stdout: true,
      stderr: true,
    })
    this.worker.on('message', (message: Message) => this.waiting?.resolve(message))
    this.worker.on('error', (error) => this.markDead(error))
    this.worker.on('exit', (code) => this.markDead(new Error(`The function exited with code ${code}`)))
    for (const stream of [this.worker.stdout, this.worker.stderr])
      stream.on('data', (chunk) => options.output(chunk))
    this.firstMessage = this.nextMessage()
    this.loaded = this.firstMessage.then(
      () => true,
      () => false,
    )
  }

  /** Returns the function's result as JSON. Throws when the function fails, times out or runs out of memory. */
  async run(event: unknown): Promise<string | undefined> {
    await this.firstMessage
    const { functionName, memoryMb, timeoutSeconds } = this.options
    const context = {
      awsRequestId: randomUUID(),
      functionName,
      functionVersion: '$LATEST',
      memoryLimitInMB: String(memoryMb),
    }
    let hasTimedOut = false
    const timer = setTimeout(() => {
      hasTimedOut = true
      void this.end()
    }, timeoutSeconds * 1000)
    try {
      this.worker.postMessage({ event, context, deadline: Date.now() + timeoutSeconds * 1000 })
      const { result, error } = await this.nextMessage()
      if (error) throw new Error(error)
      return result
    } catch (error) {
      throw hasTimedOut ? new Error(`Task timed out after ${timeoutSeconds.toFixed(2)} seconds`) : error
    } finally {
      clearTimeout(timer)
    }
  }

  async end() {
    this.isAlive = false
    await this.worker.terminate()
  }

  /** Returns the next message of the worker. Throws when the worker dies first. */
  private nextMessage(): Promise<Message> {
    return new Promise((resolve, reject) => {
      this.waiting = { resolve, reject }
    })
  }

  private markDead(error: Error) {
    this.isAlive = false
    this.waiting?.reject(error)
  }
}
