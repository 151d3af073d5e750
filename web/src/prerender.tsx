import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouter, StaticRouterProvider } from 'react-router-dom'
import { Providers, routes } from './app.tsx'
import { pageAt, pages } from './content/pages.ts'
import { questions } from './content/questions.ts'
import { site } from './content/site.ts'
import { TopBar } from './menu/TopBar.tsx'
import { paths } from './paths.ts'
import { Loader } from './ui/Loader.tsx'
import { Mark } from './ui/Mark.tsx'

/** Every page that is rendered at build into a file of its own, and the module whose chunk it wants early. */
const prerendered = [
  { path: paths.home, module: 'landing/LandingPage.tsx' },
  { path: paths.callToAction, module: 'call-to-action/CallToActionPage.tsx' },
  { path: paths.terms, module: 'legal/TermsPage.tsx' },
  { path: paths.privacy, module: 'legal/PrivacyPage.tsx' },
  { path: paths.ranking, module: 'ranking/RankingPage.tsx' },
]

/** What the page puts into the head, and what it shows, as HTML. */
async function render(path: string): Promise<{ head: string; body: string }> {
  const { query, dataRoutes } = createStaticHandler(routes)
  const context = await query(new Request(site.origin + path))
  if (context instanceof Response) throw new Error(`${path} redirects and cannot be prerendered`)
  for (const error of Object.values(context.errors ?? {})) throw error
  const html = renderToString(
    <Providers>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Providers>,
  )
  // React puts what belongs into the head first; the page itself begins with the skip link.
  const start = html.indexOf('<a ')
  return { head: html.slice(0, start) + socialTags(path) + structuredData(path), body: html.slice(start) }
}

/** Rendered while this module loads: afterwards its runner is closed, and no page's code can be imported. */
export const rendered = await Promise.all(
  prerendered.map(async (page) => ({ ...page, ...(await render(page.path)) })),
)

/** What stands on every other page until its code has arrived: the app draws over it. */
export const waiting = renderToString(
  <StaticRouter location={paths.home}>
    <TopBar />
    <main className="flex grow flex-col justify-center">
      <Loader />
      <noscript>
        <p className="page reading text-center">
          This part of Tulna needs JavaScript. Without it we can help by phone: {site.phone.shown}, toll-free.
        </p>
      </noscript>
    </main>
  </StaticRouter>,
)

/** For networks that show a card where a link is shared. They read files and run no scripts. */
function socialTags(path: string): string {
  const { title, description } = pageAt(path)
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

/** Read by search engines, never by the app: so it is not in the bundle. */
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

/** The mark as a file, in the colours of a light browser and of a dark one. */
export function favicon(): string {
  const style = '<style>svg{color:#0b5b5b}@media(prefers-color-scheme:dark){svg{color:#4fc3b5}}</style>'
  return renderToString(<Mark size={32} />)
    .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
    .replace(' class=""', '')
    .replaceAll('var(--color-accent, #f2a41f)', '#f2a41f')
    .replace('>', `>${style}`)
}
