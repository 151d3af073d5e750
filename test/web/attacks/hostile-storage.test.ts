import { expect, inject, test } from 'vitest'
import { leavePage, openPage } from '#support/browser/browser.ts'
import { detectInjection } from '#support/browser/injected-scripts.ts'
import { paths } from '#web/paths.ts'

const tokenOf = (claims: unknown) => `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.y`
const signedIn = { authToken: tokenOf({ user_id: 'nobody' }), isAuthenticated: 'true' }

const details = [
  ...['{', 'null', '[]', '5', '"x"', '\u0000', '{"mobile":5}', '{"mobile":"<img src=x onerror=ran(1)>"}'],
  '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"mobile":"9876543210","userId":"nobody"}',
  ...['2001-02-31', '0000-00-00', '9999-99-99', 'x'].map((dob) => JSON.stringify({ userId: 'nobody', dob })),
  ...['1e309', '-5', '0.1', '1e21', '0'].map((n) => `{"userId":"nobody","loanAmount":${n},"tenure":${n}}`),
  JSON.stringify({
    userId: 'nobody',
    name: 'A'.repeat(100_000),
    income: '9'.repeat(100_000),
    pan: 'javascript:ran(1)',
  }),
  JSON.stringify({ userId: 'nobody', gender: { a: 1 }, profession: ['x'], loanType: 'None' }),
]
const claims = [{}, { user_id: 5 }, { user_id: '__proto__' }, { user_id: '../../x' }, { user_id: 'a&id=b' }]
const tokens = ['x', '...', 'a.b.c', 'x\ny', 'é', 'a'.repeat(100_000), ...claims.map(tokenOf)]

/** Values that another version, an extension or a curious person may have stored in the browser. */
const kept: Record<string, string>[] = [
  ...details.map((userDetails) => ({ ...signedIn, userDetails })),
  ...tokens.map((authToken) => ({ ...signedIn, authToken, userDetails: '{"mobile":"9876543210"}' })),
  ...['{', '{}', '[{}]', '["9876543210",5,null]'].map((registeredUsers) => ({ registeredUsers })),
  ...['<script>ran(1)</script>', '9'.repeat(100_000)].map((text) => ({ userMobile: text, 'shop-otp': text })),
]

const addresses = [
  paths.loanJourney,
  paths.offers,
  `${paths.offers}?amount=300000`,
  paths.compare,
  paths.myTulna,
]

test.each(addresses)('shows a page at %s, whatever the browser’s storage holds', async (path) => {
  const { detected, before } = detectInjection()
  const page = await openPage({ address: inject('address'), path: '/config.json', before })
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  for (const items of kept) {
    await page.evaluate((entries) => {
      localStorage.clear()
      sessionStorage.setItem('visitorFacts', entries.userDetails ?? 'x')
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
    }, items)
    await page.goto(path)
    const heading = page.locator('h1').first()
    await heading.waitFor()
    const shown = JSON.stringify(items).slice(0, 200)
    expect(await heading.textContent(), shown).not.toBe('This page did not open')
    expect(await page.evaluate(() => 'polluted' in {}), shown).toBe(false)
    expect(errors, shown).toEqual([])
  }
  await leavePage(page)
  expect(detected).toEqual([])
})
