import type { BrowserContext } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { currentVersion } from '#contract/consents.ts'
import { pageErrors, withPage } from '#support/browser/browser.ts'
import { pageMeta, pages } from '#web/content/page-meta.ts'
import { questions } from '#web/content/questions.ts'
import { claims, site } from '#web/content/site.ts'

const address = inject('address')
const publicPaths = [
  '/',
  '/call-to-action',
  '/tools',
  '/tools/emi',
  '/tools/prepay',
  '/tools/bad-month',
  '/tools/transfer',
  '/tools/reset',
  '/tools/gold',
  '/tools/education',
  '/tools/afford',
  '/tools/true-cost',
  '/tools/complain',
  '/my-loans',
  '/terms',
  '/privacy',
  '/notice',
  '/grievance',
  '/how-we-rank',
  '/tools/kfs-check',
  '/compare',
  '/lenders',
  '/loans',
  '/loans/personal-loan',
  '/loans/business-loan',
  '/loans/education-loan',
  '/loans/auto-loan',
  '/loans/home-loan',
  '/loans/loan-against-property',
  '/loans/gold-loan',
  '/loans/credit-card',
]
const fetched = (path: string) => fetch(address + path)

test.each(publicPaths)('%s can be read before any script has run', async (path) => {
  await withPage({ address, path, javaScriptEnabled: false }, async (page) => {
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
    expect((await page.locator('main').textContent())?.length).toBeGreaterThan(500)
    expect(await page.getByRole('link', { name: 'Privacy Policy' }).first().isVisible()).toBe(true)
  })
})

test.each(publicPaths)('%s is hydrated by the app without changes', async (path) => {
  // The first `readystatechange` comes when the file has been parsed, before the scripts, which are deferred.
  const keepParsedHeading = (context: BrowserContext) =>
    context.addInitScript(() =>
      document.addEventListener(
        'readystatechange',
        () => Object.assign(window, { parsedHeading: document.querySelector('h1') }),
        { once: true },
      ),
    )
  await withPage({ address, path, before: keepParsedHeading }, async (page) => {
    // React marks its elements, whether it hydrated or rendered them.
    const adopted = await page.evaluate(async () => {
      while (!Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber')))
        await new Promise(requestAnimationFrame)
      return 'parsedHeading' in window && document.querySelector('h1') === window.parsedHeading
    })
    expect(adopted).toBe(true)
    expect(pageErrors(page)).toEqual([])
  })
})

test.each(publicPaths)('%s has its title, description and link preview in its file’s head', async (path) => {
  const html = await (await fetched(path)).text()
  const { title, description } = pageMeta(path)
  const tags = [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}"/>`,
    `<link rel="canonical" href="${site.origin}${path}"/>`,
    ...['og:title', 'og:description', 'og:url', 'og:image', 'twitter:card'].map(
      (property) => `<meta property="${property}"`,
    ),
  ]
  expect(tags.filter((tag) => !html.includes(tag))).toEqual([])
  expect(html.match(/<title>/g)).toHaveLength(1)
  const inline = html.match(/<script(?![^>]*(src=|application\/ld\+json))[^>]*>/g)
  expect(inline).toBeNull()
})

test.each(['/loan-journey', '/shop', '/hi/shop'])(
  '%s, which the app renders, has a description too',
  async (path) => {
    expect(await (await fetched(path)).text()).toMatch(/<meta name="description" content="[^"]+"\/>/)
  },
)

