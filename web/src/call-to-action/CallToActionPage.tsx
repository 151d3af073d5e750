import { useJourneyLink } from '../borrower/use-journey-link.ts'
import { claims, site } from '../content/site.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'

const assurances = [
  'Always free. No fees are charged to users.',
  'Takes about three minutes. Keep your mobile, PAN and Aadhaar number handy.',
  'It won’t affect your credit score, and comparing won’t trigger lender calls.',
  'Stop at any step. We save what you’ve filled in.',
]

export default function CallToActionPage() {
  const { to, firstName } = useJourneyLink()
  return (
    <div className="page grid grow grid-cols-1 items-center gap-10 py-10 md:py-16 lg:grid-cols-[1fr_minmax(0,28rem)] lg:gap-16">
      <div>
        <h1 className="text-5xl md:text-6xl">Take the First Step</h1>
        <p className="reading mt-4 text-quiet md:text-xl">
          You don’t have to decide today. See which loans suit you and what each would cost a month.
        </p>
        <ul className="mt-6 flex flex-col gap-3">
          {assurances.map((assurance) => (
            <li key={assurance} className="flex gap-3">
              <Icon name="check" className="mt-0.5 size-5 shrink-0 text-positive" strokeWidth={2.5} />
              {assurance}
            </li>
          ))}
        </ul>
        <ButtonLink to={to} className="mt-8 w-full text-lg wrap-anywhere sm:w-auto sm:px-8">
          {firstName ? `Continue, ${firstName}` : 'Check eligibility'}
        </ButtonLink>
        <p className="mt-4 text-sm text-quiet">
          Prefer to talk?{' '}
          <a href={`tel:${site.phone.dialled}`} className="link amount -my-2.5 inline-block py-2.5">
            {site.phone.shown}
          </a>{' '}
          is toll-free, {site.phone.hours}.
        </p>
      </div>
      <SampleOffer />
    </div>
  )
}

const figures = [
  { name: 'You pay', value: '₹9,786 a month', loud: true },
  { name: 'Over', value: '3 years' },
  { name: 'Interest', value: '10.75% p.a.' },
  { name: 'Fees with GST', value: '₹5,899' },
  { name: 'With fees', value: '₹9,950 a month' },
  { name: 'APR (interest and fees as one rate)', value: '12.13%' },
  { name: 'Total to repay', value: '₹3,52,301', loud: true },
]

/** An example of the offers shown after the three steps. */
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
        You’ll see these figures on every offer. This is a sample from a made-up lender.
      </figcaption>
      <p className="mt-4 border-t border-line pt-4">
        Rated <span className="amount font-semibold">{claims.rating.value}</span> {claims.rating.of}.
      </p>
    </figure>
  )
}
