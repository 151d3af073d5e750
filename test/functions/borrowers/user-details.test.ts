import { beforeAll, expect, test } from 'vitest'
import { adminIdOf, anAdminToken } from '#support/admin.ts'
import { aBorrower, details, get, post } from '#support/api.ts'
import { latestAuditEntries } from '#support/stored.ts'

let token: string
beforeAll(async () => {
  token = await anAdminToken()
})

test('returns all details of one user, and audits who viewed them', async () => {
  const name = `Zq${crypto.randomUUID().replaceAll('-', '')}`
  const { id, mobile, token: session } = await aBorrower()
  await post('/user/basic-details', { id, ...details({ name }) }, session)
  const { body } = await get(`/user/user-details?id=${id}`, token)
  expect(body).toEqual({
    success: true,
    user: {
      id,
      mobile,
      name,
      isAuthenticated: false,
      registrationDate: expect.any(String),
      gender: 'Female',
      dob: '1992-08-15',
      profession: 'Salaried',
      income: 52_000,
      pan: 'ABCDE1234F',
      aadhar: '********0123',
    },
  })
  const entries = await latestAuditEntries()
  expect(entries).toContainEqual(
    expect.objectContaining({
      by: adminIdOf(token),
      action: 'viewed',
      borrower_id: id,
      at: expect.any(String),
    }),
  )
  expect(JSON.stringify(entries)).not.toContain(name)
})

test('returns 404 for an unknown user and 400 without a valid id', async () => {
  expect(await get('/user/user-details?id=nobody', token)).toMatchObject({
    status: 404,
    body: { success: false, message: 'This user no longer exists' },
  })
  for (const query of ['', '?id=', '?id=%20', '?id=a/b'])
    expect((await get(`/user/user-details${query}`, token)).status).toBe(400)
})
