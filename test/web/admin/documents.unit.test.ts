import { expect, test } from 'vitest'
import { NewOffer } from '#contract/new-offer.ts'
import { offerFormData, offerFormSchema, offerFormValues } from '#web/admin/offers/offer-values.ts'

const zeroWidthSpace = '\u200b'

/** Validates a document against the form’s schema and against the server’s. */
async function validate(examples: string, title = 'Income proof') {
  const terms = { loanAmount: 'x', interestRate: 'x', processingFee: 'x', tenure: 'x', link: 'x.example' }
  const values = { ...offerFormValues(undefined), ...terms, documents: [{ title, examples }] }
  const sent = Object.fromEntries(offerFormData(values, undefined, crypto.randomUUID()))
  const { error } = await offerFormSchema(undefined).safeParseAsync(values)
  return {
    form: error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [],
    server: NewOffer.safeParse(sent).success,
  }
}

const lines = (count: number) => Array.from({ length: count }, (_, n) => `Paper ${n}`).join('\n')

test.each([
  lines(10),
  `${lines(10)}\n\n`,
  `${lines(10)}\n${zeroWidthSpace}`,
  'x'.repeat(200),
  `${'x'.repeat(200)}${zeroWidthSpace}`,
  '',
  zeroWidthSpace,
])('accepts examples up to the server’s limits, %#', async (examples) => {
  expect(await validate(examples)).toEqual({ form: [], server: true })
})

test.each([lines(11), 'x'.repeat(201)])(
  'rejects examples beyond the server’s limits, at their field, %#',
  async (examples) => {
    expect(await validate(examples)).toEqual({
      form: [['documents.0.examples', 'This is too long']],
      server: false,
    })
  },
)

test('rejects a title of invisible characters, at its field', async () => {
  expect(await validate('Salary slips', zeroWidthSpace)).toEqual({
    form: [['documents.0.title', 'Required']],
    server: false,
  })
})
