import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { agree, button, field, heading } from '#support/browser/wizard.ts'
import { project } from './emulator.ts'

interface Sms {
  phoneNumber: string
  code: string
}

/** The codes that Firebase's emulator has sent to a number, latest last. */
export async function codesFor(mobile: string): Promise<string[]> {
  const response = await fetch(`${inject('firebase')}/emulator/v1/projects/${project}/verificationCodes`)
  const { verificationCodes }: { verificationCodes: Sms[] } = await response.json()
  return verificationCodes.filter(({ phoneNumber }) => phoneNumber === `+91${mobile}`).map(({ code }) => code)
}

/** Fills in the first step and presses its button. */
export async function submitMobile(page: Page, mobile: string, buttonName = 'Register with OTP') {
  await field(page, 'Mobile number').fill(mobile)
  await agree(page)
  await button(page, buttonName).click()
}

/** Goes from the first step to the code boxes. Resolves with the code of the SMS. */
export async function askForSms(page: Page, mobile: string, buttonName?: string): Promise<string> {
  await submitMobile(page, mobile, buttonName)
  await heading(page, 'Enter your code')
  return (await codesFor(mobile)).at(-1) ?? ''
}

/** Makes Firebase respond with an error code of its REST API. */
export async function firebaseAnswers(
  page: Page,
  call: 'sendVerificationCode' | 'signInWithPhoneNumber',
  message: string,
) {
  await page.route(`**/v1/accounts:${call}?**`, (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message, errors: [] } } }),
  )
}
