import { expect, test } from 'vitest'
import * as routes from '#contract/routes.ts'
import { type TableCall, tableCalls, writeUnits } from '#support/dynamo-recorder.ts'
import { temporaryFolder } from '#support/temporary-folder.ts'

const { found, journey } = await tableCalls(temporaryFolder())

const nameOf = ({ route, kind }: (typeof found)[number]['endpoint']) =>
  [route.name, kind].filter(Boolean).join(' ')
const isRead = (operation: string) => operation !== 'TransactWriteItems'

test('every endpoint of a local stage was called', () => {
  const called = new Set(found.map(({ endpoint }) => endpoint.route.name))
  const deployed = Object.values(routes).filter(({ access }) => access !== 'phone')
  expect(deployed.filter(({ name }) => !called.has(name))).toEqual([])
})

/**
 * The endpoints that need more than one read or one transaction: the most calls that each makes for the borrowers of
 * this test, and why. A borrower with complaints or many records needs more.
 */
const more: Record<string, { reads: number; transactions: number }> = {
  // The session. A repeated application is first written as a new one, which fails; then the earlier one is read and
  // replaced. The offer is cached.
  [routes.apply.name]: { reads: 2, transactions: 2 },
  // The session, then the borrower's applications or consents.
  [routes.applications.name]: { reads: 2, transactions: 0 },
  [routes.consentReceipts.name]: { reads: 2, transactions: 0 },
  // The session, the borrower's items, the views, the item of the mobile number, and the exports, which are cached for five
  // seconds.
  [routes.myData.name]: { reads: 5, transactions: 0 },
  // The session, then the borrower as of now and the owner of the new number.
  [routes.changeMobile.name]: { reads: 3, transactions: 1 },
  // The session, then the borrower's items and the views, both before and after the transaction that seals them.
  [routes.closeAccount.name]: { reads: 5, transactions: 1 },
}

test('a borrower’s request takes at most one read and one transaction, except on the routes in `more`', () => {
  const ofBorrowers = found.filter(({ endpoint }) => ['borrower', 'demo'].includes(endpoint.route.access))
  const over = ofBorrowers.filter(({ endpoint, calls }) => {
    const atMost = more[endpoint.route.name] ?? { reads: 1, transactions: 1 }
    const reads = calls.filter(({ operation }) => isRead(operation)).length
    return reads > atMost.reads || calls.length - reads > atMost.transactions
  })
  const operationsOf = (calls: TableCall[]) => calls.map(({ operation }) => operation)
  expect(over.map(({ endpoint, calls }) => [nameOf(endpoint), operationsOf(calls)])).toEqual([])
})

test('public routes write nothing but a press of “Apply Now” and counts of steps, each for one unit', () => {
  const callsOf = ({ name }: { name: string }) =>
    found
      .filter(({ endpoint: { route } }) => route.name === name)
      .flatMap(({ calls }) => calls.map(({ operation, units }) => [operation, units]))
  expect(callsOf(routes.journeyStep)).toEqual([['UpdateItem', 1]])
  expect(callsOf(routes.handover)).toEqual([
    ['GetItem', 1],
    ['PutItem', 1],
    ['UpdateItem', 1],
  ])
  const writing: string[] = [routes.handover.name, routes.journeyStep.name]
  const others = found.filter(
    ({ endpoint: { route } }) => route.access === 'public' && !writing.includes(route.name),
  )
  expect(others.flatMap(({ calls }) => calls).filter(({ operation }) => !isRead(operation))).toEqual([])
})

// `npm run test:dynamodb-local` sets this variable. DynamoDB Local counts the write units of transactions differently
// from DynamoDB.
test.skipIf(process.env.DYNAMODB_ENDPOINT)(
  'a new borrower’s journey takes the write units that docs/performance.md lists',
  () => {
    const steps = journey.map(({ step, calls }) => [step, writeUnits(calls)])
    expect(Object.fromEntries(steps)).toEqual({
      'register, with two consents': 11,
      'basic details': 5,
      'loan preferences': 5,
      offers: 0,
      apply: 6,
      'hand-over': 2,
      'steps that the browser reports': 6,
    })
  },
)
