import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { close, host, listen, portOf } from '#lib/local/http.ts'
import { smoke } from '#lib/operations/smoke.ts'

test('passes every check on the local cloud', async () => {
  // On a busy machine, a response may take longer than the checks wait.
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal)
  onTestFinished(() => timeout.mockRestore())
  const lines: string[] = []
  const works = await smoke(inject('address'), { print: (line) => lines.push(line), journey: true })
  expect(lines.filter((line) => line.startsWith('FAIL'))).toEqual([])
  expect(works).toBe('passed')
  expect(lines.length).toBeGreaterThan(25)
  expect(lines).toContain('ok    a borrower registers, applies and closes the account')
})

/** The names of the checks that pass on a site which answers every request alike. */
async function passedOn(status: number, body: string): Promise<string[]> {
  const headers = { 'content-type': body.startsWith('<') ? 'text/html' : 'application/json' }
  const server = await listen((_request, response) => void response.writeHead(status, headers).end(body))
  onTestFinished(() => close(server))
  const passed: string[] = []
  await smoke(`http://${host}:${portOf(server)}`, {
    journey: true,
    print: (line) => {
      if (line.startsWith('ok')) passed.push(line.replace(/^ok +/, ''))
    },
  })
  return passed
}

const errorPage = '<!doctype html><title>Error</title><h1>Something went wrong</h1>'

test.each([
  ['only empty JSON objects', 200, '{}'],
  ['only empty JSON objects with status 404', 404, '{}'],
  ['only empty JSON objects with status 500', 500, '{}'],
  ['only HTML pages', 200, errorPage],
  ['only HTML pages with status 404', 404, errorPage],
  ['only HTML pages with status 500', 500, errorPage],
])('no check passes on a site with %s, unless it expects a 404', async (_what, status, body) => {
  const passed = await passedOn(status, body)
  // These checks expect a 404.
  const asExpected = status === 404 ? [/^a missing file is a 404$/, /only if config.json says so/] : []
  expect(passed.filter((name) => !asExpected.some((pattern) => pattern.test(name)))).toEqual([])
})

const loadingScreen = '<title>Loan offers</title><div id="root"></div><script src="/assets/app.js"></script>'

test('the page checks want a title on every page, and more than a loading screen on prerendered pages', async () => {
  expect(await passedOn(200, loadingScreen.replace(/<title>.*<\/title>/, ''))).toEqual([])
  expect(await passedOn(200, loadingScreen)).toEqual([
    '/loan-journey is a page of the app',
    '/loan-journey/offers is a page of the app',
    '/admin121/offers is a page of the app',
  ])
})
