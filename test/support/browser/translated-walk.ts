import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { SignedIn } from '../api.ts'
import { layOutOffers, type PageOptions, pageErrors } from './browser.ts'
import { samplesOnly } from './offers-page.ts'
import {
  finishTranslation,
  holdTranslator,
  startTranslator,
  translation,
  untranslated,
} from './page-translator.ts'
import { field, heading, sessionOf, visitWith } from './wizard.ts'

/** What a visitor does on a page, and then reads. */
export type Step = (page: Page) => Promise<unknown>

interface Walk {
  path: string
  /** Whose page it is. */
  person?: SignedIn
  /** Opens the page, if it is not a visitor's. */
  open?: (path: string, options: Partial<PageOptions>) => Promise<Page>
  steps: Step[]
  /** Replaces what differs between two visits, such as a code. */
  settle?: (text: string) => string
  options?: Partial<PageOptions>
}

/** What a visitor reads: the visible texts, and what is in the fields. */
async function textOn(page: Page): Promise<string> {
  await layOutOffers(page)
  const read = await page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('main input, main select, dialog input')]
    // Toasts leave after some seconds.
    const toasts = document.querySelector('[data-rht-toaster]')?.textContent ?? ''
    const lines = document.body.innerText.split('\n').filter((line) => !toasts.includes(line))
    return [...lines, ...fields.map(({ value }) => value)].join(' ')
  })
  return untranslated(read).trim().replaceAll(/\s+/g, ' ')
}

/**
 * Takes the same steps on an untranslated page and on a translated one, and expects to read the same after each. The
 * translator is slow: it translates what a step has changed only after the step.
 */
export async function expectSameTexts({ path, person, open, steps, settle = (text) => text, options }: Walk) {
  const openPage = open ?? ((...page) => visitWith({ local: person ? sessionOf(person) : {} }, ...page))
  const shared = { before: samplesOnly, ...options }
  const [plain, translated] = [
    await openPage(path, shared),
    await openPage(path, { ...shared, language: translation }),
  ]
  await heading(plain, await plain.locator('h1').first().innerText())
  await startTranslator(translated)
  await finishTranslation(translated)
  for (const [index, step] of [async () => undefined, ...steps].entries()) {
    await step(plain)
    await holdTranslator(translated)
    await step(translated)
    await finishTranslation(translated)
    const read = async (page: Page) => ({ step: index, words: settle(await textOn(page)).split(' ') })
    await expect.poll(() => read(translated)).toEqual(await read(plain))
  }
  // Otherwise there was nothing to break.
  expect(await translated.locator('main font').count()).toBeGreaterThan(10)
  // React notices a translation that comes while it hydrates (418), and renders the page anew.
  const ofTranslated = pageErrors(translated).filter((error) => !error.includes('React error #418'))
  // Amplify warns about the local user pool.
  const errors = [...ofTranslated, ...pageErrors(plain)]
  expect(errors.filter((error) => !error.includes('Cognito User Pool endpoint'))).toEqual([])
}

/** Types two figures one after the other, faster than a translator. */
export const type =
  (label: string, ...figures: string[]): Step =>
  async (page) => {
    for (const figure of figures) await field(page, label).fill(figure)
    await field(page, label).blur()
  }
