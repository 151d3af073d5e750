import fc from 'fast-check'
import { beforeAll, expect, inject, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { StoredOffer } from '#contract/offer.ts'
import { normalizeLink } from '#contract/offer-link.ts'
import { stripUnreadable } from '#contract/readable-text.ts'
import { ErrorResponse, type Route } from '#contract/route.ts'
import * as routes from '#contract/routes.ts'
import { anAdminToken } from '#support/admin.ts'
import { anyText } from '#support/any-text.ts'
import { anHourAhead, anOffer, terms } from '#support/offer-form.ts'
import { storedItem } from '#support/stored.ts'
import { keys } from '#table/keys.ts'

/** For a long run: `FUZZ_RUNS=1000 npx vitest run test/functions/http/any-form.test.ts`. */
const numRuns = Number(process.env.FUZZ_RUNS ?? 25)
vi.setConfig({ testTimeout: 240_000 + numRuns * 300 })
const forms = Object.values<Route>(routes).filter(({ isForm }) => isForm)

let token: string
/** The offer that `update-offers` changes. */
let offerId: string
beforeAll(async () => {
  token = await anAdminToken()
  offerId = await anOffer({}, token)
})

async function sendBytes({ path }: Route, contentType: string, body: Buffer) {
  const response = await fetch(new URL(path, inject('address')), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': contentType },
    body: new Uint8Array(body),
  })
  return { status: response.status, body: (await response.json()) as { id?: string } }
}

const Stored = z.strictObject({
  ...StoredOffer.shape,
  saved_at: z.string(),
  saved_by: z.string(),
  pk: z.literal('OFFERS'),
  sk: z.string(),
  schema_version: z.literal(1),
})

/** Expects no server error, an error response for every rejection, and a valid stored offer without unreadable text. */
async function expectSound({ status, body }: Awaited<ReturnType<typeof sendBytes>>) {
  expect(status).toBeLessThan(500)
  if (status !== 200) expect(ErrorResponse.safeParse(body).error).toBeUndefined()
  const offer = Stored.parse(await storedItem(keys.offer(body.id ?? offerId)))
  expect(offer.sk).toBe(`OFFER#${offer.id}`)
  const { lender, description, loanAmount, interestRate, processingFee, tenure, documents } = offer
  const words = [lender, description, loanAmount, interestRate, processingFee, tenure]
  for (const text of [...words, ...documents.flatMap(({ title, examples }) => [title, ...examples])])
    expect(stripUnreadable(text)).toBe(text)
  expect(normalizeLink(offer.link)).toBe(offer.link)
  expect(offer.logo).toMatch(/^$|^https:\/\/|^\/logos\/[0-9a-f-]{36}\.(png|jpg|gif|webp)$/)
  expect(Object.getPrototypeOf(offer)).toBe(Object.prototype)
}

