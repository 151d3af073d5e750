import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { afterAll, expect, test, vi } from 'vitest'
import { sampleLogo } from '#lib/local/sample/logo.ts'
import { saveWithLogo } from '#offers/logos.ts'
import { InvalidLogo } from '#runtime/errors.ts'
import { mockAws, restoreAws } from '#support/mock-aws.ts'

const address = 'https://lender.example/logo.png'
const s3 = mockAws(S3Client)
afterAll(() => {
  vi.unstubAllEnvs()
  restoreAws()
})

/** Saves with this address, at which there is this file. Returns the logo that the offer gets. */
function save(bytes: Uint8Array) {
  for (const [name, value] of Object.entries({ LOGO_BUCKET: 'logos', AWS_REGION: 'ap-south-1' }))
    vi.stubEnv(name, value)
  s3.reset()
  s3.on(PutObjectCommand).resolves({})
  return saveWithLogo(
    address,
    { id: 'administrator' },
    async (logo) => logo,
    async () => bytes,
  )
}

test('an offer gets a copy of the picture at a pasted address, under a path of this site', async () => {
  const picture = new Uint8Array(sampleLogo(3))
  const logo = await save(picture)
  expect(logo).toMatch(/^\/logos\/[0-9a-f-]{36}\.png$/)
  expect(s3.commandCalls(PutObjectCommand)[0]?.args[0].input).toMatchObject({
    Key: logo?.slice(1),
    Body: picture,
    ContentType: 'image/png',
  })
})

test.each([
  ['a page', Buffer.from('<!doctype html><script>ran()</script>')],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  [
    'a picture that would fill gigabytes',
    Buffer.from('89504e470d0a1a0a0000000d494844520000ffff0000ffff', 'hex'),
  ],
])('stores nothing if there is %s at the address', async (_, bytes) => {
  await expect(save(bytes)).rejects.toThrow(InvalidLogo)
  expect(s3.calls()).toEqual([])
})
