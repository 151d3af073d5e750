import { loanTypes } from '#loans/loan-request.ts'
import { ceilings } from '#loans/ranking/ceilings.ts'
import { formatPercent } from '#loans/rupees.ts'
import { loanTypes as loanTypeNames } from '#words/choices.ts'
import * as words from '#words/ranking.ts'

/** The rate at which an offer without an upper limit counts, for each kind of loan, with who published it. */
export function Ceilings() {
  const head = 'py-1.5 pr-3 font-medium'
  return (
    <table className="w-full text-sm">
      <thead>
        <tr className="text-left align-bottom text-quiet">
          <th scope="col" className={head}>
            {words.kind}
          </th>
          <th scope="col" className={`${head} text-right sm:whitespace-nowrap`}>
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
