import { expect, onTestFinished, test, vi } from 'vitest'
import { eventually } from '#support/eventually.ts'
import { aFunction } from '#support/local-function.ts'

test('returns the result of the function', async () => {
  const fn = await aFunction()
  expect(await fn.call({ hello: 'world' })).toEqual({ hello: 'world' })
  expect(await fn.call({ act: 'nothing' })).toBeNull()
})

test('gives a function only its own environment variables', async () => {
  vi.stubEnv('OF_THIS_PROCESS', 'secret')
  const fn = await aFunction({ variables: { TABLE_NAME: 'borrowers' }, memoryMb: 256 })
  expect(await fn.call({ act: 'environment' })).toEqual({
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: '256',
    AWS_LAMBDA_FUNCTION_NAME: 'behaving',
    AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
    AWS_REGION: 'ap-south-1',
    AWS_SESSION_TOKEN: 'test',
    TABLE_NAME: 'borrowers',
  })
})

test('passes the function name, request id and remaining time in the context', async () => {
  const fn = await aFunction({ timeoutSeconds: 900 })
  const context = await fn.call({ act: 'context' })
  expect(context).toMatchObject({
    functionName: 'behaving',
    awsRequestId: expect.stringMatching(/^[\da-f-]{36}$/),
  })
  expect(context.remainingMs).toBeGreaterThan(600_000)
  expect(context.remainingMs).toBeLessThanOrEqual(900_000)
})

test('waits briefly for a busy sandbox instead of loading another one', async () => {
  const fn = await aFunction()
  await fn.call({})
  // With fake timers, the second call cannot stop waiting while the first one runs, however busy the machine is.
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const calls = await Promise.all([fn.call({ act: 'calls' }), fn.call({ act: 'calls' })])
  expect(calls).toEqual([2, 3])
})

test('reuses a sandbox for the next request', async () => {
  const fn = await aFunction()
  await fn.call({})
  expect(await fn.call({ act: 'calls' })).toBe(2)
})

test('runs one request at a time in a sandbox, and adds sandboxes under load', async () => {
  const fn = await aFunction()
  const seen = await Promise.all(Array.from({ length: 8 }, () => fn.call({ act: 'overlap' })))
  expect(seen).toEqual(Array(8).fill(1))
  expect(await fn.call({ act: 'calls' })).toBeLessThan(9)
})

test('queues requests over the concurrency limit', async () => {
  const fn = await aFunction({ maxConcurrency: 1 })
  await Promise.all(Array.from({ length: 3 }, () => fn.call({ act: 'overlap' })))
  expect(await fn.call({ act: 'calls' })).toBe(4)
})

test.each(['hang', 'spin'])('at its timeout, ends a function that is told to %s', async (act) => {
  const fn = await aFunction({ timeoutSeconds: 1 })
  await expect(fn.call({ act })).rejects.toThrow('Task timed out after 1.00 seconds')
  await eventually(() => expect(fn.log()).toContain('Task timed out after 1.00 seconds'))
  // On a busy machine this call may time out too, and then the next one is the first of yet another sandbox.
  await eventually(async () => expect(await fn.call({ act: 'calls' })).toBe(1))
})

test('keeps the sandbox of a function that throws, as Lambda does', async () => {
  const fn = await aFunction()
  await expect(fn.call({ act: 'fail' })).rejects.toThrow('as asked')
  expect(await fn.call({ act: 'calls' })).toBe(2)
})

test.each([
  ['exit', 'exited with code 3'],
  ['crash', 'later'],
  ['hoard', 'memory limit'],
])('starts a new sandbox after a function is told to %s', async (act, reason) => {
  const fn = await aFunction({ memoryMb: 64, timeoutSeconds: 60 })
  await expect(fn.call({ act })).rejects.toThrow(reason)
  expect(await fn.call({ act: 'calls' })).toBe(1)
})

test('fails every request to a function that does not load', async () => {
  const fn = await aFunction({ name: 'unloadable' })
  for (let n = 0; n < 2; n++) await expect(fn.call({})).rejects.toThrow('does not load')
})

test('writes the logs of a function to a file named after it', async () => {
  const fn = await aFunction()
  await fn.call({ act: 'log' })
  await eventually(() => expect(fn.log()).toBe('a line of the log\n'))
})

test('loads no sandbox after the local Lambda has stopped', async () => {
  const threads = () => process.getActiveResourcesInfo().filter((kind) => kind === 'MessagePort').length
  const [fn, running] = [await aFunction(), await aFunction()]
  const before = threads()
  await fn.stop()
  await fn.warmUp()
  expect(threads()).toBe(before)
  await running.warmUp()
  expect(threads()).toBeGreaterThan(before)
  await expect(fn.call({})).rejects.toThrow('The function has been stopped')
})
