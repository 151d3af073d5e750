import { expect, test } from 'vitest'
import * as routes from '#contract/routes.ts'
import { anAdminToken } from '#support/admin.ts'
import { get } from '#support/api.ts'
import { anOffer } from '#support/offer-form.ts'
import { deleteItem, store } from '#support/stored.ts'
import { keys } from '#table/keys.ts'

test('administrators get what the checks of links found, with their offers', async () => {
  const link = 'https://broken.example/apply'
  const offer_id = await anOffer({ link })
  const key = keys.pageCheck('listed-problems')
  const since = '2026-11-28'
  const failure = { failing_since: since, failed_nights: 2, failure: 'status', status: 404 }
  await store({ ...key, url: link, day: '2026-11-29', ...failure, expires_at: 4_000_000_000 })
  const { body } = await get('/user/admin-offers', await anAdminToken())
  await deleteItem(key)
  const { link_problems = [] } = routes.adminOffers.response.parse(body)
  expect(link_problems.filter((found) => found.offer_id === offer_id)).toEqual([
    { offer_id, field: 'link', problem: 'failed', since, failure: 'status', status: 404 },
  ])
})
