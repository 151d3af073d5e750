import { expect, test } from 'vitest'
import { aMobile, details, preferences } from '#support/api.ts'
import { invoke } from '#support/in-process.ts'
import { type Answered, playPhoneSignIn } from '#support/phone-sign-in.ts'
import { expectTrueTotals, storedBorrower, storedItem, storedPartition } from '#support/stored.ts'
import { keys } from '#table/keys.ts'

const { prove, demo } = playPhoneSignIn()

async function ask({ id, token }: Answered) {
  const { handler } = await import('#user/get-user-info.ts')
  return invoke(handler, { query: { id }, token })
}

test('registers a proven number as a Verified borrower', async () => {
  const mobile = aMobile()
  const first = await prove(mobile)
  expect(first).toMatchObject({ status: 200, message: 'Registration successful!' })
  expect(await storedBorrower(first.id)).toMatchObject({ mobile, is_verified: true, version: 1 })
  expect(await storedItem(keys.mobile(mobile))).toMatchObject({ user_id: first.id, is_verified: true })
  expect((await ask(first)).status).toBe(200)
})

test('signs a Verified borrower in again, changing nothing', async () => {
  const mobile = aMobile()
  const first = await prove(mobile)
  const again = await prove(mobile)
  expect(again).toMatchObject({ status: 200, message: 'OTP verified successfully!', id: first.id })
  expect(await storedBorrower(first.id)).toMatchObject({ is_verified: true, version: 1 })
})

test('makes a Pending borrower Verified, who keeps everything and is counted so', async () => {
  const mobile = aMobile()
  const pending = await demo(mobile)
  const [{ handler: saveDetails }, { handler: savePreferences }] = await Promise.all([
    import('#user/basic-details.ts'),
    import('#user/loan-preferences.ts'),
  ])
  const { id, token } = pending
  expect((await invoke(saveDetails, { body: { id, ...details() }, token })).status).toBe(200)
  expect((await invoke(savePreferences, { body: { id, ...preferences() }, token })).status).toBe(200)
  const before = await storedBorrower(id)

  const proven = await prove(mobile)
  expect(proven).toMatchObject({ status: 200, message: 'OTP verified successfully!', id })
  expect(await storedBorrower(id)).toEqual({ ...before, is_verified: true, version: 4 })
  expect(await storedItem(keys.mobile(mobile))).toMatchObject({ is_verified: true })
  await expectTrueTotals()
})

test('lets nobody reach a Verified borrower through demo mode, with an old session or a new one', async () => {
  const mobile = aMobile()
  const pending = await demo(mobile)
  expect((await ask(pending)).status).toBe(200)
  const proven = await prove(mobile)

  expect(await ask(pending)).toMatchObject({ status: 401 })
  expect(await demo(mobile)).toMatchObject({ status: 403, message: 'Authentication failed' })
  // A demo sign-in that was under way, and has its token signed only now.
  const { issueToken } = await import('#sessions/tokens.ts')
  const late = { ...proven, token: await issueToken(proven.id, new Date(Date.now() + 1_000)) }
  expect(await ask(late)).toMatchObject({ status: 401 })
  expect((await ask(proven)).status).toBe(200)
})

test('makes one Verified borrower of proofs and demo sign-ins at the same moment', async () => {
  const mobile = aMobile()
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) => (n % 2 === 0 ? prove(mobile) : demo(mobile))),
  )
  const proofs = answers.filter((_, n) => n % 2 === 0)
  expect(proofs.map(({ status }) => status)).toEqual(Array(6).fill(200))
  const ids = new Set(answers.flatMap(({ id }) => id || []))
  expect(ids.size).toBe(1)
  for (const { status } of answers) expect([200, 403]).toContain(status)
  expect(await storedBorrower(proofs[0]?.id ?? '')).toMatchObject({ is_verified: true })
  await expectTrueTotals()
})

test('records what was agreed to with a proof, at registration and later', async () => {
  const mobile = aMobile()
  const consents = (version: string) => ({
    consents: [
      { kind: 'mobile', version },
      { kind: 'terms', version },
    ],
  })
  const { id } = await prove(mobile, consents('2026-11-01'))
  await prove(mobile, consents('2026-12-01'))
  const given = (await storedPartition(keys.borrower(id).pk)).filter(({ sk }) => sk.startsWith('CONSENT#'))
  expect(given.map(({ kind, version }) => `${kind} ${version}`).sort()).toEqual([
    'mobile 2026-11-01',
    'mobile 2026-12-01',
    'terms 2026-11-01',
    'terms 2026-12-01',
  ])
})

test('refuses the same consent twice in one request, and registers nobody', async () => {
  const mobile = aMobile()
  const twice = [
    { kind: 'terms', version: '2026-11-01' },
    { kind: 'terms', version: '2026-12-01' },
  ]
  expect(await prove(mobile, { consents: twice })).toMatchObject({ status: 400 })
  expect(await storedItem(keys.mobile(mobile))).toBeUndefined()
})
