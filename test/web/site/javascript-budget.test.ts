import { expect, inject, test } from 'vitest'
import { scriptBytes, shellBytes } from '#support/scripts.ts'

const limit = 1.15

test(`the landing page loads at most ${limit} times the JavaScript of a bare shell`, async () => {
  const [landing, bare] = [await scriptBytes(inject('address'), '/'), await shellBytes()]
  const ratio = landing / bare
  console.log(`JavaScript for /: ${landing} bytes, bare shell ${bare} bytes, ${ratio.toFixed(3)} times`)
  expect(bare).toBeGreaterThan(90_000)
  expect(ratio).toBeLessThanOrEqual(limit)
})
