import { beforeAll, expect, inject, test } from 'vitest'
import { keepSignedIn, signInThroughScreens } from '#support/browser/sessions.ts'
import { budgets, scriptBytes, shellBytes } from '#support/scripts.ts'

const address = inject('address')
let bare: number
beforeAll(async () => {
  bare = await shellBytes()
})
test.each(budgets)('$path loads at most $budget times the JavaScript of a bare shell', async (screen) => {
  const kept = screen.isSignedIn && (await signInThroughScreens(address, 'borrower'))
  const bytes = await scriptBytes(address, screen, async (page) => kept && keepSignedIn(page.context(), kept))
  const ratio = bytes / bare
  console.log(
    `JavaScript of ${screen.path}: ${bytes} bytes, bare shell ${bare} bytes, ${ratio.toFixed(3)} times`,
  )
  expect(bare).toBeGreaterThan(90_000)
  // A page that did not load would be within any budget.
  expect(ratio).toBeGreaterThan(1)
  expect(ratio).toBeLessThanOrEqual(screen.budget)
})
