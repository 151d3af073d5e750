import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'

export interface SandboxOptions {
  functionName: string
  /** The folder of the bundle. */
  folder: string
  /** `index.handler`: the file in that folder, and what it exports. */
  handler: string
  /** Everything that the function finds in `process.env`. */
  environment: Record<string, string>
  memoryMb: number
  timeoutSeconds: number
  /** Gets what the function writes on its standard output and error. */
  output(text: string | Buffer): void
}

interface Message {
  answer?: string
  error?: string
}

/** One loaded copy of a function, in a thread of its own: what Lambda calls an execution environment. */
export class Sandbox {
  private readonly worker: Worker
  private readonly options: SandboxOptions
  private readonly firstMessage: Promise<Message>
  /** Settles when it can run; false where it never will. */
  readonly loaded: Promise<boolean>
  private waiting?: { resolve(message: Message): void; reject(error: Error): void }
  /** False once it has crashed, was too slow or was ended: no request may come here any more. */
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
    this.worker.on('error', (error) => this.died(error))
    this.worker.on('exit', (code) => this.died(new Error(`The function ended itself with code ${code}`)))
    for (const stream of [this.worker.stdout, this.worker.stderr])
      stream.on('data', (chunk) => options.output(chunk))
    this.firstMessage = this.message()
    this.loaded = this.firstMessage.then(
      () => true,
      () => false,
    )
  }

  /** What the function answers, as JSON. Throws where it failed, was too slow or used too much memory. */
  async run(event: unknown): Promise<string | undefined> {
    await this.firstMessage
    const { functionName, memoryMb, timeoutSeconds } = this.options
    const context = {
      awsRequestId: randomUUID(),
      functionName,
      functionVersion: '$LATEST',
      memoryLimitInMB: String(memoryMb),
    }
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      void this.end()
    }, timeoutSeconds * 1000)
    try {
      this.worker.postMessage({ event, context, deadline: Date.now() + timeoutSeconds * 1000 })
      const { answer, error } = await this.message()
      if (error) throw new Error(error)
      return answer
    } catch (error) {
      throw isLate ? new Error(`Task timed out after ${timeoutSeconds.toFixed(2)} seconds`) : error
    } finally {
      clearTimeout(timer)
    }
  }

  async end() {
    this.isAlive = false
    await this.worker.terminate()
  }

  /** The next message from inside. Throws when there will be none. */
  private message(): Promise<Message> {
    return new Promise((resolve, reject) => {
      this.waiting = { resolve, reject }
    })
  }

  private died(error: Error) {
    this.isAlive = false
    this.waiting?.reject(error)
  }
}
