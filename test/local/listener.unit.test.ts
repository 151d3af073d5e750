import { request } from 'node:http'
import { connect } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { listenOnSitePort } from '#lib/local/edge/listener.ts'
import { type Listener, readBody } from '#lib/local/http.ts'

const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
afterEach(() => logged.mockClear())

const hello = { method: 'POST', body: 'hello' }

async function serving(listener: Listener) {
  const site = await listenOnSitePort(0)
  site.serve(listener)
  return { ...site, url: `http://${site.domainName}/` }
}

test.each([
  ['without a body', {}],
  ['whose body has been read', hello],
])('logs an error that is thrown while a request %s is handled', async (_which, init) => {
  const failure = new Error('Broken')
  const site = await serving(async (request) => {
    await readBody(request, 100)
    throw failure
  })
  await expect(fetch(site.url, init)).rejects.toThrow('fetch failed')
  expect(logged.mock.calls).toEqual([[failure]])
  await site.close()
})

test('logs nothing when the visitor disconnects', async () => {
  let markDisconnected = () => {}
  const disconnected = new Promise<void>((resolve) => {
    markDisconnected = resolve
  })
  const site = await serving(async (request, response) => {
    response.once('close', markDisconnected)
    visitor.destroy()
    await readBody(request, 100)
  })
  const visitor = connect(Number(new URL(site.url).port), new URL(site.url).hostname)
  visitor.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\nhe')
  await disconnected
  await site.close()
  expect(logged).not.toHaveBeenCalled()
})

test('refuses requests to the name of another site, as in a DNS rebinding attack, before anything handles them', async () => {
  const handled: (string | undefined)[] = []
  const site = await listenOnSitePort(0, (incoming, _response, next) => {
    handled.push(incoming.headers.host)
    next()
  })
  site.serve((_incoming, response) => void response.end())
  const { host, port } = new URL(`http://${site.domainName}`)
  const statusFor = (name: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      request(`http://${host}/user/offer-list`, { headers: { host: name, 'sec-fetch-site': 'same-origin' } })
        .on('response', (response) => resolve(response.resume().statusCode))
        .on('error', reject)
        .end()
    })
  for (const name of [
    'attacker.example',
    '127.0.0.1.attacker.example',
    'localhost.attacker.example',
    '10.0.0.1',
  ])
    for (const foreign of [name, `${name}:${port}`]) expect(await statusFor(foreign), foreign).toBe(421)
  expect(handled).toEqual([])
  const own = [host, `localhost:${port}`, 'LOCALHOST', `[::1]:${port}`]
  for (const name of own) expect(await statusFor(name), name).toBe(200)
  expect(handled).toEqual(own)
  await site.close()
})
