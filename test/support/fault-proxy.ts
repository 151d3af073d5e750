import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/**
 * What becomes of a request to AWS. `hang`: the connection stays open and nobody answers. `cut`: it breaks
 * before the request arrives. `lose`: the request arrives and is done, and its answer is lost.
 */
export type Fault = 'hang' | 'cut' | 'lose'

/** Stands in front of an emulator. Each request to `target` (`TransactWriteItems` …) meets the next fault, then none. */
export async function startFaultProxy(emulator: string, target: string, faults: Fault[]) {
  const met: Fault[] = []
  const server = createServer(async (incoming, outgoing) => {
    const body = await buffer(incoming)
    const isTarget = String(incoming.headers['x-amz-target']).endsWith(`.${target}`)
    const fault = isTarget ? faults.shift() : undefined
    if (fault) met.push(fault)
    if (fault === 'hang') return
    if (fault === 'cut') return outgoing.destroy()
    const { method, headers, url = '/' } = incoming
    const onward = request(new URL(url, emulator), { method, headers }, async (answer) => {
      const text = await buffer(answer)
      if (fault === 'lose') return outgoing.destroy()
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers).end(text)
    })
    onward.on('error', () => outgoing.destroy())
    onward.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const stop = () => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  }
  return { address: `http://127.0.0.1:${port}`, met, stop }
}
