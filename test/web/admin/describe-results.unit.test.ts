import { expect, test } from 'vitest'
import { describeResults } from '#web/admin/users/describe-results.ts'

const all = { search: '', status: undefined }
const search = { ...all, search: 'asha' }
const stats = { totalUsers: 1200, verifiedUsers: 1, pendingUsers: 0, totalLoanAmount: 0, avgLoanAmount: 0 }
const lookedBackTo = '2026-03-01T00:00:00.000Z'

test.each<[string, Parameters<typeof describeResults>]>([
  ['Showing all 1,200 users', [all, 1200, { stats }]],
  ['Showing all 1 user', [{ ...all, status: 'Verified' }, 1, { stats }]],
  ['0 users', [{ ...all, status: 'Pending' }, 0, { stats }]],
  ['Showing 20 of 1,200 users', [all, 20, { stats, lookedBackTo }]],
  ['1 user found', [search, 1, { stats }]],
  ['0 users found among those registered since 1 Mar 2026', [search, 0, { stats, lookedBackTo }]],
])('says "%s"', (text, args) => {
  expect(describeResults(...args)).toBe(text)
})
