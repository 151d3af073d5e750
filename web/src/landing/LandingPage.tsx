import { useState } from 'react'
import type { LoanChoices } from '../borrower/loan-choices.ts'
import { useJourneyLink } from '../borrower/use-journey-link.ts'
import { Documents } from './Documents.tsx'
import { Hero } from './Hero.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { Questions } from './Questions.tsx'
import { Shopping } from './Shopping.tsx'
import { StraightAnswers } from './StraightAnswers.tsx'

export default function LandingPage() {
  const [choices, setChoices] = useState<LoanChoices>({})
  const { to, firstName } = useJourneyLink(choices)
  return (
    <>
      <Hero journey={to} firstName={firstName} onChoose={setChoices} />
      <HowItWorks journey={to} />
      <StraightAnswers />
      <Documents />
      <Shopping />
      <Questions />
    </>
  )
}
