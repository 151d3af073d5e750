import { expect, test } from 'vitest'
import { aMobile } from '#support/api.ts'
import { signInAs } from '#support/browser/admin-page.ts'
import { pageErrors } from '#support/browser/browser.ts'
import { codeOf, requireSecondFactor } from '#support/browser/second-factor.ts'
import {
  agree,
  button,
  enterCode,
  field,
  fillDetails,
  heading,
  sees,
  visit,
} from '#support/browser/wizard.ts'

/** How browsers refuse storage, each as a script that runs before the app. */
const refusals: { name: string; refuse: () => void }[] = [
  {
    name: 'a full device',
    refuse: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
    },
  },
  {
    name: 'a private window',
    refuse: () => {
      for (const area of ['localStorage', 'sessionStorage', 'caches', 'indexedDB'])
        Object.defineProperty(window, area, {
          get: () => {
            throw new DOMException('The operation is insecure.', 'SecurityError')
          },
        })
    },
  },
  {
    name: 'a web view',
    refuse: () => {
      for (const area of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, area, { value: null })
    },
  },
  {
    name: 'storage that is there and always throws',
    refuse: () => {
      for (const method of ['getItem', 'setItem', 'removeItem', 'clear', 'key'] as const)
        Storage.prototype[method] = () => {
          throw new DOMException('Broken', 'UnknownError')
        }
    },
  },
]

const note = /^Your browser can’t keep anything for this site\./

test.each(refusals)(
  'with $name, a borrower signs in and fills in the form, and is told that nothing is kept',
  async ({ refuse }) => {
    const page = await visit('/', { before: (context) => context.addInitScript(refuse) })
    await page.getByRole('link', { name: 'Check eligibility' }).first().click()
    await heading(page, 'Start with your mobile number')
    expect(await page.getByText(note).count()).toBe(0)
    await field(page, 'Mobile number').fill(aMobile())
    await agree(page)
    await button(page, 'Register with OTP').click()
    await heading(page, 'Enter your code')
    await sees(page, note)
    await enterCode(page, (await page.locator('form strong.amount').textContent()) ?? '')
    await fillDetails(page)
    await button(page, 'Next').click()
    await heading(page, 'The loan you need')
    await button(page, 'Check Offers').waitFor()
    expect(pageErrors(page)).toEqual([])
  },
)

test.each(refusals)(
  'with $name, an administrator signs in with a second factor, opens a second page and signs out',
  async ({ refuse }) => {
    const requireFactor = requireSecondFactor()
    const page = await visit('/admin121/users', {
      width: 1280,
      before: async (context) => {
        await context.addInitScript(refuse)
        await requireFactor(context)
      },
    })
    await signInAs(page)
    await sees(page, 'Set up your second factor')
    const key = (await page.getByTestId('totp-key').textContent()) ?? ''
    await field(page, 'Code').fill(codeOf(key.replaceAll(/\s/g, '')))
    await button(page, 'Confirm').click()
    await button(page, 'Sign out').waitFor()
    await sees(page, note)
    await page.getByRole('link', { name: 'Offers', exact: true }).click()
    await button(page, 'Add New Offer').waitFor()
    await button(page, 'Sign out').click()
    await field(page, 'E-mail').waitFor()
  },
)
