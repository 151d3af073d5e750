import { Section } from './Section.tsx'

const facts = [
  {
    title: 'You never pay us',
    text: 'Lenders pay Tulna when a loan is given. You pay nothing for comparing, and nothing more for the loan.',
  },
  {
    title: 'The order is not for sale',
    text: 'Offers stand in the order of what they cost you. No payment and no badge moves one up.',
  },
  {
    title: 'Your number stays here',
    text: 'No lender gets your details from us. It hears from you when you apply on its own site.',
  },
  {
    title: 'Aadhaar is not kept',
    text: 'Only the last four digits are stored. The full number is not, neither here nor in your browser.',
  },
]

export function StraightAnswers() {
  return (
    <Section id="straight-answers" title="What you may want to know first">
      <dl className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
        {facts.map(({ title, text }) => (
          <div key={title} className="border-l-2 border-primary pl-5">
            <dt className="text-xl font-semibold">{title}</dt>
            <dd className="mt-1.5 text-quiet">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
