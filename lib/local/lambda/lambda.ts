import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { environment } from '#runtime/environment.ts'
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

/** The maximum number of sandboxes of a function without reserved concurrency. Further requests wait. */
const defaultConcurrency = 8

/** The ARN of a function by its name. An ARN stays as it is. */
export const arnOf = (name: string) =>
  name.startsWith('arn:') ? name : `arn:aws:lambda:${region}:${account}:function:${name}`

export interface LambdaOptions {
  /** Finds the folder of an asset by its object key. */
  assetFolder: (objectKey: string) => string
  /** Environment variables of every function, such as the region, the credentials and the IAM proxies' endpoints. */
  environment: Record<string, string>
  /** Returns the session token by which the IAM proxies identify the function. */
  assume: (roleArn: string, functionName: string) => string
  /** The folder for `<function>.log`. */
  logs: string
  /** Also prints the logs of functions. */
  isVerbose: boolean
  /** Multiplies the timeouts of every function and of its SDK clients. Defaults to 1. */
  timeoutFactor?: number
}

/** Emulates Lambda: runs functions in worker threads, and finds them by their ARN. */
export function startLambda(options: LambdaOptions) {
  const { assetFolder, logs, isVerbose, timeoutFactor = 1 } = options
  const functions = new Map<string, LocalFunction>()
  const forEachFunction = (act: (fn: LocalFunction) => unknown) =>
    Promise.all([...functions.values()].map(act))
  mkdirSync(logs, { recursive: true })
  let fail: (message: string) => void = () => undefined
  const failure = new Promise<string>((resolve) => {
    fail = resolve
  })

  return {
    function: emulator<FunctionProperties>((properties, name) => {
      const { FunctionName: functionName = name, MemorySize = 128, Timeout = 3 } = properties
      const arn = arnOf(functionName)
      const provisioned = { ref: functionName, attributes: { Arn: arn } }
      // The only function in another language is CDK's for bucket deployments. bucket-deployment.ts does its work.
      if (!properties.Runtime.startsWith('nodejs')) return provisioned
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
          ...(timeoutFactor !== 1 && { [environment.timeoutFactor]: String(timeoutFactor) }),
          ...properties.Environment?.Variables,
        },
        memoryMb: MemorySize,
        timeoutSeconds: Timeout * timeoutFactor,
        output(text) {
          log.write(text)
          if (isVerbose) process.stdout.write(text)
        },
      }
      const maxConcurrency = properties.ReservedConcurrentExecutions ?? defaultConcurrency
      functions.set(arn, new LocalFunction(sandbox, maxConcurrency))
      return provisioned
    }),

    version: emulator<{ FunctionName: string }>(({ FunctionName }) => ({
      ref: `${arnOf(FunctionName)}:1`,
      attributes: { Version: '1' },
    })),

    /** There is one version at a time, so an alias is another name for its function. */
    alias: emulator<{ FunctionName: string; Name: string }>(({ FunctionName, Name }) => ({
      ref: `${arnOf(FunctionName)}:${Name}`,
    })),

    /** Resolves with a message when a function's log cannot be written, as on a full disk. */
    failure,

    /** Returns the function with this ARN, which may end with an alias. Throws when there is none. */
    find(arn: string): LocalFunction {
      const [unqualified = ''] = /^(?:[^:]*:){6}[^:]*/.exec(arn) ?? []
      const found = functions.get(unqualified)
      if (!found) throw new Error(`There is no function ${arn}`)
      return found
    },

    /** Loads every function before its first request, one by one, to leave processor time for requests. */
    async warmUp() {
      for (const fn of functions.values()) await fn.warmUp()
    },

    /** Reloads every function from `<folder>/<name of its bundle>` at its next request. */
    reload: (folder: string) => forEachFunction((fn) => fn.reload(folder)),

    stop: () => forEachFunction((fn) => fn.stop()),
  }
}
