import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'

/** A slow mobile network. */
const bytesPerSecond = 1_600_000 / 8
const roundTripMs = 150
/** Small, so that parallel responses share the line evenly. */
const sliceBytes = 1_500

/**
 * Serves a site over a slow line, which all connections of the browser share, service workers included: DevTools'
 * throttling gives each worker a line of its own.
 *
 * @param port the port of the site on this machine
 */
export async function startSlowLine(port: number): Promise<{ address: string; stop(): Promise<void> }> {
  const sockets = new Set<Socket>()
  /** When the line is free again. */
  let freeAt = 0
  const server = createServer((browser) => {
    const site = connect(port, '127.0.0.1')
    for (const socket of [browser, site]) {
      sockets.add(socket)
      socket.setNoDelay(true)
      socket.on('error', () => [browser, site].forEach((one) => void one.destroy()))
      socket.on('close', () => sockets.delete(socket))
    }
    browser.on('data', async (request) => {
      await setTimeout(roundTripMs)
      site.write(request)
    })
    browser.on('end', () => site.end())
    site.on('data', async (response) => {
      site.pause()
      for (let start = 0; start < response.length; start += sliceBytes) {
        const slice = response.subarray(start, start + sliceBytes)
        freeAt = Math.max(freeAt, performance.now()) + (1_000 * slice.length) / bytesPerSecond
        await setTimeout(freeAt - performance.now())
        browser.write(slice)
      }
      site.resume()
    })
    site.on('end', () => browser.end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
