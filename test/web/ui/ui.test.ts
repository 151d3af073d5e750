import type { ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  closeBrowser,
  expectNoAxeViolations,
  type PageOptions,
  pageErrors,
  stopClock,
  withPage,
} from '#support/browser/browser.ts'
import { hasFocus } from '#support/browser/wizard.ts'
import { startWorkshop } from './workshop-server.ts'

let server: ViteDevServer
let address = ''

beforeAll(async () => {
  server = await startWorkshop()
  address = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? ''
})

afterAll(async () => {
  await closeBrowser()
  await server.close()
})

const workshop = (use: Parameters<typeof withPage>[1], options: Partial<PageOptions> = {}) =>
  withPage({ address, path: '/workshop', ...options }, async (page) => {
    await page.getByRole('heading', { name: 'Workshop' }).waitFor()
    await use(page)
  })

test.each(['light', 'dark'] as const)(
  'the components are accessible in the %s theme',
  async (colorScheme) => {
    await workshop(
      async (page) => {
        await expectNoAxeViolations(page)
        await page.getByRole('button', { name: 'Choose from a calendar' }).click()
        await page.getByRole('grid').waitFor()
        await expectNoAxeViolations(page)
        await page.keyboard.press('Escape')
        await page.getByRole('button', { name: 'Open the dialog' }).click()
        await page.getByRole('dialog', { name: 'Edit' }).waitFor()
        await expectNoAxeViolations(page)
        await page.keyboard.press('Escape')
        await page.getByRole('button', { name: 'Load a dialog' }).click()
        await expectNoAxeViolations(page)
        expect(pageErrors(page)).toEqual([])
      },
      { colorScheme },
    )
  },
)

test('the beam of the mark is not cut off', async () => {
  await workshop(async (page) => {
    const margins = await page
      .locator('svg:has(> .mark-beam)')
      .first()
      .evaluate((svg) => {
        const frame = svg.getBoundingClientRect()
        return [...svg.querySelectorAll('rect')].flatMap((bar) => {
          const { left, right, top, bottom } = bar.getBoundingClientRect()
          return [left - frame.left, frame.right - right, top - frame.top, frame.bottom - bottom]
        })
      })
    expect(Math.min(...margins)).toBeGreaterThanOrEqual(0)
  })
})

test('touch targets are at least 44 px high', async () => {
  await workshop(async (page) => {
    const tooLow = await page
      // The label of an input that only a screen reader sees is its target.
      .locator(
        'button:visible, a:visible, summary:visible, input:visible:not([type=checkbox], .sr-only), label:has(> .sr-only):visible',
      )
      .evaluateAll((all) =>
        all
          .filter((one) => one.getBoundingClientRect().height < 44)
          .map((one) => one.outerHTML.slice(0, 120)),
      )
    expect(tooLow).toEqual([])
  })
})

test('a date can be typed with or without slashes, or picked, but no future day can be picked', async () => {
  await workshop(async (page) => {
    const field = page.getByRole('textbox', { name: 'Birthday' })
    const date = page.getByLabel('Date', { exact: true })
    await field.pressSequentially('21071994')
    expect(await field.inputValue()).toBe('21/07/1994')
    expect(await date.textContent()).toBe('1994-07-21')
    await field.fill('1/2/1990')
    expect(await date.textContent()).toBe('1990-02-01')
    await field.fill('31/02/1990')
    expect(await date.textContent()).toBe('31/02/1990')

    await page.getByRole('button', { name: 'Choose from a calendar' }).click()
    await page.getByRole('grid').waitFor()
    const years = page.getByRole('combobox', { name: /year/i })
    const offered = await years.locator('option').allTextContents()
    expect([offered[0], offered.at(-1)]).toEqual(['1900', '2100'])
    await years.selectOption('2099')
    expect(await page.getByRole('gridcell').locator('button:enabled').count()).toBe(0)
    await years.selectOption('1985')
    await page.getByRole('combobox', { name: /month/i }).selectOption('5')
    await page.getByRole('button', { name: /15.*June.*1985|June 15.*1985/ }).click()
    expect(await date.textContent()).toBe('1985-06-15')
    expect(await field.inputValue()).toBe('15/06/1985')
  })
})

