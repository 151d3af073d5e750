import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { ApiResponse } from './api.ts'
import { eventually } from './eventually.ts'

/** The logs of all functions, one text for each. */
export const logs = () =>
  readdirSync(inject('logs')).map((file) => readFileSync(join(inject('logs'), file), 'utf8'))

/** Waits for the line with this message of a request that has been answered. */
export const lineOf = <Line = Record<string, unknown>>({ headers }: ApiResponse, message: string) =>
  eventually((): Line => {
    const id = headers.get('x-amz-cf-id') ?? 'none'
    const lines = logs().flatMap((log) => log.split('\n').filter((text) => text.includes(id)))
    const found = lines.map((text) => JSON.parse(text)).find((line) => line.message === message)
    if (!found) throw new Error('It is not written yet')
    return found
  })
