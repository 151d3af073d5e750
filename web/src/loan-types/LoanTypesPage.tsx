import { Link } from 'react-router-dom'
import { loanTypes } from '#loans/loan-request.ts'
import { loanTypes as loanTypeNames } from '#words/choices.ts'
import * as words from '#words/loan-types.ts'
import { loanTypePath } from '../borrower/loan-choices.ts'

export default function LoanTypesPage() {
  return (
    <div className="page pt-8 pb-12 md:pt-12">
      <h1 className="text-4xl md:text-5xl">{words.title}</h1>
      <p className="reading mt-4 text-quiet">{words.intro}</p>
      <ul className="mt-8 grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3">
        {loanTypes.map((type) => (
          <li
            key={type}
            className="relative rounded-card border border-line bg-surface p-5 hover:border-primary"
          >
            <h2 className="text-lg">
              {/* The link covers the card. */}
              <Link to={loanTypePath(type)} className="hover:text-primary after:absolute after:inset-0">
                {loanTypeNames[type]}
              </Link>
            </h2>
            <p className="mt-1 text-quiet">{words.shortly[type]}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
