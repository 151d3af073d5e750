import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { startLambda } from '#lib/local/lambda/lambda.ts'
import { atEnd, temporaryFolder } from './temporary-folder.ts'

const folder = resolve(import.meta.dirname, '../local/functions')

interface Options {
  name?: 'behaving' | 'unloadable'
  timeoutSeconds?: number
  memoryMb?: number
  maxConcurrency?: number
  variables?: Record<string, string>
}

/** Starts a function of `test/local/functions` in the emulated Lambda, until the test ends. */
export async function aFunction(options: Options = {}) {
  const { name = 'behaving', timeoutSeconds = 5, memoryMb = 128, maxConcurrency, variables = {} } = options
  const logs = temporaryFolder()
  const lambda = startLambda({
    assetFolder: (key) => join(folder, key),
    environment: { AWS_REGION: 'ap-south-1' },
    assume: () => 'test',
    logs,
    isVerbose: false,
  })
  const properties = {
    Code: { S3Key: name },
    Environment: { Variables: variables },
    Handler: 'index.handler',
    MemorySize: memoryMb,
    ...(maxConcurrency && { ReservedConcurrentExecutions: maxConcurrency }),
    Runtime: 'nodejs24.x',
    Timeout: timeoutSeconds,
  }
  atEnd(lambda.stop)
  const { attributes } = await lambda.function(properties, name)
  const arn = String(attributes?.Arn)
  const fn = lambda.find(arn)
  return {
    arn,
    find: lambda.find,
    /** Invokes the function and parses its result. */
    call: async (event: unknown) => JSON.parse((await fn.invoke(event)) ?? 'null'),
    log: () => readFileSync(join(logs, `${name}.log`), 'utf8'),
    warmUp: lambda.warmUp,
    stop: lambda.stop,
  }
}
