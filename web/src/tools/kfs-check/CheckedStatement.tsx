import { Activity, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { displayedSchedule } from '#loans/repayment/amortisation.ts'
import { loanOf } from '#statements/judge/check-cost.ts'
import { checkStatement } from '#statements/judge/check-statement.ts'
import { type StatementText, statementsIn } from '#statements/lay-out/statements-in.ts'
import { pageOf, pagesOf } from '#statements/read/page-of.ts'
import { readStatement } from '#statements/read/read-statement.ts'
import { emptyStatement, figureOf, type Statement } from '#statements/statement.ts'
import * as words from '#words/kfs-result.ts'
import { correctFields } from '#words/tools.ts'
import { paths } from '../../paths.ts'
import { type FoundLoan, writeFoundLoan } from '../../session/loans-on-device.ts'
import { Button } from '../../ui/Button.tsx'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { ChoiceTiles } from '../../ui/fields/ChoiceTiles.tsx'
import { markWritten } from '../../ui/mark-written.tsx'
import { inputsInAddress, useWrittenFragment } from '../address.ts'
import { byMonth, scheduleCsv } from '../schedule.ts'
import { ToolActions } from '../ToolActions.tsx'
import { applyCorrections, type Corrections, noCorrections } from './corrections.ts'
import { amountOf, shownValue } from './describe-finding.ts'
import { FigureFields } from './FigureFields.tsx'
import { Letter } from './Letter.tsx'
import { loanToKeep } from './loan-to-keep.ts'
import { money } from './money.ts'
import { ReadEntries } from './ReadEntries.tsx'
import { SampleResult } from './SampleResult.tsx'
import { summarise } from './summarise.ts'
import { readTyped, writeTyped } from './typed-figures.ts'
import { Verdict } from './Verdict.tsx'

/** In this file's chunk: in one of its own, it would draw the code that both share into the page's. */
export { SampleResult }

export interface CheckedStatementProps {
  /** The text of one or more statements; `null` if the figures of one are typed. */
  text: string | null
  /** The name of the file that the text is from. */
  file: string | undefined
  /** Called with the headline of the result, or with what to do to get a result, whenever it changes. */
  onHeadline: (headline: string) => void
}

/** The statements of a text, each with what was read of it. */
const readAll = (text: string) =>
  statementsIn(text).map((part) => ({ ...part, statement: readStatement(part.text) }))

/** What was read of a statement, which the visitor picks if there are several, and what does not agree in it. */
export default function CheckedStatement({ text, file, onHeadline }: CheckedStatementProps) {
  const parts = useMemo(() => (text === null ? [] : readAll(text)), [text])
  const typed = useMemo(() => emptyStatement(false), [])
  const [picked, setPicked] = useState('0')
  const [opened, setOpened] = useState<readonly string[]>([picked])
  const top = useRef<HTMLParagraphElement>(null)
  // On a phone, the fields for another statement fill the screen.
  useEffect(() => moveTo(top.current), [])
  return (
    <>
      {text !== null && (
        <p ref={top} tabIndex={-1} className="mt-8 wrap-anywhere text-quiet outline-none">
          {file === undefined ? words.resultOfText : markWritten(words.resultOfFile(file), file)}
        </p>
      )}
      {parts.length > 1 && (
        <div className="my-4 border-l-4 border-caution pl-3 print:hidden">
          <ChoiceTiles
            legend={words.pickStatement(parts.length)}
            name="statement"
            options={Object.fromEntries(
              parts.map(({ statement }, index) => [index, nameOf(statement, index)]),
            )}
            value={picked}
            onChange={(next) => {
              setPicked(next)
              if (!opened.includes(next)) setOpened([...opened, next])
            }}
          />
        </div>
      )}
      {/* What was corrected of a statement stays while another one is looked at. */}
      {opened.map((each) => {
        const part = parts[Number(each)]
        return (
          <Activity key={each} mode={each === picked ? 'visible' : 'hidden'}>
            <Check statement={part?.statement ?? typed} part={part} onHeadline={onHeadline} />
          </Activity>
        )
      })}
    </>
  )
}

/** Moves the screen and the focus to an element. */
function moveTo(element: HTMLElement | null) {
  element?.focus({ preventScroll: true })
  element?.scrollIntoView()
}

/** What tells a statement from the others in its file. */
function nameOf({ figures }: Statement, index: number): string {
  const amount = figureOf(figures.sanctionedAmount)
  const term = figureOf(figures.termMonths)
  const shown = [
    amount === undefined ? '' : shownValue(words, 'sanctionedAmount', amount),
    term === undefined ? '' : shownValue(words, 'termMonths', term),
  ].filter(Boolean)
  return words.statementName(index + 1, shown.join(', '))
}

interface CheckProps {
  statement: Statement
  /** Its text, unless its figures are typed. */
  part: StatementText | undefined
  onHeadline: (headline: string) => void
}

/**
 * The readings of one statement, which the visitor confirms or corrects, and the result. If all figures are typed, they are kept
 * in the address; figures that were read from a statement, and corrections to them, never are.
 */
function Check({ statement, part, onHeadline }: CheckProps) {
  const { isDocument } = statement
  const [corrections, setCorrections] = useState<Corrections>(() =>
    isDocument ? noCorrections : { ...noCorrections, typed: readTyped(inputsInAddress()) },
  )
  const fragment = writeTyped(corrections.typed)
  useWrittenFragment(fragment, isDocument ? undefined : 'visitor')
  const { corrected, errors } = useDeferredValue(
    useMemo(() => applyCorrections(statement, corrections), [statement, corrections]),
  )
  const result = useMemo(() => checkStatement(corrected), [corrected])
  const pages = useMemo(() => pagesOf(part?.text ?? ''), [part])
  const pageNumber = (quote: string) => {
    const page = pageOf(quote, pages)
    return page === undefined ? undefined : page + (part?.firstPage ?? 1)
  }
  const loan = loanOf(corrected)
  const hasErrors = Object.keys(errors).length > 0
  const hasResult = !hasErrors && (isDocument || loan !== undefined)
  const [title, explanation] = hasResult
    ? summarise(corrected, result)
    : [hasErrors ? correctFields : words.typeToSee, undefined]
  useEffect(() => onHeadline(title), [title, onHeadline])
  const heading = useRef<HTMLHeadingElement>(null)
  const change = (some: Partial<Corrections>) => setCorrections((before) => ({ ...before, ...some }))
  const amount = Math.max(...result.findings.map(amountOf))
  const verdict = (
    <section className="min-w-0 lg:sticky lg:top-20 lg:self-start">
      <h2 ref={heading} tabIndex={-1} className="text-2xl sm:text-3xl">
        <ChangingText>{title}</ChangingText>
      </h2>
      {hasResult && (
        <>
          {amount >= 1 && (
            <p className="mt-3">
              <ChangingText className="amount block text-5xl font-bold">{money(amount)}</ChangingText>
              <span className="text-quiet">{words.largestAmount}</span>
            </p>
          )}
          <p className="reading mt-3 text-base! text-quiet">
            <ChangingText>{explanation}</ChangingText>
          </p>
          {result.hasSeveralStatements && (
            <p className="reading mt-3 border-l-4 border-caution pl-3">{words.severalStatements}</p>
          )}
          <Verdict statement={corrected} result={result} pageOf={pageNumber} />
        </>
      )}
    </section>
  )
  return (
    <>
      <div
        className={`grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] ${isDocument ? 'mt-1' : 'mt-8'}`}
      >
        {isDocument && verdict}
        <section className="min-w-0">
          <h2 className="text-xl">{isDocument ? words.confirmTitle : words.whatItSays}</h2>
          <p className="reading mt-1 text-base! text-quiet print:hidden">
            <ChangingText>{isDocument ? words.confirmText : words.typeWhatYouHave}</ChangingText>
          </p>
          {isDocument ? (
            <ReadEntries
              statement={statement}
              corrected={corrected}
              corrections={corrections}
              errors={errors}
              result={result}
              pageOf={pageNumber}
              onCorrect={change}
            />
          ) : (
            <FigureFields
              typed={corrections.typed}
              errors={errors}
              computed={result.computed}
              onType={(name, value) =>
                setCorrections((before) => ({ ...before, typed: { ...before.typed, [name]: value } }))
              }
            />
          )}
          {/* On a wide screen the result stands beside the readings. */}
          {isDocument && (
            <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center justify-between gap-x-4 border-t border-line bg-paper px-4 py-1 lg:hidden print:hidden">
              <p className="font-semibold">
                <ChangingText>{title}</ChangingText>
              </p>
              <Button variant="quiet" onClick={() => moveTo(heading.current)}>
                {words.seeResult}
              </Button>
            </div>
          )}
        </section>
        {!isDocument && verdict}
      </div>
      {hasResult && (
        <>
          <KeepLoan found={loanToKeep(corrected)} />
          <Letter statement={corrected} result={result} pageOf={pageNumber} />
          <ToolActions
            {...(!isDocument && { path: paths.kfsCheck + fragment })}
            {...(loan && {
              csv: { name: 'schedule.csv', text: () => scheduleCsv(byMonth(displayedSchedule(loan))) },
            })}
          />
        </>
      )}
    </>
  )
}

/** Leads to `/my-loans`, where the visitor confirms the figures. */
function KeepLoan({ found }: { found: FoundLoan | undefined }) {
  if (!found) return null
  return (
    <p className="mt-6 print:hidden">
      <Link
        to={paths.myLoans}
        className="link inline-flex min-h-11 items-center font-semibold"
        onClick={() => writeFoundLoan(found)}
      >
        {words.keepLoan}
      </Link>
      <span className="block text-sm text-quiet">{words.keepLoanHint}</span>
    </p>
  )
}
