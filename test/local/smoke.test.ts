import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { smoke } from '#lib/operations/smoke.ts'
import { smokeChecks } from '#lib/operations/smoke-checks.ts'

test('passes every check on the local cloud', async () => {
  // On a busy machine, a response may take longer than the checks wait.
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal)
  onTestFinished(() => timeout.mockRestore())
  const lines: string[] = []
  const works = await smoke(inject('address'), (line) => lines.push(line))
  expect(lines.filter((line) => line.startsWith('FAIL'))).toEqual([])
  expect(works).toBe(true)
  expect(lines.length).toBeGreaterThan(25)
})

const errorPage = '<!doctype html><title>Error</title><h1>Something went wrong</h1>'

test.each([
  ['only empty JSON objects', 200, '{}'],
  ['only empty JSON objects with status 404', 404, '{}'],
  ['only empty JSON objects with status 500', 500, '{}'],
  ['only HTML pages', 200, errorPage],
  ['only HTML pages with status 404', 404, errorPage],
  ['only HTML pages with status 500', 500, errorPage],
])('no check passes on a site with %s, unless it expects a 404', async (_what, status, body) => {
  const headers = { 'content-type': body === errorPage ? 'text/html' : 'application/json' }
  const server = createServer((_request, response) => void response.writeHead(status, headers).end(body))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const passed: string[] = []
  for (const { name, run } of smokeChecks(address))
    await run().then(
      () => passed.push(name),
      () => undefined,
    )
  server.close()
  // These checks expect a 404.
  const asExpected = status === 404 ? [/^a missing file is a 404$/, /only if config.json says so/] : []
  expect(passed.filter((name) => !asExpected.some((pattern) => pattern.test(name)))).toEqual([])
})
