import { expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'
import { dayInIndia } from '#loans/dates.ts'
import { aBorrower, aMobile, post } from '#support/api.ts'
import { aComplaint, anAddress, complain, publishedAbout } from '#support/complaints.ts'
import { scan, storedItem } from '#support/stored.ts'
import { withinOneDay } from '#support/within-one-day.ts'
import { keys } from '#table/keys.ts'

const dayMs = 24 * 60 * 60 * 1000
const storedComplaint = ({ reference, due_on }: Record<string, unknown>) =>
  storedItem(keys.openComplaint(String(due_on), String(reference)))
/** How many of the stored complaints have this text. */
const countOf = async (complaint: string) =>
  (await scan()).filter((item) => item.complaint === complaint).length

test('stores a visitor’s complaint with a reference and a due date, and tells the operators only these', async () => {
  const sent = aComplaint({ complaint: 'I was told a lower rate.\r\n\r\nNobody answers the phone.' })
  const { status, body } = await complain(sent)
  expect([status, body.message]).toEqual([200, messages.complaintFiled])
  expect(body.reference).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/)
  const item = await storedComplaint(body)
  expect(item).toMatchObject({
    state: 'Open',
    complaint: 'I was told a lower rate.\n\nNobody answers the phone.',
    mobile: sent.mobile_number,
    answers: [],
    version: 1,
    schema_version: 1,
  })
  expect(item).not.toHaveProperty('user_id')
  expect(item).not.toHaveProperty('expires_at')
  const due = new Date(String(item?.filed_at)).getTime() + limits.complaint.answerDays * dayMs
  expect(body.due_on).toBe(dayInIndia(new Date(due).toISOString()))

  const [published, ...others] = publishedAbout(body.reference)
  expect(others).toEqual([])
  expect(published?.TopicArn).toMatch(/:tulna-local-alarms$/)
  expect(published?.Message).toBe(
    `Complaint ${body.reference} has come in. Answer it by ${body.due_on}, at /admin121/complaints.`,
  )
})

test('stores a signed-in borrower’s complaint with their own mobile number, or with the one they typed', async () => {
  const borrower = await aBorrower()
  const { mobile_number, ...own } = aComplaint()
  const { body } = await complain(own, { token: borrower.token })
  expect(await storedComplaint(body)).toMatchObject({ user_id: borrower.id, mobile: borrower.mobile })
  const other = await complain({ ...aComplaint(), mobile_number }, { token: borrower.token })
  expect(await storedComplaint(other.body)).toMatchObject({ user_id: borrower.id, mobile: mobile_number })
})

test('rejects a session that has ended, and stores nothing', async () => {
  const { id, token } = await aBorrower()
  await post('/user/logout', { user_id: id }, token)
  const sent = aComplaint()
  expect(await complain(sent, { token })).toMatchObject({
    status: 401,
    body: { message: messages.sessionExpired },
  })
  expect(await complain(sent, { token: 'a.b.c' })).toMatchObject({ status: 401 })
  expect(await countOf(sent.complaint)).toBe(0)
})

test.each([
  ['no number', { mobile_number: undefined }, 'mobile_number', messages.mobileInvalid],
  ['a number with letters', { mobile_number: '98765abcde' }, 'mobile_number', messages.mobileInvalid],
  ['no text', { complaint: undefined }, 'complaint', messages.complaintMissing],
  ['only white space', { complaint: ' \n\t ' }, 'complaint', messages.complaintMissing],
  ['a text that is too long', { complaint: 'x'.repeat(4_001) }, 'complaint', messages.complaintTooLong],
  ['only hidden characters', { complaint: ' \u202e\u200b' }, 'complaint', messages.complaintMissing],
  ['stacked accents', { complaint: `e${'\u0301'.repeat(40)}` }, 'complaint', messages.textUnreadable],
  [
    'a request id with a character that ids do not have',
    { request_id: 'a#b' },
    'request_id',
    messages.idInvalid,
  ],
])('rejects a complaint with %s and names the field', async (_, changes, field, message) => {
  const { status, body } = await complain(aComplaint(changes))
  expect(status).toBe(400)
  expect(body.fields).toEqual({ [field]: message })
})

test('removes the invisible characters of emoji and of copied phone numbers from a complaint', async () => {
  const { status, body } = await complain(
    aComplaint({ complaint: 'Bad ☹\ufe0f\nCall \u202a98765 43210\u202c' }),
  )
  expect(status).toBe(200)
  expect(await storedComplaint(body)).toMatchObject({ complaint: 'Bad ☹\nCall 98765 43210' })
})

test('answers a retry like the first request, and stores and counts it once', async () => {
  const sent = aComplaint()
  const from = anAddress()
  const first = await complain(sent, { from })
  for (let n = 0; n < limits.complaint.perDay.mobile; n++)
    expect(await complain(sent, { from })).toEqual(first)
  expect(await countOf(sent.complaint)).toBe(1)
  expect(publishedAbout(first.body.reference)).toHaveLength(1)
  const other = await complain({ ...sent, complaint: 'Another text' }, { from })
  expect(other).toMatchObject({ status: 409, body: { message: messages.complaintSentAlready } })
  // The retries did not count towards the limit.
  expect((await complain(aComplaint({ mobile_number: sent.mobile_number }), { from })).status).toBe(200)
})

test.each(['a visitor', 'another borrower'])(
  'rejects a retry of a borrower’s complaint by %s, who does not get its reference',
  async (who) => {
    const [{ token }, other] = [await aBorrower(), await aBorrower()]
    const sent = aComplaint()
    const first = await complain(sent, { token })
    const again = await complain(sent, who === 'a visitor' ? {} : { token: other.token })
    expect(again).toMatchObject({ status: 409, body: { message: messages.complaintSentAlready } })
    expect(again.body).not.toHaveProperty('reference')
    expect(await complain(sent, { token })).toEqual(first)
  },
)

test('stores one complaint when retries arrive at the same moment', async () => {
  const sent = aComplaint()
  const answers = await Promise.all(Array.from({ length: 4 }, () => complain(sent)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1)
  expect(await countOf(sent.complaint)).toBe(1)
})

test('limits the complaints with one mobile number, wherever they come from', () =>
  withinOneDay(async () => {
    const mobile_number = aMobile()
    for (let n = 0; n < limits.complaint.perDay.mobile; n++)
      expect((await complain(aComplaint({ mobile_number }))).status).toBe(200)
    const over = aComplaint({ mobile_number })
    expect(await complain(over)).toMatchObject({ status: 429, body: { message: messages.tooManyComplaints } })
    expect(await countOf(over.complaint)).toBe(0)
  }))

test('limits the complaints from one IP address, whatever X-Forwarded-For says, and stores no address', () =>
  withinOneDay(async () => {
    const from = anAddress()
    for (let n = 0; n < limits.complaint.perDay.address; n++)
      expect((await complain(aComplaint(), { from })).status).toBe(200)
    const headers = { 'x-forwarded-for': '203.0.113.9' }
    expect((await complain(aComplaint(), { from, headers })).status).toBe(429)
    expect((await complain(aComplaint())).status).toBe(200)
    const items = await scan()
    expect(JSON.stringify(items)).not.toContain(from)
    const counts = items.filter(({ pk }) => pk.startsWith('COMPLAINT_COUNT#'))
    expect(counts).not.toEqual([])
    for (const { expires_at } of counts)
      expect(Number(expires_at) * 1000 - Date.now()).toBeLessThanOrEqual(2 * dayMs)
  }))
