import { expect, test } from 'vitest'
import { signReceipt } from '#borrowers/receipts.ts'
import { consentText } from '#contract/consent-texts.ts'
import { consentKinds, consentVersions, currentVersion } from '#contract/consents.ts'
import * as hindi from '#languages/hi/loan-journey.ts'
import * as hindiNumber from '#languages/hi/mobile-number.ts'
import { describeReceipt } from '#lib/operations/receipts.ts'
import * as english from '#words/loan-journey.ts'
import * as englishNumber from '#words/mobile-number.ts'

const receipt = {
  issuer: 'Tulna' as const,
  borrower_id: 'b1',
  kind: 'mobile',
  version: '2026-11-21',
  first_given_at: '2026-11-21T10:00:00.000Z',
  last_given_at: '2026-11-22T10:00:00.000Z',
  is_withdrawn: false,
  issued_at: '2026-11-23T10:00:00.000Z',
}
const signed = signReceipt(receipt, 'secret one')
const signedByAnotherStage = signReceipt(receipt, 'secret two')

test('verifies a receipt with its stage’s key, whatever the order of its fields', () => {
  const reordered = { ...signed, receipt: Object.fromEntries(Object.entries(receipt).reverse()) }
  for (const one of [signed, reordered])
    expect(
      describeReceipt(JSON.stringify(one, null, 2), [signedByAnotherStage.public_key, signed.public_key]),
    ).toEqual({
      isValid: true,
      sentence: 'Valid: borrower b1 gave the consent "mobile" of 2026-11-21 at 2026-11-22T10:00:00.000Z',
    })
})

test('verifies a receipt that an editor saved with a byte order mark', () => {
  expect(describeReceipt(`\ufeff${JSON.stringify(signed)}`, [signed.public_key]).isValid).toBe(true)
})

test.each([
  ['signed by another stage, with that stage’s public key', signedByAnotherStage],
  [
    'with the stage’s key and another stage’s signature',
    { ...signedByAnotherStage, public_key: signed.public_key },
  ],
  ['with another time', { ...signed, receipt: { ...receipt, last_given_at: '2026-11-20T10:00:00.000Z' } }],
  ['with another borrower', { ...signed, receipt: { ...receipt, borrower_id: 'b2' } }],
  ['with a withdrawal added', { ...signed, receipt: { ...receipt, withdrawn_at: receipt.issued_at } }],
  ['with an empty signature', { ...signed, signature: '' }],
  ['with a field added', { ...signed, receipt: { ...receipt, note: 'forged' } }],
])('does not verify a receipt %s', (_, forged) => {
  expect(describeReceipt(JSON.stringify(forged), [signed.public_key]).isValid).toBe(false)
})

test.each(['', '{}', 'null', '{"receipt":{}}'])('says that %j is not a receipt', (file) => {
  expect(() => describeReceipt(file, [signed.public_key])).toThrow('The file is not a consent receipt')
})

test.each([
  ['en', { ...english, ...englishNumber }],
  ['hi', { ...hindi, ...hindiNumber }],
])('the text of each current consent is the sentence beside its checkbox, in "%s"', (language, words) => {
  const joined = (parts: string[]) => parts.join('')
  const same = (name: string) => name
  expect(consentText('mobile', currentVersion('mobile'), language)).toEqual({
    language,
    text: joined(words.mayContact(same)),
  })
  expect(consentText('terms', currentVersion('terms'), language)).toEqual({
    language,
    text: joined(words.acceptTerms(same, same)),
  })
})

test('every published version has a text in English', () => {
  for (const kind of consentKinds)
    for (const version of consentVersions[kind])
      expect(consentText(kind, version, undefined)).toMatchObject({
        language: 'en',
        text: expect.any(String),
      })
})

test.each([
  ['terms', '1999-01-01'],
  ['mobile', 'constructor'],
  ['__proto__', 'x'],
  ['other', 'x'],
])('the consent "%s" of version "%s", which was never published, has no text', (kind, version) => {
  expect(consentText(kind, version, 'en')).toBeUndefined()
})
