import { affordableShare } from '#loans/affordability.ts'
import { displayedSchedule } from '#loans/amortisation.ts'
import { emi } from '#loans/emi.ts'
import { gstPercent } from '#loans/fees.ts'
import type { Loan } from '#loans/loan.ts'
import { loanCost } from '#loans/loan-cost.ts'
import { earlierRankingRules, type RankingRule, rankingRule } from '#loans/ranking-rule.ts'
import { formatRupees } from '#loans/rupees.ts'
import { lenderPayments } from '../content/payments.ts'
import { paths } from '../paths.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { writtenDay } from '../ui/written-day.ts'

export default function RankingPage() {
  return (
    <article className="page py-10 md:py-14">
      <h1 className="text-4xl md:text-5xl">How we rank</h1>
      <p className="mt-3 text-sm text-quiet">
        Rule {rankingRule.version}, in use since{' '}
        <time dateTime={rankingRule.date}>{writtenDay(rankingRule.date)}</time>
      </p>
      <p className="reading mt-4">
        We sort offers by what they cost you, cheapest first. This is the complete rule. If we change it, we
        publish a new version here.
      </p>
      <Sentences of={rankingRule} />

      <h2 className="mt-12 text-2xl">Why half of your income</h2>
      <p className="reading mt-3">
        Lenders look at how much of your income goes to EMIs, the fixed-obligation-to-income ratio. No law
        sets a limit for the loans we compare, and lenders seldom publish theirs; 40% to 60% is commonly
        reported. The Reserve Bank of India sets 50% for microfinance loans (Directions of 2022,
        RBI/DOR/2021-22/89). We use {affordableShare * 100}% for every loan. It says what an EMI leaves you to
        live on, not whether a lender will approve you. Other EMIs that you enter stay on your device.
      </p>

      <h2 className="mt-12 text-2xl">How lenders pay us</h2>
      <ul className="reading mt-3 list-disc space-y-2 pl-6 marker:text-primary">
        {lenderPayments.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>

      <h2 className="mt-12 text-2xl">How we work out the figures</h2>
      <p className="reading mt-3">
        The EMI is the equal monthly instalment on a reducing balance. The APR is the loan’s total yearly cost
        as one rate: it counts the interest, the processing fee and {gstPercent}% GST on the fee. It shows the
        true cost of a low rate with a high fee. Every offer has a month-by-month breakdown that you can
        download.
      </p>
      <p className="reading mt-3">
        We check our calculations against the Reserve Bank of India’s published examples. Its figures and ours
        are side by side below.
      </p>
      <Examples />

      <p className="reading mt-8">
        We don’t show approval chances; only the lender knows. We rank by the lowest rate each lender quotes.
        The rate you are offered may be higher, up to the highest one quoted, if there is one; check the
        lender’s Key Facts Statement.
      </p>

      <h2 className="mt-12 text-2xl">Earlier versions</h2>
      <p className="reading mt-3">
        If you went on to a lender while an earlier version applied, your record names that version.
      </p>
      {earlierRankingRules.map((rule) => (
        <details key={rule.version} className="reading mt-3">
          <summary className="min-h-11 py-2 font-semibold">
            Rule {rule.version}, in use from <time dateTime={rule.date}>{writtenDay(rule.date)}</time>
          </summary>
          <Sentences of={rule} />
        </details>
      ))}
      <ButtonLink to={paths.loanJourney} className="mt-8">
        Compare loans
      </ButtonLink>
    </article>
  )
}

function Sentences({ of: { sentences } }: { of: RankingRule }) {
  return (
    <ol className="reading mt-6 list-decimal space-y-3 pl-6 marker:font-semibold marker:text-primary">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ol>
  )
}

interface Example {
  source: string
  words: string
  figures: { name: string; published: string; ours: string }[]
}

function examples(): Example[] {
  const kfs: Loan = { principal: 20_000, annualRatePercent: 15, tenureMonths: 24 }
  const cost = loanCost(kfs, { beforeGst: 400, gst: 0 })
  const faq: Loan = { principal: 1_000_000, annualRatePercent: 15, tenureMonths: 120 }
  const [first] = displayedSchedule(faq)
  return [
    {
      source: 'Key Facts Statement, circular RBI/2024-25/18',
      words: '₹20,000 at 15% over 24 months, with charges of ₹400',
      figures: [
        { name: 'EMI', published: '₹969.73', ours: formatRupees(cost?.emi ?? 0) },
        { name: 'APR', published: '17.07%', ours: `${(cost?.apr ?? 0).toFixed(2)}%` },
      ],
    },
    {
      source: 'FAQs on EMI-based loans',
      words: '₹10,00,000 at 15% over 120 months, with no charges',
      figures: [
        { name: 'EMI', published: '₹16,133.50', ours: formatRupees(emi(faq)) },
        {
          name: 'Principal in the first EMI',
          published: '₹3,633.50',
          ours: formatRupees(first?.principal ?? 0),
        },
      ],
    },
  ]
}

function Examples() {
  return (
    <div className="mt-5 grid max-w-4xl grid-cols-1 gap-4 md:grid-cols-2">
      {examples().map(({ source, words, figures }) => (
        <section key={source} className="overflow-x-auto rounded-card border border-line bg-surface p-5">
          <h3 className="text-base">{source}</h3>
          <p className="mt-1 text-sm text-quiet">{words}</p>
          <table className="mt-3 w-full text-sm">
            <thead>
              <tr className="text-quiet">
                <td />
                <th scope="col" className="py-1.5 text-right font-medium">
                  RBI
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
      <td className="amount py-1.5 pl-3 text-right">{published}</td>
      <td className="amount py-1.5 pl-3 text-right font-semibold">{ours}</td>
    </tr>
  )
}
