import { useRef, useState } from 'react'
import type { CheckResult } from '#statements/judge/findings.ts'
import type { Statement } from '#statements/statement.ts'
import * as words from '#words/kfs-result.ts'
import { tag } from '#words/locale.ts'
import { Button } from '../../ui/Button.tsx'
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx'
import { ChoiceField } from '../ChoiceField.tsx'
import { type LetterLanguage, writeLetter } from './letter.ts'

interface LetterProps {
  statement: Statement
  result: CheckResult
  pageOf: (quote: string) => number | undefined
}

/** A letter to the lender in English or Hindi, which can be changed, copied and shared. Nothing is sent from here. */
export function Letter({ statement, result, pageOf }: LetterProps) {
  const [language, setLanguage] = useState<LetterLanguage>(tag.startsWith('hi') ? 'hi' : 'en')
  const [note, setNote] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const written = writeLetter(language, statement, result, pageOf)
  const [changed, setChanged] = useState<{ from: string; text: string }>()
  if (written === undefined) return null
  // What was changed by hand belongs to the letter that was changed.
  const text = changed?.from === written ? changed.text : written
  const copy = async () => {
    try {
      // Some apps that open links in a browser of their own have no clipboard.
      await navigator.clipboard.writeText(text)
      setNote(words.copied)
    } catch {
      field.current?.focus()
      field.current?.select()
      setNote(words.notCopied)
    }
  }
  const canShare = typeof navigator.share === 'function'
  return (
    <section className="mt-8 print:break-before-page">
      <h2 className="text-xl">{words.letterToLender}</h2>
      <div className="mt-2 print:hidden">
        <ChoiceField
          label={words.letterLanguage}
          options={words.letterLanguages}
          value={language}
          onChange={setLanguage}
        />
      </div>
      <div className="reading mt-2">
        <TextAreaField
          ref={field}
          lang={language}
          label={words.letterText}
          rows={14}
          value={text}
          onChange={({ target }) => setChanged({ from: written, text: target.value })}
        />
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-3 print:hidden">
        <Button variant="secondary" onClick={() => void copy()}>
          {words.copyLetter}
        </Button>
        {canShare && (
          <Button
            variant="secondary"
            // Rejects if the visitor closes the dialog.
            onClick={() => void navigator.share({ text }).catch(() => undefined)}
          >
            {words.shareLetter}
          </Button>
        )}
        <span role="status" className="text-sm">
          {note}
        </span>
      </div>
    </section>
  )
}
