import { beforeEach, expect, test } from 'vitest'
import { consentsIn } from '#borrowers/consents.ts'
import { aMobile, aPan, details } from '#support/api.ts'
import { invokeRoute } from '#support/in-process.ts'
import { setUpPhoneSignIn } from '#support/phone-sign-in.ts'
import {
  expectTotalsToMatchRecount,
  latestAuditEntries,
  storedBorrower,
  storedItem,
  storedPartition,
} from '#support/stored.ts'
import { keys } from '#table/keys.ts'

const { prove, demo, userInfo } = setUpPhoneSignIn()

let lib: typeof import('#lib/operations/change-number.ts')
beforeEach(async () => {
  lib = await import('#lib/operations/change-number.ts')
})

const change = (from: string, to: string, isConfirmed = true) =>
  lib.changeNumber({ from, to }, { isConfirmed, now: new Date() })

/** A Verified borrower with details. */
async function aBorrowerWithDetails() {
  const borrower = await prove(aMobile())
  const body = { id: borrower.id, ...details({ pancard: aPan() }) }
  expect((await invokeRoute('basic-details', { body, token: borrower.token })).status).toBe(200)
  return borrower
}

test('gives an account the number that its owner has just proved, and ends every session', async () => {
  const [old, proven] = [await aBorrowerWithDetails(), await prove(aMobile())]
  expect(await change(old.mobile, proven.mobile, false)).toContain('Add --yes')
  expect((await storedBorrower(old.id))?.mobile).toBe(old.mobile)

  expect(await change(old.mobile, proven.mobile)).toBe(
    `The account ${old.id} has the new number. The borrower can sign in with it`,
  )
  expect(await storedBorrower(old.id)).toMatchObject({
    mobile: proven.mobile,
    is_verified: true,
    name: 'Asha Nair',
  })
  expect(await storedItem(keys.mobile(old.mobile))).toBeUndefined()
  expect(await storedPartition(keys.borrower(proven.id).pk)).toEqual([])
  for (const session of [old, proven]) expect((await userInfo(session)).status).toBe(401)
  expect(await latestAuditEntries()).toContainEqual(
    expect.objectContaining({ by: 'operator', action: 'number-changed', borrower_id: old.id }),
  )

  const again = await prove(proven.mobile)
  expect(again.id).toBe(old.id)
  expect((await userInfo(again)).body.user).toMatchObject({ name: 'Asha Nair' })
  expect((await prove(old.mobile)).id).not.toBe(old.id)
  await expectTotalsToMatchRecount()
})

test('the consents given beside the new number move along', async () => {
  const [old, proven] = [await aBorrowerWithDetails(), await prove(aMobile())]
  const given = consentsIn(await storedPartition(keys.borrower(proven.id).pk)).consents
  await change(old.mobile, proven.mobile)
  const kept = consentsIn(await storedPartition(keys.borrower(old.id).pk)).consents
  expect(given).toHaveLength(2)
  for (const { kind, version, last_given_at } of given)
    expect(kept).toContainEqual(expect.objectContaining({ kind, version, last_given_at }))
})

test.each<[string, string, () => Promise<string>]>([
  ['has no account', 'Nobody has proved the new number', async () => aMobile()],
  [
    'was only typed in demo mode',
    'Nobody has proved the new number',
    async () => (await demo(aMobile())).mobile,
  ],
  [
    'has an account with a nominee',
    'has details already',
    async () => {
      const { id, token, mobile } = await prove(aMobile())
      const body = { id, name: 'Ravi Nair', contact: aMobile() }
      expect((await invokeRoute('save-nominee', { body, token })).status).toBe(200)
      return mobile
    },
  ],
  ['has an account with details', 'has details already', async () => (await aBorrowerWithDetails()).mobile],
])('changes nothing if the new number %s', async (_, words, to) => {
  const old = await aBorrowerWithDetails()
  expect(await change(old.mobile, await to())).toContain(words)
  expect((await storedBorrower(old.id))?.mobile).toBe(old.mobile)
})

test('says so if the old number has no account, or is the new one', async () => {
  const { mobile } = await prove(aMobile())
  expect(await change(aMobile(), mobile)).toBe('No account has the old number')
  expect(await change(mobile, mobile)).toBe('The two numbers are the same')
})

test('a change that fails leaves both accounts as they were, so the number need not be proved again', async () => {
  const [old, proven] = [await aBorrowerWithDetails(), await prove(aMobile())]
  const { findChange, changeMobile } = await import('#borrowers/change-mobile.ts')
  const found = await findChange(old.mobile, proven.mobile)
  if ('obstacle' in found) throw new Error(found.obstacle)
  // Another request changes the borrower between the read and the transaction.
  const body = { id: old.id, ...details({ pancard: aPan(), name: 'Asha Kumari' }) }
  expect((await invokeRoute('basic-details', { body, token: old.token })).status).toBe(200)
  const before = await storedPartition(keys.borrower(proven.id).pk)
  await expect(changeMobile(found, { by: 'operator', now: new Date() })).rejects.toThrow()
  expect(await storedPartition(keys.borrower(proven.id).pk)).toEqual(before)
  expect((await userInfo(proven)).status).toBe(200)
  expect(await change(old.mobile, proven.mobile)).toContain('has the new number')
  await expectTotalsToMatchRecount()
})
