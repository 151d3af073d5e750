import { expect, inject, test } from 'vitest'

test('serves the licence texts of the libraries and fonts that the pages and the service worker contain', async () => {
  for (const [file, words] of Object.entries({
    '/licences.txt': /react-dom.*workbox-precaching/s,
    '/inter-licence.txt': /SIL Open Font License/,
    '/noto-sans-devanagari-licence.txt': /SIL Open Font License/,
  })) {
    const response = await fetch(new URL(file, inject('address')))
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain'])
    expect(await response.text()).toMatch(words)
  }
})
