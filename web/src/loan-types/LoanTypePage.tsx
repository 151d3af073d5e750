import { Link } from 'react-router-dom'
import { exampleLoans } from '#contract/example-loans.ts'
import { type LoanType, loanTypes } from '#loans/loan-request.ts'
import { loanTypes as loanTypeNames } from '#words/choices.ts'
import * as words from '#words/loan-types.ts'
import { loanTypePath, withChoices } from '../borrower/loan-choices.ts'
import { FollowChanges } from '../catalogue/FollowChanges.tsx'
import { tools } from '../content/tools.ts'
import { paths } from '../paths.ts'
import { Accordion } from '../ui/Accordion.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { LoanTypeOffers } from './LoanTypeOffers.tsx'
import { toolsOf } from './loan-types.ts'

/** What is true of one loan type only; each has its file of words. */
export interface LoanTypeWords {
  title: string
  /** The text of the link to the comparison. */
  compare: string
  what: readonly string[]
  costs: string
  who: readonly string[]
  documents: readonly string[]
  /** Also published as structured data for search engines, so answers are plain text. */
  questions: readonly { question: string; answer: string }[]
}

/** Prerendered, except for today's offers. */
export function LoanTypePage({ type, words: own }: { type: LoanType; words: LoanTypeWords }) {
  const { compared } = exampleLoans[type]
  return (
    <div className="page pt-4 pb-12">
      <p className="print:hidden">
        <Link to={paths.loans} className="link inline-flex min-h-11 items-center">
          {words.allTypes}
        </Link>
      </p>
      <div className="grid grid-cols-1 gap-x-16 gap-y-3 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:grid-rows-[auto_1fr]">
        <h1 className="text-4xl md:text-5xl">{own.title}</h1>
        <div className="space-y-3 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:pt-2">
          {own.what.map((paragraph) => (
            <p key={paragraph} className="reading text-quiet">
              {paragraph}
            </p>
          ))}
        </div>
        <p className="mt-2 print:hidden">
          <ButtonLink to={withChoices(paths.compare, { ...compared, type })}>{own.compare}</ButtonLink>
        </p>
      </div>
      <section aria-labelledby="costs" className="mt-12">
        <h2 id="costs" className="text-2xl">
          {words.costsToday}
        </h2>
        <LoanTypeOffers type={type} />
      </section>
      <section id="questions" aria-labelledby="questions-title" className="mt-12">
        <h2 id="questions-title" className="mb-4 text-2xl">
          {words.goodToKnow}
        </h2>
        <Accordion
          items={[
            { title: words.whoCanGetIt, body: <List items={own.who} /> },
            {
              title: words.documents,
              body: (
                <>
                  <List items={own.documents} />
                  <p className="mt-3 text-sm">{words.documentsNote}</p>
                </>
              ),
            },
            { title: words.whatDrivesCost, body: <p>{own.costs}</p> },
            ...own.questions.map(({ question, answer }) => ({ title: question, body: <p>{answer}</p> })),
          ]}
        />
        <p className="reading mt-4 text-sm! text-quiet">{words.rulesAsOf}</p>
      </section>
      <FollowChanges subject={{ type }} name={loanTypeNames[type]} />
      <section aria-labelledby="tools" className="mt-10 print:hidden">
        <h2 id="tools" className="text-xl">
          {words.tools}
        </h2>
        <ul className="mt-1 flex flex-wrap gap-x-6">
          {tools
            .filter(({ path }) => toolsOf[type].includes(path))
            .map(({ path, name }) => (
              <li key={path}>
                <Link to={path} className="link inline-flex min-h-11 items-center">
                  {name}
                </Link>
              </li>
            ))}
        </ul>
      </section>
      <nav aria-label={words.otherTypes} className="mt-10 print:hidden">
        <h2 className="text-xl">{words.otherTypes}</h2>
        <ul className="mt-1 flex flex-wrap gap-x-6">
          {loanTypes
            .filter((other) => other !== type)
            .map((other) => (
              <li key={other}>
                <Link to={loanTypePath(other)} className="link inline-flex min-h-11 items-center">
                  {loanTypeNames[other]}
                </Link>
              </li>
            ))}
        </ul>
      </nav>
    </div>
  )
}

const List = ({ items }: { items: readonly string[] }) => (
  <ul className="list-disc space-y-1.5 pl-5 marker:text-primary">
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
)
