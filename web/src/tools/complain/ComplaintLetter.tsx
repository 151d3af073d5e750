import { useRef, useState } from 'react'
import { tag } from '#words/locale.ts'
import * as words from '#words/tools-complain.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { FigureField } from '../../ui/fields/FigureField.tsx'
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { ChoiceField } from '../ChoiceField.tsx'
import { optionalAmount } from '../figures.ts'
import { readLetterDetails, writeLetterDetails } from './draft.ts'
import { type LetterDetails, type LetterFacts, type LetterLanguage, writeComplaint } from './letter.ts'

const longest = { line: 80, text: 3_000 }

/** The letter in English or Hindi with what the visitor types, which stays in this tab. Nothing is sent from here. */
export function ComplaintLetter(facts: Omit<LetterFacts, 'details'>) {
  const [details, setDetails] = useState(readLetterDetails)
  const [language, setLanguage] = useState<LetterLanguage>(tag.startsWith('hi') ? 'hi' : 'en')
  const written = writeComplaint(language, { ...facts, details })
  if (written === undefined) return null
  const change = (changed: Partial<LetterDetails>) => {
    const next = { ...details, ...changed }
    setDetails(next)
    writeLetterDetails(next)
  }
  const line = (name: 'yourName' | 'account' | 'reference', label: string) => (
    <TextField
      label={label}
      value={details[name]}
      maxLength={longest.line}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  )
  return (
    <section className="mt-8 print:break-before-page">
      <h2 className="text-xl">{words.letter}</h2>
      <p className="reading mt-1 text-quiet print:hidden">{words.letterKept}</p>
      <Card className="mt-3 grid gap-x-8 gap-y-5 md:grid-cols-2 print:hidden">
        {line('yourName', words.yourName)}
        {line('account', words.account)}
        {facts.answers.complained === 'yes' && line('reference', words.reference)}
        <FigureField
          label={words.sum}
          hint={words.sumHint}
          {...optionalAmount}
          value={details.sum}
          error={undefined}
          onChange={(sum) => change({ sum })}
        />
        <TextAreaField
          label={words.story}
          hint={words.storyHint}
          rows={5}
          maxLength={longest.text}
          value={details.story}
          onChange={({ target }) => change({ story: target.value })}
        />
        <TextAreaField
          label={words.wish}
          rows={3}
          maxLength={longest.text}
          value={details.wish}
          onChange={({ target }) => change({ wish: target.value })}
        />
        <ChoiceField
          label={words.letterLanguage}
          options={words.letterLanguages}
          value={language}
          onChange={setLanguage}
        />
      </Card>
      <LetterText key={written} written={written} language={language} />
    </section>
  )
}

/** The text, which can be changed by hand until an answer or a detail changes it. */
function LetterText({ written, language }: { written: string; language: LetterLanguage }) {
  const [text, setText] = useState(written)
  const [note, setNote] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
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
    <>
      <div className="reading mt-4">
        <TextAreaField
          ref={field}
          lang={language}
          label={words.letterText}
          rows={18}
          value={text}
          onChange={({ target }) => setText(target.value)}
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
    </>
  )
}
