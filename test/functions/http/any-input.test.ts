import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { BasicDetails, LoanPreferences } from '#contract/borrower.ts'
import { ErrorResponse, type Route } from '#contract/route.ts'
import * as routes from '#contract/routes.ts'
import { anAdminToken } from '#support/admin.ts'
import { anyText } from '#support/any-text.ts'
import { aBorrower, aMobile, details, preferences, send } from '#support/api.ts'
import { storedBorrower } from '#support/stored.ts'

const storedDetails = z.partial(z.object({ ...BasicDetails.shape, ...LoanPreferences.shape }))
/** For a long run: `FUZZ_RUNS=1000 npx vitest run test/functions/http/any-input.test.ts`. */
const numRuns = Number(process.env.FUZZ_RUNS ?? 25)
vi.setConfig({ testTimeout: 240_000 + numRuns * 300 })
/**
 * All routes but `firebase-auth` and `confirm-dob`, which the local stage lacks. `firebase-auth.test.ts` and
 * `recycled-number.test.ts` send invalid input to these two.
 */
const all = Object.values<Route>(routes).filter(({ access }) => access !== 'phone')

const anyJson = fc.jsonValue({ maxDepth: 4 })
/** Some of these keys have caused vulnerabilities in other programs. */
const oddKey = fc.constantFrom(
  '__proto__',
  'constructor',
  'toString',
  'id',
  'is_verified',
  'pk',
  'version',
  '',
)
const anyObject = fc.dictionary(fc.oneof(oddKey, fc.string()), anyJson)
const anyBody = fc.oneof(
  anyJson.map((value) => JSON.stringify(value)),
  anyObject.map((value) => JSON.stringify(value)),
  fc.string(),
)

async function tokenFor({ access }: Route): Promise<string> {
  if (access === 'admin') return anAdminToken()
  return (await aBorrower()).token
}

const isJson = ({ body, isForm }: Route) => body !== undefined && !isForm

test.each(all.filter(isJson))('$path rejects arbitrary bodies with an error response', async (route) => {
  const token = await tokenFor(route)
  await fc.assert(
    fc.asyncProperty(anyBody, async (body) => {
      const response = await send('POST', route.path, { body, token })
      expect(response.status).toBeLessThan(500)
      expect(ErrorResponse.safeParse(response.body).success).toBe(true)
    }),
    { numRuns },
  )
})

test.each(all.filter(({ method }) => method === 'GET'))(
  '$path never responds with a server error to a query',
  async (route) => {
    const token = await tokenFor(route)
    const names = fc.constantFrom('id', 'cursor', 'search', 'status', 'limit', 'x', '__proto__')
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(names, anyText())), async (pairs) => {
        const response = await send('GET', `${route.path}?${new URLSearchParams(pairs)}`, { token })
        expect(response.status).toBeLessThan(500)
      }),
      { numRuns },
    )
  },
)

/** Arbitrary values for some of a valid body's fields, or for fields that a borrower must not set here. */
const arbitraryChanges = (valid: object) =>
  fc.dictionary(
    fc.constantFrom(...Object.keys(valid), 'is_verified', 'mobile', 'sessions_valid_from'),
    anyJson,
    { minKeys: 1 },
  )

test.each([
  ['/user/basic-details', details()],
  ['/user/loan-preferences', preferences()],
])('%s stores only what the contract allows, whichever fields are invalid', async (path, valid) => {
  const { id, token, mobile } = await aBorrower()
  await fc.assert(
    fc.asyncProperty(arbitraryChanges(valid), async (changes) => {
      const response = await send('POST', path, { body: { ...valid, ...changes, id }, token })
      expect(response.status).toBeLessThan(500)
      const { adhar_last_four, ...stored } = (await storedBorrower(id)) ?? {}
      expect(storedDetails.safeParse(stored).error).toBeUndefined()
      expect(stored).toMatchObject({ mobile, is_verified: false, sessions_valid_from: 0 })
      if (adhar_last_four !== undefined) expect(adhar_last_four).toMatch(/^[0-9]{4}$/)
    }),
    { numRuns: numRuns * 2 },
  )
})

test('mock-auth accepts only mobile numbers of ten ASCII digits', async () => {
  const nearly = fc.oneof(
    fc.string({ unit: fc.constantFrom(...'0123456789٠९０ \n'), minLength: 8, maxLength: 12 }),
    fc.constant(aMobile()),
    fc.constant(aMobile()).map((mobile) => `+91${mobile}`),
  )
  await fc.assert(
    fc.asyncProperty(nearly, async (mobile) => {
      const response = await send('POST', '/user/mock-auth', {
        body: { mobile_number: mobile, type: 'credit', demo: true },
      })
      expect(response.status).toBe(/^[0-9]{10}$/.test(mobile) ? 200 : 400)
    }),
    { numRuns },
  )
})

test('rejects a body with 30,000 nested arrays', async () => {
  const { id, token } = await aBorrower()
  const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`
  const response = await send('POST', '/user/basic-details', { body: `{"id":"${id}","name":${deep}}`, token })
  expect(response.status).toBe(400)
})
