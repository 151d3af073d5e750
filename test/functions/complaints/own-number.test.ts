import { expect, test, vi } from 'vitest'
import { limits } from '#contract/limits.ts'
import { aMobile } from '#support/api.ts'
import { aComplaint, anAddress } from '#support/complaints.ts'
import { invokeRoute } from '#support/in-process.ts'
import { setUpPhoneSignIn } from '#support/phone-sign-in.ts'
import { storedItem } from '#support/stored.ts'
import { keys } from '#table/keys.ts'

const { prove } = setUpPhoneSignIn()

async function send(body: object, token?: string) {
  const address = anAddress()
  vi.stubEnv('OPERATORS_TOPIC', 'arn:aws:sns:ap-south-1:000000000000:tulna-local-alarms')
  return invokeRoute('complaint', { body, address, token })
}

const complain = async (body: object, token?: string) => (await send(body, token)).status

test('complaints in which other people give a number do not use up the limit of the number’s Verified owner', async () => {
  // Stops the clock, because the limits are per day and the test may run at midnight in India.
  vi.useFakeTimers({ toFake: ['Date'] })
  const mobile_number = aMobile()
  const { token } = await prove(mobile_number)
  for (let n = 0; n < limits.complaint.perDay.mobile; n++)
    expect(await complain(aComplaint({ mobile_number }))).toBe(200)
  expect(await complain(aComplaint({ mobile_number }))).toBe(429)
  for (let n = 0; n < limits.complaint.perDay.mobile; n++)
    expect(await complain(aComplaint({ mobile_number: undefined }), token)).toBe(200)
  expect(await complain(aComplaint({ mobile_number: undefined }), token)).toBe(429)
  // When the owner gives a number that is not theirs, the limit of that number applies.
  const other = aMobile()
  for (let n = 0; n < limits.complaint.perDay.mobile; n++)
    expect(await complain(aComplaint({ mobile_number: other }), token)).toBe(200)
  expect(await complain(aComplaint({ mobile_number: other }), token)).toBe(429)
})

test('only the number of a Verified borrower who is signed in is stored as proven', async () => {
  const mobile_number = aMobile()
  const { token } = await prove(mobile_number)
  const isProven = async (changes: object, session?: string) => {
    const { body } = await send(aComplaint(changes), session)
    return (await storedItem(keys.openComplaint(String(body.due_on), String(body.reference))))
      ?.is_number_proven
  }
  expect(await isProven({ mobile_number }, token)).toBe(true)
  expect(await isProven({ mobile_number: undefined }, token)).toBe(true)
  expect(await isProven({ mobile_number: aMobile() }, token)).toBeUndefined()
  expect(await isProven({ mobile_number })).toBeUndefined()
})
