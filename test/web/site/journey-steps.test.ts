import type { Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { samplesOnly } from '#support/browser/offers-page.ts'
import { button, choose, field, fillDetails, heading, signInByCode, visit } from '#support/browser/wizard.ts'

const path = '/user/journey-step'

test('a visit reports each of its steps once, without who makes it, and its steps are counted', async () => {
  const reports: Request[] = []
  const page = await visit('/compare?type=gold-loan', {
    isMeasured: true,
    before: async (context) => {
      await samplesOnly(context)
      context.on('request', (request) => {
        if (new URL(request.url()).pathname === path) reports.push(request)
      })
    },
  })
  await page.getByRole('button', { name: 'More Details' }).first().waitFor()
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
  await page.getByRole('button', { name: 'More Details' }).first().waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'More Details' }).first().waitFor()
  const common = { language: 'en', loan_type: 'Gold Loan' }
  expect(reports.map((report) => report.postDataJSON())).toEqual([
    { ...common, step: 'compare' },
    { ...common, step: 'code' },
    { ...common, step: 'signed-in' },
    { ...common, step: 'details' },
    { ...common, step: 'loan' },
    { ...common, step: 'offers', minutes: expect.any(Number) },
  ])
  for (const report of reports) {
    const headers = await report.allHeaders()
    for (const name of ['cookie', 'authorization', 'referer']) expect(headers).not.toHaveProperty(name)
    expect((await report.response())?.status()).toBe(200)
  }
})

test('a browser that asks not to be tracked reports no step', async () => {
  const requested: string[] = []
  const page = await visit('/compare', {
    isMeasured: false,
    before: async (context) => {
      context.on('request', (request) => requested.push(new URL(request.url()).pathname))
    },
  })
  await page.getByRole('button', { name: 'More Details' }).first().waitFor()
  expect(requested).not.toContain(path)
})
