import { afterEach, expect, test, vi } from 'vitest'
import { eventually } from '#support/eventually.ts'
import { aFunction } from '#support/local-function.ts'

const stops: (() => Promise<unknown>)[] = []
afterEach(() => Promise.all(stops.splice(0).map((stop) => stop())))

async function play(options?: Parameters<typeof aFunction>[0]) {
  const fn = await aFunction(options)
  stops.push(fn.stop)
  return fn
}

test('answers with what the function answers', async () => {
  const fn = await play()
  expect(await fn.call({ hello: 'world' })).toEqual({ hello: 'world' })
  expect(await fn.call({ act: 'nothing' })).toBeNull()
})

test('gives a function its own environment and nothing of this process', async () => {
  vi.stubEnv('OF_THIS_PROCESS', 'secret')
  const fn = await play({ variables: { TABLE_NAME: 'borrowers' }, memoryMb: 256 })
  expect(await fn.call({ act: 'environment' })).toEqual({
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: '256',
    AWS_LAMBDA_FUNCTION_NAME: 'behaving',
    AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
    AWS_REGION: 'ap-south-1',
    AWS_SESSION_TOKEN: 'test',
    TABLE_NAME: 'borrowers',
  })
})

test('tells a function who it is and how much time is left', async () => {
  const fn = await play({ timeoutSeconds: 4 })
  const context = await fn.call({ act: 'context' })
  expect(context).toMatchObject({
    functionName: 'behaving',
    awsRequestId: expect.stringMatching(/^[\da-f-]{36}$/),
  })
  expect(context.remainingMs).toBeGreaterThan(3000)
  expect(context.remainingMs).toBeLessThanOrEqual(4000)
})

test('waits a little for a sandbox rather than loading another one', async () => {
  const fn = await play()
  await fn.call({})
  const calls = await Promise.all([fn.call({ act: 'calls' }), fn.call({ act: 'calls' })])
  expect(calls).toEqual([2, 3])
})

test('keeps a sandbox for the next request', async () => {
  const fn = await play()
  await fn.call({})
  expect(await fn.call({ act: 'calls' })).toBe(2)
})

test('has one request at a time in a sandbox, and more sandboxes under load', async () => {
  const fn = await play()
  const startedAt = Date.now()
  const seen = await Promise.all(Array.from({ length: 8 }, () => fn.call({ act: 'overlap' })))
  expect(seen).toEqual(Array(8).fill(1))
  expect(Date.now() - startedAt).toBeLessThan(8 * 500)
})

test('makes requests past the limit of sandboxes wait', async () => {
  const fn = await play({ most: 1 })
  await Promise.all(Array.from({ length: 3 }, () => fn.call({ act: 'overlap' })))
  expect(await fn.call({ act: 'calls' })).toBe(4)
})

test.each(['hang', 'spin'])('ends a function that does nothing but %s when its time is up', async (act) => {
  const fn = await play({ timeoutSeconds: 1 })
  await expect(fn.call({ act })).rejects.toThrow('Task timed out after 1.00 seconds')
  await eventually(() => expect(fn.log()).toContain('Task timed out after 1.00 seconds'))
  expect(await fn.call({ act: 'calls' })).toBe(1)
})

test('keeps the sandbox of a function that throws, as Lambda does', async () => {
  const fn = await play()
  await expect(fn.call({ act: 'fail' })).rejects.toThrow('as asked')
  expect(await fn.call({ act: 'calls' })).toBe(2)
})

test.each([
  ['exit', 'ended itself with code 3'],
  ['crash', 'later'],
  ['hoard', 'memory limit'],
])('starts anew after a function that does %s', async (act, reason) => {
  const fn = await play({ memoryMb: 64 })
  await expect(fn.call({ act })).rejects.toThrow(reason)
  expect(await fn.call({ act: 'calls' })).toBe(1)
})

test('fails every request to a function that does not load', async () => {
  const fn = await play({ name: 'unloadable' })
  for (let n = 0; n < 2; n++) await expect(fn.call({})).rejects.toThrow('does not load')
})

test('writes what a function logs to a file of its name', async () => {
  const fn = await play()
  await fn.call({ act: 'log' })
  await eventually(() => expect(fn.log()).toBe('a line of the log\n'))
})

test('loads nothing any more once it has been stopped', async () => {
  const threads = () => process.getActiveResourcesInfo().filter((kind) => kind === 'MessagePort').length
  const fn = await play()
  const before = threads()
  await fn.stop()
  await fn.warmUp()
  expect(threads()).toBe(before)
  await expect(fn.call({})).rejects.toThrow('The function has been stopped')
})
