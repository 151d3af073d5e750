import { ButtonLink } from '../ui/Button.tsx'
import { Section } from './Section.tsx'

const steps = [
  {
    title: 'Register with your mobile',
    text: 'We send you a one-time code to check that the number is yours.',
    needs: 'Your mobile number',
    takes: '1 minute',
  },
  {
    title: 'Fill in a simple form',
    text: 'Tell us who you are, what you earn, how much you need and for how long.',
    needs: 'PAN, Aadhaar, monthly income',
    takes: '2 minutes',
  },
  {
    title: 'Get eligible offers',
    text: 'See the EMI, fees and total cost of each. Apply on the lender’s own site.',
    needs: 'Nothing else',
    takes: 'Instant',
  },
]

/** @param journey the link into the loan journey */
export function HowItWorks({ journey }: { journey: string }) {
  return (
    <Section
      id="how-it-works"
      title="Three steps, about three minutes"
      intro="For personal loans, business loans, shopping-cart funding and loans against property."
      raised
    >
      <ol className="grid grid-cols-1 gap-4 md:grid-cols-3 md:gap-6">
        {steps.map(({ title, text, needs, takes }, index) => (
          <li key={title} className="flex flex-col rounded-card border border-line bg-paper p-5">
            <span className="amount text-4xl font-bold text-primary">{index + 1}</span>
            <h3 className="mt-2 text-xl">{title}</h3>
            <p className="mt-2 grow text-quiet">{text}</p>
            <dl className="mt-4 grid grid-cols-[5rem_minmax(0,1fr)] gap-y-1 md:max-lg:grid-cols-1 border-t border-line pt-4 text-sm">
              <dt className="text-quiet">You need</dt>
              <dd className="font-medium">{needs}</dd>
              <dt className="text-quiet">It takes</dt>
              <dd className="font-medium">{takes}</dd>
            </dl>
          </li>
        ))}
      </ol>
      <ButtonLink to={journey} className="mt-8 w-full sm:w-auto">
        Apply for Loan
      </ButtonLink>
    </Section>
  )
}
