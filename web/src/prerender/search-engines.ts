import { jsonLd } from '../content/json-ld.ts'
import { pages } from '../content/page-meta.ts'
import { questions } from '../content/questions.ts'
import { site } from '../content/site.ts'
import { offeredLanguages } from '../languages.ts'
import { paths } from '../paths.ts'

/**
 * The structured data of the home page as script elements; empty for other pages. Only search engines read it, so it is not
 * in the app's bundle.
 */
export function structuredData(path: string): string {
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
    .map((thing) => `<script type="application/ld+json">${jsonLd(thing)}</script>`)
    .join('')
}

export function sitemap(): string {
  const addresses = Object.keys(pages)
    .filter((path) => pages[path]?.indexed)
    .flatMap((path) => offeredLanguages.map(({ basename }) => site.origin + basename + path.slice(1)))
    .map((address) => `<url><loc>${address}</loc></url>`)
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
