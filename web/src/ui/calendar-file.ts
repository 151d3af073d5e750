import { daysLater } from '#loans/dates.ts'

/** An event that fills a day. */
export interface CalendarDay {
  /** The same in every file that has the event, so that a calendar that imports it again replaces it. */
  id?: string
  /** `yyyy-MM-dd`, the same in every time zone. */
  day: string
  title: string
  note?: string
  /** A reminder this many days before, at 9 in the morning of the device. */
  remindDaysBefore?: number
}

/**
 * An iCalendar file (RFC 5545) that Google, Apple and Outlook open.
 *
 * @param now the instant of `DTSTAMP`
 */
export function calendarFile(days: readonly CalendarDay[], now = new Date()): string {
  const stamp = `${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tulna//tulna.in//EN',
    'CALSCALE:GREGORIAN',
    ...days.flatMap((event, index) => eventLines(event, index, stamp)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

function eventLines(event: CalendarDay, index: number, stamp: string) {
  const { day, title, note, remindDaysBefore, id = `${day}-${stamp}-${index}` } = event
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(id)}@tulna.in`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${basicDate(day)}`,
    // The day after the last one.
    `DTEND;VALUE=DATE:${basicDate(daysLater(day, 1))}`,
    `SUMMARY:${escapeText(title)}`,
    ...(note === undefined ? [] : [`DESCRIPTION:${escapeText(note)}`]),
    // A day is not busy because something is due.
    'TRANSP:TRANSPARENT',
    ...(remindDaysBefore === undefined
      ? []
      : [
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          `DESCRIPTION:${escapeText(title)}`,
          `TRIGGER:${triggerOf(remindDaysBefore)}`,
          'END:VALARM',
        ]),
    'END:VEVENT',
  ]
}

/** From the midnight at which the day begins: 9 in the morning of the same day is 9 hours after it. */
const triggerOf = (daysBefore: number) => (daysBefore === 0 ? 'PT9H' : `-PT${daysBefore * 24 - 9}H`)

const basicDate = (day: string) => day.replaceAll('-', '')

const escapeText = (text: string) =>
  text.replaceAll(/[\\;,]/g, (character) => `\\${character}`).replaceAll(/\r\n|\r|\n/g, '\\n')

const longestLine = 75
const encoder = new TextEncoder()

/** Lines have at most 75 bytes of UTF-8. A longer one goes on in the next, after a space. No character is split. */
function fold(line: string): string {
  const lines: string[] = []
  let current = ''
  let bytes = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (bytes + size > longestLine) {
      lines.push(current)
      current = ' '
      bytes = 1
    }
    current += character
    bytes += size
  }
  return [...lines, current].join('\r\n')
}
