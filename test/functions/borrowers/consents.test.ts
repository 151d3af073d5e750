import { expect, inject, test } from 'vitest'
import { currentConsents, currentVersion } from '#contract/consents.ts'
import { limits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'
import type { MyData, SignedReceipt } from '#contract/my-data.ts'
import { describeReceipt } from '#lib/operations/receipts.ts'
import { anAdminToken } from '#support/admin.ts'
import { aMobile, get, mockAuth, post, userIdOf } from '#support/api.ts'
import { parseCsv } from '#support/csv.ts'
import { persist } from '#support/persist.ts'
import { storedBorrower } from '#support/stored.ts'

async function aConsentingBorrower() {
  const mobile = aMobile()
  const token = String((await mockAuth(mobile, { consents: currentConsents('en') })).body.token)
  return { mobile, token, id: userIdOf(token) }
}
type Who = Awaited<ReturnType<typeof aConsentingBorrower>>

const withdraw = ({ id, token }: Who, kind: string) => post('/user/withdraw-consent', { id, kind }, token)
const give = ({ id, token }: Who) => post('/user/give-consent', { id, kind: 'mobile', language: 'hi' }, token)
const dataOf = async ({ id, token }: Who) => (await get(`/user/my-data?id=${id}`, token)).body.data as MyData
const receiptsOf = async ({ id, token }: Who) =>
  (await get(`/user/consent-receipts?id=${id}`, token)).body.receipts as SignedReceipt[]

/** What administrators see about contacting a borrower: in the list, the details and the export. */
async function seenByAdministrators({ id, mobile }: Who) {
  const admin = await anAdminToken()
  const { users } = (await get(`/user/users?search=${mobile}`, admin)).body as {
    users: { doNotContact?: true }[]
  }
  const { user } = (await get(`/user/user-details?id=${id}`, admin)).body as { user: { doNotContact?: true } }
  const exported = await fetch(new URL('/user/downalduser', inject('address')), {
    headers: { accept: 'text/csv', authorization: `Bearer ${admin}` },
  })
  const row = parseCsv(await exported.text()).find(([own]) => own === id)
  return [users[0]?.doNotContact, user.doNotContact, row?.[1]]
}

test('marks a borrower as not to be contacted in list, details and export while the contact consent is withdrawn', async () => {
  const who = await aConsentingBorrower()
  expect(await seenByAdministrators(who)).toEqual([undefined, undefined, who.mobile])
  expect((await withdraw(who, 'mobile')).body.message).toBe('Done. We will not contact you.')
  expect(await seenByAdministrators(who)).toEqual([true, true, 'Do not contact'])
  expect((await give(who)).body.message).toBe('Done. We may contact you about your loan request.')
  expect(await seenByAdministrators(who)).toEqual([undefined, undefined, who.mobile])
})

test('records each withdrawal once, and the language of a consent that is given again', async () => {
  const who = await aConsentingBorrower()
  for (let n = 0; n < 2; n++) expect((await withdraw(who, 'mobile')).status).toBe(200)
  expect((await dataOf(who)).withdrawals).toEqual([{ kind: 'mobile', withdrawn_at: expect.any(String) }])
  await give(who)
  await withdraw(who, 'mobile')
  const { consents, withdrawals } = await dataOf(who)
  expect(withdrawals).toHaveLength(2)
  const contact = consents.find(({ kind }) => kind === 'mobile')
  expect(contact).toMatchObject({ version: currentVersion('mobile'), language: 'hi' })
  expect(String(contact?.last_given_at) > String(contact?.first_given_at)).toBe(true)
})

test('forgets the language and the notice of a consent that is given again without them', async () => {
  const who = await aConsentingBorrower()
  const inHindi = currentConsents('hi')
  await mockAuth(who.mobile, { consents: inHindi })
  await mockAuth(who.mobile, { consents: inHindi.map(({ kind, version }) => ({ kind, version })) })
  // Without a language, the text is returned in English.
  for (const consent of (await dataOf(who)).consents) {
    expect(consent.language).toBe('en')
    expect(consent).not.toHaveProperty('notice_version')
  }
})

test('records one withdrawal when several requests come at the same moment', async () => {
  const who = await aConsentingBorrower()
  const answers = await Promise.all(Array.from({ length: 4 }, () => persist(() => withdraw(who, 'mobile'))))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect((await dataOf(who)).withdrawals).toHaveLength(1)
})

test('never refuses a withdrawal, but limits how often the consent can be given again', async () => {
  const who = await aConsentingBorrower()
  for (let n = 0; n < limits.contactRenewals; n++) {
    expect((await withdraw(who, 'mobile')).status).toBe(200)
    expect((await give(who)).status).toBe(200)
  }
  // The consent is in force, so giving it again does not count.
  expect((await give(who)).status).toBe(200)
  expect((await withdraw(who, 'mobile')).status).toBe(200)
  expect(await give(who)).toMatchObject({ status: 429, body: { message: messages.tooManyRequests } })
  expect((await withdraw(who, 'mobile')).status).toBe(200)
  const { profile, withdrawals } = await dataOf(who)
  expect(profile).toMatchObject({ do_not_contact: true, contact_regiven: limits.contactRenewals })
  expect(withdrawals).toHaveLength(limits.contactRenewals + 1)
})

test('does not restore a withdrawn contact consent when its box is ticked at a later sign-in', async () => {
  const who = await aConsentingBorrower()
  await withdraw(who, 'mobile')
  await mockAuth(who.mobile, { consents: currentConsents('en') })
  expect(await storedBorrower(who.id)).toMatchObject({ do_not_contact: true })

  // The sign-in updates the consent's `last_given_at`, so the receipt has to say that the consent is withdrawn.
  const contactReceipt = async () => (await receiptsOf(who)).find(({ receipt }) => receipt.kind === 'mobile')
  const withdrawn = await contactReceipt()
  expect(withdrawn?.receipt.is_withdrawn).toBe(true)
  const { sentence } = describeReceipt(JSON.stringify(withdrawn), [String(withdrawn?.public_key)])
  expect(sentence).toMatch(/last withdrawn at .*, and was still withdrawn when the receipt was issued$/)
  await give(who)
  expect((await contactReceipt())?.receipt.is_withdrawn).toBe(false)
})

test('closes the account when the consent to the terms is withdrawn', async () => {
  const who = await aConsentingBorrower()
  expect((await withdraw(who, 'terms')).body).toEqual({ success: true, message: 'Your account is closed' })
  expect(await storedBorrower(who.id)).toBeUndefined()
  expect((await withdraw(who, 'terms')).status).toBe(401)
})

test('rejects unknown kinds of consent, an unknown language, and giving any but the contact consent', async () => {
  const who = await aConsentingBorrower()
  for (const kind of ['', 'all', '__proto__', ['mobile']])
    expect((await post('/user/withdraw-consent', { id: who.id, kind }, who.token)).status).toBe(400)
  for (const body of [{ kind: 'terms' }, { kind: 'mobile', language: 'xx' }])
    expect((await post('/user/give-consent', { id: who.id, ...body }, who.token)).status).toBe(400)
  expect(await storedBorrower(who.id)).toMatchObject({ version: 1 })
})

test('signs a receipt for each consent, with the same key for all borrowers, and an altered receipt is not valid', async () => {
  const who = await aConsentingBorrower()
  await withdraw(who, 'mobile')
  const receipts = await receiptsOf(who)
  const { consents, withdrawals } = await dataOf(who)
  expect(receipts.map(({ receipt }) => receipt)).toEqual(
    consents.map((consent) => ({
      ...consent,
      issuer: 'Tulna',
      borrower_id: who.id,
      issued_at: expect.any(String),
      ...(consent.kind === 'mobile' && { withdrawn_at: withdrawals[0]?.withdrawn_at }),
      is_withdrawn: consent.kind === 'mobile',
    })),
  )
  const [one] = receipts as [SignedReceipt]
  const file = JSON.stringify(one)
  const [other] = await receiptsOf(await aConsentingBorrower())
  expect(other?.public_key).toBe(one.public_key)
  expect(describeReceipt(file, [one.public_key])).toMatchObject({ isValid: true })
  const altered = file.replace(one.receipt.last_given_at, '2020-01-01T00:00:00.000Z')
  expect(describeReceipt(altered, [one.public_key])).toMatchObject({ isValid: false })
})
