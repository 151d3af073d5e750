import { Link } from 'react-router-dom'
import { limits } from '#contract/limits.ts'
import { type Body, bodies, type GroundName, grounds, sources } from '#redress/rules.ts'
import type { Advice, Answers } from '#redress/where-to-complain.ts'
import * as words from '#words/tools-complain.ts'
import { opensInNewTab } from '#words/ui.ts'
import { paths } from '../../paths.ts'
import { Announced } from '../../ui/Announced.tsx'
import { Button } from '../../ui/Button.tsx'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { calendarFile } from '../../ui/calendar-file.ts'
import { download } from '../../ui/download.ts'
import { rupees } from '../../ui/format.ts'
import { writtenDay } from '../../ui/written-day.ts'
import { bodyOfDays, complaintDays } from './complaint-days.ts'

const sourceTitles = Object.values(sources)
  .map(({ title }) => title)
  .join('; ')

interface ComplaintAdviceProps {
  advice: Advice
  answers: Answers
  today: string
}

/** Where the complaint goes, the days that count, and why it would be refused. */
export function ComplaintAdvice({ advice, answers, today }: ComplaintAdviceProps) {
  const { body, verdict, next, grounds: found, outside, also } = advice
  const name = words.bodies[body]
  const headline = words.headlines[verdict](name)
  const texts = textsOf(advice, answers)
  const above = next ?? body
  return (
    <>
      <Announced className="mt-6 lg:mt-0" text={[headline, ...texts].join(' ')}>
        <h2 className="reading text-2xl">
          <ChangingText>{headline}</ChangingText>
        </h2>
        <div className="reading mt-2 space-y-2">
          {texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </Announced>
      <Contact body={body} />
      <Days advice={advice} today={today} />
      {found.length > 0 && (
        <Grounds
          title={next === undefined ? words.whyRefused : words.whyRefusedLater(words.bodies[next])}
          found={found}
          body={above}
        />
      )}
      {outside && <Grounds title={words.whyNotOmbudsman} found={[outside]} body="ombudsman" />}
      {also.length > 0 && (
        <section className="reading mt-6">
          <h2 className="text-xl">{words.alsoPossible}</h2>
          <ul className="mt-2 list-disc space-y-1.5 pl-5 marker:text-primary">
            {also.map((other) => (
              <li key={other}>{words.bodies[other]}</li>
            ))}
          </ul>
          {also.includes('consumer') && <p className="mt-2 text-quiet">{words.alsoNote}</p>}
        </section>
      )}
      <details className="reading mt-6 text-sm text-quiet">
        <summary className="min-h-11 py-2.5">{words.noteSources}</summary>
        <p lang="en" className="pb-2">{`${sourceTitles}.`}</p>
      </details>
    </>
  )
}

/** The sentences under the headline. */
function textsOf({ body, verdict, next, delayRupees, opensOn, closesOn }: Advice, answers: Answers) {
  const isOmbudsman = body === 'ombudsman' || body === 'cepc'
  const texts: (string | false | undefined)[] = [
    verdict === 'settled' && words.settledText,
    verdict !== 'settled' && firstText(body, answers),
    verdict === 'early' && opensOn !== undefined && words.openFrom(writtenDay(opensOn)),
    closesOn !== undefined && !next && verdict !== 'refused' && words.openUntil(writtenDay(closesOn)),
    isOmbudsman && closesOn === undefined && verdict !== 'refused' && words.noLastDay,
    verdict === 'late' && words.laterMessage,
    delayRupees !== undefined && words.overdue(rupees(delayRupees)),
    next && words.nextBody(words.bodies[next]),
  ]
  return texts.filter((text): text is string => Boolean(text))
}

function firstText(body: Body, { complained, matter }: Answers): string | undefined {
  switch (body) {
    case 'cyber':
      return words.fraudText
    case 'lender':
    case 'bureau':
      if (complained === 'noProof') return words.proofText
      return matter === 'report' ? words.bureauText : words.lenderText
    case 'tulna':
      return words.tulnaText(limits.complaint.answerDays)
    case 'board':
      return words.boardText
    default:
      return undefined
  }
}

function Contact({ body }: { body: Body }) {
  const { site, phone }: { site?: string; phone?: string } = bodies[body]
  if (body === 'tulna')
    return (
      <p className="mt-3">
        <Link to={paths.grievance} className="link inline-flex min-h-11 items-center">
          {words.ourPage}
        </Link>
      </p>
    )
  if (!site && !phone) return null
  return (
    <p className="mt-3 flex flex-wrap gap-x-6">
      {site && (
        <a
          href={site}
          target="_blank"
          rel="noopener noreferrer"
          className="link inline-flex min-h-11 items-center"
        >
          <span className="whitespace-pre">{`${words.onlineAt}: `}</span>
          <span translate="no">{site.replace('https://', '')}</span>
          <span className="sr-only"> {opensInNewTab}</span>
        </a>
      )}
      {phone && (
        <a href={`tel:${phone}`} className="link inline-flex min-h-11 items-center">
          <span className="whitespace-pre">{`${words.byPhone}: `}</span>
          <span translate="no">{phone}</span>
        </a>
      )}
    </p>
  )
}

function Days({ advice, today }: Pick<ComplaintAdviceProps, 'advice' | 'today'>) {
  const { answerDueOn, opensOn, closesOn, isIfToday, verdict } = advice
  const body = words.bodies[bodyOfDays(advice)]
  const lines = [
    ...(answerDueOn === undefined ? [] : [{ name: words.answerDue, value: writtenDay(answerDueOn) }]),
    ...(opensOn === undefined ? [] : [{ name: words.opens(body), value: writtenDay(opensOn) }]),
    ...(closesOn === undefined
      ? []
      : [{ name: words.closes(body), value: writtenDay(closesOn), isLast: true }]),
  ]
  if (lines.length === 0 || verdict === 'refused') return null
  const events = complaintDays(advice, today)
  return (
    <section className="mt-6">
      <h2 className="text-xl">{words.days}</h2>
      {isIfToday && <p className="mt-1 text-quiet">{words.ifToday}</p>}
      <ol className="mt-4">
        {lines.map(({ name, value, isLast = false }) => (
          <li
            key={name}
            className="relative border-l-2 border-edge pb-5 pl-5 last:border-transparent last:pb-0"
          >
            <span
              aria-hidden="true"
              className={`absolute top-1 -left-2 size-3.5 rounded-full border-2 ${isLast ? 'border-caution bg-caution' : 'border-edge bg-paper'}`}
            />
            <p className="text-sm text-quiet">{name}</p>
            <p className="font-semibold">
              <ChangingText className="whitespace-nowrap">{value}</ChangingText>
            </p>
          </li>
        ))}
      </ol>
      {events.length > 0 && (
        <Button
          variant="secondary"
          className="mt-4 print:hidden"
          onClick={() => download('complaint-days.ics', calendarFile(events), 'text/calendar;charset=utf-8')}
        >
          {words.saveDays}
        </Button>
      )}
    </section>
  )
}

interface GroundsProps {
  title: string
  found: readonly GroundName[]
  body: Body
}

const Grounds = ({ title, found, body }: GroundsProps) => (
  <section className="reading mt-6">
    <h2 className="text-xl">
      <ChangingText>{title}</ChangingText>
    </h2>
    <ul className="mt-2 list-disc space-y-3 pl-5 marker:text-primary">
      {found.map((ground) => (
        <li key={ground}>
          <p>{words.groundTexts[ground]}</p>
          <ClauseNote ground={ground} body={body} />
        </li>
      ))}
    </ul>
  </section>
)

/** The clause of a ground, in the source's own words where we know them. RBI's cells have no published list. */
function ClauseNote({ ground, body }: { ground: GroundName; body: Body }) {
  const { ombudsman, nhb }: Partial<Record<'ombudsman' | 'nhb', { clause: string; quote?: string }>> =
    grounds[ground]
  const known = body === 'ombudsman' ? ombudsman : body === 'nhb' ? nhb : undefined
  if (!known) return null
  const source = body === 'nhb' ? sources.housing : sources.scheme
  return (
    <p className="text-sm text-quiet">
      <span>{`${words.clauseOf(known.clause)}, `}</span>
      <span lang="en">{`${source.title}. `}</span>
      {known.quote === undefined ? (
        <span>{words.inOurWords}</span>
      ) : (
        <span lang="en">{words.itsWords(known.quote)}</span>
      )}
    </p>
  )
}
