import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { account, emulator, region } from '../template/provision.ts'
import { LocalFunction } from './local-function.ts'
import type { SandboxOptions } from './sandbox.ts'

interface FunctionProperties {
  Code: { S3Key: string }
  Environment?: { Variables?: Record<string, string> }
  FunctionName?: string
  Handler: string
  MemorySize?: number
  ReservedConcurrentExecutions?: number
  /** The ARN. */
  Role: string
  Runtime: string
  Timeout?: number
}

/** How many sandboxes a function gets where its template sets no limit. Further requests wait for one. */
const defaultConcurrency = 8

export interface LambdaOptions {
  /** Finds the folder of an asset by its object key. */
  assetFolder: (objectKey: string) => string
  /** What every function has besides its own variables: region, credentials, where the emulators are. */
  environment: Record<string, string>
  /** Makes the session token that tells a function's calls from another one's. */
  assume: (roleArn: string, functionName: string) => string
  /** The folder for `<function>.log`. */
  logs: string
  /** Shows what functions log on this process's output, too. */
  isVerbose: boolean
  /** Multiplies every function's timeout. */
  timeoutFactor?: number
}

/** Plays functions, and finds them by their ARN. */
export function startLambda(options: LambdaOptions) {
  const { assetFolder, logs, isVerbose } = options
  const functions = new Map<string, LocalFunction>()
  const each = (act: (fn: LocalFunction) => unknown) => Promise.all([...functions.values()].map(act))
  mkdirSync(logs, { recursive: true })
  let fail: (message: string) => void = () => undefined
  const failed = new Promise<string>((resolve) => {
    fail = resolve
  })

  return {
    function: emulator<FunctionProperties>((properties, name) => {
      const { FunctionName: functionName = name, MemorySize = 128, Timeout = 3 } = properties
      const arn = `arn:aws:lambda:${region}:${account}:function:${functionName}`
      const played = { ref: functionName, attributes: { Arn: arn } }
      // CDK's own custom resources are in Python, and what they do is played by other means.
      if (!properties.Runtime.startsWith('nodejs')) return played
      const log = createWriteStream(join(logs, `${functionName}.log`), { flags: 'a' })
      log.once('error', ({ message }) => fail(`The log of ${functionName} cannot be written: ${message}`))
      const sandbox: SandboxOptions = {
        functionName,
        folder: assetFolder(properties.Code.S3Key),
        handler: properties.Handler,
        environment: {
          ...options.environment,
          AWS_SESSION_TOKEN: options.assume(properties.Role, functionName),
          AWS_LAMBDA_FUNCTION_NAME: functionName,
          AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
          AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(MemorySize),
          ...properties.Environment?.Variables,
        },
        memoryMb: MemorySize,
        timeoutSeconds: Timeout * (options.timeoutFactor ?? 1),
        output(text) {
          log.write(text)
          if (isVerbose) process.stdout.write(text)
        },
      }
      const most = properties.ReservedConcurrentExecutions ?? defaultConcurrency
      functions.set(arn, new LocalFunction(sandbox, most))
      return played
    }),

    /** Resolves with a message when a function's log cannot be written, as on a full disk. */
    failed,

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
