import { expect, test } from 'vitest'
import { monthsLater, todayInIndia } from '#loans/dates.ts'
import { placeAfter } from '#web/admin/audit/queries.ts'

test('after the rest of a day comes the day before it, as far back as entries are kept', () => {
  expect(placeAfter({ day: '2999-03-01', cursor: 'a' })).toEqual({ day: '2999-03-01', cursor: 'a' })
  expect(placeAfter({ day: '2999-03-01' })).toEqual({ day: '2999-02-28' })
  expect(placeAfter({ day: monthsLater(todayInIndia(), -24) })).toBeUndefined()
})
