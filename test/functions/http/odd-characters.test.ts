import { expect, test } from 'vitest'
import * as routes from '#contract/routes.ts'
import { anAdminToken } from '#support/admin.ts'
import { aBorrower, aMobile, aPan, details, get, mockAuth, post } from '#support/api.ts'
import { anOffer, offerBy } from '#support/offer-form.ts'
import { storedBorrower, storedItem, storedPartition } from '#support/stored.ts'
import { keys } from '#table/keys.ts'

/** Texts that people or libraries may read as these digits. */
const lookAlikes = (digits: string): [what: string, text: string][] => {
  const from = (zero: number) =>
    Array.from(digits, (digit) => String.fromCodePoint(zero + Number(digit))).join('')
  const [first = '', ...rest] = digits
  return [
    ['Devanagari digits', from(0x0966)],
    ['Bengali digits', from(0x09e6)],
    ['Tamil digits', from(0x0be6)],
    ['Arabic digits', from(0x0660)],
    ['fullwidth digits', from(0xff10)],
    ['bold mathematical digits', from(0x1d7ce)],
    ['one digit of another script', `${first}${String.fromCodePoint(0x0966)}${rest.slice(1).join('')}`],
    ['a zero-width space in it', `${first}\u200b${rest.join('')}`],
    ['a zero-width joiner in it', `${first}\u200d${rest.join('')}`],
    ['a right-to-left override before it', `\u202e${digits}`],
    ['a byte order mark before it', `\ufeff${digits}`],
    ['an accent on a digit', `${digits}\u0301`],
    ['a circle around a digit', `${digits}\u20dd`],
    ['a no-break space after it', `${digits}\u00a0`],
    ['a line break after it', `${digits}\n`],
    ['a null character after it', `${digits}\u0000`],
    ['a tab before it', `\t${digits}`],
  ]
}

test('rejects a mobile number that is not a string of ten ASCII digits', async () => {
  const mobile = aMobile()
  const others: unknown[] = [
    ...[Number(mobile), [mobile], { 0: mobile }, undefined],
    ...[`+91${mobile}`, `0${mobile}`, `${mobile}0`, mobile.slice(1), `${mobile.slice(5)}abcde`],
  ]
  for (const [what, number] of [...lookAlikes(mobile), ...others.map((other) => ['another form', other])]) {
    const { status, body } = await mockAuth(mobile, { mobile_number: number })
    const message = 'Enter a 10-digit mobile number'
    const fields = { mobile_number: message }
    expect({ what, status, ...body }).toEqual({ what, status: 400, success: false, message, fields })
  }
  expect(await storedItem(keys.mobile(mobile))).toBeUndefined()
})

/** Texts that look like this PAN, or whose letters become A to Z when they are normalized or upper-cased. */
const panLookAlikes = (pan: string): [what: string, text: string][] => [
  ['a Cyrillic letter', `\u0410${pan.slice(1)}`],
  ['a Greek letter', `\u0391${pan.slice(1)}`],
  ['a fullwidth letter', `\uff21${pan.slice(1)}`],
  ['a bold mathematical letter', `\u{1d400}${pan.slice(1)}`],
  ['the Kelvin sign', `${pan.slice(0, -1)}\u212a`],
  ['a long s', `${pan.slice(0, -1)}\u017f`],
  ['a dotless i', `${pan.slice(0, -1)}\u0131`],
  ['a ligature', `${pan.slice(0, 3)}\ufb01${pan.slice(5)}`],
  ['a sharp s', `${pan.slice(0, 3)}\u00df${pan.slice(5)}`],
  ['an accent', `${pan.slice(0, 1)}\u0301${pan.slice(1)}`],
  ['fullwidth digits', `${pan.slice(0, 5)}\uff11\uff12\uff13\uff14${pan.slice(-1)}`],
  ['Devanagari digits', `${pan.slice(0, 5)}\u0967\u0968\u0969\u096a${pan.slice(-1)}`],
  ['a zero-width space', `${pan.slice(0, 5)}\u200b${pan.slice(5)}`],
  ['a right-to-left override', `\u202e${pan}`],
  ['a line break within', `${pan.slice(0, 5)}\n${pan.slice(5)}`],
  ['a second line', `${pan}\n${pan}`],
]

