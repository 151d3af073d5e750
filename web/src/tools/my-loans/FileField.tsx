import { useId, useRef, useState } from 'react'
import { writtenLang } from '#words/locale.ts'
import * as words from '#words/tools-my-loans.ts'
import { describedBy, Field } from '../../ui/fields/Field.tsx'

interface FileFieldProps {
  label: string
  hint: string
  /** Such as `.csv`. */
  accept: string
  error: string | undefined
  /** @param signal aborted once another file is chosen */
  onFile: (file: File, signal: AbortSignal) => void
}

/** A field for one file, which is only read on this device. The browser's own field, whose words are in its language, covers ours. */
export function FileField({ label, hint, accept, error, onFile }: FileFieldProps) {
  const id = useId()
  const [name, setName] = useState('')
  const reading = useRef<AbortController>(undefined)
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className="relative flex min-h-12 items-center gap-3 rounded-control border border-edge bg-surface p-1.5 pr-3.5 hover:border-ink focus-inside:outline-2 focus-inside:outline-focus">
        <span className="inline-flex min-h-9 shrink-0 items-center rounded-control bg-primary px-3 font-semibold text-on-primary">
          {words.chooseFile}
        </span>
        {name === '' ? (
          <span className="text-quiet">{words.noFile}</span>
        ) : (
          <span lang={writtenLang} translate="no" className="min-w-0 truncate">
            {name}
          </span>
        )}
        <input
          id={id}
          type="file"
          accept={accept}
          onChange={({ target }) => {
            const file = target.files?.[0]
            if (file) {
              reading.current?.abort()
              reading.current = new AbortController()
              setName(file.name)
              onFile(file, reading.current.signal)
            }
            // Without this, choosing the same file again would fire no event.
            target.value = ''
          }}
          {...describedBy(id, { hint, error })}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
      </div>
    </Field>
  )
}
