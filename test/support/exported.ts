import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { inject } from 'vitest'
import { byteOrderMark } from '#contract/csv.ts'
import { keys, userIndexKey } from '#table/keys.ts'
import { aMobile, send } from './api.ts'
import { parseCsv } from './csv.ts'
import type { FaultyCloud } from './faulty-cloud.ts'
import { database } from './stored.ts'

/**
 * Stores borrowers with names of 250 KB, which no function would accept, so that an export needs several pages of the
 * table and several parts of a multipart upload.
 *
 * @param megabytes the size of all names together
 * @returns their ids
 */
export async function storeLargeBorrowers({ cloud }: FaultyCloud, megabytes: number): Promise<string[]> {
  const client = database(cloud.endpoints.dynamodb)
  const put = async () => {
    const [id, registered_at] = [crypto.randomUUID(), new Date().toISOString()]
    const name = 'Asha Nair '.repeat(25_000)
    const borrower = { id, mobile: aMobile(), name, is_verified: false, registered_at, version: 1 }
    await client.send(
      new PutCommand({
        TableName: cloud.tableName,
        Item: { ...keys.borrower(id), ...userIndexKey(registered_at, id, 1), ...borrower },
      }),
    )
    return id
  }
  const ids: string[] = []
  while (ids.length < megabytes * 4) ids.push(...(await Promise.all([put(), put(), put(), put()])))
  return ids
}

interface Job {
  status: 'running' | 'ready'
  id: string
  rows: number
  url: string
  filename: string
}

/**
 * Runs an export through the API until it ends, in the cloud that this run shares or another. If it fails, throws the
 * API's message and what `loggedErrors` returns.
 */
export async function exportAll({
  call = send,
  token,
  loggedErrors = () => [],
}: Pick<FaultyCloud, 'token'> & Partial<Pick<FaultyCloud, 'call' | 'loggedErrors'>>): Promise<Job> {
  let path = '/user/downalduser'
  for (;;) {
    const { status, body } = await call('GET', path, { token })
    if (status >= 300)
      throw new Error([`${status} ${body.message}`, ...loggedErrors('downalduser')].join('\n'))
    const job = body as unknown as Job
    if (job.status === 'ready') return job
    path = `/user/downalduser?id=${job.id}`
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/** Sends a GET request without an Accept header, which `fetch` would add. */
const getWithoutAccept = (url: URL, headers: Record<string, string>) =>
  new Promise<Response>((resolve, reject) => {
    get(url, { headers }, (incoming) => {
      const { statusCode: status = 0 } = incoming
      const received = incoming.headers as Record<string, string>
      buffer(incoming)
        .then((body) => resolve(new Response(body, { status, headers: received })))
        .catch(reject)
    }).once('error', reject)
  })

/** Requests an export as a client that wants the file instead of JSON, until it is ready. `accept` is the Accept header. */
export async function requestCsv(token: string, accept?: string): Promise<Response> {
  const authorization = `Bearer ${token}`
  let path = '/user/downalduser'
  for (;;) {
    const url = new URL(path, inject('address'))
    const response =
      accept === undefined
        ? await getWithoutAccept(url, { authorization })
        : await fetch(url, { headers: { authorization, accept }, redirect: 'manual' })
    const location = response.headers.get('location')
    if (!location?.startsWith('/user/downalduser?')) return response
    path = location
  }
}

/** Downloads an export's file and parses it strictly. Throws an error that describes what is wrong with the file. */
export async function readExport({ url, rows: promised }: Job): Promise<{ text: string; rows: string[][] }> {
  // Not `text()`, which would drop the byte order mark.
  const text = Buffer.from(await (await fetch(url)).arrayBuffer()).toString()
  if (!text.startsWith(byteOrderMark)) throw new Error('The file has no byte order mark')
  const [header, ...rows] = parseCsv(text.slice(byteOrderMark.length))
  if (header?.[0] !== 'ID' || header.length !== 15) throw new Error(`The header is ${header}`)
  const odd = rows.find((values) => values.length !== 15)
  if (odd) throw new Error(`A line has ${odd.length} values: ${odd.join().slice(0, 200)}`)
  if (rows.length !== promised) throw new Error(`The file has ${rows.length} rows, the job says ${promised}`)
  return { text, rows }
}

/** The borrowers' ids, in the file's order. */
export const idsIn = async (job: Job) => (await readExport(job)).rows.map(([id = '']) => id)
