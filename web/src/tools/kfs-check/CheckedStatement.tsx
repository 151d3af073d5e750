import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { displayedSchedule } from '#loans/repayment/amortisation.ts'
import { loanOf } from '#statements/judge/check-cost.ts'
import { checkStatement } from '#statements/judge/check-statement.ts'
import type { CheckResult, Finding } from '#statements/judge/findings.ts'
import { readStatement } from '#statements/read/read-statement.ts'
import { emptyStatement, type Statement } from '#statements/statement.ts'
import * as words from '#words/kfs-result.ts'
import { correctFields } from '#words/tools.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { inputsInAddress, useWrittenFragment } from '../address.ts'
import { byMonth, scheduleCsv } from '../schedule.ts'
import { ToolActions } from '../ToolActions.tsx'
import { describeFinding, describeUnchecked, entryNames, questionsFor } from './describe-finding.ts'
import { FigureFields } from './FigureFields.tsx'
import { ReadEntries } from './ReadEntries.tsx'
import { applyTyped, readTyped, type Typed, writeTyped } from './typed-figures.ts'

export interface CheckedStatementProps {
  /** The text of the statement; `null` if its figures are typed. */
  text: string | null
  /** Called with the headline of the result, or with what to do to get a result, whenever it changes. */
  onHeadline: (headline: string) => void
}

/**
 * What is wrong with a statement, and the figures that we read, which the visitor can correct. If all figures are
 * typed, they are kept in the address; figures that were read from a statement, and corrections to them, never are.
 */
export default function CheckedStatement({ text, onHeadline }: CheckedStatementProps) {
  const statement = useMemo(() => (text === null ? emptyStatement(false) : readStatement(text)), [text])
  const [typed, setTyped] = useState<Typed>(() => (text === null ? readTyped(inputsInAddress()) : {}))
  const fragment = writeTyped(typed)
  useWrittenFragment(fragment, text === null ? 'visitor' : undefined)
  const { corrected, errors } = useDeferredValue(
    useMemo(() => applyTyped(statement, typed), [statement, typed]),
  )
  const result = useMemo(() => checkStatement(corrected), [corrected])
  const loan = loanOf(corrected)
  const hasErrors = Object.keys(errors).length > 0
  const hasResult = !hasErrors && (statement.isDocument || loan !== undefined)
  const problems = [...new Set(result.findings.map(describeWithQuote))]
  const [title, explanation] = hasResult
    ? summarise(corrected, result, problems.length)
    : [hasErrors ? correctFields : words.typeToSee]
  useEffect(() => onHeadline(title), [title, onHeadline])
  const fields = (
    <FigureFields
      statement={statement}
      typed={typed}
      errors={errors}
      computed={result.computed}
      onType={(name, value) => setTyped((before) => ({ ...before, [name]: value }))}
    />
  )
  return (
    <>
      {!statement.isDocument && fields}
      {hasResult ? (
        <section className="mt-8">
          <h2 className="text-2xl">
            <ChangingText>{title}</ChangingText>
          </h2>
          <p className="reading mt-1 text-quiet">
            <ChangingText>{explanation}</ChangingText>
          </p>
          {result.hasSeveralStatements && (
            <p className="reading mt-3 border-l-4 border-caution pl-3">{words.severalStatements}</p>
          )}
          <Lists problems={problems} result={result} />
        </section>
      ) : (
        <p className="mt-6 font-medium">
          <ChangingText>{title}</ChangingText>
        </p>
      )}
      {statement.isDocument && (
        <>
          {fields}
          <ReadEntries statement={statement} />
        </>
      )}
      {hasResult && (
        <>
          <Questions result={result} />
          <ToolActions
            {...(text === null && { path: paths.kfsCheck + fragment })}
            {...(loan && {
              csv: { name: 'schedule.csv', text: () => scheduleCsv(byMonth(displayedSchedule(loan))) },
            })}
          />
        </>
      )}
    </>
  )
}

function describeWithQuote(finding: Finding): string {
  const sentence = describeFinding(finding)
  return 'quote' in finding ? `${sentence} ${words.readFrom(finding.quote)}` : sentence
}

/** The headline of the result, and a sentence that explains it. */
function summarise(
  { isDocument }: Statement,
  { verdict, computed }: CheckResult,
  problemCount: number,
): [title: string, explanation: string] {
  if (verdict === 'contradicts')
    return [words.problems(problemCount), isDocument ? words.problemsText : words.typedProblemsText]
  if (verdict === 'consistent') return [words.figuresAgree, words.figuresAgreeText]
  if (!isDocument) return [words.notAllChecked, words.onlyFigures]
  if (computed.emi === undefined) return [words.tooLittleRead, words.tooLittleReadText]
  return [words.notAllChecked, words.notAllCheckedText]
}

function Lists({ problems, result }: { problems: string[]; result: CheckResult }) {
  const { missing, unreadable, unchecked } = result
  return (
    <>
      <List title={words.whatDisagrees} tone="border-danger" items={problems} />
      <List
        title={words.whatIsMissing}
        tone="border-caution"
        items={missing.map((entry) => entryNames[entry])}
      />
      <List
        title={words.whatIsUnreadable}
        tone="border-caution"
        items={unreadable.map(({ entry, quote }) =>
          quote === '' ? entryNames[entry] : `${entryNames[entry]}: “${quote}”`,
        )}
      />
      <List title={words.notChecked} tone="border-line" items={unchecked.map(describeUnchecked)} />
    </>
  )
}

/** One list of the result, with its heading. Renders nothing if there are no items. */
function List({ title, tone, items }: { title: string; tone: string; items: string[] }) {
  if (items.length === 0) return null
  return (
    <>
      <h3 className="mt-6 text-lg">{title}</h3>
      <ul className="reading mt-2 space-y-2">
        {[...new Set(items)].map((item) => (
          <li key={item} className={`border-l-4 pl-3 wrap-anywhere ${tone}`}>
            {item}
          </li>
        ))}
      </ul>
    </>
  )
}

function Questions({ result }: { result: CheckResult }) {
  const [note, setNote] = useState('')
  const questions = questionsFor(result)
  const copy = () =>
    navigator.clipboard
      .writeText(questions.map((question, index) => `${index + 1}. ${question}`).join('\n'))
      .then(
        () => setNote(words.copied),
        () => setNote(words.notCopied),
      )
  if (questions.length === 0) return null
  return (
    <section className="mt-8">
      <h2 className="text-xl">{words.questionsToAsk}</h2>
      <ol className="reading mt-2 list-decimal space-y-1.5 pl-6 marker:text-primary">
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap items-center gap-3 print:hidden">
        <Button variant="secondary" onClick={() => void copy()}>
          {words.copyQuestions}
        </Button>
        <span role="status" className="text-sm">
          {note}
        </span>
      </div>
    </section>
  )
}
