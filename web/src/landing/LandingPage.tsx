import { useState } from 'react'
import { exampleLoan } from '../borrower/loan-choices.ts'
import { useJourneyLink } from '../borrower/use-journey-link.ts'
import { Documents } from './Documents.tsx'
import { Hero } from './Hero.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { Questions } from './Questions.tsx'
import type { SampleLoan } from './SampleComparison.tsx'
import { Shopping } from './Shopping.tsx'
import { StraightAnswers } from './StraightAnswers.tsx'

export default function LandingPage() {
  const [chosen, setChosen] = useState<SampleLoan>()
  const { to, firstName } = useJourneyLink(chosen)
  return (
    <>
      <Hero
        journey={to}
        firstName={firstName}
        loan={chosen ?? exampleLoan}
        onChange={(part) => setChosen((before: SampleLoan = exampleLoan) => ({ ...before, ...part }))}
      />
      <HowItWorks journey={to} />
      <StraightAnswers />
      <Documents />
      <Shopping />
      <Questions />
    </>
  )
}
