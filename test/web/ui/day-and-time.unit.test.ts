import { expect, test } from 'vitest'
import { clockTime as hindi, shownMonths as hindiMonths } from '#languages/hi/format.ts'
import { day, dayAndTime, recentDay } from '#web/ui/format.ts'

const now = new Date('2026-11-27T10:00:00Z')

test.each([
  ['2026-11-26T15:22:00Z', '26 Nov, 8:52 pm'],
  ['2026-11-26T18:30:00Z', '27 Nov, 12:00 am'],
  ['2026-11-26T06:35:00Z', '26 Nov, 12:05 pm'],
  // New Year is in India's time.
  ['2025-12-31T18:30:00Z', '1 Jan, 12:00 am'],
  ['2025-12-31T18:29:00Z', '31 Dec 2025, 11:59 pm'],
  ['soon', ''],
])('writes %s as %s', (instant, written) => {
  expect(dayAndTime(instant, now)).toBe(written)
})

test('writes days in India, with a month that both fonts have', () => {
  const months = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-09`)
  expect(months.map((iso) => day(iso)).join(', ')).toBe(
    '9 Jan 2026, 9 Feb 2026, 9 Mar 2026, 9 Apr 2026, 9 May 2026, 9 Jun 2026, 9 Jul 2026, 9 Aug 2026, 9 Sept 2026, 9 Oct 2026, 9 Nov 2026, 9 Dec 2026',
  )
  expect(hindiMonths.join(' ')).toBe('जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर')
  expect([day('2026-12-31T18:30:00Z'), day('soon')]).toEqual(['1 Jan 2027', ''])
  expect([recentDay('2026-02-01', now), recentDay('2025-02-01', now)]).toEqual(['1 Feb', '1 Feb 2025'])
})

test.each([
  [0, 5, 'रात 12:05 बजे'],
  [4, 0, 'सुबह 4 बजे'],
  [11, 59, 'सुबह 11:59 बजे'],
  [12, 0, 'दोपहर 12 बजे'],
  [16, 30, 'शाम 4:30 बजे'],
  [20, 52, 'रात 8:52 बजे'],
])('says %i:%i in Hindi as %s', (hour, minute, said) => {
  expect(hindi(hour, minute)).toBe(said)
})
