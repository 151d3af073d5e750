import { useState } from 'react'
import { Link } from 'react-router-dom'
import { names } from '#words/compared-facts.ts'
import * as words from '#words/landing.ts'
import { exampleLoan } from '../borrower/loan-choices.ts'
import { useJourneyLink } from '../borrower/use-journey-link.ts'
import { questions } from '../content/questions.ts'
import { site } from '../content/site.ts'
import { paths } from '../paths.ts'
import { Accordion } from '../ui/Accordion.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Hero } from './Hero.tsx'
import { Section } from './Section.tsx'
import { Shopping } from './Shopping.tsx'
import type { SampleLoan } from './sample-offers.ts'

export default function LandingPage() {
  const [chosen, setChosen] = useState<SampleLoan>()
  const { to, firstName } = useJourneyLink(chosen)
  return (
    <>
      <Hero
        journey={to}
        firstName={firstName}
        loan={chosen ?? exampleLoan}
        onChange={(part) => setChosen((before: SampleLoan = exampleLoan) => ({ ...before, ...part }))}
      />
      <HowItWorks journey={to} />
      <StraightAnswers />
      <Documents />
      <Shopping />
      <Questions />
    </>
  )
}

const steps = [
  { title: words.register, text: words.registerText, needs: words.registerNeeds, takes: words.registerTakes },
  { title: words.fillForm, text: words.fillFormText, needs: words.fillFormNeeds, takes: words.fillFormTakes },
  {
    title: words.getOffers,
    text: words.getOffersText(Object.values(names).join(', ')),
    needs: words.getOffersNeeds,
    takes: words.getOffersTakes,
  },
]

function HowItWorks({ journey }: { journey: string }) {
  return (
    <Section id="how-it-works" title={words.threeSteps} intro={words.loanTypes} isRaised>
      <ol className="grid grid-cols-1 gap-x-12 gap-y-8 md:grid-cols-3">
        {steps.map(({ title, text, needs, takes }, index) => (
          <li key={title} className="border-t border-line pt-5">
            <div className="flex items-baseline gap-3 md:block">
              <span className="amount text-4xl font-bold text-primary">{index + 1}</span>
              <h3 className="text-xl md:mt-1">{title}</h3>
            </div>
            <dl className="mt-3 grid grid-cols-[5rem_minmax(0,1fr)] gap-y-1 text-sm md:max-lg:grid-cols-1">
              <dt className="text-quiet">{words.youNeed}</dt>
              <dd className="font-medium">{needs}</dd>
              <dt className="text-quiet">{words.itTakes}</dt>
              <dd className="font-medium">{takes}</dd>
            </dl>
            <p className="mt-3 text-quiet">{text}</p>
          </li>
        ))}
      </ol>
      <ButtonLink to={journey} className="mt-8 w-full sm:w-auto">
        {words.applyForLoan}
      </ButtonLink>
    </Section>
  )
}

const facts = [
  { title: words.youNeverPay, text: words.youNeverPayText },
  { title: words.cheapestFirst, text: words.cheapestFirstText },
  { title: words.numberStays, text: words.numberStaysText },
  { title: words.aadhaarSafe, text: words.aadhaarSafeText },
]

function StraightAnswers() {
  return (
    <Section id="straight-answers" title={words.beforeYouStart}>
      <dl className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
        {facts.map(({ title, text }) => (
          <div key={title} className="border-t border-line pt-4">
            <dt className="text-xl font-semibold">{title}</dt>
            <dd className="mt-1.5 text-quiet">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-8">
        <span>{words.haveOffer}</span>{' '}
        <Link to={paths.kfsCheck} className="link inline-flex min-h-11 items-center">
          {words.checkStatement}
        </Link>
      </p>
    </Section>
  )
}

const documents = [
  { icon: 'card', title: words.panAndAadhaar, detail: words.forEveryone },
  { icon: 'slip', title: words.salarySlips, detail: words.ifEmployed },
  { icon: 'page', title: words.taxReturns, detail: words.ifSelfEmployed },
  { icon: 'bank', title: words.bankStatements, detail: words.mainAccount },
] as const

function Documents() {
  return (
    <Section id="documents" title={words.documents} intro={words.documentsIntro} isRaised>
      <ul className="grid gap-x-12 sm:grid-cols-2">
        {documents.map(({ icon, title, detail }) => (
          <li key={title} className="flex items-center gap-4 border-b border-line py-4">
            <Icon name={icon} className="size-8 shrink-0 text-primary" strokeWidth={1.5} />
            <span>
              <span className="block text-lg font-semibold">{title}</span>
              <span className="text-quiet">{detail}</span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const { phone } = site

function Questions() {
  return (
    <Section id="questions" title={words.questions} isRaised>
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[1fr_18rem] lg:gap-16">
        <Accordion
          items={questions.map(({ question, answer }) => ({ title: question, body: <p>{answer}</p> }))}
        />
        <aside className="rounded-card border border-line bg-paper p-5">
          <h3 className="text-lg">{words.preferToTalk}</h3>
          <a
            href={`tel:${phone.dialled}`}
            className="link inline-block py-2.5 tabular-nums text-xl font-bold"
          >
            {phone.shown}
          </a>
          <p className="text-quiet">{words.tollFree(phone.hours)}</p>
        </aside>
      </div>
    </Section>
  )
}
