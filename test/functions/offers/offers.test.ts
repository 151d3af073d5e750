import { expect, test } from 'vitest'
import * as routes from '#contract/routes.ts'
import { type ApiResponse, get, send } from '#support/api.ts'

const offers = async () => routes.offerList.response.parse((await get('/user/offer-list')).body).offers

test('lists at least 30 lenders, as the site advertises, each once and with a web address', async () => {
  // Other tests add offers of any kind.
  const list = (await offers()).filter(({ id }) => id.startsWith('sample-'))
  expect(list.length).toBeGreaterThanOrEqual(30)
  expect(new Set(list.map(({ lender }) => lender)).size).toBe(list.length)
  expect(list.some(({ recommended }) => recommended)).toBe(true)
  for (const { link } of list) expect(new URL(link).protocol).toMatch(/^https?:$/)
})

test('returns an offer as in the list, without the table’s keys', async () => {
  // An offer that no other test changes.
  const offer = (await offers()).find(({ id }) => id.startsWith('sample-'))
  expect(offer).toBeDefined()
  const { body } = await get(`/user/get-offer?id=${offer?.id}`)
  expect(body).toEqual({ success: true, offer })
})

/** Requests the list with a response's ETag, and again with the new ETag if another test has changed the list. */
async function revalidate({ headers }: ApiResponse): Promise<ApiResponse> {
  const etag = headers.get('etag') ?? ''
  const response = await send('GET', '/user/offer-list', { headers: { 'if-none-match': etag } })
  const isChanged = response.status === 200 && response.headers.get('etag') !== etag
  return isChanged ? revalidate(response) : response
}

test('lets CloudFront cache the list for a minute, and browsers revalidate it', async () => {
  const first = await get('/user/offer-list')
  expect(first.headers.get('cache-control')).toBe(
    'public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400',
  )
  expect(first.headers.get('etag')).toMatch(/^(W\/)?"[\w-]{27}"$/)
  expect((await revalidate(first)).status).toBe(304)
})

test.each([
  ['unknown', 'nothing-here', 404, 'This offer is no longer available'],
  ['empty', '', 400, 'That id is not valid'],
  ['of another kind', 'USER%23x', 400, 'That id is not valid'],
  ['very long', 'x'.repeat(65), 400, 'That id is not valid'],
])('rejects an id that is %s', async (_, id, status, message) => {
  const response = await get(`/user/get-offer?id=${id}`)
  expect(response.status).toBe(status)
  expect(response.body).toMatchObject({ success: false, message })
})
