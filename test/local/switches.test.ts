import { afterEach, expect, test } from 'vitest'
import * as messages from '#contract/messages.ts'
import * as hindi from '#languages/hi/messages.ts'
import { KeyValueStore } from '#lib/local/edge/key-value-store.ts'
import { changeSwitches } from '#lib/operations/switches.ts'
import { switchesName } from '#lib/resource-names.ts'
import { aBorrower, aMobile, details, preferences, type Sent, send } from '#support/api.ts'
import { ownCloud } from '#support/own-cloud.ts'

// A cloud of its own, because a switch affects every test that uses the cloud.
const cloud = await ownCloud({ hasPages: true })
afterEach(() => turn('waiting-room=off', 'read-only=off'))

/** Changes switches as `npm run switch` does. */
const turn = (...changes: string[]) =>
  changeSwitches(new KeyValueStore(cloud.state, switchesName('local')), changes)

const open = (path: string, headers: Record<string, string> = {}) => fetch(cloud.address + path, { headers })

/** A call as a page makes it. */
const call = (path: string, sent: Sent = {}, language = 'en-IN') =>
  send(sent.body ? 'POST' : 'GET', path, {
    ...sent,
    headers: { 'accept-language': language, 'sec-fetch-site': 'same-origin' },
    address: cloud.address,
  })

const register = () =>
  call('/user/mock-auth', { body: { mobile_number: aMobile(), type: 'credit', demo: true } })

test('the waiting room stops new visitors, and a journey that has begun goes on', async () => {
  const { token, id } = await aBorrower(aMobile(), cloud.address)
  await turn('waiting-room=100')

  for (const path of ['/', '/compare', '/hi/register', '/lenders/a.b']) {
    const { status, headers } = await open(path)
    expect([path, status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
      path,
      503,
      '30',
      'no-store',
    ])
  }
  const page = await (await open('/')).text()
  expect(page).toContain('Many people are here right now')
  expect(page).toContain('अभी यहाँ बहुत लोग हैं')
  expect(page).toContain('<meta http-equiv="refresh" content="30">')
  const refused = await open('/user/offer-list', { 'accept-language': 'hi-IN' })
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30'])
  expect(await refused.json()).toEqual({ success: false, message: hindi.busy })

  expect((await open('/admin121/offers')).status).toBe(200)
  expect((await call('/user/offer-list')).status).toBe(200)
  expect((await register()).status).toBe(200)
  expect((await call('/user/basic-details', { token, body: { id, ...details() } })).status).toBe(200)

  await turn('waiting-room=off')
  const { status, headers } = await open('/')
  expect([status, headers.get('set-cookie')]).toEqual([200, null])
})

test('a visitor who is let in gets the next pages too', async () => {
  await turn('waiting-room=50')
  let admitted = await open('/')
  while (admitted.status === 503) admitted = await open('/')
  expect(admitted.status).toBe(200)
  const [cookie = ''] = (admitted.headers.get('set-cookie') ?? '').split(';')
  expect(cookie).toBe('admitted=1')
  await turn('waiting-room=100')
  const next = await open('/compare', { cookie })
  expect([next.status, next.headers.get('set-cookie')]).toEqual([200, null])
  expect((await open('/user/offer-list', { cookie })).status).toBe(200)
})

test('while nothing may be saved, a borrower reads and compares, and saves the same form afterwards', async () => {
  const { token, id } = await aBorrower(aMobile(), cloud.address)
  const save = (language?: string) =>
    call('/user/loan-preferences', { token, body: { id, ...preferences() } }, language)
  const read = async () => {
    const { status, body } = await call(`/user/get-user-info?id=${id}`, { token })
    return { status, amount: (body.user as { loan_amount?: number }).loan_amount }
  }
  const unsaved = await read()
  await turn('read-only=on')

  const refused = await save()
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '120'])
  expect(refused.body).toEqual({ success: false, message: messages.savingPaused })
  const inHindi = await save('hi-IN')
  expect(inHindi.headers.get('content-language')).toBe('hi')
  expect(inHindi.body.message).toBe(hindi.savingPaused)
  expect((await register()).status).toBe(503)
  expect(await read()).toEqual(unsaved)
  expect((await call('/user/offer-list')).status).toBe(200)
  expect((await open('/compare')).status).toBe(200)
  expect(await (await open('/config.json')).json()).toMatchObject({ savingPaused: true, stage: 'local' })

  await turn('read-only=off')
  expect((await save()).status).toBe(200)
  expect(await read()).toEqual({ status: 200, amount: preferences().loan_amount })
  expect(await (await open('/config.json')).json()).not.toHaveProperty('savingPaused')
})
