import { buffer } from 'node:stream/consumers'
import type { BrowserContext, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { withPage } from '#support/browser/browser.ts'
import { hindi } from '#support/browser/languages/hindi.ts'
import { showing, withOffers } from '#support/browser/offers-page.ts'
import { aStoredOffer } from '#support/builders.ts'
import { paths } from '#web/paths.ts'

const offers = [
  aStoredOffer({ id: 'a', lender: 'Asha Bank', interestRate: '12% p.a.', processingFee: 'Nil' }),
  aStoredOffer({ id: 'b', lender: 'Usha Bank', interestRate: '14% p.a.', processingFee: '₹2,000 + GST' }),
  aStoredOffer({ id: 'c', lender: 'Isha Bank', interestRate: '16% p.a.' }),
]
const search = (ids: string) => `?amount=120000&months=12&compare=${ids}&side-by-side=1`

/** A browser that shares files, and keeps the last one as a data URL. */
const sharing = (context: BrowserContext) =>
  context.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files }: { files: File[] }) => {
        const reader = new FileReader()
        reader.onload = () => Object.assign(window, { shared: { name: files[0]?.name, url: reader.result } })
        if (files[0]) reader.readAsDataURL(files[0])
      },
    })
  })
const notSharing = (context: BrowserContext) =>
  context.addInitScript(() => Object.assign(navigator, { canShare: undefined, share: undefined }))

interface Shared {
  name: string
  url: string
}
const sharedBy = async (page: Page): Promise<Shared> => {
  const shared = await page.waitForFunction(() => (window as unknown as { shared?: Shared }).shared)
  return (await shared.jsonValue()) as Shared
}

/** The size of a picture, and how high the beam is at both of its ends, in pixels from the top. */
const measure = (page: Page, url: string) =>
  page.evaluate(async (source) => {
    const image = Object.assign(new Image(), { src: source })
    await image.decode()
    const { width, height } = image
    const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')
    context?.drawImage(image, 0, 0)
    const lowestBeam = (x: number) => {
      const pixels = context?.getImageData(x, 260, 1, 400).data ?? []
      for (let y = 399; y >= 0; y--) if (pixels[4 * y] === 0x0b && pixels[4 * y + 1] === 0x5b) return y
      return -1
    }
    return { width, height, left: lowestBeam(110), right: lowestBeam(width - 110) }
  }, url)

test.each([
  { ids: 'a,b', dearer: 'right' },
  { ids: 'b,a', dearer: 'left' },
])('the picture of two offers tips to the $dearer, where the dearer is', async ({ ids, dearer }) => {
  const page = await showing(offers, { search: search(ids), before: sharing })
  await page.getByRole('button', { name: 'Share as a picture' }).click()
  const { name, url } = await sharedBy(page)
  expect(name).toBe('tulna.png')
  const { width, height, left, right } = await measure(page, url)
  expect([width, height]).toEqual([1080, 1350])
  expect(Math.min(left, right)).toBeGreaterThan(0)
  expect(right > left ? 'right' : 'left').toBe(dearer)
})

test('a browser that shares no files saves the picture, in Hindi too', async () => {
  const before = async (context: BrowserContext) => {
    await notSharing(context)
    await withOffers(offers)(context)
  }
  const path = paths.compare + search('a,b')
  await withPage({ address: inject('address'), path, language: hindi, before }, async (page) => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'तस्वीर सेव करें' }).click()
    const saved = await download
    expect(saved.suggestedFilename()).toBe('tulna.png')
    const file = await buffer(await saved.createReadStream())
    expect((await measure(page, `data:image/png;base64,${file.toString('base64')}`)).height).toBe(1350)
  })
})

test('three offers have no picture, and two load its code with the press only', async () => {
  const three = await showing(offers, { search: search('a,b,c'), before: sharing })
  await three
    .getByRole('dialog')
    .getByRole('button', { name: /^Share$/ })
    .waitFor()
  expect(await three.getByRole('button', { name: 'Share as a picture' }).count()).toBe(0)

  const two = await showing(offers, { search: search('a,b'), before: sharing })
  const scripts: string[] = []
  two.on('request', (request) => scripts.push(request.url()))
  const button = two.getByRole('button', { name: 'Share as a picture' })
  await button.waitFor()
  expect(scripts.filter((url) => url.includes('share-picture'))).toEqual([])
  await button.click()
  await sharedBy(two)
  expect(scripts.filter((url) => url.includes('share-picture'))).not.toEqual([])
})
