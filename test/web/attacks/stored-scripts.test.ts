import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { AdminOffer } from '#contract/offer.ts'
import * as routes from '#contract/routes.ts'
import { anAdminToken } from '#support/admin.ts'
import { aBorrower, details, get, post, preferences, type SignedIn } from '#support/api.ts'
import { visitAsAdmin } from '#support/browser/admin-page.ts'
import { detectInjection } from '#support/browser/injected-scripts.ts'
import { aLoan, offersPath, openEveryCard, unfoldGroups } from '#support/browser/offers-page.ts'
import { button, field, heading, sees, visitSignedIn } from '#support/browser/wizard.ts'
import { anOffer } from '#support/offer-form.ts'

/** Each calls `ran` or requests something from evil.example if it is used as anything but text. */
const payloads = [
  '<script>ran(1)</script>',
  '"><img src=x onerror=ran(2)>',
  "'><svg/onload=ran(3)>",
  '</title></textarea></style></script><script>ran(4)</script>',
  'javascript:ran(5)',
  '<a href="javascript:ran(6)" autofocus onfocus=ran(6)>x</a>',
  '<iframe srcdoc="<script>parent.ran(7)</script>"></iframe>',
  '<img src="https://evil.example/8.png">',
  '<base href="https://evil.example/">',
  '<meta http-equiv=refresh content="0;url=https://evil.example">',
  '<link rel=stylesheet href=https://evil.example/a.css>',
  "<style>@import'https://evil.example/b.css';</style>",
  '<form action=https://evil.example><button autofocus>x</form>',
  '&lt;script&gt;ran(9)&lt;/script&gt;&#60;img src=x onerror=ran(9)&#62;',
  '<details open ontoggle=ran(10)><summary>x</summary></details>',
  '" onmouseover="ran(11)" style="position:fixed;inset:0',
  '<math><mtext></table><mglyph><style><img src=x onerror=ran(12)>',
  '<noscript><p title="</noscript><img src=x onerror=ran(13)>">',
  '<template shadowrootmode=open><script>ran(14)</script></template>',
  '{{constructor.constructor("ran(15)")()}}#{ran(15)}<%= ran(15) %>',
  '<!--><script>ran(16)</script>-->',
  '<object data="javascript:ran(17)"><embed src="javascript:ran(17)">',
]
const perOffer = 8
const nth = (n: number) => payloads[n % payloads.length] ?? ''

let offers: AdminOffer[]
let borrowers: (SignedIn & { name: string })[]
beforeAll(async () => {
  const token = await anAdminToken()
  const ids: string[] = []
  // Together, the offers use every payload. Each text field here has at least one. The lenders’ names are unique.
  for (let n = 0; n < payloads.length; n += perOffer / 2)
    ids.push(
      await anOffer(
        {
          lender: `${crypto.randomUUID().slice(0, 8)} ${nth(n)}`,
          description: payloads
            .slice(n, n + perOffer)
            .join(' ')
            .slice(0, 500),
          loanAmount: `₹50,000 - ₹5 lakh ${nth(n + 1)}`,
          interestRate: `12% ${nth(n + 2)}`,
          processingFee: `1% ${nth(n + 3)}`,
          tenure: `12-60 months ${nth(n + 4)}`,
          link: `https://lender.example/?a="onclick="ran(18)"><script>ran(18)</script>${n}`,
          documents: JSON.stringify([{ title: nth(n + 5), examples: [nth(n + 6), nth(n + 7)] }]),
          facts: JSON.stringify({
            legal_name: {
              value: nth(n + 1),
              source: `https://lender.example/?a="onclick="ran(20)"><script>${n}`,
            },
            rbi_registration: { value: nth(n + 2).slice(0, 60) },
            penal_charges: { value: nth(n + 3) },
          }),
        },
        token,
      ),
    )
  // An offer whose terms can be parsed, so that it has a cost breakdown.
  const priced = { lender: `${crypto.randomUUID().slice(0, 8)} ${nth(1)}`, description: `${nth(2)} priced` }
  ids.push(await anOffer(priced, token))
  const { body } = await get(routes.adminOffers.path, token)
  offers = routes.adminOffers.response.parse(body).offers.filter(({ id }) => ids.includes(id))
  expect(offers).toHaveLength(ids.length)
  borrowers = await Promise.all(
    payloads.slice(0, 4).map(async (payload) => {
      const borrower = await aBorrower()
      const { id } = borrower
      const name = `${crypto.randomUUID().slice(0, 8)} ${payload}`
      await post('/user/basic-details', { id, ...details({ name }) }, borrower.token)
      await post('/user/loan-preferences', { id, ...preferences() }, borrower.token)
      return { ...borrower, name }
    }),
  )
})

/** The texts of an offer, apart from its link, facts and documents. */
const wordsOf = ({ lender, description, loanAmount, interestRate, processingFee, tenure }: AdminOffer) => ({
  lender,
  words: [description, loanAmount, interestRate, processingFee, tenure],
})
const factsOf = ({ facts }: AdminOffer) =>
  [facts?.legal_name, facts?.rbi_registration, facts?.penal_charges].flatMap((fact) => fact?.value ?? [])

const documentsOf = ({ documents }: AdminOffer) =>
  documents.flatMap(({ title, examples }) => [title, ...examples])

