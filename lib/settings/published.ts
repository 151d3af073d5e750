import type { z } from 'zod'
import { documentation, settings } from './settings.ts'

/** The file that repeats the settings between its two `settings` markers. */
export const manual = 'docs/operations.md'

const marker = (word: string) => new RegExp(`^.*\\b${word} of the settings\\b.*$`, 'm')

/** Replaces what a file has between the lines `… start of the settings …` and `… end of the settings …`. */
export function replaceSettings(text: string): string {
  const [start] = marker('start').exec(text) ?? []
  const [end] = marker('end').exec(text) ?? []
  if (!start || !end) throw new Error('The file has no lines that mark the start and the end of the settings')
  const before = text.slice(0, text.indexOf(start) + start.length)
  return `${before}\n${settingsTable()}${text.slice(text.indexOf(end))}`
}

function settingsTable(): string {
  const rows = Object.entries<z.ZodType>(settings.shape).map(([name, schema]) => {
    const found = documentation.get(schema)
    if (!found) throw new Error(`The setting ${name} has no documentation`)
    const { description, neededBy = '', default: value = '' } = found
    return `| \`${name}\` | ${description} | ${neededBy} | ${value} |`
  })
  return `
| setting | meaning | needed by | default |
|---|---|---|---|
${rows.join('\n')}

`
}
