import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { beforeAll, expect, inject, test } from 'vitest'
import * as routes from '#contract/routes.ts'
import { adminIdOf, anAdminToken } from '#support/admin.ts'
import {
  anOffer,
  anUpload,
  aPicture,
  keysIn,
  offerBy,
  putTo,
  requestUpload,
  sendForm,
  terms,
} from '#support/offer-form.ts'
import { storedPartition } from '#support/stored.ts'

let own: string
let upload: string
beforeAll(async () => {
  const token = await anAdminToken()
  own = `uploads/${adminIdOf(token)}`
  upload = await anUpload(aPicture(), 'image/png', token)
})

/** Neither keys of the administrator's own uploads nor valid https addresses of a logo, though some resemble one. */
const elsewhere = () => [
  `${own}/../../logos/x.png`,
  `${own}/%2e%2e/%2e%2e/logos/x.png`,
  `${own}/..%2f..%2flogos%2fx.png`,
  `${own}/..\\..\\logos\\x.png`,
  `${own}/./${upload.split('/').at(-1)}`,
  `${own}//${upload.split('/').at(-1)}`,
  `./${upload}`,
  `/${upload}`,
  `//${upload}`,
  `${upload}/`,
  `${upload}/.`,
  `${upload}/../${upload.split('/').at(-1)}`,
  `${upload}?versionId=1`,
  `${upload}#x`,
  `${upload}%00.png`,
  `${upload}.png`,
  upload.toUpperCase(),
  upload.replace('uploads', 'UPLOADS'),
  upload.replace('/', '\u2215'),
  upload.replace('-', '\u2010'),
  'uploads/',
  'uploads/*',
  'uploads/.*/[0-9a-f-]{36}',
  `uploads/${'.'.repeat(36)}/${'-'.repeat(36)}`,
  `${own}/${'-'.repeat(36)}`,
  'logos/x.png',
  '/logos/x.png',
  '/logos/../uploads/x',
  's3://tulna/uploads/x',
  'arn:aws:s3:::tulna/x',
  'file:///etc/passwd',
  '/etc/passwd',
  '/config.json',
  '/user/offer-list',
  '//evil.example/logo.png',
  '/\\evil.example/logo.png',
  'https:\\\\evil.example/logo.png',
  'https:/evil.example/logo.png',
  'https://user:secret@evil.example/logo.png',
  'https://localhost/logo.png',
  'http://169.254.169.254/latest/meta-data/',
  'javascript:alert(1)//.png',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'blob:https://evil.example/1',
]

test('rejects a logo that is neither the administrator’s own upload nor a valid https address, and keeps the stored logos', async () => {
  const id = await anOffer({ logo: await anUpload() })
  const logoOf = async () => (await offerBy(id)).logo
  const before = await logoOf()
  const lender = `Nobody ${crypto.randomUUID()}`
  for (const logo of elsewhere())
    for (const route of [routes.addOffers, routes.updateOffers]) {
      const { status, body } = await sendForm(route, { ...terms({ lender }), id, logo })
      expect({ logo, status, fields: body.fields }).toEqual({
        logo,
        status: 400,
        fields: { logo: expect.any(String) },
      })
    }
  expect(await logoOf()).toBe(before)
  const stored = (await storedPartition('OFFERS')).filter((offer) => String(offer.id).startsWith('sample-'))
  const kept = [before, ...stored.map(({ logo }) => String(logo)).filter(Boolean)]
  expect(await keysIn('logos')).toEqual(expect.arrayContaining(kept.map((path) => path.slice(1))))
  expect(JSON.stringify(await storedPartition('OFFERS'))).not.toContain(lender)
})

