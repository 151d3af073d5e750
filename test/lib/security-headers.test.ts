import { expect, inject, test } from 'vitest'

test('a page may load its own things, any https picture and any https frame, and nothing else', async () => {
  const { headers } = await fetch(new URL('/shop', inject('address')))
  const policy = (headers.get('content-security-policy') ?? '').split('; ').map((directive) => {
    const [name, ...sources] = directive.split(' ')
    return [name, sources.join(' ')]
  })
  expect(Object.fromEntries(policy)).toEqual({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data: https:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'frame-src': 'https:',
    'manifest-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  })
})
