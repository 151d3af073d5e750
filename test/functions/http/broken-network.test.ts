import { afterEach, expect, inject, onTestFinished, test, vi } from 'vitest'
import { currentConsents } from '#contract/consents.ts'
import { environment } from '#runtime/environment.ts'
import { aMobile, preferences, userIdOf } from '#support/api.ts'
import { type Fault, inTurn, startFaultProxy } from '#support/fault-proxy.ts'
import { invoke, invokeRoute, stubLambdaEnvironment } from '#support/in-process.ts'
import { storedBorrower, storedItem } from '#support/stored.ts'
import { keys } from '#table/keys.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

/** Sends this process's DynamoDB requests through a proxy, in which those of `operation` get these faults in turn. */
async function breakNetwork(operation: string, faults: Fault[]) {
  stubLambdaEnvironment()
  const proxy = await startFaultProxy(inject('endpoints').dynamodb)
  proxy.plan = inTurn(operation, ...faults)
  onTestFinished(async () => void (await proxy.stop()))
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', proxy.address)
  return proxy
}

async function signIn(mobile: string) {
  const { handler } = await import('#user/mock-auth.ts')
  const body = { mobile_number: mobile, type: 'credit', demo: true, consents: currentConsents() }
  return invoke(handler, { body })
}

test.each<[Fault]>([['hang'], ['cut'], ['lose'], ['stall']])(
  'registers one borrower although the write meets the fault "%s"',
  async (fault) => {
    const { injected } = await breakNetwork('TransactWriteItems', [fault])
    const mobile = aMobile()
    const { status, body } = await signIn(mobile)
    expect(injected).toEqual([fault])
    expect(status).toBe(200)
    const id = userIdOf(String(body.token))
    expect(await storedItem(keys.mobile(mobile))).toMatchObject({ user_id: id })
    expect(await storedBorrower(id)).toMatchObject({ mobile, version: 1 })
  },
)

test.each<[Fault]>([['hang'], ['cut'], ['lose'], ['stall']])(
  'saves loan preferences once although the write meets the fault "%s"',
  async (fault) => {
    await breakNetwork('TransactWriteItems', [])
    const { body } = await signIn(aMobile())
    const [token, id] = [String(body.token), userIdOf(String(body.token))]
    const { injected } = await breakNetwork('TransactWriteItems', [fault])
    const saved = await invokeRoute('loan-preferences', { body: { id, ...preferences() }, token })
    expect(injected).toEqual([fault])
    expect(saved.status).toBe(200)
    expect(await storedBorrower(id)).toMatchObject({ loan_amount: 250_000, version: 2 })
  },
)

test('responds with an error after four attempts when the table does not respond at all', async () => {
  const { injected } = await breakNetwork('GetItem', ['hang', 'hang', 'hang', 'hang', 'hang'])
  // On a busy machine, connecting may take longer than the one second that an attempt allows for it.
  vi.stubEnv(environment.timeoutFactor, '3')
  expect(await signIn(aMobile())).toEqual({
    status: 500,
    body: { success: false, message: 'Something went wrong. Please try again.' },
  })
  // Without the factor, four attempts of two seconds leave time to log the request before Lambda's ten seconds end.
  expect(injected).toHaveLength(4)
})
