import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { type ConsentLanguage, currentConsents } from '#contract/consents.ts'
import { quotedFigures } from '#contract/quoted-figures.ts'
import { anAdminToken } from './admin.ts'
import {
  type ApiResponse,
  aMobile,
  aPan,
  details,
  get,
  mockAuth,
  post,
  preferences,
  userIdOf,
} from './api.ts'
import { aComplaint, complain } from './complaints.ts'
import { eventually } from './eventually.ts'
import { logs } from './logs.ts'
import { anOffer, offerBy } from './offer-form.ts'
import { scan } from './stored.ts'

/** A borrower with every kind of item that an open account can have. All texts that identify the person are unique. */
export async function aWholeBorrower(language: ConsentLanguage = 'en') {
  const admin = await anAdminToken()
  const [mobile, pancard] = [aMobile(), aPan()]
  const unique = crypto.randomUUID().replaceAll('-', '')
  const [name, nominee, contact] = [`Name${unique}`, `Nominee${unique}`, `${unique}@example.com`]
  const signIn = await mockAuth(mobile, { consents: currentConsents(language) })
  const token = String(signIn.body.token)
  const id = userIdOf(token)
  const offerId = await anOffer({ request_id: crypto.randomUUID() })
  const offer = await offerBy(offerId)
  const save = (path: string, fields: object) => post(`/user/${path}`, { id, ...fields }, token)
  const responses = [
    signIn,
    await save('basic-details', details({ name, pancard })),
    await save('loan-preferences', preferences()),
    await save('apply', quotedFigures(offer, 100_000, 24)),
    await save('apply', quotedFigures(offer, 150_000, 24)),
    await save('answer-application', { offer_id: offer.id, answer: 'not-yet' }),
    await save('save-nominee', { name: nominee, contact }),
    await save('withdraw-consent', { kind: 'mobile' }),
    await get(`/user/user-details?id=${id}`, admin),
  ]
  const complaint = aComplaint({ complaint: `Complaint${unique}`, mobile_number: undefined })
  const { reference, due_on } = (await complain(complaint, { token })).body
  const filed = { reference: String(reference), due_on: String(due_on), text: complaint.complaint }
  /** The texts that identify the borrower, without the id. */
  const identifying = [mobile, pancard, name, nominee, unique, token]
  return { id, mobile, token, admin, pancard, name, offerId, filed, identifying, responses }
}

/** Exports all borrowers, and returns the text of the file. */
export const fetchExport = async (admin: string) => {
  const response = await fetch(new URL('/user/downalduser', inject('address')), {
    headers: { accept: 'text/csv', authorization: `Bearer ${admin}` },
  })
  return response.text()
}

const has = (text: string, texts: string[]) => texts.some((one) => text.includes(one))

/** The items of the whole table that contain one of these texts. */
export const itemsWith = async (texts: string[]) =>
  (await scan()).filter((item) => has(JSON.stringify(item), texts))

/** The paths of all files in the local S3 that contain one of these texts, unfinished uploads included. */
export const objectsWith = (texts: string[]) => filesWith(texts, join(inject('logs'), '../s3'))

/**
 * Waits until the logs have a line about each of these responses. Returns the paths of the log files that contain one
 * of these texts.
 */
export async function logsWith(texts: string[], responses: ApiResponse[]) {
  await eventually(() => {
    const written = logs()
    for (const { headers } of responses) {
      const id = headers.get('x-amz-cf-id')
      if (!id) throw new Error('A response has no request id')
      if (!written.some((log) => log.includes(id))) throw new Error(`No log line of request ${id} yet`)
    }
  })
  return filesWith(texts, inject('logs'))
}

const filesWith = (texts: string[], folder: string) =>
  entriesIn(folder)
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => has(textOf(file), texts))

/** All entries below a folder. Lists them again if the local S3 removes an empty subfolder during the listing. */
function entriesIn(folder: string) {
  for (;;) {
    try {
      return readdirSync(folder, { recursive: true, withFileTypes: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || !existsSync(folder)) throw error
    }
  }
}

/** A file's text; empty if another test has deleted it since it was listed. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'latin1')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}
