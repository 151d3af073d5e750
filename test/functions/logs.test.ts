import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test, vi } from 'vitest'
import { shownOf } from '../../functions/contract/application.ts'
import type { Offer } from '../../functions/contract/offer.ts'
import type { Route } from '../../functions/contract/route.ts'
import * as routes from '../../functions/contract/routes.ts'
import { anAdminToken } from '../support/admin.ts'
import { type Answer, aMobile, aPan, details, mockAuth, preferences, send, userIdOf } from '../support/api.ts'
import { anOffer, sendForm } from '../support/offer-form.ts'

const logs = () => readdirSync(inject('logs')).map((file) => readFileSync(join(inject('logs'), file), 'utf8'))

interface Line {
  level: string
  message: string
  route?: string
  status?: number
  request_id?: string
  edge_request_id?: string
  function_request_id?: string
}

/** The log line of an answered request, once it is written. */
async function lineOf({ headers }: Answer): Promise<Line> {
  const id = headers.get('x-amz-cf-id') ?? 'none'
  return vi.waitFor(() => {
    const line = logs().flatMap((log) => log.split('\n').filter((text) => text.includes(id)))
    const answered = line.map((text): Line => JSON.parse(text)).find(({ message }) => message === 'answered')
    if (!answered) throw new Error('It is not written yet')
    return answered
  })
}

/** Everything about a person that could be told apart wherever it turns up. */
const marked = {
  mobile: aMobile(),
  name: `Zyxw${crypto.randomUUID().replaceAll('-', '')}`,
  pan: aPan(),
  aadhaar: `7${String(Math.floor(Math.random() * 1e11)).padStart(11, '3')}`,
  junk: `token-${crypto.randomUUID()}`,
}

test('no line tells a number, a name or a token, whatever is sent to any endpoint', async () => {
  const { body } = await mockAuth(marked.mobile)
  const token = String(body.token)
  const id = userIdOf(token)
  const admin = await anAdminToken()
  const personal = { name: marked.name, pancard: marked.pan, adhar_number: marked.aadhaar }
  const offer = (await send('GET', `/user/get-offer?id=${await anOffer({}, admin)}`)).body.offer as Offer
  const search = (text: string) => send('GET', `/user/users?search=${text}`, { token: admin })

  const good = [
    await send('POST', '/user/basic-details', { token, body: { id, ...details(personal) } }),
    await send('POST', '/user/loan-preferences', { token, body: { id, ...preferences() } }),
    await send('POST', '/user/apply', { token, body: { id, ...shownOf(offer, 100_000, 24) } }),
    await send('GET', `/user/applications?id=${id}`, { token }),
    await send('GET', `/user/get-user-info?id=${id}`, { token }),
    await search(marked.name),
    await search(marked.mobile),
    await search(marked.pan),
    await send('GET', `/user/user-details?id=${id}`, { token: admin }),
    await send('GET', '/user/downalduser', { token: admin }),
    await send('GET', '/user/admin-offers', { token: admin }),
    await send('GET', `/user/offer-list?mobile=${marked.mobile}`),
  ]
  for (const { status } of good) expect([200, 202]).toContain(status)

  const wrong: Promise<Answer>[] = []
  const everything = { ...marked, ...personal, id: marked.name, user_id: marked.mobile, idToken: marked.junk }
  const query = new URLSearchParams(everything)
  for (const { method, path, access } of Object.values<Route>(routes)) {
    for (const bearer of [marked.junk, `a.${marked.junk}.b`, access === 'admin' ? admin : token]) {
      const bodies =
        method === 'POST' ? [everything, `{"name":"${marked.name}`, [marked.mobile], null] : [undefined]
      for (const body of bodies) wrong.push(send(method, `${path}?${query}`, { token: bearer, body }))
    }
    if (access === 'admin' && method === 'POST') wrong.push(sendForm({ path }, everything, admin))
  }
  await Promise.all(wrong)
  const last = await send('POST', '/user/logout', { token, body: { user_id: id } })
  expect(last.status).toBe(200)
  await lineOf(last)
  for (const answer of good.slice(0, -1)) await lineOf(answer)

  const output = logs().join('\n')
  const tokens = { token, admin, signature: token.split('.')[2] ?? token }
  for (const [what, value] of Object.entries({ ...marked, ...tokens, lastDigits: marked.aadhaar.slice(4) }))
    expect(output.includes(value), `a log has the ${what}`).toBe(false)
})

test('one id leads from the edge to the line of the function, and from there to the API’s', async () => {
  const answer = await mockAuth(aMobile())
  const line = await lineOf(answer)
  expect(line).toMatchObject({
    level: 'INFO',
    route: 'mock-auth',
    status: 200,
    edge_request_id: answer.headers.get('x-amz-cf-id'),
    request_id: answer.headers.get('apigw-requestid'),
    function_request_id: expect.stringMatching(/^[\da-f-]{36}$/),
  })
})

test('every line of every function is JSON', async () => {
  await lineOf(await mockAuth(aMobile()))
  for (const log of logs())
    for (const line of log.split('\n').slice(0, -1)) expect(() => JSON.parse(line), line).not.toThrow()
})