test('rejects a small file that would fill the memory of a browser, and one that states no size', async () => {
  const pngOf = (size: string) => Buffer.from(`89504e470d0a1a0a0000000d49484452${size}0806000000`, 'hex')
  for (const [bytes, message] of [
    [pngOf('0000ffff0000ffff'), 'The picture has too many pixels. Use one of at most 4,000 × 4,000.'],
    [pngOf('0000000000000001'), 'Please select an image file'],
  ] as const)
    for (const logo of [await anUpload(bytes), new Blob([new Uint8Array(bytes)], { type: 'image/png' })]) {
      const { status, body } = await sendForm(routes.addOffers, terms({ logo }))
      expect([status, body.fields]).toEqual([400, { logo: message }])
    }
})

/** Requests a path as written: `fetch` would normalize it. */
function rawGet(path: string) {
  const { hostname, port } = new URL(inject('address'))
  return new Promise<{ status: number | undefined; type: string | undefined; body: Buffer }>(
    (resolve, reject) => {
      request({ hostname, port, path }, async (response) =>
        resolve({
          status: response.statusCode,
          type: response.headers['content-type'],
          body: await buffer(response),
        }),
      )
        .on('error', reject)
        .end()
    },
  )
}

test('serves no upload through path traversal', async () => {
  const bucket = new URL(
    String((await requestUpload({ type: 'image/png', bytes: 1 })).body.url),
  ).pathname.split('/')[1]
  const ways = ['..', '%2e%2e', '.%2e', '%2E.', '..%2f..', '.', '%2e', '..\\', '..%5c', '....', '..;']
  const paths = ways.flatMap((way) => [
    `/logos/${way}/${upload}`,
    `/logos/${way}/../${bucket}/${upload}`,
    `/logos/x/${way}/${way}/${upload}`,
    `/logos//${way}/${upload}`,
  ])
  paths.push(
    `/logos/../${bucket}/${upload}`,
    `/logos%2f..%2f${upload}`,
    `//${upload}`,
    `/${bucket}/${upload}`,
  )
  for (const path of paths) {
    const { body, type } = await rawGet(path)
    expect(body.equals(aPicture()), path).toBe(false)
    expect(type, path).not.toMatch(/^image/)
  }
  const known = (await offerBy(await anOffer({ logo: upload }))).logo
  expect((await rawGet(known)).body.equals(aPicture())).toBe(true)
})

const html = '<!doctype html><script>alert(1)</script>'

test('rejects an upload that differs from the announcement, even with an altered URL', async () => {
  const { body } = await requestUpload({ type: 'image/png', bytes: html.length })
  const { url, key } = body as { url: string; key: string }
  const bytes = Buffer.from(html)
  for (const type of ['text/html', 'image/svg+xml', 'image/png; charset=utf-8', 'IMAGE/PNG', 'image/gif', ''])
    expect((await putTo(url, bytes, type)).status, type).toBe(403)
  const changed = (name: string, value: string) => {
    const other = new URL(url)
    other.searchParams.set(name, value)
    return String(other)
  }
  for (const other of [
    changed('X-Amz-Expires', '604800'),
    changed('X-Amz-SignedHeaders', 'host'),
    changed('X-Amz-SignedHeaders', 'content-length;host'),
    changed('x-amz-acl', 'public-read'),
    changed('response-content-type', 'text/html'),
    changed('X-Amz-Date', '20300101T000000Z'),
    url.replace('X-Amz-Signature', 'X-Amz-Signatura'),
    url.replace(key, `${key}.html`),
    url.replace(key, 'logos/00000000-0000-4000-8000-000000000000.png'),
  ])
    expect((await putTo(other, bytes, 'image/png')).status, other).toBeGreaterThanOrEqual(400)
  expect(await keysIn('uploads')).not.toContain(key)
  // An HTML page can be uploaded under the announced type, but it never becomes a logo.
  expect((await putTo(url, bytes, 'image/png')).status).toBe(200)
  const added = await sendForm(routes.addOffers, terms({ logo: key }))
  expect(added.body).toMatchObject({ success: false, fields: { logo: 'Please select an image file' } })
})
