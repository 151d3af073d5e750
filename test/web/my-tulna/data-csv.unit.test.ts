import { expect, test } from 'vitest'
import type { MyData } from '#contract/my-data.ts'
import { parseCsv } from '#support/csv.ts'
import { dataCsv } from '#web/my-tulna/data-csv.ts'

const profile = { id: 'one', mobile: '4000000000', registered_at: '2026-11-01T10:00:00.000Z', name: 'Asha' }
const timeOf = (data: object, field: string) =>
  parseCsv(dataCsv(data as MyData).replace('\uFEFF', '')).find(([, , name]) => name === field)?.[1]

test('gives each field of the profile its own time, or none if it has none', () => {
  const since = { name: '2026-11-02T10:00:00.000Z' }
  expect(timeOf({ profile: { ...profile, since } }, 'name')).toBe(since.name)
  expect(timeOf({ profile: { ...profile, since: {} } }, 'name')).toBe('')
})
