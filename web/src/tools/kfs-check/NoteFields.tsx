import { correctNotes } from '#statements/correct.ts'
import { noteNames } from '#statements/statement.ts'
import * as words from '#words/kfs-result.ts'
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx'
import type { Readings } from './readings.ts'
import { Source } from './Source.tsx'

/** A box for each note that was read, with its quote, and always one for a digital loan. */
export function NoteFields({ statement, corrections, pageOf, onCorrect }: Readings) {
  const corrected = correctNotes(statement, corrections.notes)
  return noteNames.map((name) => {
    const read = statement[name]
    if (name !== 'isDigital' && read === undefined) return null
    const quote = typeof read === 'string' ? read : ''
    return (
      <CheckboxField
        key={name}
        checked={Boolean(corrected[name])}
        onChange={(says) => onCorrect({ notes: { ...corrections.notes, [name]: says } })}
      >
        <span className="block">{words.notes[name]}</span>
        <span className="wrap-anywhere text-quiet">
          <Source quote={quote} page={pageOf(quote)} />
        </span>
      </CheckboxField>
    )
  })
}