const good = () => ({ ...terms(), id: offerId, starts_at: anHourAhead() })
const fieldName = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      ...Object.keys(terms()),
      'id',
      'logo',
      'eligibility',
      'version',
      'status',
      'recommended_for',
      'paused_until',
      'starts_at',
    ),
  },
  fc.constantFrom(
    '__proto__',
    'constructor',
    'constructor.prototype',
    'toString',
    'removeLogo',
    'pk',
    'lender[]',
    '',
  ),
  fc.string(),
)
const value = fc.oneof(
  anyText(),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.json({ maxDepth: 5 }),
  fc.constantFrom(
    '',
    'true',
    '[{"title":"\\ud800","examples":["\\u0000\\u202e"]}]',
    '[{"title":"a","examples":[],"__proto__":{"admin":true},"constructor":{"prototype":{}}}]',
    '{"__proto__":{"minMonthlyIncome":1},"ageYears":{"min":1e999}}',
    '{"amount":{"min":9e99}}',
    `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
    'https://\u202elender.example/\ud800',
    'https://xn--/a',
    'https://[::1].example/',
  ),
)

test.each(forms)(
  '$path accepts arbitrary field names and values, or responds with what is wrong with them',
  async (route) => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fieldName, value), { minLength: 1, maxLength: 4 }), async (odd) => {
        const form = new FormData()
        const replaced = new Set(odd.map(([name]) => name))
        for (const [name, text] of Object.entries(good())) if (!replaced.has(name)) form.append(name, text)
        for (const [name, text] of odd) form.append(name, text)
        const written = new Response(form)
        const bytes = Buffer.from(await written.arrayBuffer())
        await expectSound(await sendBytes(route, written.headers.get('content-type') ?? '', bytes))
      }),
      { numRuns: numRuns * 2 },
    )
  },
)

const disposition = fc.oneof(
  fieldName.map((name) => `form-data; name="${name}"`),
  fieldName.map((name) => `form-data; name=${name}`),
  fieldName.map((name) => `form-data; name*=UTF-8''${name}; filename="../../${name}"`),
  fieldName.map((name) => `attachment; name="${name}"; filename*=klingon''%ff%ZZ`),
  fc.constantFrom(
    '',
    'form-data',
    'form-data; name',
    'form-data; name="a',
    'form-data; name="a\\"; filename="\u0000"',
  ),
)
const header = fc.oneof(
  disposition.map((text) => `Content-Disposition: ${text}`),
  fc.constantFrom(
    'Content-Type: text/plain; charset=klingon',
    'Content-Type: text/plain; charset=utf-16le',
    'Content-Type: image/png',
    'Content-Type: multipart/mixed; boundary=x',
    'Content-Transfer-Encoding: base64',
    'Content-Transfer-Encoding: klingon',
    `X-Long: ${'y'.repeat(90_000)}`,
    ': no name',
    'no colon',
    '\tfolded: no',
  ),
)
const part = fc
  .tuple(fc.array(header, { maxLength: 5 }), fc.uint8Array({ maxLength: 300 }), value)
  .map(([headers, bytes, text]) =>
    Buffer.concat([Buffer.from(`${headers.join('\r\n')}\r\n\r\n${text}`), bytes]),
  )
const between = fc.constantFrom(
  '\r\n--x\r\n',
  '\r\n--x\r\n',
  '\n--x\n',
  '--x',
  '\r\n--x--\r\n',
  '\r\n--x --\r\n',
  '\r\n--X\r\n',
  '',
)
const boundary = fc.oneof(
  { weight: 5, arbitrary: fc.constant('; boundary=x') },
  fc.constantFrom(
    '; boundary="x"',
    '; boundary=',
    '; boundary="',
    ';;;',
    '; boundary=x; boundary=y',
    "; boundary*=klingon''x",
  ),
  fc.nat(9_000).map((length) => `; boundary=${'x'.repeat(length)}`),
)

test.each(forms)(
  '$path accepts a body of arbitrary form fragments, or responds with what is wrong with it',
  async (route) => {
    const pieces = fc.array(fc.tuple(part, between), { maxLength: 50, size: 'max' })
    await fc.assert(
      fc.asyncProperty(boundary, pieces, async (parameter, parts) => {
        const body = Buffer.concat([
          Buffer.from('--x\r\n'),
          ...parts.flatMap(([bytes, end]) => [bytes, Buffer.from(end)]),
        ])
        await expectSound(await sendBytes(route, `multipart/form-data${parameter}`, body))
      }),
      { numRuns },
    )
  },
)

// With a streaming parser the request would hang, because nothing reads such a part.
test.each(forms)('$path does not hang on a part that is not a field', async (route) => {
  for (const head of ['', 'Content-Type: image/png\r\n', 'Content-Disposition: attachment\r\n']) {
    const body = `--x\r\n${head}\r\n${'['.repeat(40_000)}\r\n--x--\r\n`
    const response = await sendBytes(route, 'multipart/form-data; boundary=x', Buffer.from(body))
    expect(response.status).toBe(400)
  }
})

/** Bytes to remove, repeat or insert at some position of a valid form. */
const damage = fc.tuple(
  fc.nat(),
  fc.nat(60),
  fc.constantFrom('out', 'twice', 'in'),
  fc.uint8Array({ maxLength: 8 }),
)

test.each(forms)(
  '$path accepts a valid form that was damaged in transit, or responds with what is wrong with it',
  async (route) => {
    await fc.assert(
      fc.asyncProperty(fc.array(damage, { minLength: 1, maxLength: 3 }), async (damages) => {
        const parts = Object.entries(good()).map(
          ([name, text]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`,
        )
        let body = Buffer.from(`${parts.join('')}--x--\r\n`)
        for (const [seed, length, act, bytes] of damages) {
          const at = seed % body.length
          const cut = body.subarray(at, at + length)
          const instead = {
            out: Buffer.alloc(0),
            twice: Buffer.concat([cut, cut]),
            in: Buffer.concat([bytes, cut]),
          }
          body = Buffer.concat([body.subarray(0, at), instead[act], body.subarray(at + length)])
        }
        await expectSound(await sendBytes(route, 'multipart/form-data; boundary=x', body))
      }),
      { numRuns },
    )
  },
)
