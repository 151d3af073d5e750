import { lazy, useState } from 'react'
import { todayInIndia } from '#loans/dates.ts'
import * as words from '#words/tools-my-loans.ts'
import { hasUnstored } from '../../browser-storage.ts'
import { paths } from '../../paths.ts'
import { Card } from '../../ui/Card.tsx'
import { ToolPage } from '../ToolFrame.tsx'
import { keepLoan, useKeptLoans } from './kept-loans.ts'
import { LazyPart, notLoaded } from './LazyPart.tsx'
import { LoanCard } from './LoanCard.tsx'
import { RunningLoanForm } from './RunningLoanForm.tsx'

const LoansFileSection = lazy(() => import('./LoansFileSection.tsx').catch(() => notLoaded))

/** The loans that somebody has, which only this browser keeps. Nothing is requested while the page is used. */
export default function MyLoansPage() {
  const loans = useKeptLoans()
  // The form is made anew, and so emptied, once a loan has been kept.
  const [count, setCount] = useState(0)
  const form = (
    <RunningLoanForm
      key={count}
      onKeep={(loan) => {
        keepLoan(loan)
        setCount(count + 1)
      }}
    />
  )
  return (
    <ToolPage
      path={paths.myLoans}
      title={words.title}
      intro={words.intro}
      notes={[words.noteSchedule, words.noteMissed, words.noteReturn, words.noteToday, words.noteLender]}
    >
      <p className="reading mt-2 text-quiet">{words.onlyHere}</p>
      <div role="status">
        {loans.length > 0 && hasUnstored() ? (
          <p className="mt-4 font-medium">{words.notStored}</p>
        ) : (
          count > 0 && <p className="mt-4 font-medium">{words.kept}</p>
        )}
      </div>
      {loans.length > 0 && (
        <>
          <ul className="mt-5 flex flex-col gap-5">
            {loans.map((loan) => (
              <li key={loan.id}>
                <LoanCard loan={loan} today={todayInIndia()} />
              </li>
            ))}
          </ul>
          <details className="mt-5 print:hidden">
            <summary className="min-h-11 py-2.5 text-xl font-semibold">{words.anotherLoan}</summary>
            <Card>{form}</Card>
          </details>
        </>
      )}
      {loans.length === 0 && (
        <section aria-label={words.aLoan} className="mt-5">
          <Card>{form}</Card>
        </section>
      )}
      <LazyPart title={words.fileTitle} isOfPage>
        <LoansFileSection />
      </LazyPart>
    </ToolPage>
  )
}
