import { affordableShare } from '#loans/affordability.ts'
import { emi } from '#loans/emi.ts'
import { gstPercent } from '#loans/fees.ts'
import type { Loan } from '#loans/loan.ts'
import { loanCost } from '#loans/loan-cost.ts'
import { loanTypes } from '#loans/loan-request.ts'
import { ceilings } from '#loans/ranking/ceilings.ts'
import { rankingRule } from '#loans/ranking/ranking-rule.ts'
import { displayedSchedule } from '#loans/repayment/amortisation.ts'
import { formatPercent, formatRupeesAndPaise } from '#loans/rupees.ts'
import { loanTypes as loanTypeNames } from '#words/choices.ts'
import * as words from '#words/ranking.ts'
import { paths } from '../paths.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { sentence } from '../ui/sentence.ts'
import { writtenDay } from '../ui/written-day.ts'
import { CheckUs } from './CheckUs.tsx'
import { WhoPays } from './WhoPays.tsx'

export default function RankingPage() {
  return (
    <article className="page py-10 md:py-14">
      <h1 className="text-4xl md:text-5xl">{words.howWeRank}</h1>
      <p className="mt-3 text-sm text-quiet">
        {sentence(
          words.inUseSince(
            rankingRule.version,
            <time dateTime={rankingRule.date}>{writtenDay(rankingRule.date)}</time>,
          ),
        )}
      </p>
      <p className="reading mt-4">{words.intro}</p>
      <ol className="reading mt-6 list-decimal space-y-3 pl-6 marker:font-semibold marker:text-primary">
        {words.rule(affordableShare * 100).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>

      <h2 className="mt-12 text-2xl">{words.ratesWithoutLimit}</h2>
      <p className="reading mt-3">{words.aboutCeilings}</p>
      <Ceilings />
      <p className="reading mt-3 text-sm text-quiet">{words.whenChecked}</p>

      <h2 className="mt-12 text-2xl">{words.whyThisShare}</h2>
      <p className="reading mt-3">{words.shareOfIncome(affordableShare * 100)}</p>

      <h2 className="mt-12 text-2xl">{words.howLendersPay}</h2>
      <ul className="reading mt-3 list-disc space-y-2 pl-6 marker:text-primary">
        {words.lenderPayments.map((payment) => (
          <li key={payment}>{payment}</li>
        ))}
      </ul>

      <WhoPays />

      <CheckUs />

      <h2 className="mt-12 text-2xl">{words.howWeWorkOut}</h2>
      <p className="reading mt-3">{words.emiAndApr(gstPercent)}</p>
      <p className="reading mt-3">{words.checkedByExamples}</p>
      <Examples />

      <p className="reading mt-8">{words.approvalAndRate}</p>

      <ButtonLink to={paths.compare} className="mt-8">
        {words.compareLoans}
      </ButtonLink>
    </article>
  )
}

function Ceilings() {
  const head = 'py-1.5 pr-3 font-medium'
  return (
    <table className="mt-4 w-full max-w-3xl text-sm">
      <thead>
        <tr className="text-left align-bottom text-quiet">
          <th scope="col" className={head}>
            {words.kind}
          </th>
          <th scope="col" className={`${head} text-right`}>
            {words.countsAt}
          </th>
          <th scope="col" className="py-1.5 font-medium">
            {words.publishedBy}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-t border-line">
        {loanTypes.map((type) => (
          <tr key={type} className="align-top">
            <th scope="row" className="py-2 pr-3 text-left font-medium">
              {loanTypeNames[type]}
            </th>
            <td translate="no" className="amount py-2 pr-3 text-right font-semibold">
              {formatPercent(ceilings[type].percent)}
            </td>
            <td className="py-2">
              <a href={ceilings[type].source} rel="noreferrer" target="_blank" className="link wrap-anywhere">
                {words.ceilingSources[type]}
              </a>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface Example {
  source: string
  loan: string
  figures: { name: string; published: string; ours: string }[]
}

function examples(): Example[] {
  const kfs: Loan = { principal: 20_000, annualRatePercent: 15, tenureMonths: 24 }
  const cost = loanCost(kfs, { beforeGst: 400, gst: 0 })
  const faq: Loan = { principal: 1_000_000, annualRatePercent: 15, tenureMonths: 120 }
  const [first] = displayedSchedule(faq)
  return [
    {
      source: words.statementExample,
      loan: words.statementLoan,
      figures: [
        { name: words.emi, published: '₹969.73', ours: formatRupeesAndPaise(cost?.emi ?? 0) },
        { name: words.apr, published: '17.07%', ours: `${(cost?.apr ?? 0).toFixed(2)}%` },
      ],
    },
    {
      source: words.questionsExample,
      loan: words.questionsLoan,
      figures: [
        { name: words.emi, published: '₹16,133.50', ours: formatRupeesAndPaise(emi(faq)) },
        {
          name: words.firstPrincipal,
          published: '₹3,633.50',
          ours: formatRupeesAndPaise(first?.principal ?? 0),
        },
      ],
    },
  ]
}

function Examples() {
  return (
    <div className="mt-5 grid max-w-4xl grid-cols-1 gap-4 md:grid-cols-2">
      {examples().map(({ source, loan, figures }) => (
        <section key={source} className="overflow-x-auto rounded-card border border-line bg-surface p-5">
          <h3 className="text-base">{source}</h3>
          <p className="mt-1 text-sm text-quiet">{loan}</p>
          <table className="mt-3 w-full text-sm">
            <thead>
              <tr className="text-quiet">
                <td />
                <th scope="col" className="py-1.5 text-right font-medium">
                  {words.reserveBank}
                </th>
                <th scope="col" className="py-1.5 text-right font-medium">
                  Tulna
                </th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line border-t border-line">
              {figures.map((figure) => (
                <Figure key={figure.name} {...figure} />
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  )
}

function Figure({ name, published, ours }: { name: string; published: string; ours: string }) {
  return (
    <tr>
      <th scope="row" className="py-1.5 text-left font-medium">
        {name}
      </th>
      <td translate="no" className="amount py-1.5 pl-3 text-right">
        {published}
      </td>
      <td translate="no" className="amount py-1.5 pl-3 text-right font-semibold">
        {ours}
      </td>
    </tr>
  )
}
