import { byteOrderMark, csvRow } from '#contract/csv.ts'
import type { MyData } from '#contract/my-data.ts'
import * as words from '#words/my-tulna.ts'

/**
 * All of a borrower's data as one table, with the API's names and values. The columns are the part of the data, a time,
 * the field and its value. The time is the first one in the item; for a field of the profile, it is when the field was
 * last changed. Every value of the JSON file has a row, except the times of the profile's fields, which are in the rows
 * of those fields.
 */
export function dataCsv(data: MyData): string {
  const { since, ...profile } = data.profile
  const rows = Object.entries({ ...data, profile }).flatMap(([part, value]) =>
    (Array.isArray(value) ? value : [value]).flatMap((item) =>
      rowsOf(part, item, part === 'profile' ? since : undefined),
    ),
  )
  const header = [words.part, words.time, words.field, words.value]
  return byteOrderMark + [header, ...rows].map(csvRow).join('')
}

/** @param since the time of each field, if the item's fields have times of their own */
function rowsOf(part: string, item: unknown, since?: Record<string, string>): string[][] {
  if (typeof item !== 'object' || item === null) return [[part, '', part, String(item)]]
  const fields = Object.entries(item)
  const [, time = ''] = fields.find(([name]) => /(^|_)at$/.test(name)) ?? []
  return fields.flatMap(([name, value]) =>
    Array.isArray(value)
      ? value.flatMap((one) => rowsOf(`${part}.${name}`, one))
      : [[part, String(since ? (since[name] ?? '') : time), name, String(value)]],
  )
}
