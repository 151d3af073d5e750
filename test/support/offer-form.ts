import { randomUUID } from 'node:crypto'
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import { inject, onTestFinished, TestRunner } from 'vitest'
import type { Route } from '#contract/route.ts'
import * as routes from '#contract/routes.ts'
import type { ScheduledChange } from '#contract/scheduled-change.ts'
import { sampleLogo } from '#lib/local/sample/logo.ts'
import { keys } from '#table/keys.ts'
import { anAdminToken } from './admin.ts'
import { type ApiResponse, post, send } from './api.ts'
import { deleteItem, store, storedPartition } from './stored.ts'

/** A whole minute, at least an hour ahead, as a scheduled change names it. */
export const anHourAhead = (now = Date.now()) => new Date(Math.ceil(now / 60_000 + 60) * 60_000).toISOString()

export const aPicture = () => sampleLogo(3)

/** The values of a valid offer form without a logo. Each call returns a different lender name. */
export const terms = (changes: Record<string, unknown> = {}) => ({
  lender: `Ashoka Lending ${randomUUID().slice(0, 8)}`,
  loanAmount: '₹50,000 - ₹5 lakh',
  interestRate: '12% p.a.',
  processingFee: '1% of loan amount',
  tenure: '12-60 months',
  link: 'https://ashoka.example/apply',
  description: 'For a quiet life',
  recommended: 'true',
  documents: JSON.stringify([{ title: 'Identity proof', examples: ['PAN card', 'Passport'] }]),
  ...changes,
})

/** A form as a browser encodes it: a `Blob` as a file, other values as text, and `undefined` omitted. */
export function formOf(fields: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof Blob) form.append(name, value, 'logo.png')
    else if (value !== undefined) form.append(name, String(value))
  }
  return form
}

/**
 * Sends a form as a browser does. An offer that a test adds this way is deleted when the test ends, because long lists
 * of offers make the tests of pages slow. One with a logo stays: its logo would remain, and `logosWithoutOffer` of
 * another test would find it.
 */
export async function sendForm(
  { path }: Pick<Route, 'path'>,
  fields: Record<string, unknown>,
  token?: string,
): Promise<ApiResponse> {
  const response = await post(path, formOf(fields), token ?? (await anAdminToken()))
  const { id } = response.body
  if (path === routes.addOffers.path && typeof id === 'string' && !fields.logo && TestRunner.getCurrentTest())
    onTestFinished(() => deleteItem(keys.offer(id)))
  return response
}

/** Adds an offer and returns its id. */
export async function anOffer(changes: Record<string, unknown> = {}, token?: string): Promise<string> {
  const { body } = await sendForm(routes.addOffers, terms(changes), token)
  return String(body.id)
}

export const updateOffer = (id: string, changes: Record<string, unknown>) =>
  sendForm(routes.updateOffers, { id, ...changes })

/** Schedules changes of an offer, by default for a whole minute at least an hour ahead. */
export const scheduleChange = (id: string, changes: Record<string, unknown>, starts_at = anHourAhead()) =>
  sendForm(routes.scheduleOffer, { id, ...changes, starts_at })

/** The listed changes of an offer: those that wait, failed or were revoked. */
export async function scheduledFor(offerId: string): Promise<ScheduledChange[]> {
  const { body } = await send('GET', routes.adminOffers.path, { token: await anAdminToken() })
  const { scheduled = [] } = routes.adminOffers.response.parse(body)
  return scheduled.filter(({ offer_id }) => offer_id === offerId)
}

/** Schedules a change of a new offer. Returns the ids of both. */
export async function aScheduledChange() {
  const offerId = await anOffer()
  await scheduleChange(offerId, { tenure: '18 months' })
  return { offerId, id: String((await scheduledFor(offerId))[0]?.id) }
}

/** What another administrator proposes for an offer, as it is stored, also in a cloud that asks for no approval. */
export const aProposal = (offer_id: string, id: string = randomUUID()) => ({
  ...keys.proposedChange(id),
  schema_version: 1,
  id,
  offer_id,
  lender: 'Ashoka Lending',
  starts_at: '2026-11-29T10:00:00.000Z',
  scheduled_at: '2026-11-29T10:00:00.000Z',
  scheduled_by: 'another-administrator',
  state: 'proposed',
  is_proposal: true,
  // Fits the offer whether or not it has been approved before.
  changes: { facts_asked_on: { to: '2026-11-01' } },
  revision: 1,
})

/** Stores a proposed change of a new offer, and returns its id. */
export async function aProposedChange(): Promise<string> {
  const proposal = aProposal(await anOffer())
  await store(proposal)
  return proposal.id
}

/** Requests a presigned URL for an upload. */
export const requestUpload = async (body: unknown, token?: string) =>
  post(routes.logoUpload.path, body, token ?? (await anAdminToken()))

let unused: Promise<string> | undefined

/**
 * Uploads a picture as the browser does, and returns its key.
 *
 * When the local S3 deletes the last object of a folder, it deletes the folder too, with anything that is being
 * uploaded to it. So the sample administrator's folder always keeps one upload that no test uses.
 */
export async function anUpload(
  bytes: Buffer = aPicture(),
  type = 'image/png',
  token?: string,
): Promise<string> {
  unused ??= upload(aPicture(), 'image/png')
  await unused
  return upload(bytes, type, token)
}

async function upload(bytes: Buffer, type: string, token?: string): Promise<string> {
  const { body } = await requestUpload({ type, bytes: bytes.length }, token)
  const { status } = await putTo(String(body.url), bytes, type)
  if (status !== 200) throw new Error(`The upload failed with status ${status}`)
  return String(body.key)
}

export const putTo = (url: string, bytes: Buffer, type: string) =>
  fetch(url, { method: 'PUT', headers: { 'content-type': type }, body: new Uint8Array(bytes) })

/** The logos added since `before` that no offer uses. Logos of other tests' offers are not among them. */
export async function logosWithoutOffer(before: string[]): Promise<string[]> {
  const [logos, stored] = [await keysIn('logos'), JSON.stringify(await storedPartition('OFFERS'))]
  return logos.filter((key) => !before.includes(key) && !stored.includes(key))
}

/** The keys in a folder of the logo bucket. */
export async function keysIn(folder: 'uploads' | 'logos'): Promise<string[]> {
  const { Contents = [] } = await s3().send(
    new ListObjectsV2Command({ Bucket: await logoBucket(), Prefix: `${folder}/` }),
  )
  return Contents.map(({ Key = '' }) => Key)
}

/** The logo bucket's name, taken from the URL of an upload. */
async function logoBucket() {
  const { body } = await requestUpload({ type: 'image/png', bytes: 1 })
  return new URL(String(body.url)).pathname.split('/')[1]
}

// Unsigned, because the server and the SDK spell the bucket's path differently and a signed listing fails.
const s3 = () =>
  new S3Client({
    endpoint: inject('endpoints').s3,
    region: 'ap-south-1',
    forcePathStyle: true,
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    signer: { sign: async <Unsigned>(request: Unsigned) => request },
  })

export const offerBy = async (id: string) =>
  routes.getOffer.response.parse((await send('GET', `/user/get-offer?id=${id}`)).body).offer
