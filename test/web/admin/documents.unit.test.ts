import { expect, test } from 'vitest'
import { NewOffer } from '#contract/new-offer.ts'
import { formOf, schemaFor, valuesOf } from '#web/admin/offers/offer-values.ts'

/** Whether the form takes these examples of a document, and whether the server would. */
function takes(examples: string) {
  const terms = { loanAmount: 'x', interestRate: 'x', processingFee: 'x', tenure: 'x', link: 'x.example' }
  const values = { ...valuesOf(undefined), ...terms, documents: [{ title: 'Income proof', examples }] }
  const sent = Object.fromEntries(formOf(values, undefined, crypto.randomUUID()))
  const { error } = schemaFor(undefined).safeParse(values)
  return {
    form: error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [],
    server: NewOffer.safeParse(sent).success,
  }
}

const lines = (count: number) => Array.from({ length: count }, (_, n) => `Paper ${n}`).join('\n')

test.each([lines(10), `${lines(10)}\n\n`, 'x'.repeat(200), ''])(
  'takes as many and as long examples as the server does, %#',
  (examples) => {
    expect(takes(examples)).toEqual({ form: [], server: true })
  },
)

test.each([lines(11), 'x'.repeat(201)])('says beside the examples that they are too long, %#', (examples) => {
  expect(takes(examples)).toEqual({
    form: [['documents.0.examples', 'This is too long']],
    server: false,
  })
})
