import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, expect, inject, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { defineRoute, successResponse } from '#contract/route.ts'
import type * as routes from '#contract/routes.ts'
import { callRoute, routesFor } from '#support/any-route.ts'
import { aBorrower, aMobile, post } from '#support/api.ts'
import { exportAll } from '#support/exported.ts'
import { captureLog, invoke, invokeRoute, stubLambdaEnvironment } from '#support/in-process.ts'
import { aProposal, scheduleChange, scheduledFor } from '#support/offer-form.ts'
import { database, scan, store } from '#support/stored.ts'
import { aWholeBorrower } from '#support/whole-borrower.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

/** Stores an item of every kind that responses are made from, and returns what identifies them. */
async function everyKindOfItem() {
  const borrower = await aWholeBorrower()
  const { id: exportId } = await exportAll({ token: borrower.admin })
  await scheduleChange(borrower.offerId, { tenure: '18 months' })
  await scheduleChange(borrower.offerId, { description: 'For later' })
  const [first, second] = await scheduledFor(borrower.offerId)
  await post('/user/revoke-change', { id: first?.id }, borrower.admin)
  const proposal = aProposal(borrower.offerId)
  await store(proposal)
  return { ...borrower, exportId, changeId: String(second?.id), proposalId: proposal.id }
}

type StoredItems = Awaited<ReturnType<typeof everyKindOfItem>>

/**
 * Adds an attribute that no schema names to all items that contain one of these ids, to those that all borrowers share
 * and to the daily counts. Returns the kinds of the changed items.
 */
async function plant(
  text: string,
  { id, mobile, pancard, offerId, exportId, filed }: StoredItems,
): Promise<string[]> {
  const ours = [id, mobile, pancard, offerId, exportId, filed.reference]
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
  const stored = await everyKindOfItem()
  const text = `planted-${crypto.randomUUID()}`
  const kinds = new Set(await plant(text, stored))
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
    'SCHEDULED ENDED',
    'SCHEDULED PROPOSED',
    'SCHEDULED WAITING',
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

  const { id, mobile, admin, offerId, exportId, changeId, proposalId, filed } = stored
  const nextMobile = aMobile()
  let { token: session } = stored
  const changes: Partial<Record<keyof typeof routes, object>> = {
    mockAuth: { mobile_number: mobile },
    changeMobile: { mobile_number: nextMobile },
    answerApplication: { offer_id: offerId },
    getOffer: { id: offerId },
    offerHistory: { id: offerId },
    updateOffers: { id: offerId, description: 'Changed' },
    scheduleOffer: { id: offerId },
    revokeChange: { id: changeId },
    approveChange: { id: proposalId },
    users: { search: mobile },
    answerComplaint: { reference: filed.reference, due_on: filed.due_on },
    exportUsers: { id: exportId },
  }
  // Logging out and changing the number end the session, and closing the account removes the borrower.
  const last = (name: string) => ['logout', 'changeMobile', 'closeAccount'].indexOf(name)
  const all = routesFor('public', 'demo', 'anyone', 'borrower', 'admin').sort(([a], [b]) => last(a) - last(b))
  for (const [name, route] of all) {
    if (name === 'changeMobile') session = (await aBorrower(mobile)).token
    if (name === 'closeAccount') session = (await aBorrower(nextMobile)).token
    const token = route.access === 'admin' ? admin : session
    const { status, body } = await callRoute([name, route], id, {
      changes: { ...changes[name] },
      authorization: `Bearer ${token}`,
    })
    expect([name, status]).toEqual([name, 200])
    expect([name, JSON.stringify(body).includes('planted')]).toEqual([name, false])
  }

  // CloudFront may still have an older list in its cache.
  stubLambdaEnvironment()
  const list = await invokeRoute('offer-list')
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
