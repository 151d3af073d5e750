import { afterEach, expect, inject, onTestFinished, test, vi } from 'vitest'
import { aMobile, preferences, userIdOf } from '#support/api.ts'
import { type Fault, inTurn, startFaultProxy } from '#support/fault-proxy.ts'
import { invoke, invokeRoute, stubLambdaEnvironment } from '#support/in-process.ts'
import { storedBorrower, storedItem } from '#support/stored.ts'
import { keys } from '#table/keys.ts'

/** Lambda's timeout, after which it ends a function without a log line. */
const inTimeMs = 10_000

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

/** A function in this process whose connection to the table fails. */
async function breakNetwork(target: string, faults: Fault[]) {
  stubLambdaEnvironment()
  const proxy = await startFaultProxy(inject('endpoints').dynamodb)
  proxy.plan = inTurn(target, ...faults)
  onTestFinished(async () => void (await proxy.stop()))
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', proxy.address)
  return proxy
}

async function signIn(mobile: string) {
  const { handler } = await import('#user/mock-auth.ts')
  const startedAt = performance.now()
  const response = await invoke(handler, { body: { mobile_number: mobile, type: 'credit', demo: true } })
  expect(performance.now() - startedAt).toBeLessThan(inTimeMs)
  return response
}

test.each<[Fault]>([['hang'], ['cut'], ['lose'], ['stall']])(
  'registers one borrower although the connection %ss at the write',
  async (fault) => {
    const { injected: met } = await breakNetwork('TransactWriteItems', [fault])
    const mobile = aMobile()
    const { status, body } = await signIn(mobile)
    expect(met).toEqual([fault])
    expect(status).toBe(200)
    const id = userIdOf(String(body.token))
    expect(await storedItem(keys.mobile(mobile))).toMatchObject({ user_id: id })
    expect(await storedBorrower(id)).toMatchObject({ mobile, version: 1 })
  },
)

test.each<[Fault]>([['hang'], ['cut'], ['lose'], ['stall']])(
  'saves a loan once although the connection %ss at the write',
  async (fault) => {
    const { injected: met } = await breakNetwork('TransactWriteItems', [])
    const { body } = await signIn(aMobile())
    const [token, id] = [String(body.token), userIdOf(String(body.token))]
    const { injected: later } = await breakNetwork('TransactWriteItems', [fault])
    const saved = await invokeRoute('loan-preferences', { body: { id, ...preferences() }, token })
    expect([met, later]).toEqual([[], [fault]])
    expect(saved.status).toBe(200)
    expect(await storedBorrower(id)).toMatchObject({ loan_amount: 250_000, version: 2 })
  },
)

test('responds with an error before Lambda’s timeout when the table does not respond at all', async () => {
  await breakNetwork('GetItem', ['hang', 'hang', 'hang', 'hang', 'hang'])
  expect(await signIn(aMobile())).toEqual({
    status: 500,
    body: { success: false, message: 'Something went wrong. Please try again.' },
  })
})
