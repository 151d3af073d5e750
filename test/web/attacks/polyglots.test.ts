import { beforeAll, expect, test } from 'vitest'
import * as routes from '#contract/routes.ts'
import { anAdminToken } from '#support/admin.ts'
import { detectInjection } from '#support/browser/injected-scripts.ts'
import { visit } from '#support/browser/wizard.ts'
import { anOffer, anUpload, aPicture, offerBy, sendForm, terms } from '#support/offer-form.ts'

const page = (name: string) =>
  `<!doctype html><html><body onload=ran("${name}")><script>ran("${name}")</script><img src=x onerror=ran("${name}")>`
const hex = (text: string) => Buffer.from(text, 'hex')
const zip = Buffer.concat([
  hex('504b03041400000000000000000000000000'),
  Buffer.from('a.html'),
  Buffer.from(page('zip')),
])

/** Files that begin like a picture and continue as something else. */
const polyglots: [what: string, type: string, bytes: Buffer][] = [
  // The tabs are the width and the height: 2,313 pixels each.
  ['a GIF that is a script', 'image/gif', Buffer.from(`GIF89a\t\t\t\t/*${'x'.repeat(32)}*/=1;ran("gif");//`)],
  ['a GIF that is a page', 'image/gif', Buffer.from(`GIF87a\t\t\t\t${page('gif page')}`)],
  [
    'a GIF that is a style sheet',
    'image/gif',
    Buffer.from('GIF89a\t\t\t\t{}*{background:url(https://evil.example/css)}'),
  ],
  ['a PNG with a page after its end', 'image/png', Buffer.concat([aPicture(), Buffer.from(page('png'))])],
  ['a PNG with an archive after its end', 'image/png', Buffer.concat([aPicture(), zip])],
  [
    'a PNG that is a page after its header',
    'image/png',
    Buffer.concat([hex('89504e470d0a1a0a0000000d494844520000000100000001'), Buffer.from(page('bare png'))]),
  ],
  [
    'a JPEG with a page in its comment',
    'image/jpeg',
    Buffer.concat([
      hex('ffd8fffe0200'),
      Buffer.from(`<?php ran() ?>${page('jpeg')}-->`.padEnd(0x200 - 2)),
      hex('ffc0000b080001000101011100ffd9'),
    ]),
  ],
  [
    'a WebP that is a page',
    'image/webp',
    Buffer.concat([
      Buffer.from('RIFF'),
      hex('ff000000'),
      Buffer.from('WEBPVP8X'),
      hex('0a00000000000000000000000000'),
      Buffer.from(page('webp')),
    ]),
  ],
]

let logos: { what: string; type: string; logo: string }[]
let token: string
beforeAll(async () => {
  token = await anAdminToken()
  logos = []
  for (const [what, type, bytes] of polyglots)
    for (const logo of [
      await anUpload(bytes, type, token),
      new Blob([new Uint8Array(bytes)], { type: 'text/html' }),
    ])
      logos.push({ what, type, logo: (await offerBy(await anOffer({ logo }, token))).logo })
})

test('a polyglot that is opened by itself is only a picture', async () => {
  const { detected, before } = detectInjection()
  const visitor = await visit('/terms', { before })
  for (const { what, type, logo } of logos) {
    const response = await visitor.goto(logo)
    expect(response?.headers()['content-type'], what).toBe(type)
    expect(response?.headers()['x-content-type-options'], what).toBe('nosniff')
    expect(response?.headers()['content-security-policy'], what).toContain('sandbox')
    expect(await visitor.evaluate(() => document.contentType), what).toBe(type)
    expect(await visitor.evaluate(() => document.querySelectorAll('script').length), what).toBe(0)
  }
  expect(detected).toEqual([])
})

test('a page that is made to load a polyglot as a script, style, worker or frame gets nothing from it', async () => {
  const { detected, before } = detectInjection()
  const visitor = await visit('/terms', { before, serviceWorkers: 'allow' })
  const outcomes = await visitor.evaluate(
    async (all) => {
      const loaded = (element: HTMLElement, logo: string) =>
        new Promise<string>((resolve) => {
          element.addEventListener('load', () => resolve(`${element.tagName} loaded ${logo}`))
          element.addEventListener('error', () => resolve('refused'))
          document.body.append(element)
        })
      const results: string[] = []
      for (const logo of all) {
        for (const type of ['text/javascript', 'module'])
          results.push(
            await loaded(Object.assign(document.createElement('script'), { type, src: logo }), logo),
          )
        results.push(
          await loaded(
            Object.assign(document.createElement('link'), { rel: 'stylesheet', href: logo }),
            logo,
          ),
        )
        results.push(await navigator.serviceWorker.register(logo).then(String, () => 'refused'))
        results.push(
          await new Promise<string>((resolve) => {
            try {
              new Worker(logo).onerror = () => resolve('refused')
            } catch {
              resolve('refused')
            }
          }),
        )
        document.body.append(
          Object.assign(document.createElement('object'), { data: logo, type: 'text/html' }),
        )
        document.body.append(Object.assign(document.createElement('iframe'), { src: logo }))
      }
      return results
    },
    logos.map(({ logo }) => logo),
  )
  // As text, because Vitest would rewrite an `import()` in code.
  for (const { logo } of logos)
    outcomes.push(await visitor.evaluate(`import(${JSON.stringify(logo)}).then(String, () => 'refused')`))
  expect(new Set(outcomes)).toEqual(new Set(['refused']))
  // The policy stops every frame and object, and some of the rest. Nothing else is detected.
  for (const directive of ['frame-src', 'object-src'])
    await expect
      .poll(() => detected.filter((what) => what.startsWith(directive)).length, { message: directive })
      .toBe(logos.length)
  for (const what of detected)
    expect(what).toMatch(/^(frame-src|object-src|worker-src|script-src\S*) stopped /)
})

test.each([
  ['an SVG', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" onload="ran('svg')"/>`)],
  [
    'an SVG after an XML declaration',
    Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
  ],
  ['a page', Buffer.from(page('html'))],
  ['a page after a byte order mark', Buffer.concat([hex('efbbbf'), Buffer.from(page('bom'))])],
  [
    'a page with a PNG in it',
    Buffer.concat([Buffer.from('<!--'), aPicture(), Buffer.from(`-->${page('in')}`)]),
  ],
  ['a PDF', Buffer.from('%PDF-1.7\n')],
  ['an archive', zip],
  ['a program', hex('7f454c4602010100')],
  ['a bitmap', hex('424d460000000000000036000000')],
  ['an icon', hex('00000100010010100000')],
  ['a GIF of an unknown version', Buffer.from('GIF88a;')],
  ['an incomplete PNG signature', hex('89504e470d0a1a')],
  ['a RIFF file that is not a picture', Buffer.from('RIFF\u0000\u0000\u0000\u0000AVI LIST')],
])('%s that claims to be a PNG never becomes a logo', async (_, bytes) => {
  for (const logo of [
    await anUpload(bytes, 'image/png', token),
    new Blob([new Uint8Array(bytes)], { type: 'image/png' }),
  ]) {
    const { status, body } = await sendForm(routes.addOffers, terms({ logo }), token)
    expect(status).toBe(400)
    expect(body.fields).toEqual({ logo: 'Please select an image file' })
  }
})
