import { randomInt } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { inject } from 'vitest'
import * as routes from '#contract/routes.ts'
import { type ApiResponse, aMobile } from './api.ts'

/** A random loopback address, because tests must not share the daily limit on complaints from one address. */
export const anAddress = () => `127.${randomInt(1, 255)}.${randomInt(256)}.${randomInt(1, 255)}`

/** A visitor's valid complaint, with a new request id and mobile number. */
export const aComplaint = (changes: object = {}) => ({
  request_id: crypto.randomUUID(),
  complaint: `Nobody called back. ${crypto.randomUUID()}`,
  mobile_number: aMobile(),
  ...changes,
})

/** Sends a complaint through the edge from a loopback address. A string is sent as it is. */
export function complain(
  body: object | string,
  {
    from = anAddress(),
    token,
    headers = {},
  }: { from?: string; token?: string; headers?: Record<string, string> } = {},
): Promise<Pick<ApiResponse, 'status' | 'body'>> {
  const { path, method } = routes.complaint
  return new Promise((resolve, reject) => {
    const outgoing = request(
      new URL(path, inject('address')),
      {
        method,
        localAddress: from,
        headers: {
          'content-type': 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
          ...headers,
        },
      },
      (incoming) => {
        const status = incoming.statusCode ?? 0
        text(incoming)
          .then((body) => resolve({ status, body: JSON.parse(body) }))
          .catch(reject)
      },
    )
    outgoing.once('error', reject)
    outgoing.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
}

/** The messages about a complaint that were published to SNS. */
export function publishedAbout(reference: unknown): { Subject: string; Message: string; TopicArn: string }[] {
  const file = join(inject('logs'), 'sns.log')
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
  return lines.map((line) => JSON.parse(line)).filter(({ Subject }) => Subject === `Complaint ${reference}`)
}
