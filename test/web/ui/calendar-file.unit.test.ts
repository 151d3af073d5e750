import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarFile } from '#web/ui/calendar-file.ts'

const now = new Date('2026-11-28T21:15:30.123Z')

test('writes days without a time or a zone, with reminders at 9', () => {
  const file = calendarFile(
    [
      { day: '2028-02-29', title: 'Last day', remindDaysBefore: 7 },
      { day: '2026-12-31', title: 'Due', note: 'Pay', remindDaysBefore: 0 },
    ],
    now,
  )
  expect(file.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tulna//tulna.in//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    'UID:2028-02-29-20261128T211530Z-0@tulna.in',
    'DTSTAMP:20261128T211530Z',
    'DTSTART;VALUE=DATE:20280229',
    'DTEND;VALUE=DATE:20280301',
    'SUMMARY:Last day',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Last day',
    'TRIGGER:-PT159H',
    'END:VALARM',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'UID:2026-12-31-20261128T211530Z-1@tulna.in',
    'DTSTAMP:20261128T211530Z',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
    'SUMMARY:Due',
    'DESCRIPTION:Pay',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Due',
    'TRIGGER:PT9H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

/** Reads a text back as RFC 5545 says: unfolds, then unescapes. */
const summaryOf = (file: string) =>
  /\r\nSUMMARY:(.*?)\r\n/
    .exec(file.replaceAll('\r\n ', ''))?.[1]
    ?.replaceAll(/\\(.)/g, (_, character: string) => (character === 'n' ? '\n' : character))

test('any text comes back, and no line has more than 75 bytes or splits a character', () => {
  const texts = fc.string({
    unit: fc.constantFrom('a', ',', ';', '\\', '\n', ' ', '₹', 'शि', '😀', 'n'),
    maxLength: 200,
  })
  fc.assert(
    fc.property(texts, (title) => {
      const file = calendarFile([{ day: '2026-12-31', title }], now)
      expect(summaryOf(file)).toBe(title)
      for (const line of file.split('\r\n')) {
        const bytes = new TextEncoder().encode(line)
        expect(bytes.length).toBeLessThanOrEqual(75)
        expect(new TextDecoder().decode(bytes)).toBe(line)
      }
    }),
  )
})
