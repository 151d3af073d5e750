import { useState } from 'react'
import type { CheckResult } from '#loans/kfs/findings.ts'
import * as words from '#words/kfs-result.ts'
import { Button } from '../../ui/Button.tsx'
import { questionsFor } from './describe-finding.ts'

/** What to ask the lender, with a button that copies the questions. */
export function Questions({ result }: { result: CheckResult }) {
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
