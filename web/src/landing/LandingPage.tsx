import { useState } from 'react'
import { type LoanChoices, withChoices } from '../borrower/loan-choices.ts'
import { paths } from '../paths.ts'
import { Documents } from './Documents.tsx'
import { Hero } from './Hero.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { Questions } from './Questions.tsx'
import { Shopping } from './Shopping.tsx'
import { StraightAnswers } from './StraightAnswers.tsx'

export default function LandingPage() {
  const [choices, setChoices] = useState<LoanChoices>({})
  const journey = withChoices(paths.loanJourney, choices)
  return (
    <>
      <Hero journey={journey} onChoose={setChoices} />
      <HowItWorks journey={journey} />
      <StraightAnswers />
      <Documents />
      <Shopping />
      <Questions />
    </>
  )
}
