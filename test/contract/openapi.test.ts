import { readFileSync } from 'node:fs'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import * as routes from '#contract/routes.ts'

const openapi = JSON.parse(readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8'))

test('openapi.json is valid OpenAPI 3.1 according to an independent validator', async () => {
  const validator = new Validator()
  expect(await validator.validate(structuredClone(openapi))).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
})

test('the validator rejects a document with an unknown field or a broken reference', async () => {
  const unknownField = structuredClone(openapi)
  unknownField.paths['/user/offer-list'].get.respones = {}
  expect((await new Validator().validate(unknownField)).valid).toBe(false)
  const brokenReference = structuredClone(openapi)
  delete brokenReference.components.schemas.Offer
  const validator = new Validator()
  await validator.validate(brokenReference)
  expect(() => validator.resolveRefs()).toThrow('Offer')
})

/**
 * The `security` in openapi.json, by a route's `access`. A request must meet one entry of the list; `{}` asks for no
 * session. The list is empty for every other `access`.
 */
const securityOf: Record<string, object[]> = {
  anyone: [{}, { borrower: [] }],
  borrower: [{ borrower: [] }],
  admin: [{ administrator: [] }],
  lender: [{ lender: [] }],
}

test('openapi.json has every route with its method, access and common response statuses', () => {
  expect(Object.keys(openapi.paths)).toEqual(
    Object.values(routes)
      .map(({ path }) => path)
      .sort(),
  )
  for (const { path, method, access } of Object.values(routes)) {
    const operation = openapi.paths[path][method.toLowerCase()]
    const security = securityOf[access] ?? []
    expect(operation.security).toEqual(security)
    const statuses = ['200', '429', '500', '503', ...(security.length > 0 ? ['401', '403'] : [])]
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(statuses))
  }
})

test('the lists of choices are those of the product’s specification, in its order', () => {
  const choices = (path: string, field: string) =>
    openapi.paths[path].post.requestBody.content['application/json'].schema.properties[field].enum
  expect(choices('/user/basic-details', 'gender')).toEqual(['Male', 'Female'])
  expect(choices('/user/basic-details', 'profession').join('; ')).toBe(
    'Salaried; Self Employed - Business; Self Employed - Professional; Student; Housewife; Other',
  )
  expect(choices('/user/loan-preferences', 'looking_for').join(', ')).toBe(
    'Personal Loan, Business Loan, Education Loan, Auto Loan, Home Loan, Loan Against Property, Gold Loan, Credit Card',
  )
  expect(choices('/user/loan-preferences', 'purpose').join(', ')).toBe(
    'Personal, Business, Consumer Durable, Vehicle Purchase, Home Buy / Renovation, Emergency / Medical, Wedding Expenses, Debt Consolidation',
  )
})

test('the bodies of loan-preferences and update-offers have required fields, and limit loan amount and description', () => {
  const { schema } = openapi.paths['/user/loan-preferences'].post.requestBody.content['application/json']
  expect(schema.required).toEqual(['looking_for', 'purpose', 'loan_amount', 'tenure_months', 'id'])
  const { min: minimum, max: maximum } = limits.loanAmount
  expect(schema.properties.loan_amount.anyOf[0]).toEqual({ type: 'integer', minimum, maximum })
  const form = openapi.paths['/user/update-offers'].post.requestBody.content['multipart/form-data'].schema
  expect(form.required).toEqual(['id'])
  expect(form.properties.description.maxLength).toBe(limits.offer.descriptionLength)
})
