import { expect, onTestFinished, test } from 'vitest'
import { close, host, listen, portOf } from '#lib/local/http.ts'
import { reachableAddress, smoke } from '#lib/operations/smoke.ts'

/** What the smoke test says of a site that answers so, and how many requests the home page got. */
async function smokeOf(answer: (earlier: number) => [number, Record<string, string>]) {
  const seen = new Map<string, number>()
  const server = await listen((request, response) => {
    const earlier = seen.get(request.url ?? '') ?? 0
    seen.set(request.url ?? '', earlier + 1)
    const [status, headers] = answer(earlier)
    response.writeHead(status, headers).end('<title>Tulna</title>/assets/ data-prerendered="page"')
  })
  onTestFinished(() => close(server))
  const lines: string[] = []
  const address = `http://${host}:${portOf(server)}`
  const result = await smoke(address, { print: (line) => lines.push(line), firewallPauseMs: 1 })
  return { result, lines, seen }
}

const firewall: [number, Record<string, string>] = [403, { server: 'CloudFront' }]

test('does not call a release bad because the firewall stops every request, and asks each a second time', async () => {
  const { result, lines, seen } = await smokeOf(() => firewall)
  expect(result).toBe('blocked')
  expect(lines.filter((line) => line.startsWith('FAIL'))).toEqual([])
  expect(lines.at(-1)).toContain('were stopped by the firewall, none failed')
  expect(seen.get('/terms')).toBe(2)
})

test('takes a challenge of the firewall for one too', async () => {
  expect((await smokeOf(() => [202, { 'x-amzn-waf-action': 'challenge' }])).result).toBe('blocked')
})

test('goes on after the firewall stopped a request once', async () => {
  const { lines } = await smokeOf((earlier) => (earlier % 2 === 0 ? firewall : [200, {}]))
  expect(lines).toContain('ok    /terms is a page of the app')
})

test.each<[string, Record<string, string>]>([
  ['S3, which may no longer read the files', { server: 'AmazonS3' }],
  ['API Gateway', { 'apigw-requestid': 'x' }],
])('calls a release bad on a 403 of %s', async (_who, headers) => {
  expect((await smokeOf(() => [403, headers])).result).toBe('failed')
})

const distribution = 'd1.cloudfront.net'

test.each<[string, Record<string, string[]>, string]>([
  ['does not exist yet', { [distribution]: ['192.0.2.1'] }, `https://${distribution}`],
  [
    'leads elsewhere',
    { 'www.tulna.example': ['198.51.100.1'], [distribution]: ['192.0.2.1'] },
    `https://${distribution}`,
  ],
  ['has a CNAME record', { 'www.tulna.example': [distribution] }, 'https://www.tulna.example'],
  [
    'has an ALIAS record',
    { 'www.tulna.example': ['192.0.2.1'], [distribution]: ['192.0.2.1', '192.0.2.2'] },
    'https://www.tulna.example',
  ],
])('checks a domain that %s where it can be reached', async (_what, found, expected) => {
  const printed: string[] = []
  const address = await reachableAddress('https://www.tulna.example', distribution, {
    print: (line) => printed.push(line),
    lookUp: async (name) => found[name] ?? [],
  })
  expect(address).toBe(expected)
  expect(printed).toEqual(
    expected.includes(distribution)
      ? [expect.stringContaining(`Add this DNS record: www.tulna.example CNAME ${distribution}`)]
      : [],
  )
})
