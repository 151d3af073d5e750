import type { ReactNode } from 'react'
import { limits } from '#contract/limits.ts'
import * as words from '#words/loan-journey.ts'
import type { Step } from './progress.ts'

/** A step's heading. A new step moves the focus to it by script; the Tab key skips it. */
export function StepHeading({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mb-6">
      <h1 tabIndex={-1} className="text-3xl outline-none">
        {title}
      </h1>
      <p className="mt-2 text-quiet">{children}</p>
    </div>
  )
}

const intros: Record<Step, { title: string; text: string }> = {
  1: { title: words.startWithMobile, text: words.whyMobile(limits.codeDigits) },
  2: { title: words.aboutYou, text: words.aboutYouText },
  3: { title: words.loanNeeded, text: words.loanNeededText },
}

/** The heading of a step's first screen. */
export const StepIntro = ({ step }: { step: Step }) => (
  <StepHeading title={intros[step].title}>{intros[step].text}</StepHeading>
)
