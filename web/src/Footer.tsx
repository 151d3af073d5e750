import { Link } from 'react-router-dom'
import { claims, site } from './content/site.ts'
import { paths } from './paths.ts'
import { Logo } from './ui/Logo.tsx'

const linkClasses =
  'inline-flex min-h-11 items-center text-quiet underline-offset-4 hover:text-primary hover:underline'

const columns = [
  {
    title: 'Product',
    links: [
      { to: paths.compare, name: 'Compare loans' },
      { to: paths.shop, name: 'Shop and Save' },
      { to: paths.ranking, name: 'How we rank' },
      { to: paths.callToAction, name: 'Take the first step' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { to: paths.terms, name: 'Terms of Use' },
      { to: paths.creditReportTerms, name: 'Credit Report Terms' },
      { to: paths.privacy, name: 'Privacy Policy' },
    ],
  },
]

/** The footer of public pages. */
export function Footer() {
  return (
    <footer className="border-t border-line">
      <div className="page grid grid-cols-2 gap-x-6 gap-y-8 py-12 lg:grid-cols-[1.4fr_1fr_1fr_1.3fr]">
        <div className="col-span-2 lg:col-span-1">
          <Logo />
          <p className="mt-3 max-w-xs text-sm text-quiet">
            Tulna compares loan offers from {claims.lenders.value} lenders by what they really cost, and helps
            you pay for shopping in instalments.
          </p>
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="text-base">{title}</h2>
            <ul className="mt-1 text-sm">
              {links.map(({ to, name }) => (
                <li key={to}>
                  <Link to={to} className={linkClasses}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className="col-span-2 lg:col-span-1">
          <h2 className="text-base">Contact</h2>
          <ul className="mt-1 text-sm">
            <li>
              <a href={`tel:${site.phone.dialled}`} className={linkClasses}>
                <span className="amount">{site.phone.shown}</span>&nbsp;(toll-free)
              </a>
            </li>
            <li>
              <a href={`mailto:${site.email}`} className={linkClasses}>
                {site.email}
              </a>
            </li>
          </ul>
          <ul className="flex flex-wrap gap-x-5 text-sm">
            {site.social.map(({ name, href }) => (
              <li key={name}>
                <a href={href} className={linkClasses} rel="noopener noreferrer" target="_blank">
                  {name}
                  <span className="sr-only"> (opens in a new tab)</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="page pb-8 text-xs text-quiet">
        <hr className="mb-6 border-line" />
        <p className="max-w-4xl">
          Tulna compares loans and is not a lender. Lenders give loans on their own terms, after their own
          checks. Check on rbi.org.in that a lender is regulated by the Reserve Bank of India.
        </p>
        <p className="mt-3">
          © 2026 {site.company}. CIN {site.cin}. {site.address.join(', ')}.
        </p>
      </div>
    </footer>
  )
}
