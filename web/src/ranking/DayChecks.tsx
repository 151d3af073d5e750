import { Check, Info, X } from 'lucide-react'
import { Link } from 'react-router-dom'
import * as words from '#words/ranking-day.ts'
import { withChoices } from '../borrower/loan-choices.ts'
import { rankingDayPath } from '../paths.ts'
import { Name } from '../ui/AsWritten.tsx'
import { sentence } from '../ui/sentence.ts'
import { choicesOf, describeLoan, searchOf } from './day-loan.ts'
import type { Finding, PublishedDay } from './published-day.ts'

const looks = {
  passed: { Icon: Check, className: 'bg-positive-wash text-positive' },
  failed: { Icon: X, className: 'bg-danger-wash text-danger' },
  unchecked: { Icon: Info, className: 'bg-caution-wash text-caution' },
}

/** What all checks together say, in one line. */
export function Verdict({ published: { checks, loans } }: { published: PublishedDay }) {
  const findings = [...checks, ...loans].map(({ finding }) => finding)
  const total = findings.length
  const unchecked = findings.filter((finding) => finding === 'unchecked').length
  const passed = findings.filter((finding) => finding === 'asPublished').length
  const failed = total - passed - unchecked
  const { Icon, className } = looks[failed > 0 ? 'failed' : unchecked > 0 ? 'unchecked' : 'passed']
  const notMade = words.notMade(unchecked)
  return (
    <div className={`mt-6 flex items-center gap-4 rounded-card p-5 ${className}`}>
      <Icon className="size-8 shrink-0" strokeWidth={2.5} aria-hidden="true" />
      <div>
        <p className="text-2xl font-bold">
          {failed > 0 ? words.failed(failed, total) : unchecked > 0 ? notMade : words.allPassed(total)}
        </p>
        <p className="text-ink">
          {failed > 0
            ? [words.whatFailed, unchecked > 0 && `${notMade}.`].filter(Boolean).join(' ')
            : unchecked > 0
              ? words.othersPassed(passed)
              : words.whatPassed}
        </p>
      </div>
    </div>
  )
}

const findingColours: Record<Finding, string> = {
  asPublished: 'text-positive',
  differs: 'text-danger',
  missing: 'text-danger',
  unchecked: 'text-quiet',
}

const FindingText = ({ finding }: { finding: Finding }) => (
  <span className={`ml-auto shrink-0 font-semibold ${findingColours[finding]}`}>
    {words.findings[finding]}
  </span>
)

const row = 'flex min-h-12 items-center justify-between gap-x-4 py-1.5'

export function Checks({ published: { checks, contradicted, lenders } }: { published: PublishedDay }) {
  const of = (part: string) => checks.find((check) => check.part === part)?.finding
  return (
    <section>
      <h2 className="text-xl">{words.checked}</h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {checks.map(({ part, finding }) => (
          <li key={part} className={row}>
            <span>{words.parts[part]}</span>
            <FindingText finding={finding} />
          </li>
        ))}
      </ul>
      <ul className="mt-3 space-y-1 empty:hidden">
        {contradicted.map(({ id, problem }) => (
          <li key={`${problem} ${id}`} className="font-medium text-danger wrap-anywhere">
            {sentence(words.problems[problem](<Name>{lenders[id] ?? id}</Name>))}
          </li>
        ))}
      </ul>
      {of('signature') === 'unchecked' && <p className="mt-3">{words.noEd25519}</p>}
      <p className="mt-3 text-sm text-quiet">{words.aboutKey}</p>
    </section>
  )
}

export function StatedLoans({ published: { ranking, loans, checks } }: { published: PublishedDay }) {
  const code = checks.find(({ part }) => part === 'code')?.finding
  const isRun = loans.every(({ finding }) => finding !== 'unchecked')
  return (
    <section>
      <h2 className="text-xl">{words.statedLoans}</h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {loans.map(({ finding, ...loan }) => (
          <li key={searchOf(loan)} className={row}>
            <Link
              to={withChoices(rankingDayPath(ranking.day), choicesOf(loan))}
              preventScrollReset
              className="link inline-flex min-h-11 items-center"
            >
              {describeLoan(loan)}
            </Link>
            <FindingText finding={finding} />
          </li>
        ))}
      </ul>
      {!isRun && <p className="mt-3">{code === 'differs' ? words.codeDiffers : words.codeNotRun}</p>}
    </section>
  )
}
