import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { daysLater, todayInIndia } from '#loans/dates.ts'
import { openAudit } from '#support/components/admin.tsx'
import { success } from '#support/components/server.ts'
import { writtenDay } from '#web/ui/written-day.ts'

const today = todayInIndia()
const cursor = `${today}T00:00:00.000Z#1`
const page = (from: number, count: number) =>
  Array.from({ length: count }, (_, n) => ({
    id: String(from + n),
    at: `${today}T00:00:00.000Z`,
    event: { by: 'asha', action: 'listed', count: 1 },
  }))
/** How many events a day has, by its heading. */
const countOf = (day: string) =>
  screen.getByRole('heading', { level: 2, name: new RegExp(writtenDay(day)) }).nextSibling?.textContent

test('a day of which there may be more says so, until its last page is there', async () => {
  const { user, answers } = await openAudit(success({ events: page(0, 200), cursor }))
  const more = await screen.findByRole('button', { name: 'Load earlier' })
  expect(countOf(today)).toBe('200 events, perhaps more')
  answers['/user/audit'] = success({ events: page(200, 140) })
  await user.click(more)
  const before = daysLater(today, -1)
  const next = await screen.findByRole('button', { name: `Show ${writtenDay(before)}` })
  expect(countOf(today)).toBe('340 events')
  answers['/user/audit'] = success({ events: [], cursor })
  await user.click(next)
  await screen.findByRole('button', { name: 'Load earlier' })
  expect(countOf(before)).toBe('None so far')
})