test.each(['', '/hi'])(
  'every public page of %s/ names a picture of its own for link previews',
  async (folder) => {
    const pictures = await Promise.all(
      [...publicPaths, '/loan-journey', '/shop', '/lenders/neemtreefinance'].map(async (path) => {
        const html = await (await fetched(folder + path)).text()
        const tag = (name: string) => html.match(`"og:image${name}" content="([^"]*)"`)?.[1]
        expect(tag(':alt'), path).toBe(/<title>([^<]*)/.exec(html)?.[1])
        const response = await fetched((tag('') ?? '').replace(site.origin, ''))
        expect(response.headers.get('content-type'), path).toBe('image/png')
        const png = Buffer.from(await response.arrayBuffer())
        // A PNG starts with a signature of 8 bytes, the length and name of its first chunk, and the picture's size.
        expect([png.readUInt32BE(16), png.readUInt32BE(20)], path).toEqual([1200, 630])
        expect([tag(':width'), tag(':height')], path).toEqual(['1200', '630'])
        return png.toString('base64')
      }),
    )
    expect(new Set(pictures).size).toBe(pictures.length)
  },
)

test('the files of the wizard and the offers page preload their code, and the latter has its heading', async () => {
  const [wizard, offers] = await Promise.all(
    ['/loan-journey', '/loan-journey/offers'].map(async (path) => (await fetched(path)).text()),
  )
  expect(wizard).toMatch(
    /<link rel="modulepreload" fetchpriority="low" crossorigin href="\/assets\/LoanJourneyPage-[^"]+\.js">/,
  )
  expect(offers).toMatch(
    /<link rel="modulepreload" fetchpriority="low" crossorigin href="\/assets\/OffersPage-[^"]+\.js">/,
  )
  expect(offers).toMatch(/<h1[^>]*>Here are your offers<\/h1>/)
})

test('a page of offers asks for them once, before its scripts have run', async () => {
  await withPage({ address, path: '/compare' }, async (page) => {
    await page.locator('.offer-card').first().waitFor()
    const requests = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('/user/offer-list'))
        .map((entry) => (entry as PerformanceResourceTiming).initiatorType),
    )
    expect(requests).toEqual(['link'])
  })
})

test.each(['', '/hi'])(
  'titles and descriptions of %s/ are of a length that search engines show, and no two are alike',
  async (folder) => {
    const paths = Object.keys(pages).filter((path) => pages[path]?.indexed)
    const texts = await Promise.all(
      paths.map(async (path) => {
        const html = await (await fetched(folder + path)).text()
        return [/<title>([^<]*)/, /name="description" content="([^"]*)/].map(
          (tag) => tag.exec(html)?.[1] ?? '',
        )
      }),
    )
    for (const [title = '', description = ''] of texts) {
      expect(title.length, title).toBeLessThanOrEqual(70)
      expect(description.length, description).toBeLessThanOrEqual(160)
    }
    expect(new Set(texts.map(([title]) => title)).size).toBe(paths.length)
    expect(new Set(texts.map(([, description]) => description)).size).toBe(paths.length)
  },
)

test.each([
  ['/', questions.length],
  ...['', '/hi'].flatMap((folder) =>
    publicPaths
      .filter((path) => path.startsWith('/loans/'))
      .map((path): [string, number] => [folder + path, 4]),
  ),
] as const)(
  'the questions of %s are given to search engines as they are on the page',
  async (path, count) => {
    const html = await (await fetched(path)).text()
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
    const faq = blocks.map(([, json = '']) => JSON.parse(json)).find((block) => block['@type'] === 'FAQPage')
    const shown = await withPage({ address, path, javaScriptEnabled: false }, (page) =>
      page.locator('#questions details').evaluateAll((items) =>
        items.map((item) => ({
          '@type': 'Question',
          name: item.querySelector('summary')?.textContent,
          acceptedAnswer: { '@type': 'Answer', text: item.querySelector('p')?.textContent },
        })),
      ),
    )
    expect(faq.mainEntity).toHaveLength(count)
    // On a loan type's page, who can get it and what it takes are folded above them.
    expect(shown.slice(-count)).toEqual(faq.mainEntity)
  },
)

