import { lazy, type ReactNode, Suspense } from 'react'
import { Link } from 'react-router-dom'
import { limits } from '#contract/limits.ts'
import { times } from '#redress/rules.ts'
import * as words from '#words/grievance.ts'
import { loading, opensInNewTab } from '#words/ui.ts'
import { paths } from '../paths.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { sentence } from '../ui/sentence.ts'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'
import { useKeptFocus } from '../ui/use-kept-focus.ts'
import { writtenDay } from '../ui/written-day.ts'
import { OfficerParticulars } from './OfficerParticulars.tsx'

/** Loaded separately: the page can be read and used before the form's code has loaded. */
const ComplaintForm = lazy(() =>
  import('./ComplaintForm.tsx').catch(() => ({
    default: () => (
      <p role="alert" className="mt-4">
        {words.formNotLoaded}
      </p>
    ),
  })),
)

const cms = 'cms.rbi.org.in'
const { answerDays } = limits.complaint

/** How to complain, to whom, and what happens by when. */
export default function GrievancePage() {
  const isHydrated = useIsHydrated()
  useKeptFocus()
  return (
    <div className="page grid grid-cols-1 gap-x-16 gap-y-8 pt-8 pb-10 md:py-12 lg:grid-cols-2">
      <header className="lg:col-span-2">
        <h1 className="text-4xl md:text-5xl">{words.title}</h1>
        <p className="reading mt-3 text-quiet">{words.intro}</p>
      </header>
      <section aria-labelledby="send">
        <h2 id="send" className="text-2xl">
          {words.send}
        </h2>
        {isHydrated ? (
          <Suspense fallback={<FormSkeleton />}>
            <ComplaintForm />
          </Suspense>
        ) : (
          <FormSkeleton />
        )}
      </section>
      <div className="flex flex-col gap-10">
        <OfficerParticulars />
        <section aria-labelledby="by-when">
          <h2 id="by-when" className="text-2xl">
            {words.byWhen}
          </h2>
          <ol className="mt-3 list-decimal space-y-2 pl-6 marker:font-semibold marker:text-primary">
            <Step when={words.atOnce}>{words.atOnceText}</Step>
            <Step when={words.withinDays(answerDays)}>{words.withinDaysText}</Step>
          </ol>
        </section>
        <section aria-labelledby="next-step">
          <h2 id="next-step" className="text-2xl">
            {words.nextStep}
          </h2>
          <dl className="mt-3 divide-y divide-line border-y border-line">
            <Body about={words.lenderOrBureau}>
              {sentence(
                words.ombudsman<ReactNode>(
                  times.ombudsman.waitDays,
                  times.ombudsman.windowDays,
                  <a href={`https://${cms}`} target="_blank" rel="noopener noreferrer" className="link">
                    <span translate="no">{cms}</span>
                    <span className="sr-only"> {opensInNewTab}</span>
                  </a>,
                ),
              )}
            </Body>
            <Body about={words.housingCompany}>{words.housingBank}</Body>
            <Body about={words.smallLender}>{words.protectionCell}</Body>
            <Body about={words.personalData}>{words.dataBoard(writtenDay(times.board.opensOn))}</Body>
            <Body about={words.fraud}>{words.callAtOnce}</Body>
          </dl>
          <p className="mt-3">
            <Link to={paths.complain} className="link inline-flex min-h-11 items-center">
              {words.whereToComplain}
            </Link>
          </p>
        </section>
      </div>
    </div>
  )
}

const FormSkeleton = () => (
  <div role="status" className="mt-4">
    <span className="sr-only">{loading}</span>
    <Skeleton className="h-120 w-full" />
  </div>
)

/** What a complaint is about, and who takes it next. */
const Body = ({ about, children }: { about: string; children: ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-baseline gap-x-4 py-2.5">
    <dt className="text-sm text-quiet">{about}</dt>
    <dd>{typeof children === 'string' ? <span>{children}</span> : children}</dd>
  </div>
)

const Step = ({ when, children }: { when: string; children: string }) => (
  <li>
    <strong>{`${when}:`}</strong> <span>{children}</span>
  </li>
)
