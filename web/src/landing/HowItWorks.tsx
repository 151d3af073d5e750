import * as words from '#words/landing.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { Section } from './Section.tsx'

const steps = [
  { title: words.register, text: words.registerText, needs: words.registerNeeds, takes: words.registerTakes },
  { title: words.fillForm, text: words.fillFormText, needs: words.fillFormNeeds, takes: words.fillFormTakes },
  {
    title: words.getOffers,
    text: words.getOffersText,
    needs: words.getOffersNeeds,
    takes: words.getOffersTakes,
  },
]

/** @param journey the link into the loan journey */
export function HowItWorks({ journey }: { journey: string }) {
  return (
    <Section id="how-it-works" title={words.threeSteps} intro={words.loanTypes} isRaised>
      <ol className="grid grid-cols-1 gap-4 md:grid-cols-3 md:gap-6">
        {steps.map(({ title, text, needs, takes }, index) => (
          <li key={title} className="flex flex-col rounded-card border border-line bg-paper p-5">
            <span className="amount text-4xl font-bold text-primary">{index + 1}</span>
            <h3 className="mt-2 text-xl">{title}</h3>
            <p className="mt-2 grow text-quiet">{text}</p>
            <dl className="mt-4 grid grid-cols-[5rem_minmax(0,1fr)] gap-y-1 md:max-lg:grid-cols-1 border-t border-line pt-4 text-sm">
              <dt className="text-quiet">{words.youNeed}</dt>
              <dd className="font-medium">{needs}</dd>
              <dt className="text-quiet">{words.itTakes}</dt>
              <dd className="font-medium">{takes}</dd>
            </dl>
          </li>
        ))}
      </ol>
      <ButtonLink to={journey} className="mt-8 w-full sm:w-auto">
        {words.applyForLoan}
      </ButtonLink>
    </Section>
  )
}
