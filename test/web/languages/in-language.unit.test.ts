import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inLanguage } from '#support/browser/languages/in-language.ts'

const hindi = { basename: '/hi/', reword: (text: string | RegExp) => text }

test.each([
  ['/', '/hi/'],
  ['/lenders/neem.treefinance', '/hi/lenders/neem.treefinance'],
  ['/tools/emi#amount=300000&rate=10.5&months=36', '/hi/tools/emi#amount=300000&rate=10.5&months=36'],
  ['/compare?rate=10.5', '/hi/compare?rate=10.5'],
  ['/config.json?v=1', '/config.json?v=1'],
  ['https://lender.example/apply', 'https://lender.example/apply'],
])('goto opens %s at %s', async (path, expected) => {
  const visited: string[] = []
  const page = { goto: async (url: string) => void visited.push(url) } as unknown as Page
  await inLanguage(page, hindi).goto(path)
  expect(visited).toEqual([expected])
})

test('waitForURL calls its predicate with the English path and the unchanged query', async () => {
  const seen: string[] = []
  const page = {
    waitForURL: async (holds: (url: URL) => boolean) =>
      void holds(new URL('http://a.example/hi/login?next=/hi/shop')),
  } as unknown as Page
  await inLanguage(page, hindi).waitForURL(({ pathname, search }) => seen.push(pathname + search) > 0)
  expect(seen).toEqual(['/login?next=/hi/shop'])
})
