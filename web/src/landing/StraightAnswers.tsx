import { Link } from 'react-router-dom'
import * as words from '#words/landing.ts'
import { paths } from '../paths.ts'
import { Section } from './Section.tsx'

const facts = [
  { title: words.youNeverPay, text: words.youNeverPayText },
  { title: words.cheapestFirst, text: words.cheapestFirstText },
  { title: words.numberStays, text: words.numberStaysText },
  { title: words.aadhaarSafe, text: words.aadhaarSafeText },
]

export function StraightAnswers() {
  return (
    <Section id="straight-answers" title={words.beforeYouStart}>
      <dl className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
        {facts.map(({ title, text }) => (
          <div key={title} className="border-l-2 border-primary pl-5">
            <dt className="text-xl font-semibold">{title}</dt>
            <dd className="mt-1.5 text-quiet">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-8">
        {words.haveOffer}{' '}
        <Link to={paths.kfsCheck} className="link inline-flex min-h-11 items-center">
          {words.checkStatement}
        </Link>
      </p>
    </Section>
  )
}
