import { Section } from './Section.tsx'

const facts = [
  {
    title: 'You never pay us',
    text: 'Lenders pay Tulna when they give a loan. You pay nothing to compare, and nothing extra for the loan.',
  },
  {
    title: 'Cheapest first',
    text: 'We sort offers by what they cost you. Nobody can pay to move up.',
  },
  {
    title: 'Your number stays with us',
    text: 'We don’t give your details to lenders. They hear from you only when you apply on their site.',
  },
  {
    title: 'Your Aadhaar number is safe',
    text: 'We store only the last four digits. We never keep the full number.',
  },
]

export function StraightAnswers() {
  return (
    <Section id="straight-answers" title="Before you start">
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
