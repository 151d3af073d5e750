import { useQuery } from '@tanstack/react-query'
import type { Insights } from '#contract/insights.ts'
import { lenderId } from '#contract/lender.ts'
import { adminOffersQuery } from '../offers/queries.ts'
import { Bars } from './Bars.tsx'
import { Breakdown } from './Breakdown.tsx'
import { Figure } from './Figure.tsx'
import { peopleCell } from './figure-table.ts'
import { writtenMonth } from './periods.ts'
import { lenderSteps, visitorSteps } from './steps.ts'
import { writtenRange } from './written-range.ts'

const languages = { en: 'English', hi: 'Hindi' } as const

/** The figures of the month by what was chosen. The names of lenders and offers come with the catalogue, and may come later. */
export function OfMonth({ month, insights }: { month: string; insights: Insights }) {
  const { data: catalogue = [] } = useQuery(adminOffersQuery)
  const lenders = new Map(catalogue.map(({ lender }) => [lenderId(lender), lender]))
  const descriptions = new Map(catalogue.map(({ id, description }) => [id, description]))
  const lenderOf = (id: string) => lenders.get(id) ?? id
  const inMonth = writtenMonth(month)
  const { by_type, by_language, by_lender } = insights
  const offers = insights.offers.map(({ offer_id, lender, handovers }) => ({
    id: offer_id,
    name: [lenderOf(lender), descriptions.get(offer_id)].filter(Boolean).join(': '),
    people: handovers,
  }))
  const minutes = insights.minutes.map(({ people, ...range }) => ({ name: writtenRange(range), people }))
  return (
    <>
      <Breakdown
        title={`By loan type, ${inMonth}`}
        about="As the visitor had chosen it at that step."
        file={`by-loan-type_${month}`}
        of="Loan type"
        steps={visitorSteps}
        groups={by_type.map(({ loan_type = 'No type chosen', steps }) => ({ name: loan_type, steps }))}
      />
      <Breakdown
        title={`By language, ${inMonth}`}
        about="The language of the page."
        file={`by-language_${month}`}
        of="Language"
        steps={visitorSteps}
        groups={by_language.map(({ language, steps }) => ({ name: languages[language], steps }))}
      />
      <Breakdown
        title={`By lender, ${inMonth}`}
        about="From the press of “Apply Now” on. Before it, no lender is chosen."
        file={`by-lender_${month}`}
        of="Lender"
        steps={lenderSteps}
        groups={by_lender.map(({ lender, steps }) => ({ name: lenderOf(lender), steps }))}
      />
      <Figure
        title={`Offers by hand-overs, ${inMonth}`}
        about="Presses of “Apply Now”, the most first."
        file={`offers-by-hand-overs_${month}`}
        table={{
          columns: ['Offer', 'Hand-overs', 'Offer ID'],
          rows: offers.map(({ id, name, people }) => [name, peopleCell(people), id]),
        }}
      >
        <Bars unit="hand-overs" areNames bars={offers} />
      </Figure>
      <Figure
        title={`From sign-in to the offers, ${inMonth}`}
        about="How many minutes people took, without the seconds."
        file={`minutes-to-offers_${month}`}
        table={{
          columns: ['Minutes', 'People'],
          rows: minutes.map(({ name, people }) => [name, peopleCell(people)]),
        }}
      >
        <Bars unit="people" bars={minutes.map((bar) => ({ ...bar, name: `${bar.name} minutes` }))} />
      </Figure>
    </>
  )
}
