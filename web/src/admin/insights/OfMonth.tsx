import { useQuery } from '@tanstack/react-query'
import { funnelSteps, type Insights, type StepCounts, smallestGroup } from '#contract/insights.ts'
import { lenderId } from '#contract/lender.ts'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { adminOffersQuery } from '../offers/queries.ts'
import { Bars } from './Bars.tsx'
import { Breakdown } from './Breakdown.tsx'
import { Figure } from './Figure.tsx'
import { peopleCell } from './figure-table.ts'
import { isShown, lenderSteps, stepToShow, visitorSteps } from './steps.ts'
import { writtenRange } from './written-range.ts'

const languages = { en: 'English', hi: 'Hindi' } as const

/** The figures of the month by what was chosen. The names of lenders and offers come with the catalogue, and may come later. */
export function OfMonth({ month, insights }: { month: string; insights: Insights }) {
  const { data: catalogue = [] } = useQuery(adminOffersQuery)
  const lenders = new Map(catalogue.map(({ lender }) => [lenderId(lender), lender]))
  const descriptions = new Map(catalogue.map(({ id, description }) => [id, description]))
  const lenderOf = (id: string) => lenders.get(id) ?? id
  const { by_type, by_language, by_lender } = insights
  const offers = insights.offers.map(({ offer_id, lender, handovers }) => ({
    id: offer_id,
    name: [lenderOf(lender), descriptions.get(offer_id)].filter(Boolean).join(': '),
    people: handovers,
  }))
  const minutes = insights.minutes.map(({ people, ...range }) => ({ name: writtenRange(range), people }))
  const groups = {
    type: by_type.map(({ loan_type = 'No type chosen', steps }) => ({ name: loan_type, steps })),
    language: by_language.map(({ language, steps }) => ({ name: languages[language], steps })),
    lender: by_lender.map(({ lender, steps }) => ({ name: lenderOf(lender), steps })),
  }
  const charts = [
    {
      title: 'By loan type',
      isDrawn: hasNumber(groups.type),
      draw: (title: string) => (
        <Breakdown
          title={title}
          about="As the visitor had chosen it at that step."
          file={`by-loan-type_${month}`}
          of="Loan type"
          steps={visitorSteps}
          groups={groups.type}
        />
      ),
    },
    {
      title: 'By language',
      isDrawn: hasNumber(groups.language),
      draw: (title: string) => (
        <Breakdown
          title={title}
          about="The language of the page."
          file={`by-language_${month}`}
          of="Language"
          steps={visitorSteps}
          groups={groups.language}
        />
      ),
    },
    {
      title: 'From sign-in to the offers',
      isDrawn: minutes.some(({ people }) => isShown(people)),
      draw: (title: string) => (
        <Figure
          title={title}
          about="How many minutes people took, without the seconds."
          file={`minutes-to-offers_${month}`}
          table={{
            columns: ['Minutes', 'People'],
            rows: minutes.map(({ name, people }) => [name, peopleCell(people)]),
          }}
        >
          <Bars
            unit={['person', 'people']}
            bars={minutes.map((bar) => ({ ...bar, name: `${bar.name} minutes` }))}
          />
        </Figure>
      ),
    },
    {
      title: 'By lender',
      isDrawn: hasNumber(groups.lender),
      draw: (title: string) => (
        <Breakdown
          title={title}
          about="From the press of “Apply Now” on. Before it, no lender is chosen."
          file={`by-lender_${month}`}
          of="Lender"
          steps={lenderSteps}
          groups={groups.lender}
          areNames
        />
      ),
    },
    {
      title: 'Offers by hand-overs',
      isDrawn: offers.some(({ people }) => isShown(people)),
      draw: (title: string) => (
        <Figure
          title={title}
          about="Presses of “Apply Now”, the most first."
          file={`offers-by-hand-overs_${month}`}
          table={{
            columns: ['Offer', 'Hand-overs', 'Offer ID'],
            rows: offers.map(({ id, name, people }) => [name, peopleCell(people), id]),
          }}
        >
          <Bars unit={['hand-over', 'hand-overs']} areNames bars={offers} />
        </Figure>
      ),
    },
  ]
  const later = charts.filter(({ isDrawn }) => !isDrawn)
  return (
    <>
      {later.length < charts.length && (
        // Each chart is as high as what it shows, so rows of two would leave holes.
        <div className="-mb-5 gap-5 *:mb-5 *:break-inside-avoid lg:columns-2">
          {charts
            .filter(({ isDrawn }) => isDrawn)
            .map(({ title, draw }) => (
              <div key={title}>{draw(title)}</div>
            ))}
        </div>
      )}
      {later.length > 0 && (
        <div className="rounded-card border border-dashed border-edge px-5 py-4">
          <h3 className="text-base">Not enough people yet</h3>
          <p className="mt-1 text-sm text-quiet">
            <ChangingText>
              {`${later.map(({ title }) => title).join(', ')}: drawn once ${smallestGroup} people have come to a step.`}
            </ChangingText>
          </p>
        </div>
      )}
    </>
  )
}

const hasNumber = (groups: readonly { steps: StepCounts }[]) =>
  stepToShow('handover', funnelSteps, groups) !== undefined
