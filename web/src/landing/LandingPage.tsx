import { Documents } from './Documents.tsx'
import { Hero } from './Hero.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { Questions } from './Questions.tsx'
import { Shopping } from './Shopping.tsx'
import { StraightAnswers } from './StraightAnswers.tsx'

export default function LandingPage() {
  return (
    <>
      <Hero />
      <HowItWorks />
      <StraightAnswers />
      <Documents />
      <Shopping />
      <Questions />
    </>
  )
}
