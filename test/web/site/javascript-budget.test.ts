import { expect, inject, test } from 'vitest'
import { keepSignedIn, signInThroughScreens } from '#support/browser/sessions.ts'
import { budgets, scriptKilobytes } from '#support/scripts.ts'

const address = inject('address')

test.each(budgets)('$path loads at most $kilobytes KB of JavaScript', async (screen) => {
  const kept = screen.isSignedIn && (await signInThroughScreens(address, 'borrower'))
  const loaded = await scriptKilobytes(
    address,
    screen,
    async (page) => kept && keepSignedIn(page.context(), kept),
  )
  console.log(`JavaScript of ${screen.path}: ${loaded.toFixed(1)} KB`)
  // A page that did not load would be within any budget.
  expect(loaded).toBeGreaterThan(60)
  expect(loaded).toBeLessThanOrEqual(screen.kilobytes)
})
