import { expect, test } from 'vitest'
import { samplesOnly } from '#support/browser/offers-page.ts'
import { button, choose, field, fillDetails, heading, signInByCode, visit } from '#support/browser/wizard.ts'
import { eventually } from '#support/eventually.ts'

const path = '/user/journey-step'
const isReport = (request: { url(): string }) => new URL(request.url()).pathname === path

test('a visit reports each of its steps once, without who makes it', async () => {
  const bodies: object[] = []
  const headers: Record<string, string>[] = []
  const statuses: number[] = []
  const page = await visit('/compare?type=gold-loan', {
    isMeasured: true,
    before: async (context) => {
      await samplesOnly(context)
      context.on('request', (request) => {
        if (!isReport(request)) return
        bodies.push(request.postDataJSON())
        headers.push(request.headers())
      })
      context.on('response', (response) => {
        if (isReport(response.request())) statuses.push(response.status())
      })
    },
  })
  /** Waits until so many steps are counted, so that no navigation cuts a report off. */
  const counted = (steps: number) =>
    eventually(() => expect(statuses).toEqual(Array.from({ length: steps }, () => 200)))
  await counted(1)
  await page.reload()
  await page.getByRole('button', { name: 'More Details' }).first().waitFor()
  await page.goto('/loan-journey?type=gold-loan')
  await signInByCode(page)
  await field(page, 'Name').waitFor()
  await fillDetails(page)
  await button(page, 'Next').click()
  await heading(page, 'The loan you need')
  await choose(page, 'Loan purpose', 'Wedding Expenses')
  await button(page, 'Check Offers').click()
  await heading(page, 'Here are your offers')
  await counted(6)
  await page.reload()
  await page.getByRole('button', { name: 'More Details' }).first().waitFor()
  const common = { language: 'en', loan_type: 'Gold Loan' }
  expect(bodies).toEqual([
    { ...common, step: 'compare' },
    { ...common, step: 'code' },
    { ...common, step: 'signed-in' },
    { ...common, step: 'details' },
    { ...common, step: 'loan' },
    { ...common, step: 'offers', minutes: expect.any(Number) },
  ])
  for (const sent of headers)
    for (const name of ['cookie', 'authorization', 'referer']) expect(sent).not.toHaveProperty(name)
})

test('a browser that asks not to be tracked reports no step', async () => {
  const requested: string[] = []
  const page = await visit('/compare', {
    before: async (context) => {
      context.on('request', (request) => requested.push(new URL(request.url()).pathname))
    },
  })
  await page.getByRole('button', { name: 'More Details' }).first().waitFor()
  expect(requested).not.toContain(path)
})