test('crawlers find the public pages and are kept from the others', async () => {
  const sitemap = await (await fetched('/sitemap.xml')).text()
  for (const path of publicPaths) expect(sitemap).toContain(`<loc>${site.origin}${path}</loc>`)
  const others = Object.keys(pages).filter((path) => !pages[path]?.indexed)
  expect(others).toEqual(expect.arrayContaining(['/register', '/my-tulna/data', '/loan-journey/offers']))
  for (const path of others) expect(sitemap).not.toContain(`${path}</loc>`)
  const robots = await (await fetched('/robots.txt')).text()
  expect(robots).toContain('Disallow: /admin121/')
  expect(robots).toContain('Disallow: /users')
  expect(robots).toContain(`Sitemap: ${site.origin}/sitemap.xml`)
  for (const path of others)
    await withPage({ address, path }, async (page) => {
      // Most of a borrower's pages redirect a visitor to a page that is indexed.
      await page.waitForFunction(
        (from) =>
          (location.pathname !== from && !/users|admin121|login/.test(from)) ||
          document.querySelector('meta[name=robots][content=noindex]') !== null,
        path,
      )
    })
})

test.each(['/', '/hi/'])('every manifest picture and head icon of %s exists', async (folder) => {
  const manifest = await (await fetched(`${folder}site.webmanifest`)).json()
  expect(manifest).toMatchObject({ start_url: folder, id: folder })
  const html = await (await fetched(folder)).text()
  const links = [...html.matchAll(/<link rel="(manifest|[a-z-]*icon)" href="([^"]*)"/g)]
  const linked = (kind: string) => links.filter(([, rel]) => rel === kind).map(([, , href = '']) => href)
  expect(linked('manifest')).toEqual([`${folder}site.webmanifest`])
  const icons = [...linked('icon'), ...linked('apple-touch-icon')]
  expect(icons).toHaveLength(2)
  const pictures: { src: string; form_factor?: string }[] = [...manifest.icons, ...manifest.screenshots]
  expect(pictures.map(({ form_factor }) => form_factor)).toEqual(expect.arrayContaining(['narrow', 'wide']))
  for (const path of [...pictures.map(({ src }) => src), ...icons]) {
    const response = await fetched(path)
    expect([path, response.status]).toEqual([path, 200])
    expect(response.headers.get('content-type')).toMatch(/^image\//)
  }
})

test('the legal pages carry the version that consents are recorded with, and the owner’s particulars', async () => {
  for (const path of ['/terms', '/privacy']) {
    const html = await (await fetched(path)).text()
    const words = [`dateTime="${currentVersion('terms')}"`, site.company, site.email]
    expect(words.filter((word) => !html.includes(word))).toEqual([])
  }
})

test('the Credit Report Terms can be linked to', async () => {
  await withPage({ address, path: '/terms#credit-report-terms' }, async (page) => {
    const heading = page.getByRole('heading', { name: 'Credit Report Terms' })
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(300)
    expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(64)
  })
})

test('the landing page shows every claim in `claims`', async () => {
  await withPage({ address, javaScriptEnabled: false }, async (page) => {
    for (const { value, of } of Object.values(claims))
      expect(await page.locator('dl > div').filter({ hasText: of }).textContent()).toBe(of + value)
    expect(await page.getByText('No fees are charged to users').isVisible()).toBe(true)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Get Easy Loans')
  })
})

test('the landing page names the loan types, the documents and what the shop helps with', async () => {
  await withPage({ address, javaScriptEnabled: false }, async (page) => {
    const textOf = (id: string) => page.locator(`#${id}`).textContent()
    expect(await textOf('how-it-works')).toContain(
      'personal loans, business loans, shopping-cart funding and loans against property',
    )
    for (const words of [
      'PAN and Aadhaar',
      'Salary slipslast 3 months',
      'ITRslast 2 years',
      'Bank statements',
    ])
      expect(await textOf('documents')).toContain(words)
    for (const words of ['over 3 or 6 months', 'At checkout', 'Get financing', '24/7 support'])
      expect(await textOf('shopping')).toContain(words)
  })
})
