import { emi } from '#loans/emi.ts'
import type { Loan } from '#loans/loan.ts'
import { loanCost } from '#loans/loan-cost.ts'
import { displayedSchedule } from '#loans/repayment/amortisation.ts'
import { formatRupeesAndPaise } from '#loans/rupees.ts'
import * as words from '#words/ranking.ts'

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

/** The Reserve Bank's published figures beside ours. */
export function ReserveBankExamples() {
  return (
    <div className="grid grid-cols-1 gap-8">
      {examples().map(({ source, loan, figures }) => (
        <section key={source} className="overflow-x-auto">
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
                  {words.tulna}
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
