import { expect, inject, test } from 'vitest'

async function textOf(file: string) {
  const response = await fetch(new URL(file, inject('address')))
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  return response.text()
}

test('serves the licence of the fonts with the copyright of each', async () => {
  expect(await textOf('/font-licences.txt')).toMatch(
    /^Copyright .*Inter Project.*\nCopyright .*Noto Project[\s\S]*SIL Open Font License/,
  )
})

/** The name and the licence of each package in `/licences.txt`. */
async function licences(): Promise<Map<string, string>> {
  const [, ...sections] = (await textOf('/licences.txt')).split(/^## /m)
  return new Map(
    sections.map((section) => {
      const [heading = '', ...lines] = section.split('\n')
      return [heading.replace(/ - .*/, ''), lines.join('\n').trim()]
    }),
  )
}

test('serves the licences of packages in the pages, their workers and the service worker', async () => {
  const names = [...(await licences()).keys()]
  expect(names).toEqual(
    expect.arrayContaining(['react-dom', 'aws-amplify', 'pdfjs-dist', 'workbox-precaching']),
  )
})

test('/licences.txt has a copyright notice or a licence text for every package, even one that ships neither', async () => {
  const found = await licences()
  const unlicensed = [...found].filter(([, text]) => !/copyright|Apache License/i.test(text))
  expect(unlicensed.map(([name]) => name)).toEqual([])
  expect(found.get('react-remove-scroll-bar')).toMatch(
    /Copyright .*Anton Korzunov[\s\S]*Permission is hereby granted/,
  )
  const [, other = ''] =
    found.get('@firebase/auth')?.match(/Copyright Firebase[\s\S]* printed under (.*)\.$/) ?? []
  expect(found.get(other)).toContain('Apache License')
})