test('rejects a PAN, an Aadhaar number or an income that only looks like one', async () => {
  const { id, token } = await aBorrower()
  const refused = async (field: string, value: unknown, what: string) => {
    const { status, body } = await post('/user/basic-details', { id, ...details({ [field]: value }) }, token)
    expect({ what, status, fields: Object.keys(body.fields ?? {}) }).toEqual({
      what,
      status: 400,
      fields: [field],
    })
  }
  for (const [what, pan] of panLookAlikes('ABCDE1234K')) await refused('pancard', pan, what)
  // White space around an Aadhaar number is accepted and removed.
  const numbers = lookAlikes('234563890123').filter(([, text]) => text.trim() !== '234563890123')
  for (const [what, number] of numbers) await refused('adhar_number', number, what)
  for (const masked of ['********٠١٢٣', '∗∗∗∗∗∗∗∗0123', '********0123\u200b', '*******00123'])
    await refused('adhar_number', masked, 'a masked number')
  for (const income of ['५२०००', '5２000', '0x10', '1e5', '٥', '½', 'Ⅷ', '5_000'])
    await refused('monthly_income', income, 'an income')
  expect(await storedBorrower(id)).toMatchObject({ version: 1 })
})

test('stores a PAN trimmed and in upper case, and indexes it under that spelling', async () => {
  const { id, token } = await aBorrower()
  const pan = aPan()
  await post('/user/basic-details', { id, ...details({ pancard: ` ${pan.toLowerCase()}\u00a0` }) }, token)
  expect(await storedBorrower(id)).toMatchObject({ pancard: pan })
  expect(await storedPartition(keys.pan(pan, id).pk)).toHaveLength(1)
})

test('stores a name without the invisible characters that came with it', async () => {
  const { id, token } = await aBorrower()
  const name = '\u202aAsha\u200b \u2060Devi\u200e\u00ad'
  expect((await post('/user/basic-details', { id, ...details({ name }) }, token)).status).toBe(200)
  expect(await storedBorrower(id)).toMatchObject({ name: 'Asha Devi' })
})

test('stores a name in Unicode’s composed form, and finds it in any form and case', async () => {
  const { id, token } = await aBorrower()
  const mark = `Q${crypto.randomUUID().slice(0, 8)}`
  await post('/user/basic-details', { id, ...details({ name: `Ame\u0301lie ${mark}` }) }, token)
  expect(await storedBorrower(id)).toMatchObject({ name: `Amélie ${mark}` })
  const admin = await anAdminToken()
  for (const search of [`AMÉLIE ${mark}`, `ame\u0301lie ${mark.toLowerCase()}`]) {
    const { body } = await get(`/user/users?${new URLSearchParams({ search })}`, admin)
    expect(body.users).toHaveLength(1)
  }
})

test('removes characters that reverse, hide or break the text around them before it stores an offer', async () => {
  const odd = '\u202eNeem\r\n\u0000 Tree\u200b\u3164'
  const documents = '[{"title":"\\ud800Salary\\u202e slips","examples":["Last\\n3 months\\u0000"]}]'
  const id = await anOffer({ lender: odd, description: odd, loanAmount: odd, documents })
  const offer = await offerBy(id)
  for (const words of [offer.lender, offer.description, offer.loanAmount]) expect(words).toBe('Neem  Tree')
  expect(offer.documents).toEqual([{ title: 'Salary slips', examples: ['Last 3 months'] }])
})

// API Gateway joins repeated parameters with a comma, which only a search text may contain.
test.each(['id', 'cursor', 'status', 'limit'])('rejects a %s that is given twice', async (name) => {
  const token = await anAdminToken()
  const { id } = await aBorrower()
  const { cursor } = (await get(`${routes.users.path}?limit=1`, token)).body
  const valid: Record<string, unknown> = { id, cursor, status: 'Pending', limit: '1' }
  const { path } = name === 'id' ? routes.userDetails : routes.users
  const once = `${name}=${valid[name]}`
  expect((await get(`${path}?${once}`, token)).status).toBe(200)
  expect((await get(`${path}?${once}&${once}`, token)).status).toBe(400)
})
