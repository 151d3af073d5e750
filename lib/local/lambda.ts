import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { environment } from '../../functions/shared/names.ts'
import { account, emulator, region } from './play.ts'
import { Sandbox, type SandboxOptions } from './sandbox.ts'

interface FunctionProperties {
  Code: { S3Key: string }
  Environment?: { Variables?: Record<string, string> }
  FunctionName?: string
  Handler: string
  MemorySize?: number
  ReservedConcurrentExecutions?: number
  Runtime: string
  Timeout?: number
}

/** How many sandboxes a function gets where its template sets no limit. Further requests wait for one. */
const defaultConcurrency = 8

/** How long a request waits for a sandbox to come free before it gets a new one, which takes longer to load. */
const patienceMs = 100

export interface LambdaOptions {
  /** Finds the folder of an asset by its object key. */
  assetFolder: (objectKey: string) => string
  /** What every function has besides its own variables: region, credentials, where the emulators are. */
  environment: Record<string, string>
  /** The folder for `<function>.log`. */
  logs: string
  /** Shows what functions log on this process's output, too. */
  isVerbose: boolean
}

/** Plays functions, and finds them by their ARN. */
export function startLambda(options: LambdaOptions) {
  const { assetFolder, logs, isVerbose } = options
  const functions = new Map<string, LocalFunction>()
  const each = (act: (fn: LocalFunction) => unknown) => Promise.all([...functions.values()].map(act))
  mkdirSync(logs, { recursive: true })

  return {
    function: emulator<FunctionProperties>((properties, name) => {
      const { FunctionName: functionName = name, MemorySize = 128, Timeout = 3 } = properties
      const arn = `arn:aws:lambda:${region}:${account}:function:${functionName}`
      const played = { ref: functionName, attributes: { Arn: arn } }
      // CDK's own custom resources are in Python, and what they do is played by other means.
      if (!properties.Runtime.startsWith('nodejs')) return played
      const log = createWriteStream(join(logs, `${functionName}.log`), { flags: 'a' })
      const sandbox: SandboxOptions = {
        functionName,
        folder: assetFolder(properties.Code.S3Key),
        handler: properties.Handler,
        environment: {
          ...options.environment,
          AWS_LAMBDA_FUNCTION_NAME: functionName,
          AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
          AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(MemorySize),
          ...properties.Environment?.Variables,
        },
        memoryMb: MemorySize,
        timeoutSeconds: Timeout,
        output(text) {
          log.write(text)
          if (isVerbose) process.stdout.write(text)
        },
      }
      const most = properties.ReservedConcurrentExecutions ?? defaultConcurrency
      functions.set(arn, new LocalFunction(sandbox, most))
      return played
    }),

    /** The function with this ARN. Throws where there is none. */
    find(arn: string): LocalFunction {
      const found = functions.get(arn)
      if (!found) throw new Error(`There is no function ${arn}`)
      return found
    },

    /** Loads every function, ahead of its first request: one by one, to leave room for who asks meanwhile. */
    async warmUp() {
      for (const fn of functions.values()) await fn.warmUp()
    },

    /** Makes the next requests load each function from `<folder>/<its name>`, as it is there now. */
    reload: (folder: string) => each((fn) => fn.reload(folder)),

    stop: () => each((fn) => fn.stop()),
  }
}

/** A function and its sandboxes, each of which has one request at a time, as Lambda does it. */
export class LocalFunction {
  private readonly options: SandboxOptions
  private readonly most: number
  private readonly sandboxes = new Set<Sandbox>()
  private readonly busy = new Set<Sandbox>()
  private readonly waiting: (() => void)[] = []

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
    if (this.sandboxes.size === 0) await this.add().loaded
  }

  /** Sandboxes that are busy finish the request that they have. */
  async reload(folder: string) {
    this.options.folder = join(folder, this.options.environment[environment.callerName] ?? '')
    const idle = this.idle()
    this.sandboxes.clear()
    await Promise.all(idle.map((sandbox) => sandbox.end()))
  }

  async stop() {
    await Promise.all([...this.sandboxes, ...this.busy].map((sandbox) => sandbox.end()))
  }

  /** A sandbox for one request. It is marked as busy at once: others are looking for one, too. */
  private async taken(): Promise<Sandbox> {
    const patientUntil = Date.now() + patienceMs
    for (;;) {
      const isFull = this.busy.size >= this.most
      const mayAdd = this.busy.size === 0 || (!isFull && Date.now() >= patientUntil)
      const sandbox = this.idle().find(({ isAlive }) => isAlive) ?? (mayAdd ? this.add() : undefined)
      if (sandbox) {
        this.busy.add(sandbox)
        return sandbox
      }
      await new Promise<void>((look) => {
        this.waiting.push(look)
        if (!isFull) setTimeout(look, patienceMs)
      })
    }
  }

  private idle() {
    return [...this.sandboxes].filter((sandbox) => !this.busy.has(sandbox))
  }

  private add() {
    const sandbox = new Sandbox(this.options)
    this.sandboxes.add(sandbox)
    return sandbox
  }
}
