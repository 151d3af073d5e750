import { useEffect, useId, useRef } from 'react'
import * as words from '#words/tools-kfs-check.ts'
import { describedBy, FieldError } from '../../ui/fields/Field.tsx'

/** A field for one PDF. The browser's own field covers the area, so that files can be dropped anywhere on it. */
export function FileDrop({ onFile, problem }: { onFile: (file: File) => void; problem: string | undefined }) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const takeFile = () => {
    const file = input.current?.files?.[0]
    if (file) onFile(file)
    // Without this, choosing the same file again after changing it would fire no event.
    if (input.current) input.current.value = ''
  }
  // Takes a file that was chosen in the prerendered page before it was hydrated.
  useEffect(takeFile)
  return (
    <>
      <div className="relative rounded-card border-2 border-dashed border-edge p-5 text-center hover:border-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
        <label
          htmlFor={id}
          className="inline-flex min-h-12 items-center justify-center rounded-control bg-primary px-5 py-2 font-semibold text-on-primary"
        >
          {words.chooseFile}
        </label>
        <p className="mt-2 text-quiet">{words.dropHere}</p>
        <p id={`${id}-hint`} className="mt-1 text-sm text-quiet">
          {words.fileLimit}
        </p>
        <input
          ref={input}
          id={id}
          type="file"
          accept=".pdf,application/pdf"
          className="absolute inset-0 size-full cursor-pointer opacity-0"
          onChange={takeFile}
          {...describedBy(id, { hint: words.fileLimit, error: problem })}
        />
      </div>
      <div className="mt-3">
        <FieldError id={id} {...(problem !== undefined && { error: problem })} />
      </div>
    </>
  )
}