async function expectWords(page: Page, selector: string, words: string[]) {
  const shown = await page.locator(selector).first().textContent()
  // Figures have a no-break space before their unit.
  for (const text of words) expect(shown?.replaceAll('\u00a0', ' ')).toContain(text)
}

test('borrowers see stored scripts as text, in the cards, dialogs and table of offers', async () => {
  const { detected, before } = detectInjection()
  const [borrower] = borrowers
  const { page } = await visitSignedIn('/config.json', borrower, { before, width: 1280 })
  // CloudFront caches the public list for a minute, so the test serves a list with the new offers.
  const json = { success: true, offers }
  await page.route('**/user/offer-list', (route) => route.fulfill({ json }))
  await page.goto(offersPath + aLoan)
  await openEveryCard(page)
  for (const offer of offers) {
    const { lender, words } = wordsOf(offer)
    await expectWords(page, `main li:has(:is(h3, h4):text-is(${JSON.stringify(lender)}))`, words)
  }
  for (const [n, offer] of offers.entries()) {
    const card = page.getByRole('group', { name: offer.lender, exact: true })
    await card.hover()
    await card.getByRole('button', { name: 'More Details' }).click()
    await page.getByRole('dialog', { name: offer.lender, exact: true }).waitFor()
    await expectWords(page, '[role=dialog]', [...documentsOf(offer), ...factsOf(offer)])
    await page.keyboard.press('Escape')
    if (n < 3) await card.getByLabel(`Compare ${offer.lender}`).check()
    if (!offer.description.endsWith('priced')) continue
    await card.getByRole('button', { name: /^How we worked this out/ }).click()
    await page.getByRole('dialog', { name: 'How we worked this out' }).getByText(offer.lender).waitFor()
    await page.keyboard.press('Escape')
  }
  await button(page, 'Compare').click()
  await page.getByRole('dialog', { name: 'Side by side' }).waitFor()
  await page.keyboard.press('Escape')
  await page.goto(`${offersPath}${aLoan}&view=table`)
  await unfoldGroups(page)
  const shown = () => page.locator('main').textContent()
  for (const { lender } of offers) await expect.poll(shown).toContain(lender)
  await page.goto('/loan-journey')
  await heading(page, 'A few details about you')
  expect(await field(page, 'Name').inputValue()).toBe(borrower?.name)
  expect(detected).toEqual([])
})

test('administrators see stored scripts as text, in the list, the details and the form of offers', async () => {
  const { detected, before } = detectInjection()
  const page = await visitAsAdmin('/admin121/offers', { before })
  for (const offer of offers) {
    const { lender, words } = wordsOf(offer)
    const tile = page.getByRole('group', { name: offer.description, exact: true })
    await tile.waitFor()
    const shown = await tile.textContent()
    for (const text of [lender, ...words]) expect(shown).toContain(text)
    await tile.getByRole('button', { name: 'View' }).click()
    await page.getByRole('dialog', { name: 'Offer Details' }).getByText(lender).waitFor()
    await expectWords(page, '[role=dialog]', [...words, ...documentsOf(offer), ...factsOf(offer), offer.link])
    const link = page.getByRole('dialog').getByRole('link').first()
    expect(await link.getAttribute('href')).toBe(offer.link)
    await page.keyboard.press('Escape')
  }
  for (const { description, lender, interestRate, documents } of offers.slice(0, 2)) {
    await page
      .getByRole('group', { name: description, exact: true })
      .getByRole('button', { name: 'Edit' })
      .click()
    await page.getByRole('dialog', { name: 'Edit Offer' }).waitFor()
    expect(await field(page, 'Lender name').inputValue()).toBe(lender)
    expect(await field(page, 'Interest rate *').inputValue()).toBe(interestRate)
    expect(await field(page, 'Document 1').inputValue()).toBe(documents[0]?.title)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  await field(page, 'Search offers').fill(payloads[0] ?? '')
  await page.getByRole('group', { name: /priced$/ }).waitFor({ state: 'detached' })
  expect(detected).toEqual([])
})

test.each(['/admin121/users', '/users'])(
  '%s shows names as text, in the list and the details',
  async (path) => {
    const { detected, before } = detectInjection()
    const page = await visitAsAdmin(path, { before })
    for (const { name } of borrowers) {
      await field(page, 'Search by mobile, name or PAN').fill(name)
      await sees(page, '1 user found')
      await button(page, `View ${name}`).click()
      const dialog = page.getByRole('dialog', { name: 'User Details' })
      await dialog.locator('dd', { hasText: name }).waitFor()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
    }
    expect(detected).toEqual([])
  },
)

test('a script that does get into a page is blocked and detected', async () => {
  const { detected, before } = detectInjection()
  const { page } = await visitSignedIn('/terms', undefined, { before })
  await page.evaluate(
    (all) => {
      document.body.insertAdjacentHTML('beforeend', all.join('\n'))
      const script = document.createElement('script')
      script.textContent = 'ran("inline")'
      document.body.append(script)
    },
    payloads.filter((payload) => payload.startsWith('"><img') || payload.startsWith("'><svg")),
  )
  await expect.poll(() => detected.length).toBeGreaterThanOrEqual(2)
  for (const what of detected) expect(what).toMatch(/^script-src(-elem|-attr)? stopped inline/)
})
