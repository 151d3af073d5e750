import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dist } from '#lib/dist.ts'

/** The files below a folder whose text has the name of a model of payment, as the schema of payments has. */
const withPayments = (folder: string, pattern: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name))
    .filter((name) => readFileSync(join(folder, name), 'utf8').includes('per_handover'))
    .sort()

test('only the functions of administrators’ payments, their report and the audit have anything of payments', () => {
  const functions = withPayments(dist.functions, /\.mjs$/).map((name) => name.split('/')[0])
  expect(functions).toEqual(['audit', 'payment-terms', 'payments', 'publish-payments'])
})

test('only the administrators’ pages have anything of payments', () => {
  const scripts = withPayments(dist.web, /\.js$/).map((name) => name.replace(/^.*\/|-[\w-]{8}\.js$/g, ''))
  expect([...new Set(scripts)]).toEqual(['PaymentsPage', 'describe-terms'])
})
