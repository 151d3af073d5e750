import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouter, StaticRouterProvider } from 'react-router-dom'
import { Providers, routes } from './app.tsx'
import { pageMeta, pages } from './content/pages.ts'
import { questions } from './content/questions.ts'
import { site } from './content/site.ts'
import { TopBar } from './menu/TopBar.tsx'
import { paths } from './paths.ts'
import { Loader } from './ui/Loader.tsx'
import { Mark } from './ui/Mark.tsx'

/** The pages that the build renders into files, each with the module whose chunk it preloads. */
const prerendered = [
  { path: paths.home, module: 'landing/LandingPage.tsx' },
  { path: paths.callToAction, module: 'call-to-action/CallToActionPage.tsx' },
  { path: paths.terms, module: 'legal/TermsPage.tsx' },
  { path: paths.privacy, module: 'legal/PrivacyPage.tsx' },
  { path: paths.compare, module: 'offers/ComparePage.tsx' },
  { path: paths.ranking, module: 'ranking/RankingPage.tsx' },
]

/** The HTML of a page's head and of its root element. */
async function render(path: string): Promise<{ head: string; body: string }> {
  const { query, dataRoutes } = createStaticHandler(routes)
  const context = await query(new Request(site.origin + path))
  if (context instanceof Response) throw new Error(`${path} redirects and cannot be prerendered`)
  for (const error of Object.values(context.errors ?? {})) throw error
  const { head, body } = renderDocument(
    <Providers>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Providers>,
  )
  return { head: head + socialTags(path) + structuredData(path), body }
}

/**
 * Renders the app inside a document, so that React puts titles, meta tags and links into its head. The body is the
 * only child, since a second one would change the ids that `useId` makes, and hydration would not match.
 */
function renderDocument(app: ReactNode): { head: string; body: string } {
  const html = renderToString(
    <html lang="en-IN">
      <body>{app}</body>
    </html>,
  )
  const [, head, body] = /<head>(.*)<\/head><body>(.*)<\/body><\/html>$/s.exec(html) ?? []
  if (head === undefined || body === undefined) throw new Error('React rendered no document')
  return { head, body }
}

/** Rendered while this module loads, because Vite's runner can't import the pages' chunks afterwards. */
export const prerenderedPages = await Promise.all(
  prerendered.map(async (page) => ({ ...page, ...(await render(page.path)) })),
)

/** Shown on every other page until its code has loaded and the app replaces it. */
export const loadingPage = renderToString(
  <StaticRouter location={paths.home}>
    <TopBar />
    <main className="flex grow flex-col justify-center">
      <Loader />
      <noscript>
        <p className="page reading text-center">
          This page needs JavaScript. Without it, call us toll-free on {site.phone.shown}.
        </p>
      </noscript>
    </main>
  </StaticRouter>,
)

/** Link previews, for networks that read the file and run no scripts. */
function socialTags(path: string): string {
  const { title, description } = pageMeta(path)
  const tags = {
    'og:type': 'website',
    'og:site_name': site.name,
    'og:locale': 'en_IN',
    'og:title': title,
    'og:description': description,
    'og:url': site.origin + path,
    'og:image': `${site.origin}/social.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Tulna: three loan offers compared by their monthly cost',
    'twitter:card': 'summary_large_image',
  }
  return renderToString(
    Object.entries(tags).map(([property, content]) => (
      <meta key={property} property={property} content={content} />
    )),
  )
}

/** Read by search engines only, so it is not in the app's bundle. */
function structuredData(path: string): string {
  if (path !== paths.home) return ''
  const organization = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: site.name,
    legalName: site.company,
    url: site.origin,
    logo: `${site.origin}/icon-512.png`,
    email: site.email,
    telephone: `+91 ${site.phone.shown}`,
    sameAs: site.social.map(({ href }) => href),
  }
  const faq = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
  return [organization, faq]
    .map((thing) => JSON.stringify(thing).replaceAll('<', '\\u003c'))
    .map((json) => `<script type="application/ld+json">${json}</script>`)
    .join('')
}

export function sitemap(): string {
  const addresses = Object.keys(pages)
    .filter((path) => pages[path]?.indexed)
    .map((path) => `<url><loc>${site.origin}${path}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.join('\n')}
</urlset>
`
}

export function robots(): string {
  return `User-agent: *
Disallow: /admin121/
Disallow: ${paths.users}
Disallow: /user/

Sitemap: ${site.origin}/sitemap.xml
`
}

/** The mark as an SVG file that follows the browser's theme. */
export function favicon(): string {
  const style = '<style>svg{color:#0b5b5b}@media(prefers-color-scheme:dark){svg{color:#4fc3b5}}</style>'
  return renderToString(<Mark size={32} />)
    .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
    .replace(' class=""', '')
    .replaceAll('var(--color-accent, #f2a41f)', '#f2a41f')
    .replace('>', `>${style}`)
}
