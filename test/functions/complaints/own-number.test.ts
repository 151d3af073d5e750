import { expect, test, vi } from 'vitest'
import { limits } from '#contract/limits.ts'
import { aMobile } from '#support/api.ts'
import { aComplaint, anAddress } from '#support/complaints.ts'
import { invokeRoute } from '#support/in-process.ts'
import { setUpPhoneSignIn } from '#support/phone-sign-in.ts'

const { prove } = setUpPhoneSignIn()

async function complain(body: object, token?: string) {
  const address = anAddress()
  vi.stubEnv('OPERATORS_TOPIC', 'arn:aws:sns:ap-south-1:000000000000:tulna-local-alarms')
  return (await invokeRoute('complaint', { body, address, token })).status
}

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
