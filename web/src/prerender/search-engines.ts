import { autoLoan } from '#words/auto-loan.ts'
import { businessLoan } from '#words/business-loan.ts'
import { creditCard } from '#words/credit-card.ts'
import { educationLoan } from '#words/education-loan.ts'
import { goldLoan } from '#words/gold-loan.ts'
import { homeLoan } from '#words/home-loan.ts'
import { propertyLoan } from '#words/loan-against-property.ts'
import { personalLoan } from '#words/personal-loan.ts'
import { jsonLd } from '../content/json-ld.ts'
import { pages } from '../content/page-meta.ts'
import { questions } from '../content/questions.ts'
import { site } from '../content/site.ts'
import { offeredLanguages } from '../languages.ts'
import { paths } from '../paths.ts'

interface Question {
  question: string
  answer: string
}

const loanTypeWords: Record<string, { questions: readonly Question[] }> = {
  [paths.personalLoan]: personalLoan,
  [paths.businessLoan]: businessLoan,
  [paths.educationLoan]: educationLoan,
  [paths.autoLoan]: autoLoan,
  [paths.homeLoan]: homeLoan,
  [paths.propertyLoan]: propertyLoan,
  [paths.goldLoan]: goldLoan,
  [paths.creditCard]: creditCard,
}

/**
 * The structured data of a page as script elements: the questions of the home page and of the loan types' pages, and the
 * company; empty for other pages. Only search engines read it, so it is not in the app's bundle.
 */
export function structuredData(path: string): string {
  const things: object[] = path === paths.home ? [organization(), faqPage(questions)] : []
  const own = loanTypeWords[path]
  if (own) things.push(faqPage(own.questions))
  return things.map((thing) => `<script type="application/ld+json">${jsonLd(thing)}</script>`).join('')
}

const organization = () => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: site.name,
  legalName: site.company,
  url: site.origin,
  logo: `${site.origin}/icon-512.png`,
  email: site.email,
  telephone: `+91 ${site.phone.shown}`,
  sameAs: site.social.map(({ href }) => href),
})

const faqPage = (asked: readonly Question[]) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: asked.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

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
