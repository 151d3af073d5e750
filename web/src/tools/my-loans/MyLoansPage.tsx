import { lazy, useState } from 'react'
import { todayInIndia } from '#loans/dates.ts'
import * as words from '#words/tools-my-loans.ts'
import { canRead, hasUnstored } from '../../browser-storage.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { useIsHydrated } from '../../ui/use-is-hydrated.ts'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'
import { ToolPage } from '../ToolFrame.tsx'
import { foundIn, hasDraft, removeDraft } from './draft.ts'
import { type KeptLoan, keepLoan, removeUnread, useKeptLoans, useUnreadCount } from './kept-loans.ts'
import { LazyPart, PartNotLoaded } from './LazyPart.tsx'
import { LoanCard } from './LoanCard.tsx'
import { RunningLoanForm } from './RunningLoanForm.tsx'

const LoansFileSection = lazy(() =>
  import('./LoansFileSection.tsx').catch(() => ({ default: PartNotLoaded })),
)

/** The loans that somebody has, which only this browser keeps. Nothing is requested while the page is used. */
export default function MyLoansPage() {
  useKeptFocus()
  const loans = useKeptLoans()
  // The form is made anew, and so emptied, once a loan has been kept.
  const [count, setCount] = useState(0)
  const keep = (loan: KeptLoan) => {
    keepLoan(loan)
    setCount(count + 1)
  }
  const isHydrated = useIsHydrated()
  const [isLeft, setLeft] = useState(false)
  const found = isHydrated && !isLeft ? foundIn() : undefined
  const form = <RunningLoanForm key={count} onKeep={keep} />
  return (
    <ToolPage
      path={paths.myLoans}
      title={words.title}
      intro={words.intro}
      notes={[words.noteSchedule, words.noteMissed, words.noteReturn, words.noteToday, words.noteLender]}
    >
      <p className="reading mt-1 text-sm text-quiet">{words.onlyHere}</p>
      <StorageNote isKept={count > 0} />
      {found && (
        <FoundLoan
          key={`found ${count}`}
          source={found}
          onKeep={keep}
          onLeave={() => {
            removeDraft('foundLoan')
            setLeft(true)
          }}
        />
      )}
      {loans.length > 0 && (
        <>
          <ul className="mt-5 flex flex-col gap-5">
            {loans.map((loan) => (
              <li key={loan.id}>
                <LoanCard loan={loan} today={todayInIndia()} />
              </li>
            ))}
          </ul>
          <details open={hasDraft('loanDraft') || undefined} className="mt-5 print:hidden">
            <summary className="min-h-11 py-2.5 font-semibold">{words.anotherLoan}</summary>
            <Card>{form}</Card>
          </details>
        </>
      )}
      {loans.length === 0 && !found && (
        <section aria-label={words.aLoan} className="mt-5">
          <Card>
            <p className="reading mb-4 text-quiet">{words.noLoans}</p>
            {form}
          </Card>
        </section>
      )}
      <LazyPart title={words.fileTitle} isOfPage>
        <LoansFileSection />
      </LazyPart>
    </ToolPage>
  )
}

/** That a loan is kept, or what the browser does not store or read. */
function StorageNote({ isKept }: { isKept: boolean }) {
  const isHydrated = useIsHydrated()
  const unread = useUnreadCount()
  const isReadable = !isHydrated || canRead('device')
  const note = !isReadable ? words.cannotRead : hasUnstored() ? words.notStored : isKept ? words.kept : ''
  return (
    <>
      {/* Always mounted: screen readers ignore a live region that appears together with its text. */}
      <div role="status">
        {note && (
          <p className="mt-4 font-medium">
            <ChangingText>{note}</ChangingText>
          </p>
        )}
      </div>
      {unread > 0 && (
        <div className="mt-4 flex flex-wrap items-center gap-x-4">
          <p className="font-medium">{words.unread(unread)}</p>
          <Button variant="quiet" onClick={removeUnread}>
            {words.removeUnread}
          </Button>
        </div>
      )}
    </>
  )
}

interface FoundLoanProps {
  source: NonNullable<ReturnType<typeof foundIn>>
  onKeep: (loan: KeptLoan) => void
  onLeave: () => void
}

/** A loan from a checked statement or an application, whose figures the visitor confirms before it is kept. */
const FoundLoan = ({ source, onKeep, onLeave }: FoundLoanProps) => (
  <section aria-label={words.foundTitle} className="mt-5">
    <Card>
      <h2 className="text-xl">{words.foundTitle}</h2>
      <p className="reading mt-1 mb-4 text-quiet">{words.foundIn[source]}</p>
      <RunningLoanForm draft="foundLoan" onKeep={onKeep} onCancel={onLeave} />
    </Card>
  </section>
)
