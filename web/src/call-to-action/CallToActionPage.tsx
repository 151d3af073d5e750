import { claims, site } from '../content/site.ts'
import { paths } from '../paths.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'

const assurances = [
  'Free, now and later. No fees are charged to users.',
  'About three minutes, with your mobile number, PAN and Aadhaar number at hand.',
  'No effect on your credit score, and no calls from lenders because you compared.',
  'Stop at any step. What you filled in waits for you.',
]

export default function CallToActionPage() {
  return (
    <div className="page grid grow grid-cols-1 items-center gap-10 py-10 md:py-16 lg:grid-cols-[1fr_minmax(0,28rem)] lg:gap-16">
      <div>
        <h1 className="text-5xl md:text-6xl">Take the First Step</h1>
        <p className="reading mt-4 text-quiet md:text-xl">
          You do not have to decide anything today. See which loans fit you, and what each would cost a month.
          Then choose, or don’t.
        </p>
        <ul className="mt-6 flex flex-col gap-3">
          {assurances.map((assurance) => (
            <li key={assurance} className="flex gap-3">
              <Icon name="check" className="mt-0.5 size-5 shrink-0 text-positive" strokeWidth={2.5} />
              {assurance}
            </li>
          ))}
        </ul>
        <ButtonLink to={paths.loanJourney} className="mt-8 w-full text-lg sm:w-auto sm:px-8">
          Check eligibility
        </ButtonLink>
        <p className="mt-4 text-sm text-quiet">
          Rather talk first?{' '}
          <a href={`tel:${site.phone.dialled}`} className="link amount inline-block py-2.5">
            {site.phone.shown}
          </a>{' '}
          is toll-free. {site.phone.hours}.
        </p>
      </div>
      <SampleOffer />
    </div>
  )
}

const figures = [
  { name: 'You pay', value: '₹9,786 a month', loud: true },
  { name: 'for', value: '3 years' },
  { name: 'Interest', value: '10.75% p.a.' },
  { name: 'Fees with GST', value: '₹5,899' },
  { name: 'With the fees', value: '₹9,950 a month' },
  { name: 'Interest and fees as one rate (APR)', value: '12.13%' },
  { name: 'Total to repay', value: '₹3,52,301', loud: true },
]

/** What waits at the end of the three steps. */
function SampleOffer() {
  return (
    <figure className="rounded-card border border-line bg-surface p-5 shadow-raised sm:p-8">
      <div className="flex items-center gap-3">
        <span
          aria-hidden="true"
          className="flex size-11 items-center justify-center rounded-control bg-primary-wash text-xl font-bold text-primary"
        >
          G
        </span>
        <div>
          <p className="text-lg font-semibold">Gulmohar Bank</p>
          <p className="text-sm text-quiet">A loan of ₹3,00,000</p>
        </div>
      </div>
      <dl className="mt-5 divide-y divide-line border-y border-line">
        {figures.map(({ name, value, loud }) => (
          <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
            <dt className="text-quiet">{name}</dt>
            <dd className={`ml-auto tabular-nums ${loud ? 'text-xl font-bold' : 'font-medium'}`}>{value}</dd>
          </div>
        ))}
      </dl>
      <figcaption className="mt-4 text-sm text-quiet">
        The figures that you will see on every offer. A sample of an invented lender.
      </figcaption>
      <p className="mt-4 border-t border-line pt-4">
        Rated <span className="amount font-semibold">{claims.rating.value}</span> {claims.rating.of}.
      </p>
    </figure>
  )
}
