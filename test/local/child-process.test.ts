import { spawnSync } from 'node:child_process'
import { openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { startChildProcess, waitUntilReady } from '#lib/local/services/child-process.ts'
import { eventually } from '#support/eventually.ts'
import { temporaryFolder } from '#support/temporary-folder.ts'

const folder = temporaryFolder()
const title = 'The test program'
const never = new Promise<never>(() => undefined)

afterEach(() => void vi.useRealTimers())

/** Fires the fake timers that are pending, and restores the real ones. */
async function timeOut() {
  await vi.advanceTimersByTimeAsync(120_000)
  vi.useRealTimers()
}

/** Starts a shell script and waits for its first line of output. */
async function startScript(script: string, log: string) {
  const file = join(folder, log)
  const child = startChildProcess(['sh', '-c', script], { title, log: openSync(file, 'w') })
  const line = await eventually(() => {
    const output = readFileSync(file, 'utf8')
    expect(output).toContain('\n')
    return output.trim()
  })
  return { child, line }
}

/** Waits until a process has ended, even if its parent has not collected its exit status yet (`Z`). */
const hasEnded = (pid: string) =>
  eventually(() => expect(spawnSync('ps', ['-o', 'stat=', '-p', pid]).stdout.toString()).toMatch(/^$|^\s*Z/))

test('reports a program that exits immediately, with its exit code, in each of 40 starts', async () => {
  for (let n = 0; n < 40; n++)
    expect(await startChildProcess(['false'], { title }).unexpectedExit).toBe(`${title} ended by itself (1)`)
})

test('reports a program that does not exist', async () => {
  const { unexpectedExit } = startChildProcess(['./no-such-program'], { title })
  expect(await unexpectedExit).toBe(`${title} ended by itself (127)`)
})

test('stop ends a program and the processes that it has started', async () => {
  const { child, line } = await startScript('sleep 1000 & echo $!; wait', 'group')
  await child.stop()
  await hasEnded(line)
  await child.stop()
})

test('stop waits until the program has ended', async () => {
  const script = `trap 'kill $!; echo ended; exit' TERM; sleep 1000 & echo started; wait`
  const { child } = await startScript(script, 'ending')
  await child.stop()
  expect(readFileSync(join(folder, 'ending'), 'utf8')).toContain('ended')
})

test('stop kills a program that ignores SIGTERM', async () => {
  const { child, line } = await startScript(`trap '' TERM; echo $$; sleep 1000`, 'stubborn')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const stopped = child.stop()
  await timeOut()
  await stopped
  await hasEnded(line)
})

test('waits until the probe no longer throws', async () => {
  const probe = vi.fn(async () => {
    if (probe.mock.calls.length < 3) throw new Error('not yet')
  })
  await waitUntilReady(probe, { title, unexpectedExit: never, stop: vi.fn() })
  expect(probe).toHaveBeenCalledTimes(3)
})

test.each([
  ['throws every time', () => Promise.reject(new Error('refused')), 'Error: refused'],
  ['never settles', () => never, 'the request is still pending'],
])('after a minute, gives up and stops the program if the probe %s', async (_, probe, reason) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const failed = vi.fn()
  const stop = vi.fn()
  void waitUntilReady(probe, { title, unexpectedExit: never, stop }).catch((error) => failed(String(error)))
  await vi.advanceTimersByTimeAsync(59_999)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(failed).toHaveBeenCalledWith(`Error: ${title} does not respond: ${reason}`)
  expect(stop).toHaveBeenCalled()
})

test('stops probing when the process ends', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const probe = vi.fn(() => Promise.reject(new Error('refused')))
  const unexpectedExit = Promise.resolve(`${title} ended by itself (1)`)
  const stop = async () => undefined
  await expect(waitUntilReady(probe, { title, unexpectedExit, stop })).rejects.toThrow('ended by itself')
  const { length } = probe.mock.calls
  await timeOut()
  expect(probe).toHaveBeenCalledTimes(length)
})
