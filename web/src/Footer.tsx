import { Link } from 'react-router-dom'
import * as words from '#words/footer.ts'
import { writtenLang } from '#words/locale.ts'
import { fullStop } from '#words/spans.ts'
import { claims, site } from './content/site.ts'
import { paths } from './paths.ts'
import { Name } from './ui/AsWritten.tsx'
import { Logo } from './ui/Logo.tsx'

const columns = [
  {
    title: words.product,
    links: [
      { to: paths.compare, name: words.compareLoans },
      { to: paths.loans, name: words.loanTypes },
      { to: paths.lenders, name: words.lenders },
      { to: paths.shop, name: words.shopAndSave },
      { to: paths.tools, name: words.loanTools },
      { to: paths.myLoans, name: words.myLoans },
      { to: paths.ranking, name: words.howWeRank },
      { to: paths.callToAction, name: words.firstStep },
    ],
  },
  {
    title: words.legal,
    links: [
      { to: paths.terms, name: words.termsOfUse },
      { to: paths.creditReportTerms, name: words.creditReportTerms },
      { to: paths.privacy, name: words.privacyPolicy },
      { to: paths.grievance, name: words.complaints },
    ],
  },
]

export function Footer() {
  return (
    <footer className="border-t border-line">
      <div className="page footer-columns pt-8 pb-4 lg:py-12">
        <div>
          <Logo />
          <p className="mt-3 max-w-xs text-sm text-quiet max-sm:hidden">
            {words.aboutTulna(claims.lenders.value)}
          </p>
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="text-base">{title}</h2>
            <ul
              className={`footer-links text-sm lg:mt-1 ${links.length > 4 ? 'lg:grid lg:grid-cols-2 lg:gap-x-6' : ''}`}
            >
              {links.map(({ to, name }) => (
                <li key={to}>
                  <Link to={to}>{name}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div>
          <h2 className="text-base">{words.contact}</h2>
          <ul className="flex flex-wrap gap-x-5 text-sm lg:mt-1 lg:block">
            <li>
              <a href={`tel:${site.phone.dialled}`}>
                <span translate="no" className="amount">
                  {site.phone.shown}
                </span>
                <span>{`\u00a0${words.tollFree}`}</span>
              </a>
            </li>
            <li>
              <a href={`mailto:${site.email}`}>{site.email}</a>
            </li>
          </ul>
          <ul className="flex flex-wrap gap-x-5 text-sm lg:gap-x-4">
            {site.social.map(({ name, href }) => (
              <li key={name}>
                <a href={href} rel="noopener noreferrer" target="_blank">
                  <Name>{name}</Name>
                  <span className="sr-only"> {words.opensInNewTab}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="page pb-8 text-xs text-quiet">
        <hr className="mb-4 border-line lg:mb-6" />
        <p className="max-w-4xl">{words.notALender}</p>
        <p className="mt-2">
          <span lang={writtenLang}>{`© 2026 ${site.company}. CIN ${site.cin}.`}</span>{' '}
          <span>{fullStop(site.address.join(', '))}</span>
        </p>
      </div>
    </footer>
  )
}
