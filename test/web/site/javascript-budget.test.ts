import { expect, inject, test } from 'vitest'
import { keepSignedIn, signInThroughScreens } from '#support/browser/sessions.ts'
import { budgets, loadedScripts, mostScripts } from '#support/scripts.ts'

const address = inject('address')

test.each(budgets)('$path loads at most $kilobytes KB of JavaScript, in few files', async (screen) => {
  const kept = screen.isSignedIn && (await signInThroughScreens(address, 'borrower'))
  const { count, kilobytes } = await loadedScripts(
    address,
    screen,
    async (page) => kept && keepSignedIn(page.context(), kept),
  )
  console.log(`JavaScript of ${screen.path}: ${kilobytes.toFixed(1)} KB in ${count} files`)
  // A page that did not load would be within any budget.
  expect(kilobytes).toBeGreaterThan(60)
  expect(kilobytes).toBeLessThanOrEqual(screen.kilobytes)
  expect(count).toBeLessThanOrEqual(mostScripts)
})