test('a select, a slider and a checkbox work with the keyboard', async () => {
  await workshop(async (page) => {
    await page.getByRole('combobox', { name: 'Fruit' }).focus()
    await page.keyboard.type('Gu')
    await expect.poll(() => page.getByLabel('Choice').textContent()).toBe('Guava')

    const slider = page.getByRole('slider', { name: 'Amount' })
    await slider.press('ArrowRight')
    expect(await slider.getAttribute('aria-valuetext')).toBe('₹55,000')

    const checkbox = page.getByRole('checkbox', { name: 'I agree to the terms' })
    expect(await page.getByText('Please agree').isVisible()).toBe(true)
    await checkbox.press('Space')
    expect(await page.getByText('Please agree').count()).toBe(0)
  })
})

test('a code that the on-screen keyboard inserts into a filled box replaces the digit there', async () => {
  await workshop(async (page) => {
    const boxes = page.getByRole('group', { name: 'Code', exact: true }).getByRole('textbox')
    const digits = () =>
      boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value).join(''))
    for (const [key, code] of [
      // The browser replaces a digit that is selected.
      ['ControlOrMeta+a', '12'],
      ['End', '123456'],
      ['Home', '456123'],
    ] as const) {
      await boxes.first().fill('4')
      await boxes.first().focus()
      await boxes.first().press(key)
      await page.keyboard.insertText(code)
      expect(await digits()).toBe(code)
    }
  })
})

test('a field is described by its hint and its error', async () => {
  await workshop(async (page) => {
    const field = page.getByRole('textbox', { name: 'Name', exact: true })
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    const described = await field.evaluate((element) =>
      (element.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent),
    )
    expect(described).toEqual(['As on your PAN', 'Name is required'])
  })
})

test('a dialog with unsaved text asks before it closes, even after a click outside', async () => {
  await workshop(async (page) => {
    const open = page.getByRole('button', { name: 'Open the dialog' })
    const dialog = page.getByRole('dialog', { name: 'Edit' })
    await open.click()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => hasFocus(open)).toBe(true)

    await open.click()
    await dialog.getByLabel('Words').fill('a long text')
    await page.mouse.click(10, 10)
    await dialog.getByRole('button', { name: 'Keep editing' }).click()
    await page.keyboard.press('Escape')
    await dialog.getByText('You have unsaved changes.').waitFor()
    await dialog.getByRole('button', { name: 'Keep editing' }).click()
    expect(await dialog.getByLabel('Words').inputValue()).toBe('a long text')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await dialog.getByRole('button', { name: 'Discard' }).click()
    await dialog.waitFor({ state: 'detached' })
  })
})

test('a success toast is shown for 2 seconds, an error toast for 4, and at most 20 toasts at once', async () => {
  await workshop(async (page) => {
    await page.clock.install()
    await stopClock(page)
    // In small steps, so that the page can render in between.
    const advance = async (milliseconds: number) => {
      for (let passed = 0; passed < milliseconds; passed += 100) await page.clock.runFor(100)
    }
    const shown = (words: string) => page.getByText(words, { exact: true }).count()
    await page.getByRole('button', { name: 'Succeed' }).click()
    await page.getByRole('button', { name: 'Fail' }).click()
    expect([await shown('Done'), await shown('Failed')]).toEqual([1, 1])
    // Moves the pointer away, because toasts stay while it is over them.
    await page.mouse.move(5, 600)
    // The library takes a toast out of the page one second after its time, once it has faded.
    await advance(2_900)
    expect([await shown('Done'), await shown('Failed')]).toEqual([1, 1])
    await advance(100)
    await expect.poll(() => shown('Done')).toBe(0)
    await advance(1_900)
    expect(await shown('Failed')).toBe(1)
    await advance(100)
    await expect.poll(() => shown('Failed')).toBe(0)
    for (let press = 0; press < 25; press++) await page.getByRole('button', { name: 'Fail' }).press('Enter')
    expect(await shown('Failed')).toBe(20)
  })
})
