import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, expect, inject, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { consentVersions } from '#contract/consents.ts'
import { quotedFigures } from '#contract/quoted-figures.ts'
import { defineRoute, successResponse } from '#contract/route.ts'
import * as routes from '#contract/routes.ts'
import { anAdminToken } from '#support/admin.ts'
import { callRoute, routesFor } from '#support/any-route.ts'
import { aBorrower, aPan, details, get, mockAuth, post, preferences } from '#support/api.ts'
import { captureLog, invoke, stubLambdaEnvironment } from '#support/in-process.ts'
import { formOf, terms } from '#support/offer-form.ts'
import { database, scan, store } from '#support/stored.ts'
import { keys } from '#table/keys.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

/** A borrower and an administrator for whom an item of every kind is stored. */
async function everyKindOfItem() {
  const admin = await anAdminToken()
  const borrower = await aBorrower()
  const { id, mobile, token } = borrower
  const pancard = aPan()
  await mockAuth(mobile, { consents: [{ kind: 'terms', version: consentVersions.terms[0] }] })
  await post('/user/basic-details', { id, ...details({ pancard }) }, token)
  await post('/user/loan-preferences', { id, ...preferences() }, token)
  const body = formOf(terms({ request_id: crypto.randomUUID() }))
  const headers = { authorization: `Bearer ${admin}` }
  const added = await fetch(new URL('/user/add-offers', inject('address')), { method: 'POST', headers, body })
  const { id: offerId } = routes.addOffers.response.parse(await added.json())
  const found = await get(`/user/get-offer?id=${offerId}`)
  const { offer } = routes.getOffer.response.parse(found.body)
  for (const amount of [100_000, 150_000])
    await post('/user/apply', { id, ...quotedFigures(offer, amount, 24) }, token)
  await post('/user/answer-application', { id, offer_id: offerId, answer: 'yes' }, token)
  await post('/user/save-nominee', { id, name: 'Ravi Nair', contact: '4000000000' }, token)
  await post('/user/withdraw-consent', { id, kind: 'mobile' }, token)
  await get(`/user/user-details?id=${id}`, admin)
  // The export below is recorded only when it ends, perhaps after its first response.
  const at = new Date().toISOString()
  await store({ ...keys.exported(at, 'x'), at, role: 'administrator', expires_at: 9_999_999_999 })
  const { id: exportId } = (await get('/user/downalduser', admin)).body
  const filed = await post('/user/complaint', { request_id: crypto.randomUUID(), complaint: 'Slow' }, token)
  const complaint = routes.complaint.response.parse(filed.body)
  return { admin, borrower, pancard, offerId, exportId: String(exportId), complaint }
}

type Place = Awaited<ReturnType<typeof everyKindOfItem>>

/** Adds an attribute that no schema names to the items of this partition, and returns their kinds. */
async function plant(
  text: string,
  { borrower, pancard, offerId, exportId, complaint }: Place,
): Promise<string[]> {
  const ours = [borrower.id, borrower.mobile, pancard, offerId, exportId, complaint.reference]
  const common = ['STATS', 'MONTHS', 'APPLICANTS', 'EXPORTED']
  const items = (await scan()).filter(
    (item) =>
      common.includes(item.pk.replace(/#.*/, '')) ||
      item.sk.startsWith('COUNT#') ||
      ours.some((one) => JSON.stringify(item).includes(one)),
  )
  for (const { pk, sk } of items)
    await database().send(
      new UpdateCommand({
        TableName: inject('tableName'),
        Key: { pk, sk },
        UpdateExpression: 'SET planted = :text',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':text': text },
      }),
    )
  return items.map(({ pk, sk }) => `${pk.split('#')[0]} ${sk.replace(/[#\d].*/, '')}`.trim())
}

test('no response has an attribute that its route’s schema does not name, whatever is stored', async () => {
  const place = await everyKindOfItem()
  const text = `planted-${crypto.randomUUID()}`
  const kinds = new Set(await plant(text, place))
  expect([...kinds].sort()).toEqual([
    'APPLICANTS OFFER',
    'AUDIT',
    'COMPLAINTS',
    'COMPLAINT_COUNT COUNT',
    'COMPLAINT_REQUEST REQUEST',
    'EXPORT COUNT',
    'EXPORT EXPORT',
    'EXPORTED',
    'FORM FORM',
    'MOBILE MOBILE',
    'MONTHS',
    'OFFERS OFFER',
    'OFFER_HISTORY VERSION',
    'PAN USER',
    'STATS TOTALS',
    'USER ANSWER',
    'USER APPLICATION_COUNT',
    'USER APPLIED',
    'USER COMPLAINT',
    'USER CONSENT',
    'USER NOMINEE',
    'USER PROFILE',
    'USER SHOWN',
    'USER WITHDRAWN',
    'VIEWS VIEWED',
  ])

  const { admin, borrower, offerId, exportId, complaint } = place
  const changes: Partial<Record<keyof typeof routes, object>> = {
    mockAuth: { mobile_number: borrower.mobile },
    answerApplication: { offer_id: offerId },
    getOffer: { id: offerId },
    offerHistory: { id: offerId },
    updateOffers: { id: offerId, description: 'Changed' },
    users: { search: borrower.mobile },
    answerComplaint: { reference: complaint.reference, due_on: complaint.due_on },
    exportUsers: { id: exportId },
  }
  // Logging out ends the session, and closing the account removes the borrower.
  const last = (name: string) => ['logout', 'closeAccount'].indexOf(name)
  const all = routesFor('public', 'demo', 'anyone', 'borrower', 'admin').sort(([a], [b]) => last(a) - last(b))
  for (const [name, route] of all) {
    if (name === 'closeAccount') borrower.token = (await aBorrower(borrower.mobile)).token
    const token = route.access === 'admin' ? admin : borrower.token
    const { status, body } = await callRoute([name, route], borrower.id, {
      changes: { ...changes[name] },
      authorization: `Bearer ${token}`,
    })
    expect([name, status]).toEqual([name, 200])
    expect([name, JSON.stringify(body).includes('planted')]).toEqual([name, false])
  }

  // CloudFront may still have an older list in its cache.
  stubLambdaEnvironment()
  const { handler } = await import('#user/offer-list.ts')
  const list = await invoke(handler, {})
  expect(JSON.stringify(list.body)).toContain(offerId)
  expect(JSON.stringify(list.body)).not.toContain('planted')
})

test('responds with 500 if an endpoint’s result does not match its route’s schema, and logs the field', async () => {
  stubLambdaEnvironment()
  const lines = captureLog()
  const { endpoint } = await import('#http/endpoint.ts')
  const route = defineRoute('odd', () => ({
    method: 'GET',
    access: 'public',
    response: successResponse({ rows: z.array(z.object({ name: z.optional(z.string()) })) }),
  }))
  const answer: unknown = { rows: [{ name: 'Asha' }, { name: 4000000000 }] }
  const handler = endpoint(route, async () => answer as { rows: [] })
  const { status, body } = await invoke(handler, {})
  expect(status).toBe(500)
  expect(body).toEqual({ success: false, message: 'Something went wrong. Please try again.' })
  const failed = lines.map((line) => JSON.parse(line)).find(({ message }) => message === 'failed')
  expect(failed?.error.message).toBe('The response does not match the response schema: rows.1.name')
  expect(lines.join()).not.toMatch(/Asha|4000000000/)
})
