import { useEffect, useId, useRef, useState } from 'react'
import * as words from '#words/tools-kfs-check.ts'
import { Button } from '../../ui/Button.tsx'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { describedBy, FieldError } from '../../ui/fields/Field.tsx'
import { isInApp } from '../../ui/in-app.ts'
import { useIsHydrated } from '../../ui/use-is-hydrated.ts'

export function FileInput({
  onText,
  onClear,
}: {
  onText: (text: string, file: string) => void
  onClear: () => void
}) {
  const [reading, setReading] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const running = useRef<AbortController>(undefined)
  const stop = () => running.current?.abort()
  // Stops reading when the visitor chooses another way or leaves the page.
  useEffect(() => () => running.current?.abort(), [])
  const read = async (file: File) => {
    stop()
    const controller = new AbortController()
    running.current = controller
    setReading(file.name)
    setProblem(undefined)
    onClear()
    try {
      const [{ readFile }] = await Promise.all([import('./read-file.ts'), import('./CheckedStatement.tsx')])
      const result = await readFile(file, controller.signal)
      if (result.state === 'read') onText(result.text, file.name)
      else setProblem(words.problems[result.state])
    } catch {
      if (controller.signal.aborted) return
      setProblem(words.problems.readerFailed)
    }
    setReading(undefined)
  }
  const cancel = () => {
    stop()
    setReading(undefined)
  }
  return (
    <>
      <FileDrop onFile={(file) => void read(file)} problem={problem} />
      <div
        className={reading === undefined ? 'sr-only' : 'mt-3 flex flex-wrap items-center gap-x-4 font-medium'}
      >
        <p role="status">
          <ChangingText>{reading !== undefined && words.reading(reading)}</ChangingText>
        </p>
        {reading !== undefined && (
          <Button variant="quiet" onClick={cancel}>
            {words.cancel}
          </Button>
        )}
      </div>
    </>
  )
}

/** A field for one PDF. The browser's own field covers the area, so that files can be dropped anywhere on it. */
function FileDrop({ onFile, problem }: { onFile: (file: File) => void; problem: string | undefined }) {
  const id = useId()
  const isInside = useIsHydrated() && isInApp()
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
      <div className="relative rounded-card border-2 border-dashed border-edge p-5 text-center hover:border-primary focus-inside:outline-2 focus-inside:outline-offset-2 focus-inside:outline-focus">
        <label
          htmlFor={id}
          className="inline-flex min-h-12 items-center justify-center rounded-control bg-primary px-5 py-2 font-semibold text-on-primary"
        >
          {words.chooseFile}
        </label>
        <p className="mt-2 text-quiet">{isInside ? words.nothingOpens : words.dropHere}</p>
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
