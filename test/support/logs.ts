import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { ApiResponse } from './api.ts'
import { eventually } from './eventually.ts'

/** The texts of all log files: those of the functions and of SNS. */
export const logs = () =>
  readdirSync(inject('logs')).map((file) => readFileSync(join(inject('logs'), file), 'utf8'))

/** Waits for the log line that has this message and belongs to the request of this response. */
export const lineOf = <Line = Record<string, unknown>>({ headers }: ApiResponse, message: string) =>
  eventually((): Line => {
    const id = headers.get('x-amz-cf-id')
    if (!id) throw new Error('The response has no request id')
    const lines = logs().flatMap((log) => log.split('\n').filter((text) => text.includes(id)))
    const found = lines.map((text) => JSON.parse(text)).find((line) => line.message === message)
    if (!found) throw new Error(`The line "${message}" is not written yet`)
    return found
  })
