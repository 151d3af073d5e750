import { describe, expect, test } from 'vitest'
import * as messages from '#contract/messages.ts'
import { aMobile, get } from '#support/api.ts'
import { hindi } from '#support/browser/languages/hindi.ts'
import {
  askForCode,
  button,
  enterCode,
  field,
  fillDetails,
  hasFocus,
  heading,
  holdBack,
  person,
  sees,
  signInByCode,
  storage,
} from '#support/browser/wizard.ts'
import { goOffline, goOnline, visitWithWorker } from '#support/browser/worker.ts'

const savedNote = /^Saved on this device\./

describe.each([
  { name: 'English', language: undefined },
  { name: 'Hindi', language: hindi },
])('in $name', ({ language }) => {
  test('the journey resumes at each step after an outage, and sends the details and the loan once', async () => {
    const page = await visitWithWorker('/loan-journey', language)
    const sent: string[] = []
    page.on('requestfinished', (request) => {
      if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
    })

    const code = await askForCode(page, aMobile())
    await goOffline(page)
    await enterCode(page, code)
    await sees(page, messages.offline)
    await goOnline(page)
    await button(page, 'Verify & Login').click()
    await heading(page, 'A few details about you')

    await fillDetails(page)
    await goOffline(page)
    await button(page, 'Next').click()
    await sees(page, savedNote)
    expect(JSON.stringify(await storage(page))).not.toContain(person.aadhaar)
    await field(page, 'Name').fill('Asha K Devi')
    await goOnline(page)
    await heading(page, 'The loan you need')

    await field(page, 'Loan amount').fill('250000')
    await field(page, 'Tenure').fill('24')
    await goOffline(page)
    await button(page, 'Check Offers').click()
    await sees(page, savedNote)
    await page.reload()
    await sees(page, savedNote)
    expect(await field(page, 'Loan amount').inputValue()).toBe('2,50,000')
    await page.getByRole('link', { name: 'See the offers on this device' }).click()
    await sees(page, /^Rates as of /)
    await page.getByText('₹2,50,000 over 24 months', { exact: false }).first().waitFor()
    await goOnline(page)
    await expect.poll(() => sent).toContain('/user/loan-preferences')
    await heading(page, 'Here are your offers')
    await expect.poll(async () => (await storage(page)).userDetails).not.toContain('toSend')

    const count = (path: string) => sent.filter((other) => other === path).length
    expect([count('/user/basic-details'), count('/user/loan-preferences')]).toEqual([1, 1])
    const { authToken = '', userDetails = '{}' } = await storage(page)
    const { body } = await get(`/user/get-user-info?id=${JSON.parse(userDetails).userId}`, authToken)
    expect(body).toMatchObject({
      user: { name: 'Asha K Devi', adhar_number: '********0123', loan_amount: 250_000, tenure_months: 24 },
    })
  })

  test('a details form that was submitted offline asks for Aadhaar again after a reload', async () => {
    const page = await visitWithWorker('/loan-journey', language)
    await signInByCode(page)
    await fillDetails(page)
    await goOffline(page)
    await button(page, 'Next').click()
    await sees(page, savedNote)
    await page.reload()
    await sees(page, savedNote)
    expect(await field(page, 'PAN').inputValue()).toBe(person.pan)
    expect(await field(page, 'Aadhar').inputValue()).toBe('')
    const release = await holdBack(page, '**/user/get-user-info?*')
    await goOnline(page)
    await sees(page, messages.aadhaarInvalid)
    await field(page, 'Aadhar').fill(person.aadhaar)
    release()
    // The prefill, which arrives now, neither replaces what was typed nor moves the focus.
    await button(page, 'Try again').waitFor({ state: 'detached' })
    expect(await field(page, 'Aadhar').inputValue()).toBe('2345 6389 0123')
    expect(await hasFocus(field(page, 'Aadhar'))).toBe(true)
    await button(page, 'Next').click()
    await heading(page, 'The loan you need')
  })
})
