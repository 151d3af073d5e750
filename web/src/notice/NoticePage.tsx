import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { currentNotice } from '#contract/consents.ts'
import { times } from '#redress/rules.ts'
import * as words from '#words/notice.ts'
import { site } from '../content/site.ts'
import { paths } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import type { Elements } from '../ui/elements.ts'
import { print } from '../ui/print.ts'
import { sentence } from '../ui/sentence.ts'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'
import { writtenDay } from '../ui/written-day.ts'

/**
 * The notice about personal data. Step 1 of the wizard links to it beside the consents. Each consent that is given
 * there is stored with the notice's version.
 */
export default function NoticePage() {
  const { company, email, phone } = site
  return (
    <article className="page py-8 md:py-12">
      <h1 className="text-3xl md:text-4xl">{words.title}</h1>
      <p className="mt-2 text-sm text-quiet">
        {sentence(words.lastUpdated(<time dateTime={currentNotice}>{writtenDay(currentNotice)}</time>))}
      </p>
      <p className="reading mt-4">{words.intro(company)}</p>

      <Section title={words.whatAndWhy}>
        <dl className="-mt-2 divide-y divide-line">
          {words.details.map(([detail, purpose]) => (
            <div key={detail} className="break-inside-avoid py-2 sm:grid sm:grid-cols-[2fr_3fr] sm:gap-4">
              <dt className="font-medium">{detail}</dt>
              <dd className="text-quiet">{purpose}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title={words.howLong}>
        <p>{words.howLongText}</p>
      </Section>
      <Section title={words.whoProcesses}>
        <ul className="list-disc space-y-1 pl-5 marker:text-primary">
          {words.processors.map((processor) => (
            <li key={processor}>{processor}</li>
          ))}
        </ul>
      </Section>
      <Section title={words.howToWithdraw}>
        <p>
          {sentence(
            words.howToWithdrawText<ReactNode>(
              <MailLink to={email} />,
              <a href={`tel:${phone.dialled}`} translate="no" className="link amount">
                {phone.shown}
              </a>,
            ),
          )}
        </p>
      </Section>
      <Section title={words.howToComplain}>
        <p>
          {sentence(
            words.howToComplainText<ReactNode>(
              (text) => (
                <Link to={paths.grievance} className="link">
                  {text}
                </Link>
              ),
              writtenDay(times.board.opensOn),
            ),
          )}
        </p>
      </Section>
      <Section title={words.adults}>
        <p>{words.adultsText}</p>
      </Section>
      <p className="mt-8">
        {sentence(
          words.inFull<ReactNode>((text) => (
            <Link to={paths.privacy} className="link">
              {text}
            </Link>
          )),
        )}
      </p>
      {useIsHydrated() && (
        <Button variant="secondary" className="mt-4 print:hidden" onClick={print}>
          {words.print}
        </Button>
      )}
    </article>
  )
}

const Section = ({ title, children }: { title: string; children: Elements }) => (
  <section className="mt-8 border-t border-line pt-6 lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-x-16">
    <h2 className="mb-3 text-xl">{title}</h2>
    <div className="max-w-3xl">{children}</div>
  </section>
)

const MailLink = ({ to }: { to: string }) => (
  <a href={`mailto:${to}`} className="link wrap-anywhere">
    {to}
  </a>
)
